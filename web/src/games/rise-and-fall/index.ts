// Rise & Fall as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import { aboutOf } from './moves/about'
import { askOf, keeps } from './moves/ask'
import { meantBy } from './moves/meant'
import { pictured } from './news/pictured'
import { scenesOf } from './news/scenes'
import Own from './Own.svelte'
import { FOR_ALL, partsOf, touchedBy } from './moves/parts'
import Picture from './Picture.svelte'
import { priceOf } from './moves/price'
import { sayOf } from './moves/say'
import { warnOf } from './moves/warn'
import Rail from './Rail.svelte'
import Seat from './Seat.svelte'
import { figuresOf } from './state/figures'
import { threatsOf } from './state/threats'
import type { AnyEvent, AnyMove, RiseView } from './wire'

const riseAndFall: GameModule<RiseView, AnyMove, AnyEvent> = {
  Board,
  Own,
  Seat,
  Rail,
  parts: partsOf,
  touched: touchedBy,
  primary: ['EndTurn', 'Pass'],
  price: priceOf,
  about: aboutOf,
  scenes: scenesOf,
  Picture,
  pictured,
  threats: threatsOf,
  figures: figuresOf,
  meant: meantBy,
  ask: askOf,
  say: sayOf,
  keeps,
  warn: warnOf,
  describe,
  forAll: FOR_ALL,
}

export default riseAndFall
