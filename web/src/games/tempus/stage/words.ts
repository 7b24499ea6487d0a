import type { PartKey } from '$games/contract'
import { listed } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'

/** Several seats by their names. */
export function named(seats: readonly number[], teller: Teller): string {
  return listed(seats.map((seat) => teller.player(seat)))
}

/** More cards than that are not drawn at all: the sums must stay in sight, and who laid which is said in words. */
const MOST = 8

/** A card that lies open, and who laid it. */
export interface Laid {
  card: string
  seat: number
}

/** Cards as they are shown on a stage: whole, or low and broad where there are more than fit in a row; each with its seat. */
export function shown(cards: readonly Laid[], inRow: number): PartKey[] {
  if (cards.length > MOST) return []
  return cards.map(({ card, seat }) => `${cards.length > inRow ? 'low-card' : 'card'}:${card}/${seat}` as const)
}
