import type { BoardProps } from '$games/contract'
import type { Desk } from './desk.svelte'

/** What the drawings of a game are given. Each of them is a getter, so that a drawing follows only what it reads. */
export function drawnFrom(desk: Desk): BoardProps {
  return {
    get game() {
      return desk.game
    },
    get view() {
      return desk.view
    },
    get before() {
      return desk.before
    },
    get players() {
      return desk.players
    },
    get eyes() {
      return desk.table.eyes
    },
    get choice() {
      return desk.choice
    },
    get ghost() {
      return desk.ghost
    },
    get changed() {
      return desk.changed
    },
    get teller() {
      return desk.teller
    },
    get still() {
      return desk.still
    },
    get entries() {
      return desk.entries
    },
    get told() {
      return desk.told
    },
    get time() {
      return desk.time
    },
    get events() {
      return desk.events
    },
  }
}
