// What can be chosen on a board that is drawn by itself, without a table.
import { vi } from 'vitest'
import type { Choice, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { Choosing } from '$lib/table/choosing'

/** The choice among some moves, which goes on with every part that is picked; and what was picked. */
export function choiceAmong(moves: readonly MoveJson[], parts: (move: MoveJson) => PartKey[]): { choice: Choice; picked: PartKey[] } {
  let choosing = $state.raw(Choosing.among(moves, parts))
  const picked: PartKey[] = []
  const choice: Choice = {
    get lit() {
      return choosing.lit
    },
    get chosen() {
      return choosing.chosen
    },
    pick(part) {
      picked.push(part)
      choosing = choosing.pick(part)
    },
    hover: vi.fn(),
  }
  return { choice, picked }
}
