// What the parts of a desk are drawn from.
import type { Choice, PartKey } from '$games/contract'
import type { Teller } from '$lib/words/teller'
import type { PlayerBoardView } from '../wire'

export interface PlayerBoardProps {
  desk: PlayerBoardView
  /** the same desk as it is foreseen */
  ghost: PlayerBoardView | null
  seat: number
  choice: Choice
  changed: ReadonlySet<PartKey>
  teller: Teller
}
