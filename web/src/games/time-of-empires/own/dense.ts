// How a large hand is laid out so that every card is in sight.

/** In pixels: the height of a flat card with its text, and of one with only its title, each with its gap; the space around the cards. */
const [LYING, LINE, AROUND] = [64, 30, 34]
/** the width that a flat card needs for its text, and that two need side by side */
const [WIDE, TWO] = [180, 248]

/** The number of columns for one-line cards if there is no room for the cards' texts; null if there is. */
export function denseIn(cards: number, width: number, height: number): number | null {
  const room = height - AROUND
  const columns = width < TWO ? 1 : Math.max(2, Math.floor(width / WIDE))
  if (!height || Math.ceil(cards / columns) * LYING <= room) return null
  // any narrower, and the titles could no longer be read
  return width < TWO ? 1 : Math.max(2, Math.ceil(cards / Math.max(1, Math.floor(room / LINE))))
}
