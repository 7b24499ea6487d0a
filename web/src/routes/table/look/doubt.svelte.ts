import type { Choice, GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { Choosing, NOTHING } from '$lib/table/choosing'
import { Refusal, type TableState } from '$lib/table/table.svelte'
import type { Entry, GameInfo, ReasonInfo } from '$lib/wire'

/** Every part: while one asks why not, all of them can be clicked. */
const EVERYTHING: ReadonlySet<PartKey> = Object.assign(new Set<PartKey>(), { has: () => true })

/** More moves than this of one kind are not worth listing: the game has other ways to ask. */
const MANY = 40_000

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

  /** The kinds of moves that people make: those that only chance has been seen to make are left out. */
  get verbs(): string[] {
    const byPeople = new Set([...doers(this.table.entries, true), ...(this.table.asked?.legal ?? []).map((m) => m.do)])
    const byChance = doers(this.table.entries, false)
    return Object.keys(this.game.moves).filter((verb) => byPeople.has(verb) || !byChance.has(verb))
  }

  /** Begin with the kind of move that is asked for, and what was clicked towards it. */
  enter(picks: readonly PartKey[] = []): void {
    const legal = this.table.asked?.legal ?? []
    const likely = legal.find((move) => Object.keys(move).length > 1) ?? legal[0]
    this.as(likely?.do ?? this.verbs[0] ?? '')
    for (const part of picks) this.pick(part)
  }

  /** Ask about this kind of move. */
  as(verb: string): void {
    this.verb = verb
    this.verdict = null
    this.choosing = Choosing.among(this.moves(verb), (move) => this.parts(move))
    if (this.choosing.rest.length === 1) void this.ask(this.choosing.rest[0]!)
  }

  pick(part: PartKey): void {
    const next = this.choosing.pick(part)
    if (next === this.choosing) return
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

  /** All moves of a kind, legal or not. */
  private moves(verb: string): MoveJson[] {
    let all: MoveJson[] = [{ do: verb }]
    for (const [field, domain] of Object.entries(this.game.moves[verb] ?? {})) {
      const values = this.game.domains[domain ?? field] ?? []
      if (all.length * values.length > MANY) return []
      all = all.flatMap((move) => values.map((value) => ({ ...move, [field]: value })))
    }
    return all
  }

  private parts(move: MoveJson): PartKey[] {
    try {
      return this.module.parts(move, this.table.view ?? {})
    } catch {
      // a game need not know where a move points that nobody could make
      return []
    }
  }
}

function doers(entries: readonly Entry[], people: boolean): Set<string | undefined> {
  const made = entries.filter((entry) => entry.move && entry.seat !== null && entry.seat >= 0 === people)
  return new Set(made.map((entry) => entry.move?.do))
}
