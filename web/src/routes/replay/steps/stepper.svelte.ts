import type { GameModule, PartKey } from '$games/contract'
import { turnStarts } from '$routes/replay/curve/curves'
import type { EventJson, ViewJson } from '$lib/json'
import { apply, type Patch } from '$lib/table/patch'
import type { ReplayData, Step } from '$lib/wire'

/** How many steps PageUp and PageDown go. */
export const MANY = 10
/** Milliseconds a move stays, by how fast a game is played back. */
export const SPEEDS = { slow: 1800, normal: 900, fast: 350 } as const
export type Speed = keyof typeof SPEEDS

/** Goes through a game step by step; `at` counts the steps that are made. */
export class Stepper {
  at = $state(0)
  playing = $state(false)
  speed: Speed = $state('normal')
  /** the view before the last step, if that went forward by one */
  before: ViewJson | null = $state.raw(null)
  readonly turns: number[]
  private readonly views: ViewJson[]

  constructor(
    readonly data: ReplayData,
    at: number | null = null,
  ) {
    this.views = [data.first]
    this.turns = turnStarts(data.steps.map((step) => step.seat))
    this.at = at === null ? 0 : this.after(at)
  }

  get length(): number {
    return this.data.steps.length
  }

  /** The step that led here; none at the very beginning. */
  get step(): Step | null {
    return this.data.steps[this.at - 1] ?? null
  }

  get view(): ViewJson {
    return this.viewAt(this.at)
  }

  /** A public figure of every seat here. */
  measure(name: string | undefined): number[] | undefined {
    return name === undefined ? undefined : (this.step?.measures ?? this.data.measures)[name]
  }

  /** The number of the record's line one stands after. */
  get n(): number {
    return this.step?.n ?? 0
  }

  /** The number of the record's line after so many steps, for all of them. */
  get ns(): number[] {
    return [0, ...this.data.steps.map((step) => step.n)]
  }

  /** The number of the last move, and so how many there are; what was taken back keeps its numbers. */
  get last(): number {
    return this.data.steps.at(-1)?.n ?? 0
  }

  /** The numbers between this move and the next, which went to moves that were taken back; none mostly. */
  get gone(): { first: number; last: number } | null {
    const next = this.data.steps[this.at]
    return next && next.n > this.n + 1 ? { first: this.n + 1, last: next.n - 1 } : null
  }

  /** How many steps are made once the line of that number is. */
  after(n: number): number {
    return this.data.steps.filter((step) => step.n <= n).length
  }

  /** The view after so many steps; those on the way are kept, as they share what did not change. */
  viewAt(at: number): ViewJson {
    for (let made = this.views.length; made <= at; made++) {
      const patch = this.data.steps[made - 1]?.patch as Patch
      this.views.push(apply(this.views[made - 1] as ViewJson, patch))
    }
    return this.views[at] as ViewJson
  }

  /** What the last step touched. */
  touched(module: GameModule): ReadonlySet<PartKey> {
    return new Set(this.step?.events.flatMap((event) => module.touched(event as EventJson)) ?? [])
  }

  go(at: number): void {
    const to = Math.min(this.length, Math.max(0, at))
    this.before = to === this.at + 1 ? this.viewAt(this.at) : null
    this.at = to
    if (to === this.length) this.playing = false
  }

  by(steps: number): void {
    this.go(this.at + steps)
  }

  /** To where the next turn begins. */
  nextTurn(): void {
    this.go(this.turns.find((start) => start > this.at) ?? this.length)
  }

  /** To where this turn began, or the one before. */
  previousTurn(): void {
    this.go(this.turns.findLast((start) => start < this.at) ?? 0)
  }

  toggle(): void {
    if (!this.playing && this.at === this.length) this.go(0)
    this.playing = !this.playing
  }

  /** While playing, one step after another; call in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    const timer = setTimeout(() => this.by(1), SPEEDS[this.speed])
    void this.at
    return () => clearTimeout(timer)
  }
}
