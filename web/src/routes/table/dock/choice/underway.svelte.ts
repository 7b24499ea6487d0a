import type { GameModule } from '$games/contract'
import type { MoveJson, ViewJson } from '$lib/json'
import type { TableState } from '$lib/table/table.svelte'

interface Sent {
  move: MoveJson
  seat: number
  decision: number
  /** the time of the game at which it was sent */
  at: number
  /** where the server has put it, once it has answered */
  version: number | null
}

/** A move that has been sent: drawn as done at once, until the server's own picture is here or it has refused. */
export class Underway {
  private sent: Sent | null = $state.raw(null)
  /** the view as it will look; null where nothing is under way, or nothing can be told */
  readonly view: ViewJson | null = $derived.by(() => this.expected())

  constructor(
    private readonly table: TableState,
    private readonly module: GameModule,
  ) {}

  begin(move: MoveJson, seat: number, decision: number): void {
    this.sent = { move, seat, decision, at: this.table.gameNow() ?? 0, version: null }
  }

  /** The answer: the version in which the move is, or null for a refusal. */
  answered(version: number | null): void {
    this.sent = this.sent && version !== null ? { ...this.sent, version } : null
  }

  /** Whether a decision has been answered by us, and not yet by the server. */
  isFor(decision: number): boolean {
    return this.sent?.decision === decision && this.sent.version === null
  }

  private expected(): ViewJson | null {
    const { sent, table } = this
    if (!sent || !table.view || (sent.version !== null && table.info.version >= sent.version)) return null
    return this.module.expect?.(table.view, sent.move, sent.seat, sent.at) ?? null
  }
}
