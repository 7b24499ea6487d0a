// What a move or an event touches, for pointing at it: no rule, only which fields name which parts.
import type { PartKey } from '$games/contract'
import { ofEvent, ofMove, type ByEvent, type ByMove } from '$games/kinds'
import type { EventJson } from '$lib/json'
import { hasAny } from '$lib/table/part'
import { t } from '$lib/texts.svelte'
import { over } from '../board/hexes'
import type { AnyEvent, AnyMove, TempusView } from '../wire'

const hex = (name: string): PartKey => `hex:${name}`
const PARTS: ByMove<AnyMove, [], PartKey[]> = {
  ChooseFirst: (m) => [`seat:${m.seat}`],
  DrawTile: (m) => [`tile:${m.tile}`],
  PlaceTile: (m) => [hex(m.hex), `rotation:${m.turned}`],
  PlaceToken: (m) => [hex(m.hex)],
  ChooseAction: (m) => [`action:${m.action}`],
  MoveToken: (m) => [hex(m.start), hex(m.end)],
  PlaceBaby: (m) => [hex(m.hex)],
  Attack: (m) => [hex(m.start), hex(over(m.start, m.side))],
  DeclareTerrain: (m) => [`terrain:${m.terrain}`],
  LayCard: (m) => [`card:${m.card}`],
  StepIn: (m) => [`count:${m.count}`],
  DrawCard: (m) => [`card:${m.card}`],
  DiscardCard: (m) => [`card:${m.card}`],
  BuildCity: (m) => [hex(m.hex), `value:${m.value}`],
  PlayCard: (m) => [`card:${m.card}`],
  PlayReligion: (m) => [`card:religion/${m.terrain}`, hex(m.hex), hex(over(m.hex, m.side))],
  ActTwice: (m) => [`card:government/${m.terrain}`],
  PassSlot: (m) => [`card:government/${m.terrain}`],
}

/** The parts of a move in the order one clicks them; Done and EndTurn have none. */
export function partsOf(move: AnyMove): PartKey[] {
  return ofMove(PARTS, move) ?? []
}

const HEX_FIELDS = ['hex', 'start', 'end', 'target', 'joined']

/** The hexes, seats and eras that an event speaks of. */
export function touchedBy(event: AnyEvent): PartKey[] {
  const fields: EventJson = { ...event }
  const found = HEX_FIELDS.map((name) => fields[name])
    .filter((value) => typeof value === 'string')
    .map(hex)
  if (typeof fields.era === 'string') found.push(`era:${fields.era}`)
  return found
}

const PICTURED: ByEvent<AnyEvent, [], PartKey[]> = {
  TileDrawn: ({ tile }) => [`tile:${tile}`],
  ActionChosen: ({ action }) => [`action:${action}`],
  CardRevealed: ({ card }) => [`card:${card}`],
  CardDrawn: ({ card }) => (card ? [`card:${card}`] : []),
  CardDiscarded: ({ card }) => [`card:${card}`],
  CardPlayed: ({ card }) => [`card:${card}`],
  Advanced: ({ era }) => [`era:${era}`],
}

/** What an event is about that can be drawn by itself. */
export function picturedIn(event: AnyEvent): PartKey[] {
  return ofEvent(PICTURED, event) ?? []
}

const PRICES: ByMove<AnyMove, [TempusView], string | null> = {
  BuildCity: (m, view) => t('tempus-price-tokens', { count: view.hexes.find((one) => one.hex === m.hex)?.tokens ?? 0 }),
  ActTwice: () => t('tempus-price-now'),
  PassSlot: () => t('tempus-price-later'),
}

/** What a move costs, where one part has several meanings. */
export function priceOf(move: AnyMove, view: TempusView): string | null {
  return ofMove(PRICES, move, view) ?? null
}

/** Where no card has been clicked, hexes mean the action and not Religion: both ends of a fight, or a stack that can become only one city. */
export function either(moves: readonly AnyMove[], chosen: ReadonlySet<PartKey>): AnyMove | null {
  if (hasAny(chosen, 'card')) return null
  const [move, ...others] = moves.filter((one) => one.do !== 'PlayReligion')
  if (!move || others.length) return null
  if (move.do === 'BuildCity') return chosen.has(hex(move.hex)) ? move : null
  return move.do === 'Attack' && partsOf(move).every((part) => chosen.has(part)) ? move : null
}
