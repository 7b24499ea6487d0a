import { has, t } from '$lib/texts.svelte'

// What a game counts is named in the texts of that game.

/** What a seat may hope for at the end: no game counts it, the judge of each estimates it. */
const PROSPECT = 'prospect'

/** A figure of a seat. */
export function measureName(game: string, measure: string): string {
  if (measure === PROSPECT) return t('judge-prospect')
  const key = `${game}-measure-${measure}`
  return has(key) ? t(key) : measure
}

/** A share in whole per cents. */
export const percent = (share: number): number => Math.round(share * 100)

/** +3, −2 */
export const signed = (by: number): string => (by > 0 ? `+${by}` : `−${-by}`)

/** Changes of figures in one line, the name first so that it needs no plural: Strength +2, Food per turn −1. */
export function changesText(game: string, changes: readonly (readonly [measure: string, by: number])[]): string {
  return changes.map(([measure, by]) => `${measureName(game, measure)} ${signed(by)}`).join(', ')
}
