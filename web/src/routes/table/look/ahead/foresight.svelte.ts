import type { MoveJson } from '$lib/json'
import type { Foreseen } from '$lib/wire'

const PAUSE = 140

/** What would come of a move: asked of the server once a pointer rests, and remembered until the next decision. */
export class Foresight {
  move: MoveJson | null = $state.raw(null)
  seen: Foreseen | null = $state.raw(null)
  private known = new Map<string, Promise<Foreseen | null>>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private turn = 0

  constructor(private readonly ask: (move: MoveJson) => Promise<Foreseen | null>) {}

  /** What would come of a move; null where the server could not tell. */
  of(move: MoveJson): Promise<Foreseen | null> {
    const key = JSON.stringify(move)
    const known = this.known.get(key) ?? this.ask(move).catch(() => null)
    this.known.set(key, known)
    return known
  }

  /** Show what would come of a move, after a moment; of none: show nothing. */
  show(move: MoveJson | null, pause = PAUSE): void {
    clearTimeout(this.timer)
    const mine = ++this.turn
    if (!move) {
      this.move = this.seen = null
      return
    }
    this.timer = setTimeout(async () => {
      const seen = await this.of(move)
      if (mine === this.turn) [this.move, this.seen] = [move, seen]
    }, pause)
  }

  /** The position is another one now. */
  forget(): void {
    this.known.clear()
    this.show(null)
  }
}
