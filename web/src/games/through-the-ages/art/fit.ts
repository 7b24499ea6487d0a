// Words that fit their room: as large as they can be, and whole.

const LARGEST = 12.5
/** Smaller than this nobody reads; a pointer or the focus shows the card large anyway. */
const SMALLEST = 8
const STEP = 0.5

const isFull = (room: HTMLElement) => room.scrollHeight > room.clientHeight || room.scrollWidth > room.clientWidth

function fill(words: HTMLElement, room: HTMLElement): void {
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    words.style.fontSize = `${size}px`
    if (!isFull(room)) return
  }
}

/** Makes the words of a face as large as its room allows; anew whenever the room or the words change. */
export function fitting(text: string): (words: HTMLElement) => (() => void) | undefined {
  return (words) => {
    const room = words.parentElement
    if (!text || !room || typeof ResizeObserver === 'undefined') return undefined
    const seen = new ResizeObserver(() => fill(words, room))
    seen.observe(room)
    return () => seen.disconnect()
  }
}
