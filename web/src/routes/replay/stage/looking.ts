import type { BoardProps, Choice, GameModule, PartKey } from '$games/contract'
import type { ViewJson } from '$lib/json'
import { isStill } from '$lib/preferences.svelte'
import type { GameInfo, SeatInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'

/** What the parts of a replay are given: the game, its drawings, and the words for it. */
export interface Replayed {
  module: GameModule
  game: GameInfo
  teller: Teller
}

/** A position of it, to be drawn. */
export interface Position extends Replayed {
  players: SeatInfo[]
  view: ViewJson
}

/** No parts. */
export const NONE: ReadonlySet<PartKey> = new Set()

/** A board to look at: nothing on it can be chosen. */
export const LOOKING: Choice = { lit: NONE, chosen: NONE, pick: () => {}, hover: () => {} }

type Seen = Pick<BoardProps, 'view' | 'game' | 'players' | 'eyes' | 'teller'>

/** What the drawings of a game are given where there is nothing to choose, unless more is told. */
export function looking(seen: Seen & Partial<BoardProps>): BoardProps {
  return { before: null, choice: LOOKING, ghost: null, changed: NONE, still: isStill(), ...seen }
}
