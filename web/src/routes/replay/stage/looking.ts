import type { Choice, PartKey } from '$games/contract'

/** No parts. */
export const NONE: ReadonlySet<PartKey> = new Set()

/** A board to look at: nothing on it can be chosen. */
export const LOOKING: Choice = { lit: NONE, chosen: NONE, pick: () => {}, hover: () => {} }
