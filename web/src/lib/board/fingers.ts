// Fingers, pens and mice on a board: one drags, two pinch, two quick taps zoom; a small slip is still a click.

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

const SLIP = 6
const QUICK = 320

/** Follows the pointers over one element. */
export class Fingers {
  private readonly down = new Map<number, Spot>()
  private start: Spot | null = null
  private isDragging = false
  private lastTap = { at: 0, x: 0, y: 0 }
  private element: HTMLElement | null = null

  constructor(private readonly moved: Moved) {}

  readonly attach = (element: HTMLElement): (() => void) => {
    this.element = element
    const listeners: [string, (event: any) => void, boolean][] = [
      ['pointerdown', this.press, false],
      ['pointermove', this.move, false],
      ['pointerup', this.release, false],
      ['pointercancel', this.release, false],
      ['click', this.click, true],
    ]
    for (const [name, listen, capture] of listeners) element.addEventListener(name, listen, capture)
    return () => {
      for (const [name, listen, capture] of listeners) element.removeEventListener(name, listen, capture)
    }
  }

  private spot(event: PointerEvent | MouseEvent): Spot {
    const box = this.element!.getBoundingClientRect()
    return { x: event.clientX - box.x, y: event.clientY - box.y }
  }

  private readonly press = (event: PointerEvent): void => {
    if (event.button > 1 || (event.target as Element).closest('button, a, [data-fixed]')) return
    this.down.set(event.pointerId, this.spot(event))
    if (this.down.size === 1) {
      this.start = this.spot(event)
      this.isDragging = false
    }
  }

  private readonly move = (event: PointerEvent): void => {
    const before = this.down.get(event.pointerId)
    if (!before) return
    const now = this.spot(event)
    if (this.down.size === 2) this.pinch(event.pointerId, before, now)
    else if (this.down.size === 1) this.drag(event, before, now)
    this.down.set(event.pointerId, now)
  }

  private drag(event: PointerEvent, before: Spot, now: Spot): void {
    if (event.pointerType === 'touch' && !this.moved.isFree()) return
    const start = this.start ?? now
    if (!this.isDragging && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return
    if (!this.isDragging) this.element?.setPointerCapture(event.pointerId)
    this.isDragging = true
    this.moved.pan(now.x - before.x, now.y - before.y)
  }

  private pinch(id: number, before: Spot, now: Spot): void {
    const other = [...this.down].find(([key]) => key !== id)?.[1]
    if (!other) return
    this.isDragging = true
    const old = Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.moved.zoom(Math.hypot(now.x - other.x, now.y - other.y) / old, middle)
    this.moved.pan((now.x - before.x) / 2, (now.y - before.y) / 2)
  }

  private readonly release = (event: PointerEvent): void => {
    this.down.delete(event.pointerId)
  }

  /** A drag does not end in a click; two quick clicks beside anything that can be chosen zoom. */
  private readonly click = (event: MouseEvent): void => {
    if (this.isDragging) {
      event.stopPropagation()
      event.preventDefault()
      this.isDragging = false
      return
    }
    if ((event.target as Element).closest('button, a, [data-fixed], [data-lit]')) return
    const now = this.spot(event)
    const isSecond = event.timeStamp - this.lastTap.at < QUICK && Math.hypot(now.x - this.lastTap.x, now.y - this.lastTap.y) < 24
    this.lastTap = { at: isSecond ? 0 : event.timeStamp, ...now }
    if (isSecond) this.moved.twice(now)
  }
}
