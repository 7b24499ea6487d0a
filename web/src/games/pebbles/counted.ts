// Pebbles lie in rows that count them by value: the bag, the pile, a hand for each seat, a prize for each seat.
import type { PebblesView } from './wire'

const PILE = 1
const HANDS = 2

/** The pebbles of a row one by one, the highest first. */
export function spread(row: readonly number[]): number[] {
  return row.flatMap((count, value) => Array<number>(count).fill(value)).reverse()
}

/** The pebbles that lie on the pile. */
export function pileOf(view: PebblesView): number[] {
  return spread(view.open.rows[PILE] ?? [])
}

/** What a seat has won: the sum of its pebbles. */
export function pointsOf(view: PebblesView, seat: number): number {
  const prize = view.open.rows[HANDS + view.hands.length + seat] ?? []
  return prize.reduce((sum, count, value) => sum + count * value, 0)
}
