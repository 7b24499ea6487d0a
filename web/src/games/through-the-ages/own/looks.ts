// A choice of nothing, for only looking at a desk.
import type { Choice } from '$games/contract'

export const LOOKS: Choice = { lit: new Set(), chosen: new Set(), pick: () => {}, hover: () => {} }
