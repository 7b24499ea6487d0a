// What became of every card, out of the log.
import type { Entry, GameInfo } from '$lib/wire'
import type { EventJson } from '$games/contract'

/** Something that happened to a card, and in which round. */
export interface Happening {
  round: number
  event: EventJson
}

/** All that the log tells of each card, oldest first. */
export function historyOf(entries: readonly Entry[], game: GameInfo): Map<string, Happening[]> {
  const found = new Map<string, Happening[]>()
  let round = 0
  for (const event of entries.flatMap((entry) => entry.events as EventJson[])) {
    if (typeof event.round === 'number') round = event.round
    for (const [field, domain] of Object.entries(game.events[event.event] ?? {})) {
      const card = domain === 'card' ? event[field] : null
      if (typeof card !== 'string') continue
      const known = found.get(card) ?? []
      if (known.at(-1)?.event !== event) known.push({ round, event })
      found.set(card, known)
    }
  }
  return found
}
