// Tempus as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import Glance from './Glance.svelte'
import { figuresOf, threatsOf } from './glance/glance'
import { aboutOf } from './moves/about'
import { meantBy } from './moves/meant'
import Own from './Own.svelte'
import { either, partsOf, picturedIn, priceOf, touchedBy } from './moves/parts'
import Picture from './Picture.svelte'
import Rail from './Rail.svelte'
import Seat from './Seat.svelte'
import { sound } from './sound/cues'
import { scenesOf } from './stage/scenes'
import { askOf, isPiece, sayOf, warnOf, waysOf } from './moves/ways'
import type { AnyEvent, AnyMove, TempusView } from './wire'

const tempus: GameModule<TempusView, AnyMove, AnyEvent> = {
  Board,
  Own,
  Seat,
  Glance,
  Rail,
  Picture,
  parts: partsOf,
  touched: touchedBy,
  pictured: picturedIn,
  primary: ['EndTurn', 'Done'],
  price: priceOf,
  either,
  freely: ['Attack', 'PlayReligion'],
  isPiece,
  say: sayOf,
  ask: askOf,
  ways: waysOf,
  warn: warnOf,
  about: aboutOf,
  meant: meantBy,
  scenes: scenesOf,
  figures: figuresOf,
  threats: threatsOf,
  sound,
  describe,
}

export default tempus
