import type { Choice, GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { NOTHING, type Choosing } from '$lib/table/choosing'
import { Refusal } from '$lib/table/pending'
import type { TableState } from '$lib/table/table.svelte'
import type { GameInfo, ReasonInfo } from '$lib/wire'
import { after, imagining, kindsAsked } from './imagined'

/** Every part: while one asks why not, all of them can be clicked. */
const EVERYTHING: ReadonlySet<PartKey> = Object.assign(new Set<PartKey>(), { has: () => true })

/** What the server said about a move one asked about; no reason: it is allowed. */
export interface Verdict {
  move: MoveJson
  reason: ReasonInfo | null
}

/** Why not? One names a move, legal or not, by its verb and its parts, and the server says what stands against it. */
export class Doubt {
  verb = $state('')
  choosing: Choosing = $state.raw(NOTHING)
  verdict: Verdict | null = $state.raw(null)
  readonly choice: Choice

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
    private readonly game: GameInfo,
  ) {
    const chosen = () => this.choosing.chosen
    this.choice = {
      lit: EVERYTHING,
      get chosen() {
        return chosen()
      },
      pick: (part) => this.pick(part),
      hover: () => undefined,
    }
  }

  /** The kinds of moves that players make, those that are asked for first. */
  get verbs(): string[] {
    return kindsAsked(this.game, this.table.info.options, this.table.asked)
  }

  /** Begin with the kind of move that these clicks most likely meant, else with one that names something. */
  enter(picks: readonly PartKey[] = []): void {
    const legal = this.table.asked?.legal ?? []
    const likely = legal.find((move) => Object.keys(move).length > 1) ?? legal[0]
    const fitting = picks.length ? this.verbs.find((verb) => after(this.all(verb), picks)) : undefined
    this.as(fitting ?? likely?.do ?? this.verbs[0] ?? '')
    for (const part of picks) this.pick(part)
  }

  /** Ask about this kind of move. */
  as(verb: string): void {
    this.verb = verb
    this.verdict = null
    this.choosing = this.all(verb)
    if (this.choosing.rest.length === 1) void this.ask(this.choosing.rest[0]!)
  }

  /** A click; where the kind of move that stands here has no use for it, it asks about one that has. */
  pick(part: PartKey): void {
    const next = this.choosing.pick(part)
    if (next === this.choosing) return this.turnTo(part)
    this.choosing = next
    this.verdict = null
    if (next.candidate) void this.ask(next.candidate)
  }

  back(): boolean {
    const had = this.verdict !== null || this.choosing.picks.length > 0
    this.verdict = null
    this.choosing = this.choosing.back()
    return had
  }

  async ask(move: MoveJson): Promise<void> {
    const seat = this.table.eyes
    if (seat === null) return
    try {
      const { why } = await this.table.ask({ ask: 'why', seat, move })
      this.verdict = { move, reason: why }
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.verdict = { move, reason: refusal.reason }
    }
  }

  /** Ask about a kind of move that names this part: what was clicked last is what one wants to know about. */
  private turnTo(part: PartKey): void {
    const verb = this.meant(part) ?? this.verbs.find((one) => after(this.all(one), [part]))
    if (verb === undefined || verb === this.verb) return
    this.as(verb)
    this.pick(part)
  }

  /** What the game takes a click on this part for. */
  private meant(part: PartKey): string | undefined {
    const move = this.module.meant?.(part, EVERYTHING, new Set(), this.table.view ?? {})
    return move?.do !== undefined && after(this.all(move.do), [part]) ? move.do : undefined
  }

  private all(verb: string): Choosing {
    return imagining(this.game, this.module, this.table.view ?? {}, verb)
  }
}
