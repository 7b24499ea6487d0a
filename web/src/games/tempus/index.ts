// Tempus as the screens use it.
import type { GameModule } from '$games/contract'
import './art.css'
import Board from './Board.svelte'
import { describe } from './describe'
import Own from './Own.svelte'
import { partsOf, touchedBy } from './parts'
import Rail from './Rail.svelte'
import Seat from './Seat.svelte'
import type { AnyEvent, AnyMove, TempusView } from './wire'

const tempus: GameModule<TempusView, AnyMove, AnyEvent> = { Board, Own, Seat, Rail, parts: partsOf, touched: touchedBy, describe }

export default tempus
