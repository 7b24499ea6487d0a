// What became of every card, taken from the log.
import type { EntryOf } from '$games/contract'
import type { EventJson } from '$lib/json'
import type { GameInfo } from '$lib/wire'
import type { AnyEvent } from '../wire'

/** Something that happened to a card, and in which round. */
export interface Happening {
  round: number
  event: AnyEvent
}

/** Everything that the log says about each card, oldest first. */
export function historyOf(entries: readonly EntryOf<AnyEvent>[], game: GameInfo): Map<string, Happening[]> {
  const found = new Map<string, Happening[]>()
  let round = 0
  for (const event of entries.flatMap((entry) => entry.events)) {
    const told: EventJson = { ...event }
    if (typeof told.round === 'number') round = told.round
    for (const [field, domain] of Object.entries(game.events[event.event] ?? {})) {
      const card = domain === 'card' ? told[field] : null
      if (typeof card !== 'string') continue
      const known = found.get(card) ?? []
      if (known.at(-1)?.event !== event) known.push({ round, event })
      found.set(card, known)
    }
  }
  return found
}
