// Words that fit their room: as large as they can be, and whole.

const LARGEST = 12.5
/** Smaller than this nobody reads; a pointer or the focus shows the card large anyway. */
const SMALLEST = 7.5
const STEP = 0.5

/** What stands in the middle overflows on both sides, and only one of them counts as scrolled: its own height tells. */
const isFull = (words: HTMLElement, room: HTMLElement) => words.offsetHeight + 3 > room.clientHeight || words.scrollWidth > room.clientWidth

function fill(words: HTMLElement, room: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    words.style.fontSize = `${size}px`
    if (!isFull(words, room)) return
  }
}

/** Makes the words of a face as large as its room allows; anew whenever the room or the words change. */
export function fitting(text: string): (words: HTMLElement) => (() => void) | undefined {
  return (words) => {
    const room = words.parentElement
    if (!text || !room || typeof ResizeObserver === 'undefined') return undefined
    const again = () => fill(words, room)
    const seen = new ResizeObserver(again)
    seen.observe(room)
    // letters are of another width once their font has come
    document.fonts?.addEventListener('loadingdone', again)
    return () => {
      seen.disconnect()
      document.fonts?.removeEventListener('loadingdone', again)
    }
  }
}

/** Letters that take the room of one and a half. */
const WIDE = /[mwœæ]/gi

/** How many letters of the usual width a word is as wide as. */
export const widthOf = (word: string): number => word.length + (word.match(WIDE)?.length ?? 0) / 2
