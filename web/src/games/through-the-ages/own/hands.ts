// How many cards of both hands lie side by side.

/** With more cards than this they lie in two rows, however wide the desk is. */
const MOST = 9
/** The least width of a card with its gap, and what both hands need besides: their names and the edges. */
const CARD = 91
const NAMES = 79

/** How many cards lie in one row of so many pixels; with one more, the last would be alone in a row of its own. */
export function mostInRow(width: number): number {
  return width ? Math.min(MOST, Math.floor((width - NAMES) / CARD)) : MOST
}
