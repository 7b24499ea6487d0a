import type { GameModule } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { preferences } from '$lib/preferences.svelte'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked, Foreseen } from '$lib/wire'
import { Foresight } from '$routes/table/look/ahead/foresight.svelte'
import { Sending } from './sending.svelte'

/** A move that waits for a second word: why, what would come of it, and what speaks against it. */
export interface Pending {
  move: MoveJson
  foreseen: Foreseen | null
  warnings: readonly string[]
}

/** A move that is meant goes out at once, or waits for a second word. */
export abstract class Confirming extends Sending {
  pending: Pending | null = $state.raw(null)
  /** the move that was clicked while what would come of it is not known yet; nothing speaks against it */
  foreseeing: MoveJson | null = $state.raw(null)
  readonly foresight: Foresight
  protected asked: Asked | null = null
  /** counts what was done meanwhile: what was being foreseen for something else is not asked about any more */
  private turn = 0

  constructor(
    table: TableState,
    module: GameModule,
    private readonly warn: (move: MoveJson) => string[] = () => [],
  ) {
    super(table, module)
    this.foresight = new Foresight((move) => this.foresee(move))
  }

  /** Whether time presses, so that a click is a word. */
  get hurries(): boolean {
    return this.module.hurries?.(this.table.view ?? {}) ?? false
  }

  /** A move is meant: play it, or ask once more where the preferences, its nature or a warning want it. */
  async decide(move: MoveJson, careful = false): Promise<void> {
    if (this.busy) return
    const turn = this.moveOn()
    this.problem = null
    const warnings = this.warn(move)
    if (this.hurries) {
      // there is no time to look ahead: only what is lost for nothing is asked back, in one tap
      if (!warnings.length) return this.send(move)
      this.pending = { move, foreseen: null, warnings }
      return
    }
    const isFree = !careful && !warnings.length
    if (preferences.confirm !== 'always' && isFree && (this.losesNothing(move) || this.isPiece(move))) return this.send(move)
    if (preferences.confirm === 'never' && isFree) return this.send(move)
    this.foreseeing = warnings.length ? null : move
    const foreseen = await this.foresight.of(move)
    if (turn !== this.turn) return
    this.foreseeing = null
    if (preferences.confirm === 'irreversible' && isFree && foreseen && !foreseen.barrier) return this.send(move)
    this.foresight.show(move, 0)
    this.pending = { move, foreseen, warnings }
  }

  /** Whether a move ends what is under way while nothing else could be done, or nothing that the game would warn of. */
  private losesNothing(move: MoveJson): boolean {
    if (!this.module.primary?.includes(move.do ?? '')) return false
    return this.asked?.legal.length === 1 || this.module.warn !== undefined
  }

  /** Whether more of the same answer is to come, and a word of its own ends it. */
  protected isPiece(move: MoveJson): boolean {
    return this.module.isPiece?.(move, this.table.view ?? {}) ?? false
  }

  /** Something else is being done: what was being foreseen is not asked about any more. */
  protected moveOn(): number {
    this.foreseeing = null
    return ++this.turn
  }

  /** Yes, that one; who does not want to wait for what would come of it need not. */
  confirm(): void {
    const move = this.pending?.move ?? this.foreseeing
    if (move && !this.busy) void this.send(move)
  }

  protected async send(move: MoveJson): Promise<void> {
    const { asked } = this
    const seat = this.table.eyes
    if (!asked || seat === null) return
    this.moveOn()
    this.pending = null
    this.foresight.show(null)
    const isTaken = await this.play(move, seat, asked.decision, () => this.asked?.decision === asked.decision)
    if (!isTaken) this.stumble()
  }

  /** A move was refused: what was clicked towards it no longer holds. */
  protected abstract stumble(): void
}
