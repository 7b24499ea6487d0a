// Fingers, pens and mice on a board: one drags, two pinch, two quick taps zoom; a small slip is still a click.
import { isClaimed } from '$lib/board/dragging.svelte'

interface Spot {
  x: number
  y: number
}

export interface Moved {
  pan(dx: number, dy: number): void
  zoom(factor: number, at: Spot): void
  twice(at: Spot): void
  /** whether a single finger may drag, too; a mouse always may */
  isFree(): boolean
}

/** So far a finger may slip, in pixels, and still click. */
const SLIP = 6
/** Two taps within this time and this far apart are a double tap. */
const QUICK = 320
const NEAR = 24

/** What has clicks of its own. */
const CONTROLS = 'button, a, [data-fixed]'

const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
const isOn = (event: Event, selector: string): boolean => event.target instanceof Element && event.target.closest(selector) !== null

/** Follows the pointers over one element. */
export class Fingers {
  private readonly down = new Map<number, Spot>()
  private start: Spot = { x: 0, y: 0 }
  private isDragging = false
  /** a piece is being carried: the board stays where it is */
  private carries = false
  private lastTap = { at: 0, x: 0, y: 0 }

  constructor(private readonly moved: Moved) {}

  /** Listen to an element until the function that comes back is called. */
  readonly attach = (element: HTMLElement): (() => void) => {
    const listening = new AbortController()
    const { signal } = listening
    const spot = (event: MouseEvent): Spot => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.x, y: event.clientY - box.y }
    }
    element.addEventListener('pointerdown', (event) => this.press(event, spot(event)), { signal })
    element.addEventListener('pointermove', (event) => this.move(event, spot(event), element), { signal })
    element.addEventListener('pointerup', (event) => this.down.delete(event.pointerId), { signal })
    element.addEventListener('pointercancel', (event) => this.down.delete(event.pointerId), { signal })
    element.addEventListener('click', (event) => this.click(event, spot(event)), { signal, capture: true })
    return () => listening.abort()
  }

  private press(event: PointerEvent, now: Spot): void {
    if (event.button > 1 || isOn(event, CONTROLS)) return
    this.down.set(event.pointerId, now)
    if (this.down.size > 1) return
    this.start = now
    this.isDragging = false
    this.carries = isClaimed(event)
  }

  private move(event: PointerEvent, now: Spot, element: HTMLElement): void {
    const before = this.down.get(event.pointerId)
    if (!before) return
    const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) this.drag(event, before, now, element)
    else if (this.down.size === 2) this.pinch(before, now, other)
    this.down.set(event.pointerId, now)
  }

  private drag(event: PointerEvent, before: Spot, now: Spot, element: HTMLElement): void {
    if (this.carries || (event.pointerType === 'touch' && !this.moved.isFree())) return
    if (!this.isDragging && distance(now, this.start) < SLIP) return
    if (!this.isDragging) element.setPointerCapture(event.pointerId)
    this.isDragging = true
    this.moved.pan(now.x - before.x, now.y - before.y)
  }

  private pinch(before: Spot, now: Spot, other: Spot): void {
    this.isDragging = true
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.moved.zoom(distance(now, other) / Math.max(distance(before, other), 1), middle)
    this.moved.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  /** A drag does not end in a click; two quick clicks beside anything that can be chosen zoom. */
  private click(event: MouseEvent, now: Spot): void {
    if (this.isDragging) {
      event.stopPropagation()
      event.preventDefault()
      this.isDragging = false
      return
    }
    if (isOn(event, `${CONTROLS}, [data-lit]`)) return
    const isSecond = event.timeStamp - this.lastTap.at < QUICK && distance(now, this.lastTap) < NEAR
    this.lastTap = { at: isSecond ? 0 : event.timeStamp, ...now }
    if (isSecond) this.moved.twice(now)
  }
}
