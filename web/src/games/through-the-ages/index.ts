// Through the Ages as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import Glance from './Glance.svelte'
import { meant } from './meant'
import Own from './Own.svelte'
import { partsOf, pictured, touchedBy } from './parts'
import Picture from './Picture.svelte'
import { practice } from './practice/tips'
import { price } from './prices'
import Rail from './Rail.svelte'
import Reference from './Reference.svelte'
import { say } from './say'
import { scenes } from './scenes'
import Seat from './Seat.svelte'
import { figures, threats } from './threats'
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
  primary: ['EndActions', 'Done', 'Pass'],
  price,
  scenes,
  Picture,
  pictured,
  threats,
  figures,
  meant,
  practice,
  roomFor: 'own',
}

export default throughTheAges
