/** What a button sends one off to do: it is busy meanwhile, and what goes wrong is said at the edge of the screen. */

import { complain } from './complaint'

export class Errand {
  busy = $state(false)

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    try {
      await work()
    } catch (problem) {
      complain(problem)
    } finally {
      this.busy = false
    }
  }
}
