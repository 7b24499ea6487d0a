import type { BoardProps, Choice, PartKey } from '$games/contract'
import { isStill } from '$lib/preferences.svelte'

/** No parts. */
export const NONE: ReadonlySet<PartKey> = new Set()

/** A board to look at: nothing on it can be chosen. */
export const LOOKING: Choice = { lit: NONE, chosen: NONE, pick: () => {}, hover: () => {} }

type Seen = Pick<BoardProps, 'view' | 'game' | 'players' | 'eyes' | 'teller'>

/** What the drawings of a game are given where there is nothing to choose, unless more is told. */
export function looking(seen: Seen & Partial<BoardProps>): BoardProps {
  return { before: null, choice: LOOKING, ghost: null, changed: NONE, still: isStill(), ...seen }
}
