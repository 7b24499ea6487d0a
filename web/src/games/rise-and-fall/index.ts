// Rise & Fall as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import Own from './Own.svelte'
import { FOR_ALL, partsOf, touchedBy } from './parts'
import Rail from './Rail.svelte'
import Seat from './Seat.svelte'
import type { AnyEvent, AnyMove, RiseView } from './wire'

const riseAndFall: GameModule<RiseView, AnyMove, AnyEvent> = { Board, Own, Seat, Rail, parts: partsOf, touched: touchedBy, describe, forAll: FOR_ALL }

export default riseAndFall
