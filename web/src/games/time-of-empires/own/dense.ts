// How a large hand is laid so that every card is in sight.

/** The height of a lying card with its text, and of one that shows its title alone, each with its gap; what lies around the cards. */
const [LYING, LINE, AROUND] = [64, 30, 34]
/** the width that a lying card needs for its text, and two beside each other */
const [WIDE, TWO] = [180, 248]

/** The columns of cards in one line each, for a hand that has no room for their texts; null where it has. */
export function denseIn(cards: number, width: number, height: number): number | null {
  const room = height - AROUND
  const columns = width < TWO ? 1 : Math.max(2, Math.floor(width / WIDE))
  if (!height || Math.ceil(cards / columns) * LYING <= room) return null
  // half as wide as they are there, titles could not be read any more
  return width < TWO ? 1 : Math.max(2, Math.ceil(cards / Math.max(1, Math.floor(room / LINE))))
}
