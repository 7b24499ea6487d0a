// What the parts of a desk need to be drawn.
import type { Choice, PartKey } from '$games/contract'
import type { Teller } from '$lib/words/teller'
import type { PlayerBoardView } from '../wire'

export interface PlayerBoardProps {
  desk: PlayerBoardView
  /** the same desk as it would be after the move under the pointer */
  ghost: PlayerBoardView | null
  seat: number
  choice: Choice
  changed: ReadonlySet<PartKey>
  teller: Teller
}
