import type { BoardProps } from '$games/contract'
import type { Station } from './station.svelte'

/** What the drawings of a game are given. Each of them is a getter, so that a drawing follows only what it reads. */
export function drawnFrom(station: Station): BoardProps {
  return {
    get game() {
      return station.game
    },
    get view() {
      return station.view
    },
    get before() {
      return station.before
    },
    get players() {
      return station.players
    },
    get eyes() {
      return station.table.eyes
    },
    get choice() {
      return station.choice
    },
    get ghost() {
      return station.ghost
    },
    get changed() {
      return station.changed
    },
    get teller() {
      return station.teller
    },
    get still() {
      return station.still
    },
    get entries() {
      return station.entries
    },
    get told() {
      return station.told
    },
    get time() {
      return station.time
    },
    get events() {
      return station.events
    },
  }
}
