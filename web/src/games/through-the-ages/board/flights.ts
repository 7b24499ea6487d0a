// What moved between two views, as far as the viewer can see: cards along the row and into the own hand, tokens on the own desk.
import type { PartKey } from '$games/contract'
import type { AgesView, PlayerBoardView, TableView } from '../wire'

export interface Flight {
  kind: 'card' | 'worker' | 'token'
  /** the card, if one flies; otherwise empty */
  card: string
  from: PartKey
  to: PartKey
}

/** At most this many tokens fly: a few are enough to show a whole harvest. */
const MOST = 8

function places(table: TableView): Map<string, string> {
  const found = new Map<string, string>()
  const twice = new Set<string>()
  for (const { place, card } of table.row) {
    if (card && found.has(card)) twice.add(card)
    if (card) found.set(card, place)
  }
  // with two equal cards nobody could tell which one moved
  for (const card of twice) found.delete(card)
  return found
}

/** Cards in the row that slid to another place. */
export function shifts(before: AgesView, after: AgesView): Flight[] {
  const old = places(before.table)
  return [...places(after.table)].flatMap(([card, place]) => {
    const was = old.get(card)
    return was && was !== place ? [{ kind: 'card' as const, card, from: `place:${was}`, to: `place:${place}` }] : []
  })
}

/** Cards that a seat took from the row to its hand or as its wonder under construction. */
function taken(before: AgesView, after: AgesView, seat: number): Flight[] {
  const [was, now] = [before.desks[seat]!, after.desks[seat]!]
  const fresh = [...now.hand, now.wonder].filter((card): card is string => card !== null && !was.hand.includes(card) && was.wonder !== card)
  return fresh.flatMap((card) => {
    const place = before.table.row.find((one) => one.card === card && !after.table.row.some((other) => other.place === one.place && other.card))?.place
    return place ? [{ kind: 'card' as const, card, from: `place:${place}`, to: `own:${card}` }] : []
  })
}

function people(desk: PlayerBoardView): Map<PartKey, number> {
  const working = desk.holdings.map(({ card, workers }) => [`worker:${card}`, workers] as const)
  return new Map([['bank:yellow', desk.yellow.left], ['worker:unused', desk.unused], ...working])
}

function tokens(desk: PlayerBoardView): Map<PartKey, number> {
  const stored = desk.holdings.map(({ card, tokens: count }) => [`card:${card}`, count] as const)
  return new Map<PartKey, number>([['bank:blue', desk.blue.left], ...stored, [`wonder:${desk.wonder}`, desk.wonder ? desk.stages : 0]])
}

/** Each piece that left a place, paired with one that came to another. */
function paired(kind: 'worker' | 'token', was: Map<PartKey, number>, now: Map<PartKey, number>): Flight[] {
  const changes = [...new Set([...was.keys(), ...now.keys()])].map((part) => ({ part, by: (now.get(part) ?? 0) - (was.get(part) ?? 0) }))
  const each = (sign: number) => changes.flatMap(({ part, by }) => Array.from({ length: Math.max(0, by * sign) }, () => part))
  const [left, came] = [each(-1), each(1)]
  return left.slice(0, MOST).flatMap((from, at) => (came[at] ? [{ kind, card: '', from, to: came[at] }] : []))
}

/** What came to a seat's hand and moved on its desk. */
export function flights(before: AgesView, after: AgesView, seat: number): Flight[] {
  const [was, now] = [before.desks[seat], after.desks[seat]]
  if (!was || !now) return []
  return [...taken(before, after, seat), ...paired('worker', people(was), people(now)), ...paired('token', tokens(was), tokens(now))]
}
