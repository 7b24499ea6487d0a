import type { EventJson, ViewJson } from '$lib/json'
import { preferences } from '$lib/preferences.svelte'
import type { Entry } from '$lib/wire'
import type { Station } from '../station.svelte'
import { Kept } from './kept.svelte'
import { momentsOf, stepsOf } from './making'
import { Projector } from './projector.svelte'
import { isMoment, type Moment, type Shot, type Step } from './steps'

/** So many lines are read aloud at most where many are passed over; a longer list is what "since my last turn" is for. */
const SPOKEN = 4

const isAct = ({ kind }: Entry) => kind === 'move' || kind === 'undo'

/**
 * Shows what others do, and chance, and the clock: one step after another, however quickly it came.
 *
 * The table goes on meanwhile: what can be chosen is never drawn from here, and whoever acts is at once where the table
 * is. It only ever shows views that the server has sent to these eyes.
 */
export class Director extends Projector {
  readonly kept = new Kept()
  private eyes: number | null | undefined

  constructor(private readonly station: Station) {
    super((seat) => station.teller.player(seat))
  }

  /** The server has told of these lines; `before` is the view until then, none where there is no telling what changed. */
  feed(entries: readonly Entry[], before: ViewJson | null): void {
    const { table } = this.station
    if (!before || !table.view || this.eyes !== table.eyes) this.reset()
    this.eyes = table.eyes
    const acts = entries.filter(isAct)
    if (!before || !table.view || !acts.length) return
    const events = acts.flatMap((entry) => entry.events as EventJson[])
    const shot: Shot = { before, view: table.view, events, measures: table.measures, version: acts.at(-1)?.version ?? 0 }
    const steps = stepsOf(this.station, acts, shot)
    const moments = momentsOf(this.station, acts, shot)
    this.kept.keep(moments)
    const own = acts.filter(({ seat, auto }) => seat !== null && table.yours.includes(seat) && auto !== 'stand-in')
    if (this.isAtOnce || !steps.length || this.isPassedOver(acts, own)) this.arrive(shot, steps, !own.length)
    else this.queue = [...this.queue, ...steps]
    if (!this.isAtOnce) this.queue = [...this.queue, ...moments]
    if (!this.isShowing) this.next()
  }

  /** To the table as it is. */
  skip(): void {
    // where nothing is shown, what waits are stages that were held back: they have not been seen
    const held = this.isShowing ? [] : this.queue
    const left = this.queue.flatMap((item) => (isMoment(item) ? [] : [item]))
    const last = left.at(-1)
    if (last) {
      const events = [...new Set(left.map(({ shot }) => shot))].flatMap((shot) => shot.events)
      this.shot = { ...last.shot, before: this.shot?.view ?? last.shot.before, events }
      this.say(left.flatMap(({ lines }) => lines).slice(-SPOKEN))
    }
    this.clear()
    this.queue = held
  }

  /** Show the moments of a line of the log once more. */
  again(version: number): void {
    this.present(this.kept.of(version))
  }

  /** Show stages that somebody has asked for. */
  present(moments: readonly Moment[]): void {
    this.skip()
    // the table is known by now: nothing is kept back
    this.queue = moments.map(({ scene, version }) => ({ scene, version, stays: true }))
    this.next()
  }

  /** Forget everything: other eyes look, or nothing is known of what was before. */
  reset(): void {
    this.kept.forget()
    this.shot = this.heard = null
    this.clear()
  }

  protected override get isAnswering(): boolean {
    return this.station.isAnswering
  }

  private get isAtOnce(): boolean {
    const { module, table, cover } = this.station
    return preferences.pace === 'now' || document.hidden || cover !== null || (module.hurries?.(table.view ?? {}) ?? false)
  }

  /** Whoever acts is at once where the table is; what is done for them, as the only choice, passes over nobody's move. */
  private isPassedOver(acts: readonly Entry[], own: readonly Entry[]): boolean {
    if (own.some(({ auto }) => auto === null)) return true
    const isByOthers = acts.some((act) => (act.seat ?? -1) >= 0 && !own.includes(act))
    return own.length > 0 && !isByOthers && !this.isShowing
  }

  /** The picture is shown at once, and what led to it is said. */
  private arrive(shot: Shot, steps: readonly Step[], byOthers: boolean): void {
    if (this.isShowing && !steps.length) return
    this.skip()
    this.shot = shot
    this.say(steps.flatMap(({ lines }) => lines).slice(-SPOKEN))
    this.sound(shot, byOthers)
  }
}
