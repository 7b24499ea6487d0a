import type { Choice, GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { Choosing, NOTHING } from '$lib/table/choosing'
import { Refusal } from '$lib/table/pending'
import type { TableState } from '$lib/table/table.svelte'
import type { AskedSeat, Foreseen, ReasonInfo } from '$lib/wire'
import { placeless } from '$routes/table/dock/choice/items'

/** A move that was tried, and for whom. */
export interface Trial {
  seat: number
  move: MoveJson
}

/** What if: moves tried from here, in a world that agrees with what one knows. Nothing of it is played. */
export class Sandbox {
  trials: Trial[] = $state.raw([])
  seen: Foreseen | null = $state.raw(null)
  choosing: Choosing = $state.raw(NOTHING)
  /** whose decision is being made, where several are asked */
  turn: AskedSeat | null = $state.raw(null)
  problem: ReasonInfo | null = $state.raw(null)
  busy = $state(false)
  readonly choice: Choice
  private world = 0

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
  ) {
    const lit = () => (this.busy ? NOTHING.lit : this.choosing.lit)
    const chosen = () => this.choosing.chosen
    this.choice = {
      get lit() {
        return lit()
      },
      get chosen() {
        return chosen()
      },
      pick: (part) => this.pick(part),
      hover: () => undefined,
    }
  }

  /** Begin from where the table stands. */
  enter(): Promise<void> {
    this.world = 0
    return this.go([])
  }

  leave(): void {
    this.seen = this.turn = this.problem = null
    this.choosing = NOTHING
    this.trials = []
  }

  private pick(part: PartKey): void {
    this.choosing = this.choosing.pick(part)
    if (this.choosing.candidate) void this.try(this.choosing.candidate)
  }

  /** The moves to list: what is drawn on the table is chosen there, as a long list would cover what one compares. */
  listed(placed: ReadonlySet<PartKey>): MoveJson[] {
    return placeless(this.choosing, placed)
  }

  /** Try a move for the seat whose turn it would be. */
  try(move: MoveJson): Promise<void> {
    return this.turn ? this.go([...this.trials, { seat: this.turn.seat, move }]) : Promise.resolve()
  }

  back(): Promise<void> {
    return this.go(this.trials.slice(0, -1))
  }

  reset(): Promise<void> {
    return this.go([])
  }

  /** The same moves where the unknown is dealt otherwise; as many of them as are possible there. */
  otherWorld(): Promise<void> {
    this.world++
    return this.go(this.trials)
  }

  /** Decide for another of the seats that are asked. */
  for(turn: AskedSeat): void {
    this.turn = turn
    this.choosing = Choosing.legal(turn.asked.legal, this.module, this.seen?.view ?? {})
  }

  private async go(trials: Trial[]): Promise<void> {
    const seat = this.table.eyes
    if (seat === null) return
    this.busy = true
    this.problem = null
    try {
      const answer = await this.table.ask({ ask: 'foresee', seat, moves: trials, world: this.world })
      this.seen = answer.foreseen
      this.trials = trials
      const asked = this.seen?.asked ?? []
      const next = asked.find((one) => one.seat === seat) ?? asked[0]
      if (next) this.for(next)
      else [this.turn, this.choosing] = [null, NOTHING]
    } catch (refusal) {
      if (!(refusal instanceof Refusal)) throw refusal
      this.problem = refusal.reason
      this.choosing = this.choosing.afresh()
    } finally {
      this.busy = false
    }
  }
}
