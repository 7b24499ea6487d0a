// Nothing to choose: for looking at somebody's desk.
import type { Choice } from '$games/contract'

export const LOOKS: Choice = { lit: new Set(), chosen: new Set(), pick: () => {}, hover: () => {} }
