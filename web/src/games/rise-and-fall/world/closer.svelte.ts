import type { Box } from '$lib/camera/camera'

/** What a small screen shows: the map comes closer to where a chosen piece can go, but never while a finger is down. */
export class Closer {
  /** a finger is down: it may be carrying a piece */
  isHeld = $state(false)
  private last: Box | null = null
  readonly frame: Box = $derived.by(() => {
    if (!this.isHeld || !this.last) this.last = this.wanted()
    return this.last
  })

  /** wanted: the frame that would be best now */
  constructor(private readonly wanted: () => Box) {}
}
