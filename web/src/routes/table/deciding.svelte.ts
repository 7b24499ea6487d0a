import type { Choice, GameModule, MoveJson, PartKey } from '../../games/contract'
import { Choosing, NOTHING, sameMove } from '../../lib/choosing'
import { settings } from '../../lib/settings.svelte'
import { Refusal, type NewCommand, type TableState } from '../../lib/table.svelte'
import type { Asked, Foreseen, ReasonInfo } from '../../lib/wire'
import { Foresight } from './foresight.svelte'

/** A move that waits for a second word: why, and what would come of it. */
export interface Pending {
  move: MoveJson
  foreseen: Foreseen | null
}

/** A second click on the same part within this time was one click too many. */
const DOUBLE = 350
/** How long the buttons stay off after an answer if no new question comes. */
const PATIENCE = 1200

/** One's own decision: narrowing, foreseeing, confirming, sending. */
export class Deciding {
  choosing: Choosing = $state.raw(NOTHING)
  pending: Pending | null = $state.raw(null)
  busy = $state(false)
  problem: ReasonInfo | null = $state.raw(null)
  readonly foresight: Foresight
  readonly choice: Choice
  private asked: Asked | null = null
  private queued: PartKey | null = null
  /** moves that follow by themselves: the others of a kind that is done for all */
  private following: MoveJson[] = []
  private last = { part: '', at: 0 }
  private turn = 0

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
  ) {
    this.foresight = new Foresight((move) => this.foresee(move))
    this.choice = this.asChoice()
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
    this.asked = asked
    this.foresight.forget()
    if (same) return
    this.turn++
    this.busy = false
    this.pending = null
    this.choosing = asked ? Choosing.among(asked.legal, (move) => this.module.parts(move, this.table.view)) : NOTHING
    const following = this.follow()
    if (following) return void this.send(following)
    const queued = this.queued
    this.queued = null
    if (queued && this.choosing.lit.has(queued)) this.pick(queued)
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

  /** A part was clicked. A click that comes while a move is under way waits for the next question. */
  pick(part: PartKey): void {
    const again = this.last.part === part && performance.now() - this.last.at < DOUBLE
    this.last = { part, at: performance.now() }
    if (this.busy) {
      if (!again) this.queued = part
      return
    }
    if (this.pending && this.choosing.picks.at(-1) === part) return void (again || this.confirm())
    const next = this.choosing.pick(part)
    if (next !== this.choosing) this.take(next)
  }

  private take(choosing: Choosing): void {
    this.turn++
    this.choosing = choosing
    this.pending = this.problem = null
    const { candidate, complete } = choosing
    this.foresight.show(candidate, 0)
    if (candidate) void this.decide(candidate, !complete || isTouch())
  }

  hover(part: PartKey | null): void {
    if (this.busy || isTouch()) return
    const move = part ? this.choosing.leadsTo(part) : null
    this.foresight.show(move ?? this.pending?.move ?? null)
  }

  /** A move is meant: play it, or ask once more where the settings or its nature want it. */
  async decide(move: MoveJson, careful = false): Promise<void> {
    if (this.busy) return
    const turn = ++this.turn
    this.problem = null
    if (settings.confirm === 'never' && !careful) return this.send(move)
    const foreseen = await this.foresight.of(move)
    if (turn !== this.turn) return
    if (settings.confirm === 'irreversible' && !careful && foreseen && !foreseen.barrier) return this.send(move)
    this.foresight.show(move, 0)
    this.pending = { move, foreseen }
  }

  /** Yes, that one. */
  confirm(): void {
    if (this.pending && !this.busy) void this.send(this.pending.move)
  }

  /** One step back: the question whether, then the last click. Says whether there was anything to go back on. */
  back(): boolean {
    const had = this.pending !== null || this.choosing.picks.length > 0 || this.problem !== null
    this.turn++
    const more = this.pending && !this.choosing.picks.length
    this.pending = this.problem = null
    if (!more) this.choosing = this.choosing.back()
    this.foresight.show(null)
    return had
  }

  undo(all = false): Promise<void> {
    this.following = []
    return this.command({ do: 'undo', seat: this.table.eyes ?? 0, all })
  }

  /** Have something done; a refusal is shown as the reason it gives. */
  async command(command: NewCommand): Promise<void> {
    this.problem = null
    try {
      await this.table.do(command)
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = refusal.reason
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
    await this.command({ do: 'play', seat, decision: asked.decision, move })
    if (this.problem) [this.choosing, this.following] = [this.choosing.afresh(), []]
    setTimeout(() => this.asked === asked && (this.busy = false), this.problem ? 0 : PATIENCE)
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
