// Which parts of the screen a move or an event is about: no rules, only which fields name which parts.
import type { PartKey } from '$games/contract'
import { ofEvent, ofMove, type ByEvent, type ByMove } from '$games/kinds'
import type { AnyEvent, AnyMove } from './wire'

const space = (name: string): PartKey => `space:${name}`
const LEADER = 'leader-'
const WONDER = 'wonder-'

const PARTS: ByMove<AnyMove, [], PartKey[]> = {
  PlacePawn: (m) => [space(m.territory)],
  LayToken: (m) => [`section:${m.section}`],
  TurnGlass: (m) => [`glass:${m.glass}`, `action:${m.action}`],
  ShiftGlass: (m) => [`glass:${m.glass}`, `action:${m.action}`],
  DiscardCard: () => ['found:discard'],
  LimitScholars: (m) => [`limit:${m.count}`],
  Rest: () => ['rest:'],
  DrawFrom: (m) => [`pile:${m.pile}`],
  TakeResource: (m) => [`resource:${m.resource}`],
  Deploy: (m) => [space(m.space)],
  MoveClans: (m) => [space(m.start), space(m.end), `count:${m.count}`],
  Airlift: (m) => [space(m.territory), `count:${m.count}`],
  Bombard: (m) => [space(m.territory)],
  Discover: (m) => [`card:${m.card}`],
  PlaceBuilding: (m) => [space(m.territory)],
  BuildFree: (m) => [`section:${m.building}`, space(m.territory)],
  // the same clicks as for an open slot: a menu then asks which one
  PlaceInaccessible: (m) => [space(m.territory)],
  BuildInaccessible: (m) => [`section:${m.building}`, space(m.territory)],
  PlaceOnWonder: (m) => [`action:${WONDER}${m.place}`],
  PlaceOnLeader: (m) => [`action:${LEADER}${m.column}`],
  CopyTile: (m) => [`action:${LEADER}${m.column}`],
  ResolveAction: (m) => [`action:${m.action}`],
  Garrison: (m) => [space(m.space)],
}

/** The parts of a move, in the order in which they are clicked. */
export function partsOf(move: AnyMove): PartKey[] {
  return ofMove(PARTS, move) ?? []
}

/** Where a glass stands: on a shared board, or on its owner's, which others see only as that seat. */
function standsOn(action: string, seat: number): PartKey {
  const isShared = [LEADER, WONDER, 'draw-'].some((board) => action.startsWith(board))
  return isShared ? `action:${action}` : `seat:${seat}`
}

const TOUCHED: ByEvent<AnyEvent, [], PartKey[]> = {
  PawnPlaced: (e) => [space(e.territory)],
  GlassTurned: (e) => [standsOn(e.action, e.seat)],
  GlassShifted: (e) => [standsOn(e.action, e.seat)],
  CardDrawn: (e) => [`pile:${e.pile}`],
  ClanDeployed: (e) => [space(e.space)],
  ClansMoved: (e) => [space(e.start), space(e.end)],
  Fought: (e) => [space(e.territory)],
  ClansDestroyed: (e) => [space(e.territory)],
  BuildingPlaced: (e) => [space(e.territory)],
  InaccessibleUsed: (e) => [space(e.territory)],
  TerritoryBombarded: (e) => [space(e.territory)],
  ScholarOnLeader: (e) => [`action:${LEADER}${e.column}`],
  BuildingDestroyed: (e) => [space(e.territory)],
  CityGarrisoned: (e) => [space(e.space)],
  ClansReturned: (e) => [space(e.space)],
}

/** The parts that an event is about. */
export function touchedBy(event: AnyEvent): PartKey[] {
  return ofEvent(TOUCHED, event) ?? []
}

/** The parts of an event that `Picture` can draw. */
const PICTURED: ByEvent<AnyEvent, [], PartKey[]> = {
  GlassTurned: (e) => [`action:${e.action}`],
  GlassShifted: (e) => [`action:${e.action}`],
  CardDrawn: (e) => [e.card ? `card:${e.card}` : `back:${e.type}`],
  CardDiscarded: (e) => [`card:${e.card}`],
  TechnologyDiscovered: (e) => [`card:${e.card}`],
  BuildingPlaced: (e) => [`building:${e.building}`],
  BuildingWaits: (e) => [`building:${e.building}`],
  BuildingDestroyed: (e) => [`building:${e.building}`],
  TokenPlaced: (e) => [`building:${e.section}`],
  WonderEntered: (e) => [`wonder:${e.wonder}`],
  ScholarOnWonder: (e) => [`wonder:${e.wonder}`],
  WonderScored: (e) => [`wonder:${e.wonder}`],
  LeaderEntered: (e) => [`leader:${e.leader}`],
  LeaderWon: (e) => [`leader:${e.leader}`],
  ScholarOnLeader: (e) => [`action:${LEADER}${e.column}`],
}

export function picturedIn(event: AnyEvent): PartKey[] {
  return ofEvent(PICTURED, event) ?? []
}

/** Moves that are not listed as buttons: chosen by clicks, offered in a place of their own, or not needed in real time. */
export const UNLISTED = ['Rest', 'LimitScholars', 'DiscardCard', 'TurnGlass', 'ShiftGlass'] as const satisfies readonly AnyMove['do'][]

/** Digits for the glasses and one's own board, letters for the shared boards; Enter and `e` end what is under way. */
export const KEYS: Record<string, PartKey> = {
  1: 'glass:1',
  2: 'glass:2',
  3: 'action:ideas',
  4: 'action:bricks',
  5: 'action:discover',
  6: 'action:deploy',
  7: 'action:move',
  8: 'action:build',
  d: 'action:leader-technology',
  f: 'action:leader-expansion',
  g: 'action:leader-culture',
  j: 'action:leader-bonus',
  r: 'action:wonder-1',
  t: 'action:wonder-2',
  y: 'action:wonder-3',
  v: 'action:draw-left',
  b: 'action:draw-right',
}
const KEY_OF = new Map(Object.entries(KEYS).map(([key, part]) => [part, key]))

/** The key that picks a part, empty if there is none. */
export function keyOf(part: PartKey): string {
  return (KEY_OF.get(part) ?? '').toUpperCase()
}

/** The move to make when only the glass or the number of clans is open: any free glass, and as many clans as allowed. */
export function either(moves: readonly AnyMove[], chosen: ReadonlySet<PartKey>): AnyMove | null {
  const [first] = moves
  if (!first) return null
  const rest = partsOf(first).filter((part) => !chosen.has(part))
  const open = first.do === 'TurnGlass' || first.do === 'ShiftGlass' ? 'glass:' : first.do === 'MoveClans' || first.do === 'Airlift' ? 'count:' : null
  if (!open || rest.some((part) => !part.startsWith(open))) return null
  if (moves.some((move) => partsOf(move).some((part) => !chosen.has(part) && !part.startsWith(open)))) return null
  return open === 'glass:' ? first : (moves.at(-1) ?? null)
}
