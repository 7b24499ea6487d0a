import type { Choice, GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { settings } from '$lib/settings.svelte'
import { Choosing, NOTHING, sameMove } from '$lib/table/choosing'
import { Refusal, type NewCommand, type TableState } from '$lib/table/table.svelte'
import type { Ack, Asked, Foreseen, ReasonInfo } from '$lib/wire'
import { Foresight } from '../../look/foresight.svelte'
import { Offer } from './offer.svelte'
import { Underway } from './underway.svelte'

/** A move that waits for a second word: why, what would come of it, and what speaks against it. */
export interface Pending {
  move: MoveJson
  foreseen: Foreseen | null
  warnings: readonly string[]
}

/** A second click on the same part within this time was one click too many. */
const DOUBLE = 350
/** How long the buttons stay off after an answer if no new question comes. */
const PATIENCE = 1200
/** So many clicks wait for the next question where time presses; elsewhere one does. */
const QUEUE = 3

/** One's own decision: narrowing, foreseeing, confirming, sending. */
export class Deciding {
  choosing: Choosing = $state.raw(NOTHING)
  pending: Pending | null = $state.raw(null)
  busy = $state(false)
  problem: ReasonInfo | null = $state.raw(null)
  readonly foresight: Foresight
  readonly choice: Choice
  readonly underway: Underway
  readonly offer: Offer
  /** told of a click on a part that cannot be chosen now */
  onidle?: (part: PartKey) => void
  /** told of every move as it is sent */
  onsend?: (move: MoveJson) => void
  private asked: Asked | null = null
  private queued: PartKey[] = []
  /** moves that follow by themselves: the others of a kind that is done for all */
  private following: MoveJson[] = []
  private last = { part: '', at: 0 }
  private turn = 0

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
    private readonly warn: (move: MoveJson) => string[] = () => [],
  ) {
    this.foresight = new Foresight((move) => this.foresee(move))
    this.underway = new Underway(table, module)
    this.offer = new Offer(this, module)
    this.choice = this.asChoice()
  }

  /** Whether time presses, so that a click is a word. */
  get hurries(): boolean {
    return this.module.hurries?.(this.table.view ?? {}) ?? false
  }

  /** What a move touches, in the order one clicks. */
  partsOf(move: MoveJson): PartKey[] {
    return this.module.parts(move, this.table.view ?? {})
  }

  /** The move that the clicks so far mean; null while several are possible and it matters which. */
  get meant(): MoveJson | null {
    const { candidate, rest, chosen, picks } = this.choosing
    return candidate ?? (picks.length ? (this.module.either?.(rest, chosen) ?? null) : null)
  }

  private asChoice(): Choice {
    // getters, so that a board sees what is lit at once after a click
    const lit = () => (this.busy ? NOTHING.lit : this.choosing.lit)
    const chosen = () => this.choosing.chosen
    return {
      get lit() {
        return lit()
      },
      get chosen() {
        return chosen()
      },
      pick: (part) => this.pick(part),
      hover: (part) => this.hover(part),
    }
  }

  /** A question has come, changed or gone; clicks towards the same one stay. */
  begin(asked: Asked | null): void {
    const same = asked && this.asked && JSON.stringify(asked) === JSON.stringify(this.asked)
    const goesOn = asked !== null && asked.decision === this.asked?.decision
    const kept = goesOn ? this.choosing.picks : []
    if (!goesOn) this.offer.close()
    this.asked = asked
    this.foresight.forget()
    if (same) return
    this.turn++
    this.pending = null
    const fresh = asked ? Choosing.among(asked.legal, (move) => this.partsOf(move)) : NOTHING
    this.choosing = kept.reduce((choosing, part) => (choosing.lit.has(part) ? choosing.pick(part) : choosing), fresh)
    this.busy = asked !== null && this.underway.isFor(asked.decision)
    if (!this.busy) this.goOn()
  }

  /** What was decided or clicked before this question came. */
  private goOn(): void {
    const following = this.follow()
    if (following) return void this.send(following)
    while (this.queued.length && !this.busy) {
      const part = this.queued.shift()
      if (part && this.choosing.lit.has(part)) this.pick(part)
    }
  }

  /** The kinds of moves that several pieces can make now, each with all of them. */
  get series(): MoveJson[][] {
    const kinds = this.module.forAll ?? []
    return kinds.map((kind) => this.choosing.rest.filter((move) => move.do === kind)).filter((moves) => moves.length > 1)
  }

  /** Make these moves one after the other, as far as they stay possible. */
  all(moves: readonly MoveJson[]): void {
    if (this.busy || !moves[0]) return
    this.following = moves.slice(1)
    void this.send(moves[0])
  }

  private follow(): MoveJson | null {
    const legal = this.asked?.legal ?? []
    const at = this.following.findIndex((move) => legal.some((other) => sameMove(move, other)))
    const next = this.following[at] ?? null
    this.following = at < 0 ? [] : this.following.slice(at + 1)
    return next
  }

  /** Whether a part can be chosen, or has been, and another one that is drawn is to be chosen after it. */
  leadsOn(part: PartKey): boolean {
    const { choosing } = this
    if (this.busy || !(choosing.lit.has(part) || choosing.picks.at(-1) === part)) return false
    const then = choosing.lit.has(part) ? choosing.pick(part) : choosing
    return [...then.lit].some((next) => next !== part && this.offer.placed.has(next)) && !this.module.either?.(then.rest, then.chosen)
  }

  /** A part was clicked, or something was dragged there, which is `sure`. What comes while a move is under way waits. */
  pick(part: PartKey, sure = false): void {
    const again = this.last.part === part && performance.now() - this.last.at < DOUBLE
    this.last = { part, at: performance.now() }
    if (this.busy) return this.queue(part, again)
    if (this.pending && this.choosing.picks.at(-1) === part) return void (again || this.confirm())
    const next = this.choosing.pick(part)
    if (next !== this.choosing) this.take(next, sure)
    else this.onidle?.(part)
  }

  private queue(part: PartKey, again: boolean): void {
    if (this.hurries) this.queued = [...this.queued, part].slice(-QUEUE)
    else if (!again) this.queued = [part]
  }

  private take(choosing: Choosing, sure: boolean): void {
    this.turn++
    this.choosing = choosing
    this.pending = this.problem = null
    const { candidate, complete } = choosing
    const meant = complete ? candidate : (this.module.either?.(choosing.rest, choosing.chosen) ?? null)
    if (this.hurries) return meant ? void this.send(meant) : undefined
    const move = meant ?? candidate
    // what is being dragged is not at its place yet
    if (this.offer.dragged && !meant) return
    this.foresight.show(move, 0)
    if (move) void this.decide(move, !meant || (isTouch() && !sure))
  }

  hover(part: PartKey | null): void {
    if (this.busy || isTouch() || this.hurries) return
    const move = part ? this.choosing.leadsTo(part) : null
    this.foresight.show(move ?? this.pending?.move ?? null)
  }

  /** A move is meant: play it, or ask once more where the settings, its nature or a warning want it. */
  async decide(move: MoveJson, careful = false): Promise<void> {
    if (this.busy) return
    const turn = ++this.turn
    this.problem = null
    if (this.hurries) return this.send(move)
    const warnings = this.warn(move)
    const isFree = !careful && !warnings.length
    if (settings.confirm !== 'always' && isFree && this.losesNothing(move)) return this.send(move)
    if (settings.confirm === 'never' && isFree) return this.send(move)
    const foreseen = await this.foresight.of(move)
    if (turn !== this.turn) return
    if (settings.confirm === 'irreversible' && isFree && foreseen && !foreseen.barrier) return this.send(move)
    this.foresight.show(move, 0)
    this.pending = { move, foreseen, warnings }
  }

  /** Whether a move ends what is under way while nothing else could be done, or nothing that the game would warn of. */
  private losesNothing(move: MoveJson): boolean {
    if (!this.module.primary?.includes(move.do ?? '')) return false
    return this.asked?.legal.length === 1 || this.module.warn !== undefined
  }

  /** Yes, that one. */
  confirm(): void {
    if (this.pending && !this.busy) void this.send(this.pending.move)
  }

  /** One step back: the question whether, then the last click. Says whether there was anything to go back on. */
  back(): boolean {
    if (!this.pending && !this.problem && !this.choosing.picks.length && this.offer.close()) return true
    const had = this.pending !== null || this.choosing.picks.length > 0 || this.problem !== null
    this.turn++
    const more = this.pending && !this.choosing.picks.length
    this.pending = this.problem = null
    if (!more) this.choosing = this.choosing.back()
    this.foresight.show(null)
    return had
  }

  async undo(all = false): Promise<void> {
    this.following = []
    await this.command({ do: 'undo', seat: this.table.eyes ?? 0, all })
  }

  /** Have something done; a refusal is shown as the reason it gives. */
  async command(command: NewCommand): Promise<Ack | null> {
    this.problem = null
    try {
      return await this.table.do(command)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = refusal.reason
      return null
    }
  }

  private async send(move: MoveJson): Promise<void> {
    const asked = this.asked
    const seat = this.table.eyes
    if (!asked || seat === null) return
    this.turn++
    this.busy = true
    this.pending = null
    this.foresight.show(null)
    this.underway.begin(move, seat, asked.decision)
    this.onsend?.(move)
    const ack = await this.command({ do: 'play', seat, decision: asked.decision, move })
    this.underway.answered(ack?.version ?? null)
    if (!ack) this.stumble()
    else setTimeout(() => this.asked?.decision === asked.decision && (this.busy = false), PATIENCE)
  }

  /** A move was refused: what was clicked towards it, and what was to follow, no longer holds. */
  private stumble(): void {
    this.choosing = this.choosing.afresh()
    this.following = this.queued = []
    this.busy = false
  }

  private async foresee(move: MoveJson): Promise<Foreseen | null> {
    const seat = this.table.eyes
    if (seat === null) return null
    return (await this.table.ask({ ask: 'foresee', seat, moves: [{ seat, move }] })).foreseen
  }
}

function isTouch(): boolean {
  return matchMedia('(hover: none) and (pointer: coarse)').matches
}
