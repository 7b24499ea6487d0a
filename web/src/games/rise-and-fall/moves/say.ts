// What goes over a side, said by the hex it goes to: its number stands on the map, a point of the compass does not.
import { ofMove, type ByMove } from '$games/kinds'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { AnyMove, RiseView } from '../wire'
import { besideOf } from './parts'

/** From which hex over which side, and what becomes of it there. */
interface Way {
  key: string
  from: string
  side: string
  piece?: string
}

const WAYS: ByMove<AnyMove, [], Way> = {
  BuildShip: ({ hex, side }) => ({ key: 'rise-and-fall-way-build-ship', from: hex, side }),
  Grow: ({ town, side }) => ({ key: 'rise-and-fall-way-grow', from: town, side }),
  Educate: ({ town, side, into }) => ({ key: 'rise-and-fall-way-educate', from: town, side, piece: into }),
  BuildAshore: ({ ship, side, building }) => ({ key: 'rise-and-fall-way-build-ashore', from: ship, side, piece: building }),
  Transform: ({ ship, side, into }) => ({ key: 'rise-and-fall-way-transform', from: ship, side, piece: into }),
  Convert: ({ temple, side }) => ({ key: 'rise-and-fall-way-convert', from: temple, side }),
}

export function sayOf(move: AnyMove, view: RiseView, teller: Teller): string | null {
  const way = ofMove(WAYS, move)
  const place = way && besideOf(view, way.from, way.side)
  if (!place) return null
  // a sentence that names no piece does not ask for one
  return t(way.key, { from: way.from, place, piece: teller.value('piece', way.piece ?? '') })
}
