import { has, t } from '$lib/texts.svelte'
import type { Outcome } from '$lib/wire'

/** What decided between seats that are level on points and yet have different ranks, where the texts of the game say it. */
export function tieOf(game: string, { standings }: Outcome): string {
  const isBroken = standings.some((one) => standings.some((other) => one.total === other.total && one.rank !== other.rank))
  const key = `${game}-tie`
  return isBroken && has(key) ? t(key) : ''
}
