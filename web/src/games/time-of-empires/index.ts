// Time of Empires as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import { expectedOf } from './expect'
import Glance from './Glance.svelte'
import Own from './Own.svelte'
import { either, KEYS, meantBy, partsOf, touchedBy, UNLISTED } from './parts'
import { practice } from './practice/tips'
import Rail from './Rail.svelte'
import Seat from './Seat.svelte'
import { sound } from './sound/cues'
import { hurries } from './time/times'
import type { AnyEvent, AnyMove, EmpiresView } from './wire'
import { waitingOf } from './words'

const timeOfEmpires: GameModule<EmpiresView, AnyMove, AnyEvent> = {
  Board,
  Own,
  Seat,
  Rail,
  Glance,
  parts: partsOf,
  touched: touchedBy,
  describe,
  keys: KEYS,
  unlisted: UNLISTED,
  wordless: ['Rest'],
  either,
  meant: meantBy,
  hurries,
  expect: expectedOf,
  waiting: waitingOf,
  sound,
  practice,
  tallRail: true,
}

export default timeOfEmpires
