// What lies on each cell, kept apart, so that a change of one hex redraws that hex alone.
import { untrack } from 'svelte'
import { landOf } from '../printed'
import type { HexView, TempusView } from '../wire'
import type { HexBoard } from './hexes'

const FIELDS = ['terrain', 'owner', 'tokens', 'city', 'extra', 'marks'] as const

export class Cells {
  readonly at: Record<number, HexView | undefined> = $state({})

  /** Take over what a view says, cell by cell where it says something new. */
  follow(board: HexBoard, view: TempusView): void {
    const now = landOf(board, view)
    untrack(() => {
      for (const cell of Object.keys(this.at).map(Number)) if (!now.has(cell)) delete this.at[cell]
      for (const [cell, hex] of now) {
        const old = this.at[cell]
        if (!old || FIELDS.some((field) => old[field] !== hex[field])) this.at[cell] = hex
      }
    })
  }
}
