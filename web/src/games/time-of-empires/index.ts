// Everything about Time of Empires that the client's screens use.
import type { GameModule } from '$games/contract'
import './art.css'
import Picture from './art/Picture.svelte'
import { warningsOf } from './asking/losses'
import { meantBy } from './asking/meant'
import { askOf, priceOf, sayMove } from './asking/say'
import Board from './Board.svelte'
import { describe } from './describe'
import { expectedOf } from './expect'
import Glance from './Glance.svelte'
import { figuresOf } from './state/figures'
import { threatsTo } from './state/threats'
import Own from './Own.svelte'
import { either, KEYS, partsOf, picturedIn, touchedBy, UNLISTED } from './parts'
import { practice } from './practice/tips'
import Rail from './Rail.svelte'
import Seat from './Seat.svelte'
import { sound } from './sound/cues'
import { scenesOf } from './stage/scenes'
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
  say: sayMove,
  ask: askOf,
  warn: warningsOf,
  primary: ['EndTurn', 'Done'],
  price: priceOf,
  scenes: scenesOf,
  Picture,
  pictured: picturedIn,
  threats: threatsTo,
  figures: figuresOf,
  keys: KEYS,
  unlisted: UNLISTED,
  answers: ['Garrison'],
  wordless: ['Rest', 'Done', 'DrawFrom'],
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
