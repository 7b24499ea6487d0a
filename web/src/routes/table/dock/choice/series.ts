import type { MoveJson } from '$lib/json'
import { sameMove } from '$lib/table/choosing'

/** The kinds of moves that several pieces can make now, each with all of them. */
export function seriesIn(rest: readonly MoveJson[], kinds: readonly string[] = []): MoveJson[][] {
  return kinds.map((kind) => rest.filter((move) => move.do === kind)).filter((moves) => moves.length > 1)
}

/** Moves that follow by themselves: the others of a kind that is done for all. */
export class Following {
  private moves: readonly MoveJson[] = []

  begin(moves: readonly MoveJson[]): void {
    this.moves = moves
  }

  /** The next of them that is possible, if any is. */
  next(legal: readonly MoveJson[]): MoveJson | null {
    const at = this.moves.findIndex((move) => legal.some((other) => sameMove(move, other)))
    const next = this.moves[at] ?? null
    this.moves = at < 0 ? [] : this.moves.slice(at + 1)
    return next
  }

  end(): void {
    this.moves = []
  }
}
