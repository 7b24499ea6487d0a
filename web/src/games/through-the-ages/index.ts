// Through the Ages as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import Glance from './Glance.svelte'
import Own from './Own.svelte'
import { partsOf, touchedBy } from './parts'
import { practice } from './practice/tips'
import Rail from './Rail.svelte'
import Reference from './Reference.svelte'
import { say } from './say'
import Seat from './Seat.svelte'
import { warn } from './warnings'
import type { AnyEvent, AnyMove, AgesView } from './wire'

const throughTheAges: GameModule<AgesView, AnyMove, AnyEvent> = {
  Board,
  Own,
  Seat,
  Glance,
  Rail,
  Reference,
  parts: partsOf,
  touched: touchedBy,
  warn,
  say,
  describe,
  practice,
  roomFor: 'own',
}

export default throughTheAges
