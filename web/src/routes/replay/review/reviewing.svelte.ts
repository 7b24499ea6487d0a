import * as api from '$lib/api'
import { sentence } from '$lib/complaint'
import type { Review, Reviewed } from '$lib/wire'

/** Milliseconds between two questions how far it is, and before the next one if too many are being made. */
export const PAUSE = 1500
export const LATER = 10_000
const TOO_MANY = 429

/** The review of a game: asked for, waited for, here. */
export class Reviewing {
  found: Reviewed | null = $state.raw(null)
  failed = $state('')

  constructor(private readonly table: string) {}

  get review(): Review | null {
    return this.found?.review ?? null
  }

  /** How much of it is done, from 0 to 1. */
  get share(): number {
    return this.found && this.found.total > 0 ? this.found.done / this.found.total : 0
  }

  /** Ask until it is here; call in an effect. */
  run(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    const ask = async (): Promise<void> => {
      try {
        const found = await api.review(this.table)
        if (stopped) return
        this.found = found
        if (!found.review) timer = setTimeout(() => void ask(), PAUSE)
      } catch (problem) {
        if (stopped) return
        if (problem instanceof api.ApiProblem && problem.status === TOO_MANY) timer = setTimeout(() => void ask(), LATER)
        else this.failed = sentence(problem)
      }
    }
    void ask()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }
}
