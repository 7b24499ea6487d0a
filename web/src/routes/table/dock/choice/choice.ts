import type { Choice } from '$games/contract'
import { NOTHING } from '$lib/table/choosing'
import type { Deciding } from './deciding.svelte'

/** What a board is given to choose by: getters, so that it sees what is lit at once after a click. */
export function choiceOf(deciding: Deciding): Choice {
  return {
    get lit() {
      return deciding.busy ? NOTHING.lit : deciding.choosing.lit
    },
    get chosen() {
      return deciding.choosing.chosen
    },
    pick: (part) => deciding.pick(part),
    hover: (part) => deciding.hover(part),
  }
}
