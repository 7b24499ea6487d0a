// Pebbles as the screens use it: the smallest screen that a game can have, to be copied with the rest of the template.
import type { GameModule } from '$games/contract'
import { t } from '$lib/texts.svelte'
import Board from './Board.svelte'
import { pointsOf } from './counted'
import Own from './Own.svelte'
import Seat from './Seat.svelte'
import type { AnyEvent, AnyMove, PebblesView } from './wire'

const pebbles: GameModule<PebblesView, AnyMove, AnyEvent> = {
  Board,
  Own,
  Seat,
  parts: (move) => (move.do === 'Choose' ? [`value:${move.value}`] : []),
  touched: () => [],
  describe: (view, teller) => view.hands.map((held, seat) => t('pebbles-screen-seat', { player: teller.player(seat), held, points: pointsOf(view, seat) })),
}

export default pebbles
