// What a move or an event touches, for pointing at it: no rule, only which fields name which parts.
import type { EventJson, MoveJson, PartKey } from '$games/contract'
import { over } from './board/hexes'

const hex = (name: string | undefined): PartKey => `hex:${name}`
const PARTS: Record<string, (move: MoveJson) => PartKey[]> = {
  ChooseFirst: (m) => [`seat:${m.seat}`],
  DrawTile: (m) => [`tile:${m.tile}`],
  PlaceTile: (m) => [hex(m.hex), `rotation:${m.turned}`],
  PlaceToken: (m) => [hex(m.hex)],
  ChooseAction: (m) => [`action:${m.action}`],
  MoveToken: (m) => [hex(m.start), hex(m.end)],
  PlaceBaby: (m) => [hex(m.hex)],
  Attack: (m) => [hex(m.start), hex(over(m.start!, m.side!))],
  DeclareTerrain: (m) => [`terrain:${m.terrain}`],
  LayCard: (m) => [`card:${m.card}`],
  StepIn: (m) => [`count:${m.count}`],
  DrawCard: (m) => [`card:${m.card}`],
  DiscardCard: (m) => [`card:${m.card}`],
  BuildCity: (m) => [hex(m.hex), `value:${m.value}`],
  PlayCard: (m) => [`card:${m.card}`],
  PlayReligion: (m) => [`card:religion/${m.terrain}`, hex(m.hex), hex(over(m.hex!, m.side!))],
  ActTwice: (m) => [`card:government/${m.terrain}`],
  PassSlot: (m) => [`card:government/${m.terrain}`],
}

/** The parts of a move in the order one clicks them; Done and EndTurn have none. */
export function partsOf(move: MoveJson): PartKey[] {
  return PARTS[move.do!]?.(move) ?? []
}

const HEX_FIELDS = ['hex', 'start', 'end', 'target', 'joined']

/** The hexes, seats and eras that an event speaks of. */
export function touchedBy(event: EventJson): PartKey[] {
  const found = HEX_FIELDS.filter((field) => typeof event[field] === 'string').map((field) => hex(event[field]))
  if (typeof event.era === 'string') found.push(`era:${event.era}`)
  return found
}
