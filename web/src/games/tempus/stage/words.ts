import type { PartKey } from '$games/contract'
import { listed } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'

/** Several seats by their names. */
export function named(seats: readonly number[], teller: Teller): string {
  return listed(seats.map((seat) => teller.player(seat)))
}

/** More cards than that are not drawn at all: the sums must stay in sight, and who laid which is said in words. */
const MOST = 8

/** Cards as they are shown on a stage: whole, or low and broad where there are more than fit in a row. */
export function shown(cards: readonly string[], inRow: number): PartKey[] {
  if (cards.length > MOST) return []
  return cards.map((card) => `${cards.length > inRow ? 'low-card' : 'card'}:${card}` as const)
}
