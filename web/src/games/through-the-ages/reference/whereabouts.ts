// Where the copies of every card are, as far as the viewer may know: counted from the view, nothing is guessed.
import type { GameInfo } from '$lib/wire'
import { cardsOf, type CardRow } from '../printed'
import type { AgesView, PlayerBoardView } from '../wire'

/** row, hand, play, prepared, gone; hidden: in a deck, or somewhere face down; box: not in this game. */
export type Place = 'row' | 'hand' | 'play' | 'prepared' | 'gone' | 'hidden' | 'box'
export const PLACES: readonly Place[] = ['row', 'hand', 'play', 'prepared', 'hidden', 'gone', 'box']

/** Some copies of a card in one place. */
export interface Spot {
  place: Place
  seat: number | null
  count: number
}

class Tally {
  readonly spots = new Map<string, Spot[]>()

  put(card: string | null, place: Place, seat: number | null = null, count = 1): void {
    if (!card || count <= 0) return
    const known = this.spots.get(card) ?? []
    const same = known.find((spot) => spot.place === place && spot.seat === seat)
    if (same) same.count += count
    else known.push({ place, seat, count })
    this.spots.set(card, known)
  }

  count(card: string): number {
    return (this.spots.get(card) ?? []).reduce((sum, spot) => sum + spot.count, 0)
  }
}

/** Everything in front of a civilization. */
function inPlay(desk: PlayerBoardView): (string | null)[] {
  const { government, leader, wonder, wonders, special, tactic, colonies, holdings } = desk
  return [
    government,
    leader,
    wonder,
    ...wonders,
    ...special,
    tactic,
    ...colonies,
    ...holdings.map(({ card }) => card),
    desk.pact?.card ?? null,
    desk.war?.card ?? null,
  ]
}

function tallySeat(tally: Tally, desk: PlayerBoardView, seat: number): void {
  for (const card of inPlay(desk)) tally.put(card, 'play', seat)
  for (const card of [...desk.hand, ...desk.military_hand, ...desk.bonus]) tally.put(card, 'hand', seat)
}

function tallyTable(tally: Tally, { table, desks }: AgesView): void {
  for (const { card } of table.row) tally.put(card, 'row')
  for (const { card, by } of [...table.current, ...table.future]) tally.put(card, 'prepared', by)
  for (const card of table.bonus) tally.put(card, 'play')
  for (const card of table.past) tally.put(card, 'gone')
  for (const [card, count] of [...Object.entries(table.gone), ...Object.entries(table.discards)]) tally.put(card, 'gone', null, count)
  // the card of a war that is being fought still lies in front of whoever declared it
  const { fight } = table
  if (fight && desks[fight.attacker]?.war?.card !== fight.card) tally.put(fight.card, 'play', fight.attacker)
  tally.put(table.offer?.card ?? null, 'play', table.offer?.by)
}

function copiesOf({ copies }: CardRow, seats: number): number {
  return copies?.[seats - 2] ?? 0
}

/** Where every card is; copies that the viewer has not seen are hidden. */
export function whereabouts(view: AgesView, game: GameInfo): Map<string, Spot[]> {
  const tally = new Tally()
  view.desks.forEach((desk, seat) => tallySeat(tally, desk, seat))
  tallyTable(tally, view)
  const outside = new Set(view.table.outside)
  for (const card of cardsOf(game).values()) {
    if (outside.has(card.id)) tally.put(card.id, 'box')
    else tally.put(card.id, 'hidden', null, copiesOf(card, view.seats) - tally.count(card.id))
  }
  return tally.spots
}
