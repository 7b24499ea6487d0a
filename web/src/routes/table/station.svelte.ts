import { getContext, setContext } from 'svelte'
import type { BoardProps, Choice, GameModule, GameTime, PartKey } from '$games/contract'
import type { EventJson, MoveJson, ViewJson } from '$lib/json'
import { isStill } from '$lib/preferences.svelte'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked, Entry, GameInfo } from '$lib/wire'
import { Director } from './director/director.svelte'
import { Recap } from './director/recap/recap.svelte'
import { Deciding } from './dock/choice/deciding.svelte'
import { drawnFrom } from './drawn'
import { isNarrow } from './frame/narrow'
import { Asking } from './look/asking.svelte'
import { Doubt } from './look/doubt.svelte'
import { Sandbox } from './look/ahead/sandbox.svelte'
import { sureView } from './look/ahead/sure'
import { Opened, type Mode } from './opened.svelte'

const KEY = Symbol('station')
const LOOKS_ONLY: ReadonlySet<PartKey> = new Set()
const NO_EVENTS: EventJson[] = []
const NO_VIEW: ViewJson = {}

/** A person's place at a table: what the play screen knows beyond the table itself. */
export class Station extends Opened {
  /** a foreseen view that a hint shows */
  shown: ViewJson | null = $state.raw(null)
  /** the kinds of questions this seat has met, each as it last came */
  known: Record<string, Asked> = $state.raw({})
  private decision: number | undefined
  readonly deciding: Deciding
  readonly sandbox: Sandbox
  readonly doubt: Doubt
  readonly asking: Asking
  readonly recap: Recap
  readonly director: Director
  /** the table as it can be chosen from: tried out, or as it stands */
  readonly now: ViewJson = $derived.by(() => (this.mode === 'sandbox' && this.sandbox.seen ? this.sandbox.seen.view : this.standing))
  /** the table as the board shows it: tried out, played back, step by step, or as it stands */
  readonly view: ViewJson = $derived.by(() => (this.mode === 'sandbox' ? this.now : (this.recap.frame?.view ?? this.director.view ?? this.standing)))
  /** the view before what is shown, for animation; and what came between */
  readonly before: ViewJson | null = $derived.by(() => (this.recap.frame ? this.recap.before : (this.director.shot?.before ?? null)))
  readonly events: EventJson[] = $derived.by(() => (this.recap.frame?.entry.events as EventJson[] | undefined) ?? this.director.shot?.events ?? NO_EVENTS)
  /** the log up to what is shown */
  readonly entries: Entry[] = $derived.by(() => {
    const { step, picture, waiting, ending } = this.director
    if (ending) return this.table.entries.filter(({ version }) => version < ending.version)
    const last = step?.version ?? picture?.version
    return last !== undefined && waiting ? this.table.entries.filter(({ version }) => version <= last) : this.table.entries
  })
  readonly drawn: BoardProps = drawnFrom(this)
  readonly told: ReadonlySet<PartKey> | null = $derived.by(() => (this.panel === 'hint' ? new Set(this.pointed) : null))
  readonly still = $derived(isStill())
  /** the time of the game at this very moment, where it is part of the rules */
  readonly time: GameTime | undefined = $derived.by(() => {
    const { time } = this.table
    if (!time || this.mode === 'sandbox') return undefined
    return { runs: time.runs, now: () => this.table.gameNow() ?? time.shows }
  })

  constructor(table: TableState, game: GameInfo, module: GameModule) {
    super(table, game, module)
    this.deciding = new Deciding(table, module, (move) => module.warn?.(move, table.view ?? {}, this.teller, table.asked?.legal ?? []) ?? [])
    this.sandbox = new Sandbox(table, module)
    this.doubt = new Doubt(table, module, game)
    this.asking = new Asking(table, module, game)
    this.deciding.onidle = (part) => this.guess(part)
    this.recap = new Recap(table, module)
    this.director = new Director(this)
  }

  /** Something was clicked that is not lit: the move it was meant for is asked back about; else one is told what forbids it. */
  private guess(part: PartKey): void {
    const { choosing } = this.deciding
    const move = this.asking.legal(part, choosing)
    void (move ? this.deciding.decide(move, true) : this.asking.explain(part, choosing))
  }

