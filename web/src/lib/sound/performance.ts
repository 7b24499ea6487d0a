/** Plays what is written against the time of a game: a little ahead, so that a busy or hidden page loses nothing. */
import type { Score, Sound, Timed } from './note'

/** Milliseconds ahead. A page that is not looked at may work once a second only. */
export const AHEAD = 2200
/** So late a sound may still begin: what is due now has often just passed. */
export const LATE = 250
/** The time of the game may be put right by so much before what was handed over is void. */
const LEAP = 100

/** How the time of a game runs: what it shows at this moment, what it set out from, how quickly it goes. */
export interface Beat {
  /** before `from` while it counts in */
  now: number
  from: number
  pace: number
}

/** What plays: a band of the studio. */
export interface Players {
  volume: number
  play(sound: Sound, after: number): void
  hush(): void
}

export class Performance {
  private until = -Infinity
  private origin: number | null = null

  constructor(readonly band: Players) {}

  /** Hand over all that begins soon and has not been handed over; to be called some times a second. */
  go({ now, from, pace }: Beat, written: Score): void {
    const origin = performance.now() - now / pace
    if (this.origin !== null && Math.abs(origin - this.origin) > LEAP) this.stop()
    this.origin = origin
    const first = Math.max(this.until, from, now - LATE * pace)
    const last = now + AHEAD * pace
    if (last <= first) return
    for (const { at, sound } of written(first, last)) this.band.play(sound, Math.max(0, (at - now) / pace / 1000))
    this.until = last
  }

  /** Time stands still or has leapt: what was handed over is void. */
  stop(): void {
    if (this.origin !== null) this.band.hush()
    this.until = -Infinity
    this.origin = null
  }
}

/** What of a list begins in a span of time. */
export function among(dues: readonly Timed[]): Score {
  return (from, to) => dues.filter(({ at }) => from <= at && at < to)
}
