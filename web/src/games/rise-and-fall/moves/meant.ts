// What a click on a part means that cannot be chosen, so that the rule against it can be told at once.
import type { PartKey } from '$games/contract'
import { SIDE_NAMES } from '$lib/board/hex'
import { domainOf, nameIn, nameOf } from '$lib/table/part'
import { phaseOf } from '../phase'
import type { AnyMove, PieceView, RiseView } from '../wire'
import { worldOf } from '../world/world'

/** What a piece does where it stands. */
const ALONE: Record<string, (hex: string) => AnyMove> = {
  nomad: (hex) => ({ do: 'Produce', hex }),
  mountaineer: (hex) => ({ do: 'Produce', hex }),
  town: (town) => ({ do: 'CollectTaxes', town }),
  ship: (hex) => ({ do: 'Trade', hex }),
  merchant: (hex) => ({ do: 'Trade', hex }),
  temple: (temple) => ({ do: 'Tithe', temple }),
}

/** What it does to the hex beside it: to its ground, and to what stands there. */
const BESIDE: Record<string, (hex: string, side: string, terrain: string, there: PieceView | undefined, seat: number) => AnyMove | null> = {
  nomad: (hex, side, terrain) => (terrain === 'sea' ? { do: 'BuildShip', hex, side } : null),
  merchant: (hex, side, terrain) => (terrain === 'sea' ? { do: 'BuildShip', hex, side } : null),
  ship: (ship, side, terrain) => (terrain === 'sea' ? null : { do: 'Transform', ship, side, into: 'nomad' }),
  town: (town, side, _, there, seat) =>
    there?.seat === seat && there.piece === 'nomad' ? { do: 'Educate', town, side, into: 'merchant' } : { do: 'Grow', town, side },
  temple: (temple, side) => ({ do: 'Convert', temple, side }),
}

function hexAt(view: RiseView, name: string) {
  return view.world.hexes.find(({ hex }) => hex === name)
}

/** One's own piece on a hex, rather one of the card's kind. */
export function ownOn(view: RiseView, name: string): string | null {
  const mine = hexAt(view, name)?.pieces.filter(({ seat }) => seat === view.seat) ?? []
  const played = view.realms[view.seat ?? -1]?.played
  return (mine.find(({ piece }) => piece === played) ?? mine[0])?.piece ?? null
}

/** From the piece of one hex to another: what it would do there, or go there. */
function towards(view: RiseView, start: string, end: string): AnyMove {
  const world = worldOf(view)
  const side = [0, 1, 2, 3, 4, 5].find((one) => world.beside(world.named(start), one) === world.named(end))
  const there = hexAt(view, end)
  const piece = ownOn(view, start) ?? ''
  const beside = side === undefined ? null : BESIDE[piece]?.(start, SIDE_NAMES[side]!, there?.terrain ?? '', there?.pieces[0], view.seat ?? -1)
  return beside ?? { do: 'MovePiece', start, end }
}

function onHex(view: RiseView, name: string, chosen: ReadonlySet<PartKey>): AnyMove {
  const starter = nameIn(chosen, 'piece')
  if (!view.round) return { do: 'PlacePiece', piece: starter ?? (hexAt(view, name)?.terrain === 'sea' ? 'ship' : 'nomad'), hex: name }
  const start = nameIn(chosen, 'hex')
  if (start !== undefined && start !== name) return towards(view, start, name)
  const piece = ownOn(view, name)
  return (piece && ALONE[piece]?.(name)) || { do: 'MovePiece', start: name, end: name }
}

function onCard(view: RiseView, card: string): AnyMove {
  const phase = phaseOf(view)
  if (!view.round) return { do: 'PlacePiece', piece: card, hex: view.world.hexes[0]?.hex ?? '1' }
  if (phase === 'decline-choice') return { do: 'DeclineCard', card }
  const isDeclined = view.realms[view.seat ?? -1]?.cards[card] === 'decline'
  return isDeclined || phase === 'buy-back-choice' ? { do: 'BuyBack', card } : { do: 'ChooseCard', card }
}

function onPlace(view: RiseView, place: string): AnyMove {
  const [first = '', second = ''] = place.split('/')
  return view.world.layer === 'sea' ? { do: 'LaySea', tile: first, spot: second } : { do: 'LayTile', hex: first, turned: second }
}

/** The move that a click on a part would be; the view tells the phase and what stands where. */
export function meantBy(part: PartKey, _lit: ReadonlySet<PartKey>, chosen: ReadonlySet<PartKey>, view?: RiseView): AnyMove | null {
  if (!view || view.seat === null) return null
  const [domain, value] = [domainOf(part), nameOf(part)]
  if (domain === 'place') return onPlace(view, value)
  if (domain === 'card' || domain === 'piece') return onCard(view, value)
  if (domain !== 'hex') return null
  return view.world.finished ? onHex(view, value, chosen) : { do: 'LiftTile', hex: value }
}
