// How closely the seats of a table stand together: as loosely as they may while all of them are in sight.

/** At the closest everybody is folded to a line, which a press opens. */
export const [LOOSE, CLOSE, SMALL, FOLDED] = [0, 1, 2, 3] as const

/** Pixels that must be left over before seats stand looser again: figures that change would else push them to and fro. */
const SPARE = 16

/** The loosest way in which everybody has room; `highAt` tells what each would take. */
export function fittest(room: number, now: number, highAt: (fit: number) => number): number {
  for (let fit: number = LOOSE; fit < FOLDED; fit++) {
    const spare = fit < now ? SPARE : 0
    if (highAt(fit) + spare <= room) return fit
  }
  return FOLDED
}

/**
 * Calls `again` once the room or those who stand in it have another height: between two pictures, so that whatever is
 * tried there is never seen.
 */
export function onHeights(again: (room: number, list: HTMLElement) => void): (column: HTMLElement) => (() => void) | undefined {
  return (column) => {
    const list = column.firstElementChild
    if (!(list instanceof HTMLElement) || typeof ResizeObserver === 'undefined') return undefined
    let frame = 0
    const seen = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => again(column.clientHeight, list))
    })
    seen.observe(column)
    seen.observe(list)
    return () => {
      cancelAnimationFrame(frame)
      seen.disconnect()
    }
  }
}