  /** What can be counted, as far as it is shown: points never run ahead of the moves that made them. */
  get measures(): Record<string, number[]> {
    return this.director.picture?.measures ?? this.table.measures
  }

  /** Until the moves of the others have been seen, the great button leads there and ends nothing; where time presses nobody waits for that. */
  get isWatching(): boolean {
    return this.director.acting !== null && !this.deciding.hurries
  }

  /** In the middle of an answer, or of a look at something opened for it: nothing may cover that unasked. */
  get isAnswering(): boolean {
    const { pending, busy, choosing, offer } = this.deciding
    const isBegun = pending !== null || busy || choosing.picks.length > 0 || offer.opened !== '' || offer.dragged !== null
    return (this.table.asked !== null && isBegun) || this.mode !== 'play' || this.panel !== null
  }

  /** What one waits for, where the game knows better than whose turn it is. */
  get waiting(): string | null {
    return this.module.waiting?.(this.now, this.table.eyes, this.table.asked) ?? null
  }

  private get standing(): ViewJson {
    return this.deciding.underway.view ?? this.table.view ?? NO_VIEW
  }

  get ghost(): ViewJson | null {
    // what is foreseen begins at the table as it stands
    if (this.mode !== 'play' || this.view !== this.now) return null
    return this.shown ?? sureView(this.deciding.foresight.seen)
  }

  get changed(): ReadonlySet<PartKey> {
    if (this.mode === 'sandbox') return LOOKS_ONLY
    if (this.recap.frame) return new Set(this.recap.partsOf(this.recap.frame.entry))
    if (this.director.step) return new Set(this.director.step.parts)
    return this.pointed.length ? new Set(this.pointed) : this.recap.touched
  }

  get choice(): Choice {
    if (this.mode === 'sandbox') return this.sandbox.choice
    if (this.mode === 'doubt') return this.doubt.choice
    return this.deciding.choice
  }

  /** A question has come, changed or gone. */
  begin(asked: Asked | null): void {
    if (asked) this.known = { ...this.known, [asked.kind]: asked }
    // what others do while the same question stands takes no answer away
    if (asked?.decision !== this.decision) this.asking.close()
    this.decision = asked?.decision
    this.deciding.begin(asked)
  }

  /** What may be left by a step back; each step back changes it. */
  get openThings(): unknown[] {
    const { pending, choosing, offer } = this.deciding
    const opened = [this.railOpen && 'rail', this.mode !== 'play' && this.mode, this.panel, this.director.stage, this.recap.frame && 'recap']
    return [...opened, pending, choosing.picks.length && choosing.picks, offer.opened].filter(Boolean)
  }

  /** A move that can be made now, in words. */
  say(move: MoveJson): string {
    return this.module.say?.(move, this.now, this.teller) ?? this.teller.move(move)
  }

  enter(mode: Mode, picks: readonly PartKey[] = []): void {
    this.quiet()
    this.mode = mode
    if (mode === 'doubt') this.doubt.enter(picks)
    if (mode === 'sandbox') void this.sandbox.enter()
  }

  leave(): void {
    this.sandbox.leave()
    this.mode = 'play'
  }

  /** Nothing pointed at, nothing previewed, nothing played back. */
  quiet(): void {
    this.pointed = []
    this.shown = null
    this.recap.stop()
  }

  /** Esc: back one step of whatever is under way. */
  back(): void {
    // on a phone it lies over everything else
    if (this.railOpen && isNarrow()) this.railOpen = false
    else if (this.recap.frame) this.recap.stop()
    else if (this.mode === 'doubt' && !this.doubt.back()) this.leave()
    else if (this.mode === 'sandbox') this.leave()
    else if (this.mode === 'play' && !this.deciding.back()) [this.panel, this.railOpen] = [null, false]
    this.pointed = []
    this.shown = null
  }
}

export function setStation(station: Station): Station {
  return setContext(KEY, station)
}

export function getStation(): Station {
  return getContext<Station>(KEY)
}
