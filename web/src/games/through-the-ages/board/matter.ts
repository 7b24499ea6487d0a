// What is under way in the middle of the table: an auction, a fight, an offer, an event, or bonus cards to choose.
import type { AgesView, AuctionView, FightView, OfferView } from '../wire'

export type Matter =
  | { kind: 'auction'; card: string; auction: AuctionView }
  | { kind: 'fight'; card: string; fight: FightView }
  | { kind: 'offer'; card: string; offer: OfferView }
  | { kind: 'event'; card: string }

/** What everybody should look at; null most of the time. An event is over once somebody is taking actions. */
export function matterOf({ table, asked }: AgesView): Matter | null {
  if (table.fight) return { kind: 'fight', card: table.fight.card, fight: table.fight }
  if (table.auction) return { kind: 'auction', card: table.auction.card, auction: table.auction }
  if (table.offer) return { kind: 'offer', card: table.offer.card, offer: table.offer }
  const isOver = asked.some(({ kind }) => kind === 'turn')
  return table.event && !isOver ? { kind: 'event', card: table.event } : null
}
