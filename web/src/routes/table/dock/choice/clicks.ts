import type { PartKey } from '$games/contract'

/** A second click on the same part within this time was one click too many. */
const DOUBLE = 350
/** So many clicks wait for the next question where time presses; elsewhere one does. */
const QUEUE = 3

/** The clicks on parts: which of them came twice, and which wait until a move that is under way has been answered. */
export class Clicks {
  private last = { part: '', at: 0 }
  private queued: PartKey[] = []

  /** A part was clicked; says whether it was the second half of a double click. */
  isAgain(part: PartKey): boolean {
    const now = performance.now()
    const again = this.last.part === part && now - this.last.at < DOUBLE
    this.last = { part, at: now }
    return again
  }

  /** Keep a click for the next question. */
  wait(part: PartKey, again: boolean, hurries: boolean): void {
    if (hurries) this.queued = [...this.queued, part].slice(-QUEUE)
    else if (!again) this.queued = [part]
  }

  /** The first click that waits. */
  next(): PartKey | undefined {
    return this.queued.shift()
  }

  forget(): void {
    this.queued = []
  }
}
