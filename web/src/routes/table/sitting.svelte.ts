import type { GameModule } from '$games/contract'
import { isTalk } from '$lib/table/log'
import type { TableState } from '$lib/table/table.svelte'
import type { GameInfo, SeatInfo } from '$lib/wire'
import { calledName } from '$lib/words/seats'
import { Teller } from '$lib/words/teller'

/** A place at a table: who sits there and opposite, whose turn it is, what has been said. */
export class Sitting {
  /** the seat at this screen, where several people share it; the others' secrets stay covered */
  uncovered: number | null = $state(null)
  /** the last line of the log when the chat was last read */
  chatRead = $state(0)
  readonly players: SeatInfo[] = $derived.by(() => this.table.info.seats.map((seat) => ({ ...seat, name: calledName(seat) })))
  readonly teller: Teller = $derived.by(() => new Teller(this.game, this.players))

  constructor(
    readonly table: TableState,
    readonly game: GameInfo,
    readonly module: GameModule,
  ) {
    this.chatRead = table.info?.version ?? 0
  }

  /** The seat one plays from here; none for those who watch. */
  get seat(): number | null {
    const { eyes, yours } = this.table
    return eyes !== null && yours.includes(eyes) ? eyes : null
  }

  /** Who must decide now. */
  get toAct(): number[] {
    const asked = (this.table.view?.asked ?? []) as { seat: number }[]
    return asked.map((question) => question.seat)
  }

  /** The seat that the screen should be given to, where several people share it. */
  get cover(): number | null {
    const { yours } = this.table
    if (yours.length < 2 || this.table.info.status === 'over') return null
    const turn = this.toAct.filter((seat) => yours.includes(seat))
    if (this.uncovered === null) return turn[0] ?? yours[0] ?? null
    return turn.length && !turn.includes(this.uncovered) ? (turn[0] ?? null) : null
  }

  get isPlaying(): boolean {
    return this.table.info.status === 'playing'
  }

  /** Whether the board leaves most of the room to one's own things. */
  get hasStrip(): boolean {
    return this.module.roomFor === 'own' && this.seat !== null
  }

  /** How much of what was said at the table has not been read. */
  get unread(): number {
    return this.table.entries.filter((entry) => isTalk(entry) && entry.version > this.chatRead).length
  }
}
