// What an event is about that can be drawn by itself: cards, trophies, pieces and goods.
import type { PartKey } from '$games/contract'
import { ofEvent, type ByEvent } from '$games/kinds'
import type { AnyEvent } from '../wire'

const piece = (kind: string, seat: number): PartKey[] => [`piece:${kind}/${seat}`]
const card = (kind: string, seat: number): PartKey[] => [`card:${kind}/${seat}`]
const good = (kind: string): PartKey[] => [`good:${kind}`]

const PICTURED: ByEvent<AnyEvent, [], PartKey[]> = {
  PiecePlaced: (e) => piece(e.piece, e.seat),
  CardRevealed: (e) => card(e.card, e.seat),
  PieceMoved: (e) => piece(e.piece, e.seat),
  Produced: (e) => good(e.good),
  PieceBuilt: (e) => piece(e.piece, e.seat),
  TownGrew: (e) => piece('nomad', e.seat),
  NomadEducated: (e) => piece(e.piece, e.seat),
  TaxesCollected: () => good('gold'),
  ShipTransformed: (e) => piece(e.piece, e.seat),
  Traded: () => good('gold'),
  Converted: (e) => piece(e.piece, e.seat),
  Tithed: () => good('gold'),
  ResourceBought: (e) => good(e.good),
  ResourceSold: () => good('gold'),
  CardGained: (e) => card(e.card, e.seat),
  CardLost: (e) => card(e.card, e.seat),
  TrophyWon: (e) => [`trophy:${e.trophy}/${e.seat}`],
  CardDeclined: (e) => card(e.card, e.seat),
  CardBoughtBack: (e) => card(e.card, e.seat),
  DiedOut: (e) => [`ruin:${e.seat}`],
}

export function pictured(event: AnyEvent): PartKey[] {
  return ofEvent(PICTURED, event) ?? []
}
