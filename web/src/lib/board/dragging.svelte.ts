import type { PartKey } from '$games/contract'
import { partAt, type DrawnPart } from '$lib/table/part'

/** What can be carried, and what comes of it. */
export interface Carrier {
  /** whether a part can be taken up: it can be chosen, and another one is to be chosen after it */
  canTake(part: PartKey): boolean
  canDrop(part: PartKey): boolean
  take(part: PartKey): void
  over(part: PartKey | null): void
  drop(part: PartKey): void
  cancel(part: PartKey): void
  /** somebody tried to carry a part that cannot be taken up, or to a part where it cannot be let go: why not is told there */
  miss(part: PartKey): void
}

/** What follows the pointer. */
export interface Carried {
  part: PartKey
  x: number
  y: number
  /** a copy of what is carried; none of a place on a map */
  copy: HTMLElement | null
}

interface Pressed extends DrawnPart {
  id: number
  x: number
  y: number
  /** whether it follows the pointer; else a drag of it only asks why it does not */
  isFree: boolean
  /** whether a finger on it does not scroll the page */
  holds: boolean
}

/** So far a pointer may slip, in pixels, and still click. */
const SLIP = 8
/** Presses that belong to a part: they do not move the board. */
const claimed = new WeakSet<Event>()
export const isClaimed = (event: Event): boolean => claimed.has(event)

/** Whether a finger that moves over a thing scrolls what it lies in. */
function scrolls(element: Element): boolean {
  if (element instanceof SVGElement) return false
  for (let at: Element | null = element.parentElement; at; at = at.parentElement) {
    const isOver = at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1
    if (isOver && /auto|scroll/.test(getComputedStyle(at).overflow)) return true
  }
  return false
}

/** Carries a part to another one: press, move, let go. A press that hardly moves stays a click. */
export class Dragging {
  carried: Carried | null = $state.raw(null)
  private pressed: Pressed | null = null

  constructor(private readonly carrier: Carrier) {}

  /** Listen to the whole page until the function that comes back is called. */
  readonly listen = (): (() => void) => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    window.addEventListener('pointerdown', (event) => this.press(event), options)
    window.addEventListener('pointermove', (event) => this.move(event), options)
    window.addEventListener('pointerup', (event) => this.release(event), options)
    window.addEventListener('pointercancel', () => this.stop(), options)
    window.addEventListener('keydown', (event) => this.carried && event.key === 'Escape' && (event.stopPropagation(), this.stop()), options)
    // a finger on a thing that can be carried carries it, and does not scroll
    window.addEventListener('touchmove', (event) => this.pressed?.holds && event.cancelable && event.preventDefault(), { ...options, passive: false })
    return () => listening.abort()
  }

  private press(event: PointerEvent): void {
    const found = event.isPrimary && event.button === 0 ? partAt(event.target) : null
    // a second finger means the board
    if (this.carried || !found) return this.stop()
    const isFree = this.carrier.canTake(found.part)
    // a board is moved by whatever lies on it and cannot be carried
    if (!isFree && (found.element instanceof SVGElement || event.pointerType === 'touch')) return this.stop()
    if (isFree) claimed.add(event)
    const holds = isFree && (event.pointerType !== 'touch' || !scrolls(found.element))
    this.pressed = { ...found, id: event.pointerId, x: event.clientX, y: event.clientY, isFree, holds }
  }

  private move(event: PointerEvent): void {
    const { pressed } = this
    if (!pressed?.isFree || event.pointerId !== pressed.id) return
    const [x, y] = [event.clientX, event.clientY]
    if (!this.carried) {
      if (Math.hypot(x - pressed.x, y - pressed.y) < SLIP) return
      this.carrier.take(pressed.part)
    }
    this.carried = { part: pressed.part, x, y, copy: this.carried?.copy ?? copyOf(pressed.element) }
    const under = this.under(x, y)
    this.carrier.over(under && this.carrier.canDrop(under) ? under : null)
  }

  private release(event: PointerEvent): void {
    const { pressed, carried } = this
    if (!pressed || event.pointerId !== pressed.id) return
    this.pressed = this.carried = null
    const under = this.under(event.clientX, event.clientY)
    if (!carried) return void (!pressed.isFree && under !== pressed.part && this.carrier.miss(pressed.part))
    swallowClick()
    const isElsewhere = under !== null && under !== pressed.part
    if (isElsewhere && this.carrier.canDrop(under)) return this.carrier.drop(under)
    if (isElsewhere) this.carrier.miss(under)
    this.carrier.cancel(pressed.part)
  }

  private stop(): void {
    const part = this.carried?.part
    this.pressed = this.carried = null
    if (part) this.carrier.cancel(part)
  }

  /** The innermost part there that takes what is carried; where none does, the innermost. */
  private under(x: number, y: number): PartKey | null {
    const inner = partAt(document.elementFromPoint?.(x, y))
    for (let found = inner; found; found = partAt(found.element.parentElement)) if (this.carrier.canDrop(found.part)) return found.part
    return inner?.part ?? null
  }
}

function copyOf(element: DrawnPart['element']): HTMLElement | null {
  if (!(element instanceof HTMLElement)) return null
  const copy = element.cloneNode(true) as HTMLElement
  const { width, height } = element.getBoundingClientRect()
  copy.removeAttribute('data-part')
  copy.style.cssText = `width: ${width}px; height: ${height}px; margin: 0`
  return copy
}

/** The click that the browser makes of letting go is none. */
function swallowClick(): void {
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault())
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, true))
}
