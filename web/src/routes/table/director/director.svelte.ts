import type { EventJson, ViewJson } from '$lib/json'
import { speak } from '$lib/say.svelte'
import { settings } from '$lib/settings.svelte'
import type { Entry } from '$lib/wire'
import type { Desk } from '../desk.svelte'
import { Kept } from './kept.svelte'
import { momentsOf, stepsOf } from './making'
import { stageLasts, stepLasts, wordsOf } from './pace'
import { isMoment, taken, type Item, type Moment, type Shot, type Step } from './steps'

/** So many lines are read aloud at most where many are passed over; a longer list is what "since my last turn" is for. */
const SPOKEN = 4

const isAct = ({ kind }: Entry) => kind === 'move' || kind === 'undo'

/**
 * Shows what others do, and chance, and the clock: one step after another, however quickly it came.
 *
 * The table goes on meanwhile: what can be chosen is never drawn from here, and whoever acts is at once where the table
 * is. It only ever shows views that the server has sent to these eyes.
 */
export class Director {
  /** what is being shown; null where the board shows the table as it is */
  step: Step | null = $state.raw(null)
  /** the stage that is open */
  stage: Moment | null = $state.raw(null)
  /** the last picture that was come to */
  shot: Shot | null = $state.raw(null)
  readonly kept = new Kept()
  /** when a stage last closed: a key meant for it may come a little late */
  closed = -Infinity
  /** told of what is shown, as it is shown */
  onshow?: (shot: Shot, byOthers: boolean) => void
  onstage?: (moment: Moment) => void
  private queue: Item[] = $state.raw([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private heard: Shot | null = null
  private eyes: number | null | undefined
  private afterwards: (() => void)[] = []

  constructor(private readonly desk: Desk) {}

  /** Whether anything is shown that is not the table as it is. */
  get isShowing(): boolean {
    return this.step !== null || this.stage !== null
  }

  /** Who is still to be seen acting while the table waits for oneself; null where nothing is left to see. */
  get acting(): number | null {
    return this.step && !this.stage ? (this.step.seat ?? -1) : null
  }

  /** How many steps and stages wait. */
  get waiting(): number {
    return this.queue.length
  }

  /** The view of what is being shown. */
  get view(): ViewJson | null {
    return this.step?.shot.view ?? null
  }

  /** The server has told of these lines; `before` is the view until then, none where there is no telling what changed. */
  feed(entries: readonly Entry[], before: ViewJson | null): void {
    const { table } = this.desk
    if (!before || !table.view || this.eyes !== table.eyes) this.reset()
    this.eyes = table.eyes
    const acts = entries.filter(isAct)
    if (!before || !table.view || !acts.length) return
    const shot: Shot = { before, view: table.view, events: acts.flatMap((entry) => entry.events as EventJson[]), measures: table.measures }
    const steps = stepsOf(this.desk, acts, shot)
    const moments = momentsOf(this.desk, acts, shot)
    this.kept.keep(moments)
    const isOwn = acts.some(({ seat }) => seat !== null && table.yours.includes(seat))
    if (isOwn || this.isAtOnce || !steps.length) this.arrive(shot, steps, !isOwn)
    else this.queue = [...this.queue, ...steps]
    if (!this.isAtOnce) this.queue = [...this.queue, ...moments]
    if (!this.isShowing) this.next()
  }

  /** To the table as it is. */
  skip(): void {
    const left = this.queue.flatMap((item) => (isMoment(item) ? [] : [item]))
    const last = left.at(-1)
    if (last) {
      const events = [...new Set(left.map(({ shot }) => shot))].flatMap((shot) => shot.events)
      this.shot = { before: this.shot?.view ?? last.shot.before, view: last.shot.view, events }
      this.say(left.flatMap(({ lines }) => lines).slice(-SPOKEN))
    }
    this.clear()
  }

  /** From the stage to what comes next. */
  goOn(): void {
    if (this.stage) this.next()
  }

  /** Somebody reads: the stage stays as long as that. */
  hold(): void {
    clearTimeout(this.timer)
  }

  /** Nobody reads any more. */
  release(): void {
    const { stage } = this
    clearTimeout(this.timer)
    if (stage && !stage.stays && !settings.stay) this.timer = setTimeout(() => this.next(), stageLasts(stage.scene))
  }

  /** Show the moments of a line of the log once more. */
  again(version: number): void {
    this.present(this.kept.of(version))
  }

  /** Show stages that somebody has asked for. */
  present(moments: readonly Moment[]): void {
    this.skip()
    this.queue = moments.map((moment) => ({ ...moment, stays: true }))
    this.next()
  }

  /** Have something done once everything has been shown. */
  after(act: () => void): void {
    if (this.isShowing || this.queue.length) this.afterwards.push(act)
    else act()
  }

  /** Forget everything: other eyes look, or nothing is known of what was before. */
  reset(): void {
    this.kept.forget()
    this.shot = this.heard = null
    this.clear()
  }

  private get isAtOnce(): boolean {
    const { module, table, cover } = this.desk
    return settings.pace === 'now' || document.hidden || cover !== null || (module.hurries?.(table.view ?? {}) ?? false)
  }

  /** The picture is shown at once, and what led to it is said. */
  private arrive(shot: Shot, steps: readonly Step[], byOthers: boolean): void {
    if (this.isShowing && !steps.length) return
    this.skip()
    this.shot = shot
    this.say(steps.flatMap(({ lines }) => lines).slice(-SPOKEN))
    this.sound(shot, byOthers)
  }

  private next(): void {
    clearTimeout(this.timer)
    if (this.stage) this.closed = performance.now()
    const [item, rest] = taken(this.queue)
    this.queue = rest
    if (!item) this.clear()
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
    this.say([wordsOf(moment.scene, (seat) => this.desk.teller.player(seat))])
    this.release()
  }

  private clear(): void {
    clearTimeout(this.timer)
    this.queue = []
    this.step = this.stage = null
    for (const act of this.afterwards.splice(0)) act()
  }

  private say(lines: readonly string[]): void {
    if (lines.length) speak(lines.join(' '))
  }

  /** Steps of one picture are heard once. */
  private sound(shot: Shot, byOthers: boolean): void {
    if (this.heard === shot) return
    this.heard = shot
    this.onshow?.(shot, byOthers)
  }
}
