// How a large hand is laid out so that every card is in sight.

/** In pixels: the height of a flat card with its text, of one with its price beside the title, and of one with only its title,
    each with its gap; the space around the cards. */
const [LYING, BRIEF, LINE, AROUND] = [64, 56, 30, 34]
/** the width that a flat card needs for its text, and that two need side by side */
const [WIDE, TWO] = [180, 248]

/** The columns that have room for the texts of cards. */
const wideIn = (width: number): number => Math.max(2, Math.floor(width / WIDE))

/** The number of columns for cards whose price stands beside the title, so that two lines are left for the text; null if they have no room. */
export function briefIn(cards: number, width: number, height: number): number | null {
  const columns = wideIn(width)
  return width >= columns * WIDE && Math.ceil(cards / columns) * BRIEF <= height - AROUND ? columns : null
}

/** The number of columns for one-line cards if there is no room for the cards' texts; null if there is. */
export function denseIn(cards: number, width: number, height: number): number | null {
  const room = height - AROUND
  const columns = width < TWO ? 1 : wideIn(width)
  if (!height || Math.ceil(cards / columns) * LYING <= room) return null
  // any narrower, and the titles could no longer be read
  return width < TWO ? 1 : Math.max(2, Math.ceil(cards / Math.max(1, Math.floor(room / LINE))))
}
