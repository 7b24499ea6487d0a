// What keys and wheel mean to a board that can be zoomed, and what lies over it.
import { isField } from '$lib/keys'
import type { Box } from './camera'

/** How much closer a key or a button brings the board. */
export const STEP = 1.35
/** What lies over a board in a corner of its own, and stays there */
const CORNERS = '[data-corner]'

export interface Zoomed {
  closer(by: number): void
  whole(): void
}

/** Whether a key is meant for the board: nothing is being typed, and no other key goes with it. */
function isMeant({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return !isField(target) && !ctrlKey && !metaKey && !altKey && !defaultPrevented
}

/** Which way a tile in hand is turned by a key: R, or the other way with Shift; 0 for any other key. */
export function turnedBy(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.key.toLowerCase() !== 'r' || !isMeant(event)) return 0
  return event.shiftKey ? -1 : 1
}

/** The keys + - 0, wherever nothing is being typed. */
export function zoomKeys({ closer, whole }: Zoomed): (event: KeyboardEvent) => void {
  const acts: Record<string, () => void> = { '+': () => closer(STEP), '=': () => closer(STEP), '-': () => closer(1 / STEP), '0': whole }
  return (event) => {
    const act = acts[event.key]
    if (!act || !isMeant(event)) return
    event.preventDefault()
    act()
  }
}

/** How much closer a turn of the wheel, or two fingers on a pad, bring the board. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  return Math.exp(-deltaY * (deltaMode ? 0.05 : ctrlKey ? 0.01 : 0.0016))
}

/** The corners of a board that something lies over. */
export function takenOn(ground: HTMLElement): Box[] {
  const { x, y } = ground.getBoundingClientRect()
  const corners = [...(ground.parentElement?.querySelectorAll(CORNERS) ?? [])].map((corner) => corner.getBoundingClientRect())
  return corners.map((box) => ({ x: box.x - x, y: box.y - y, width: box.width, height: box.height }))
}
