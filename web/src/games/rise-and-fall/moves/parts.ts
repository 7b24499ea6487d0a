// What a move or an event touches, for pointing at it: no rule, only which fields name which parts.
import type { PartKey } from '$games/contract'
import { ofMove, type ByMove } from '$games/kinds'
import { SIDE_NAMES } from '$lib/board/hex'
import type { EventJson } from '$lib/json'
import type { AnyEvent, AnyMove, RiseView } from '../wire'
import { worldOf } from '../world/world'

const hex = (name: string): PartKey => `hex:${name}`
/** A tile is laid in two clicks: where, and yes. The second is never on the board, so it is always asked for. */
const YES = 'lay:tile'

/** The hex over a side; undefined beyond the World. */
export function besideOf(view: RiseView, name: string, side: string): string | undefined {
  const world = worldOf(view)
  return world.cells[world.beside(world.named(name), SIDE_NAMES.indexOf(side as (typeof SIDE_NAMES)[number]))]?.name
}

export function over(view: RiseView, name: string, side: string): PartKey {
  const other = besideOf(view, name, side)
  if (other === undefined) throw new Error('beyond the World')
  return hex(other)
}

const PARTS: ByMove<AnyMove, [RiseView], PartKey[]> = {
  LaySea: (m) => [`place:${m.tile}/${m.spot}`, YES],
  LayTile: (m) => [`place:${m.hex}/${m.turned}`, YES],
  LiftTile: (m) => [hex(m.hex)],
  PlacePiece: (m) => [`piece:${m.piece}`, hex(m.hex)],
  ChooseCard: (m) => [`card:${m.card}`],
  MovePiece: (m) => [hex(m.start), hex(m.end)],
  Produce: (m) => [hex(m.hex)],
  BuildTown: (m) => [hex(m.hex)],
  BuildTemple: (m) => [hex(m.hex)],
  BuildShip: (m, view) => [hex(m.hex), over(view, m.hex, m.side)],
  Grow: (m, view) => [hex(m.town), over(view, m.town, m.side)],
  Educate: (m, view) => [hex(m.town), over(view, m.town, m.side)],
  CollectTaxes: (m) => [hex(m.town)],
  BuildAshore: (m, view) => [hex(m.ship), over(view, m.ship, m.side)],
  Transform: (m, view) => [hex(m.ship), over(view, m.ship, m.side)],
  Trade: (m) => [hex(m.hex)],
  Convert: (m, view) => [hex(m.temple), over(view, m.temple, m.side)],
  Tithe: (m) => [hex(m.temple)],
  BuyResource: (m) => [hex(m.hex)],
  SellResource: (m) => [hex(m.hex)],
  DeclineCard: (m) => [`card:${m.card}`],
  BuyBack: (m) => [`card:${m.card}`],
}

/** The parts of a move in the order one clicks them; EndTurn and Pass have none. */
export function partsOf(move: AnyMove, view: RiseView): PartKey[] {
  return ofMove(PARTS, move, view) ?? []
}

/** What several pieces can do one after the other, each for itself. */
export const FOR_ALL: readonly AnyMove['do'][] = ['Produce', 'CollectTaxes', 'Trade', 'Tithe']

const HEX_FIELDS = ['hex', 'start', 'end', 'town', 'temple']

/** The hexes, and the trophy, that an event speaks of. */
export function touchedBy(event: AnyEvent): PartKey[] {
  const fields: EventJson = { ...event }
  const found = HEX_FIELDS.map((name) => fields[name])
    .filter((value) => typeof value === 'string')
    .map(hex)
  if (typeof fields.trophy === 'string') found.push(`trophy:${fields.trophy}`)
  return found
}
