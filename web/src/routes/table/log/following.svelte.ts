/** So long after the last touch a log goes back to its newest line by itself. */
const IDLE = 20_000
const NEAR = 40

/** A list that stays at its newest line, unless somebody reads further up; and comes back by itself. */
export class Following {
  list: HTMLElement | undefined = $state()
  /** whether the newest line is in sight, and stays so */
  follows = $state(true)
  private last = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Lines have come. */
  grown(): void {
    if (this.follows) this.toNewest()
  }

  toNewest(): void {
    clearTimeout(this.timer)
    this.follows = true
    if (this.list) this.list.scrollTop = this.list.scrollHeight
  }

  /** Only going up means that somebody reads: growing lines also leave the end behind. */
  scrolled(): void {
    const { list } = this
    if (!list) return
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.follows = true
    else if (list.scrollTop < this.last - 1) this.read()
    this.last = list.scrollTop
  }

  /** Somebody reads here: leave the lines where they are, for a while. */
  read(): void {
    this.follows = false
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.toNewest(), IDLE)
  }

  /** Somebody is still at it. */
  touched(): void {
    if (!this.follows) this.read()
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
