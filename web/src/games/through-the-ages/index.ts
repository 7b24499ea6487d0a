// What the screens use of Through the Ages.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import Glance from './Glance.svelte'
import { about, textOfPart } from './moves/about'
import { askOf, isPiece } from './moves/ask'
import { meant } from './moves/meant'
import Own from './Own.svelte'
import { homeOf, leadOf, partsOf, pictured, touchedBy } from './moves/parts'
import Picture from './Picture.svelte'
import { practice } from './practice/tips'
import { price } from './moves/prices'
import Rail from './Rail.svelte'
import Reference from './Reference.svelte'
import { say } from './moves/say'
import { scenes } from './scenes'
import { scored } from './scenes/ending'
import Seat from './Seat.svelte'
import { figures, threats } from './seat/threats'
import { warn } from './moves/warnings'
import type { AnyEvent, AnyMove, AgesView } from './wire'

const throughTheAges: GameModule<AgesView, AnyMove, AnyEvent> = {
  Board,
  Own,
  Seat,
  Glance,
  Rail,
  Reference,
  parts: partsOf,
  lead: leadOf,
  touched: touchedBy,
  warn,
  about,
  text: textOfPart,
  say,
  describe,
  primary: ['EndActions', 'Done', 'Pass'],
  price,
  scenes,
  scored,
  Picture,
  pictured,
  threats,
  figures,
  meant,
  ask: askOf,
  isPiece,
  home: homeOf,
  practice,
  roomFor: 'own',
}

export default throughTheAges
