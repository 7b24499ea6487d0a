import type { Chapter, Step, Tour } from '$lib/wire'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import { chapterAt, lastTipAt, tipAt, told } from './script'

/** How far one has come in a tour, and what is said there. */
export class Way {
  readonly stepper: Stepper
  /** where the player acts, as numbers of steps made before */
  protected readonly stops: number[]
  /** how many moves of the player there are */
  readonly whole: number

  constructor(readonly tour: Tour) {
    this.stepper = new Stepper(tour.replay)
    this.stops = tour.replay.steps.flatMap((step, at) => (step.n in tour.asked ? [at] : []))
    this.whole = this.stops.length
  }

  /** The step to be made next. */
  get next(): Step | null {
    return this.tour.replay.steps[this.stepper.at] ?? null
  }

  get chapter(): Chapter | null {
    return chapterAt(this.tour, this.next?.n ?? Infinity)
  }

  /** The key of what is said before the next step. */
  get tip(): string | null {
    return tipAt(this.tour, this.next?.n ?? Infinity)
  }

  /** The key of the last thing that was said in this chapter: it stays until there is a new one. */
  get lastTip(): string | null {
    return lastTipAt(this.tour, this.next?.n ?? Infinity)
  }

  /** How many of the player's moves are made. */
  get done(): number {
    return this.stops.filter((stop) => stop < this.stepper.at).length
  }

  /** What others did since the player acted. */
  get since(): Step[] {
    const acted = this.stops.findLast((stop) => stop < this.stepper.at) ?? -1
    return told(this.tour, acted + 1, this.stepper.at)
  }
}
