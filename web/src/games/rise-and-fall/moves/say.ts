// What goes over a side, said by the hex it goes to: its number stands on the map, a point of the compass does not.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { AnyMove, RiseView } from '../wire'
import { besideOf } from './parts'

/** From which hex over which side, and what becomes of it there; null for what goes over none. */
function wayOf(move: AnyMove): { key: string; from: string; side: string; piece?: string } | null {
  switch (move.do) {
    case 'BuildShip':
      return { key: 'rise-and-fall-way-build-ship', from: move.hex, side: move.side }
    case 'Grow':
      return { key: 'rise-and-fall-way-grow', from: move.town, side: move.side }
    case 'Educate':
      return { key: 'rise-and-fall-way-educate', from: move.town, side: move.side, piece: move.into }
    case 'BuildAshore':
      return { key: 'rise-and-fall-way-build-ashore', from: move.ship, side: move.side, piece: move.building }
    case 'Transform':
      return { key: 'rise-and-fall-way-transform', from: move.ship, side: move.side, piece: move.into }
    case 'Convert':
      return { key: 'rise-and-fall-way-convert', from: move.temple, side: move.side }
    default:
      return null
  }
}

export function sayOf(move: AnyMove, view: RiseView, teller: Teller): string | null {
  const way = wayOf(move)
  const place = way && besideOf(view, way.from, way.side)
  if (!place) return null
  // a sentence that names no piece does not ask for one
  return t(way.key, { from: way.from, place, piece: teller.value('piece', way.piece ?? '') })
}
