// Which parts of the table a move or an event touches, for pointing at them: no rules, only which field names which part.
//
// place: of the row; hand: a card in hand, action: one that includes another move; card: a technology on the desk, worker:
// the workers on it; wonder, colony, bank, pile, bid, seat: as they lie on the table; offered: a card that lies
// with somebody else, or nowhere yet.
import type { PartKey } from '$games/contract'
import { ofMove, type ByMove } from '$games/kinds'
import type { EventJson } from '$lib/json'
import { LETTERS } from '$lib/words/teller'
import type { AgesView, AnyEvent, AnyMove } from '../wire'

const GROWTH: PartKey = 'bank:yellow'
// in the same domain as workers, so that it is lit only once one of them is chosen
const UNUSED: PartKey = 'worker:unused'

const hand = (card: string): PartKey => `hand:${card}`
const action = (card: string): PartKey => `action:${card}`
const on = (card: string): PartKey => `card:${card}`
const worker = (card: string): PartKey => `worker:${card}`
const offered = (card: string): PartKey => `offered:${card}`
const rival = (seat: string): PartKey => `seat:${seat}`

/** The wonder under construction of whoever is asked. */
function site(view: AgesView): PartKey {
  return `wonder:${view.desks[view.seat ?? view.table.turn ?? 0]?.wonder}`
}

const PARTS: ByMove<AnyMove, [AgesView], PartKey[]> = {
  TakeCard: (m) => [`place:${m.place}`],
  Grow: () => [GROWTH],
  Welcome: () => [GROWTH],
  GrowWith: (m) => [action(m.card), GROWTH],
  Build: (m) => [on(m.card)],
  LevyUnit: (m) => [on(m.card)],
  BuildWith: (m) => [action(m.card), on(m.on)],
  Upgrade: (m) => [worker(m.card), on(m.to)],
  UpgradeWith: (m) => [action(m.card), worker(m.start), on(m.to)],
  Destroy: (m) => [worker(m.card), UNUSED],
  BuildStages: (_, view) => [site(view)],
  StageWith: (m, view) => [action(m.card), site(view)],
  PlayLeader: (m) => [hand(m.card)],
  Develop: (m) => [hand(m.card)],
  Revolt: (m) => [hand(m.card)],
  DevelopWith: (m) => [action(m.card), hand(m.technology)],
  RevoltWith: (m) => [action(m.card), hand(m.technology)],
  PlayAction: (m) => [action(m.card)],
  PlayTactic: (m) => [hand(m.card)],
  DrawMilitary: () => ['pile:military'],
  Prepare: (m) => [hand(m.card)],
  Settle: (m) => [hand(m.card)],
  Attack: (m) => [hand(m.card), rival(m.seat)],
  DeclareWar: (m) => [hand(m.card), rival(m.seat)],
  OfferPact: (m) => [hand(m.card), rival(m.seat)],
  Bid: (m) => [`bid:${m.bid}`],
  Sacrifice: (m) => [worker(m.card)],
  PlayBonus: (m) => [hand(m.card)],
  Discard: (m) => [hand(m.card)],
  LoseWorker: (m) => [worker(m.card)],
  DestroyOwn: (m) => [worker(m.card)],
  GiveUpColony: (m) => [`colony:${m.card}`],
  Ravage: (m) => [`wonder:${m.card}`],
  LoseToken: (m) => [on(m.card)],
  ProduceLess: (m) => [on(m.card)],
  KeepBonus: (m) => [offered(m.card)],
  PickBonus: (m) => [offered(m.card)],
  Raze: (m) => [offered(m.card)],
  TakeColony: (m) => [offered(m.card)],
  TakeTechnology: (m) => [offered(m.card)],
}

/** The parts of a move in the order in which they are clicked; moves that end or refuse something have none. */
export function partsOf(move: AnyMove, view: AgesView): PartKey[] {
  return ofMove(PARTS, move, view) ?? []
}

/** An unused worker may be taken to what it is to work on. */
export const leadOf = ({ do: kind }: AnyMove): PartKey | null => (kind === 'Build' ? UNUSED : null)

/** The player's own desk: cards dragged from the row or from the hand can be dropped there. */
export const OWN_BOARD: PartKey = 'board:own'
export const homeOf = (part: PartKey): PartKey | null => (/^(place|hand|action):/.test(part) ? OWN_BOARD : null)

/** A card of somebody's civilization, for showing what has changed there. */
export function ownedPart(seat: number, card: string): PartKey {
  return `civ:${LETTERS[seat]}/${card}`
}

/** The places and cards that an event mentions. */
export function touchedBy(event: AnyEvent): PartKey[] {
  const { seat, card, to, place }: EventJson = { ...event }
  const found: PartKey[] = []
  if (typeof place === 'number') found.push(`place:${place}`)
  if (typeof seat === 'number') for (const name of [card, to]) if (typeof name === 'string') found.push(ownedPart(seat, name))
  return found
}

/** Events that come so many at a time that pictures of them would show nothing. */
const UNSEEN: readonly AnyEvent['event'][] = ['CardLaid', 'RowCleared', 'BonusDealt', 'Obsolete']

/** The cards that an event is about, for pictures of them. */
export function pictured(event: AnyEvent): PartKey[] {
  const { card, to }: EventJson = { ...event }
  const name = typeof to === 'string' ? to : card
  return typeof name === 'string' && !UNSEEN.includes(event.event) ? [on(name)] : []
}
