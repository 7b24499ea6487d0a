import type { EntryOf, GameModule, Scored } from '$games/contract'
import { has, t } from '$lib/texts.svelte'
import type { ReplayData, Standing } from '$lib/wire'

export { measureName } from '$lib/words/measures'

/** A category of points, as the texts of the game name it. */
export function categoryName(game: string, category: string): string {
  const key = `${game}-points-${category}`
  return has(key) ? t(key) : category
}

/** What the points came from, as the game tells it from what happened; null if the categories of the result say it all. */
export function partsOf(module: GameModule, { steps, result }: Pick<ReplayData, 'steps' | 'result'>): readonly Scored[] | null {
  const standings = [...(result?.standings ?? [])].sort((one, other) => one.seat - other.seat)
  return (
    module.scored?.(
      steps as Pick<EntryOf, 'events'>[],
      standings.map(({ total }) => total),
    ) ?? null
  )
}

/** The points of a seat by what they came from: the parts that the game tells, else the categories of the result. */
export const pointsOf = ({ seat, points }: Standing, parts: readonly Scored[] | null): Record<string, number> =>
  parts ? Object.fromEntries(parts.map((part) => [part.label, part.points[seat] ?? 0])) : points
