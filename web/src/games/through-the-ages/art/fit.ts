// Text that fits its room: as large as it can be, and complete.

const LARGEST = 13.5
/** Nobody can read anything smaller; hover or focus shows the card large anyway. */
const SMALLEST = 7.5
const STEP = 0.5

/** Whether the text overflows. Centred text does so on both sides, but only one counts as scrolled, so its own height decides. */
const isFull = (words: HTMLElement, room: HTMLElement) => words.offsetHeight + 3 > room.clientHeight || words.scrollWidth > room.clientWidth

function fill(words: HTMLElement, room: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    words.style.fontSize = `${size}px`
    if (!isFull(words, room)) return
  }
}

/** Makes the text of a face as large as its room allows, again whenever the room or the text changes. */
export function fitting(text: string): (words: HTMLElement) => (() => void) | undefined {
  return (words) => {
    const room = words.parentElement
    if (!text || !room || typeof ResizeObserver === 'undefined') return undefined
    const again = () => fill(words, room)
    const seen = new ResizeObserver(again)
    seen.observe(room)
    // letters have another width once their font has loaded
    document.fonts?.addEventListener('loadingdone', again)
    return () => {
      seen.disconnect()
      document.fonts?.removeEventListener('loadingdone', again)
    }
  }
}
