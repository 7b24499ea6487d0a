import type { ViewJson } from '$lib/json'
import { speak } from '$lib/say.svelte'
import { preferences } from '$lib/preferences.svelte'
import { stageLasts, stepLasts, wordsOf } from './pace'
import { covering, isMoment, taken, type Item, type Moment, type Shot, type Step } from './steps'

/** Shows steps and stages out of a queue, each for its time, with its words and its sound. */
export class Projector {
  /** what is being shown; null where the board shows the table as it is */
  step: Step | null = $state.raw(null)
  /** the stage that is open */
  stage: Moment | null = $state.raw(null)
  /** the last picture that was come to */
  shot: Shot | null = $state.raw(null)
  /** when a stage last closed: a key meant for it may come a little late */
  closed = -Infinity
  /** told of what is shown, as it is shown */
  onshow?: (shot: Shot, byOthers: boolean) => void
  onstage?: (moment: Moment) => void
  protected queue: Item[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined
  protected heard: Shot | null = null
  private afterwards: (() => void)[] = []

  /** Whoever shows is told what the seats are called. */
  constructor(private readonly called: (seat: number) => string) {}

  /** Whether anything is shown that is not the table as it is. */
  get isShowing(): boolean {
    return this.step !== null || this.stage !== null
  }

  /** Who is still to be seen acting while the table waits for oneself; null where nothing is left to see. */
  get acting(): number | null {
    const step = this.stage ? this.queue.find((item): item is Step => !isMoment(item)) : this.step
    return step ? (step.seat ?? -1) : null
  }

  /** How many steps and stages wait. */
  get waiting(): number {
    return this.queue.length
  }

  /** The end of the game, as long as it is still to be shown. */
  get ending(): Moment | null {
    return this.queue.find((item): item is Moment => isMoment(item) && item.shot !== undefined) ?? null
  }

  /** The picture that is shown instead of the table as it is: that of the step; behind a stage the last one come to, while steps wait. */
  get picture(): Shot | null {
    if (this.step) return this.step.shot
    return this.stage && this.queue.some((item) => !isMoment(item)) ? this.shot : null
  }

  /** The view of what is being shown; until its stage has come the end is not. */
  get view(): ViewJson | null {
    const end = this.ending?.shot
    const shown = this.picture?.view ?? null
    return end && (shown === null || shown === end.view) ? end.before : shown
  }

  /** From the stage to what comes next. */
  goOn(): void {
    if (this.stage) this.next()
  }

  /** Somebody reads: the stage or the step stays as long as that. */
  hold(): void {
    clearTimeout(this.timer)
  }

  /** Nobody reads any more. */
  release(): void {
    const { stage, step } = this
    clearTimeout(this.timer)
    if (step && !stage) this.timer = setTimeout(() => this.next(), stepLasts(step))
    if (stage && !stage.stays && !preferences.stay) this.timer = setTimeout(() => this.next(), stageLasts(stage.scene))
  }

  /** Nobody is in the middle of an answer any more: what was held back comes now. */
  resume(): void {
    if (!this.isShowing && this.queue.length) this.next()
  }

  /** Whether somebody is in the middle of an answer, which no stage may cover. */
  protected get isAnswering(): boolean {
    return false
  }

  /** Have something done once everything has been shown. */
  after(act: () => void): void {
    if (this.isShowing || this.queue.length) this.afterwards.push(act)
    else act()
  }

  protected next(): void {
    clearTimeout(this.timer)
    if (this.stage) this.closed = performance.now()
    const held = this.isAnswering ? covering(this.queue) : []
    const [item, rest] = taken(this.queue.slice(held.length))
    this.queue = [...held, ...rest]
    if (!item && held.length) this.step = this.stage = null
    else if (!item) this.clear()
    else if (isMoment(item)) this.open(item)
    else this.display(item)
  }

  private display(step: Step): void {
    this.stage = null
    this.step = step
    this.shot = step.shot
    this.say(step.lines)
    this.sound(step.shot, true)
    this.timer = setTimeout(() => this.next(), stepLasts(step))
  }

  private open(moment: Moment): void {
    this.stage = moment
    this.onstage?.(moment)
    this.say([wordsOf(moment.scene, this.called)])
    this.release()
  }

  protected clear(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.step = this.stage = null
    for (const act of this.afterwards.splice(0)) act()
  }

  protected say(lines: readonly string[]): void {
    if (lines.length) speak(lines.join(' '))
  }

  /** Steps of one picture are heard once. */
  protected sound(shot: Shot, byOthers: boolean): void {
    if (this.heard === shot) return
    this.heard = shot
    this.onshow?.(shot, byOthers)
  }
}
