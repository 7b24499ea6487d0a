import type { AnyEvent } from '../wire'
import type { Signal } from './signals'

/** How long a signal stays on screen, in milliseconds. */
const STAYS = 3600

/** The signals that are still on screen. */
export class Heard {
  shown: readonly Signal[] = $state.raw([])
  private last: readonly AnyEvent[] | undefined

  constructor(events: () => readonly AnyEvent[], signals: () => Signal[]) {
    $effect(() => {
      const now = events()
      if (now === this.last || !now.length) return
      this.last = now
      const fresh = signals()
      if (fresh.length) this.show(fresh)
    })
  }

  private show(fresh: readonly Signal[]): void {
    this.shown = [...this.shown, ...fresh].slice(-3)
    setTimeout(() => (this.shown = this.shown.filter((one) => !fresh.includes(one))), STAYS)
  }
}
