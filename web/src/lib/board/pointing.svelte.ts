/** Whether one points by finger alone, so that nothing can be shown before it is touched. */
export const isTouch = (): boolean => matchMedia('(hover: none) and (pointer: coarse)').matches

/** The place of a board under the pointer or in focus. */
export class Pointing<Place> {
  at: Place | null = $state(null)
  #settled: Place | null = $state(null)

  /** What is to be told of in words. A finger that has chosen a place points at nothing any more: its words would stay for good. */
  get told(): Place | null {
    return this.at === this.#settled ? null : this.at
  }

  point(at: Place | null): void {
    this.at = at
    if (at !== this.#settled) this.#settled = null
  }

  /** Something was chosen there. */
  settle(at: Place): void {
    this.#settled = at
  }
}
