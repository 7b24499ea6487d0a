import type { GameModule } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { Refusal } from '$lib/table/pending'
import type { NewCommand, TableState } from '$lib/table/table.svelte'
import type { Ack, Foreseen, ReasonInfo } from '$lib/wire'
import { Underway } from './underway.svelte'

/** How long the buttons stay off after an answer if no new question comes. */
const PATIENCE = 1200

/** What goes from a seat to the server: moves and other commands, with the reason where one is refused. */
export class Sending {
  busy = $state(false)
  problem: ReasonInfo | null = $state.raw(null)
  readonly underway: Underway
  /** told of every move as it is sent */
  onsend?: (move: MoveJson) => void

  constructor(
    protected readonly table: TableState,
    protected readonly module: GameModule,
  ) {
    this.underway = new Underway(table, module)
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

  /** Send a move at once as the answer to a decision; says whether it was taken. */
  protected async play(move: MoveJson, seat: number, decision: number, isOpen: () => boolean): Promise<boolean> {
    this.busy = true
    this.underway.begin(move, seat, decision)
    this.onsend?.(move)
    const ack = await this.command({ do: 'play', seat, decision, move })
    this.underway.answered(ack?.version ?? null)
    if (ack) setTimeout(() => isOpen() && (this.busy = false), PATIENCE)
    return ack !== null
  }

  protected async foresee(move: MoveJson): Promise<Foreseen | null> {
    const seat = this.table.eyes
    if (seat === null) return null
    return (await this.table.ask({ ask: 'foresee', seat, moves: [{ seat, move }] })).foreseen
  }
}
