// The table in sentences, for those who do not see it, and the words for one hex, one region and one realm.
import { t } from '$lib/texts.svelte'
import { joined } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'
import { isOver, phaseOf } from './phase'
import { PARTS, tilesLeft, totalOf, wonOf } from './printed'
import type { HexView, PieceView, RiseView } from './wire'
import { regionsOf, type Region } from './world/regions'
import { worldOf } from './world/world'

/** A piece with its owner. */
function sayPiece({ piece, seat }: PieceView, teller: Teller): string {
  return t('rise-and-fall-screen-piece', { piece: teller.value('piece', piece), player: teller.player(seat) })
}

/** A hex in words: its terrain and who stands there. */
export function sayHex(hex: HexView, teller: Teller): string {
  const terrain = teller.value('terrain', hex.terrain)
  if (!hex.pieces.length) return t('rise-and-fall-screen-hex', { hex: hex.hex, terrain })
  const pieces = hex.pieces.map((piece) => sayPiece(piece, teller)).join(', ')
  return t('rise-and-fall-screen-hex-held', { hex: hex.hex, terrain, pieces })
}

/** A region in words: how large, what it is worth, who leads. */
export function sayRegion(region: Region, teller: Teller): string {
  const facts = { terrain: teller.value('terrain', region.terrain), hexes: region.hexes.length, worth: region.worth }
  if (region.leader !== null) return t('rise-and-fall-screen-region-led', { ...facts, player: teller.player(region.leader) })
  return region.pieces.some(Boolean) ? t('rise-and-fall-screen-region-tied', facts) : t('rise-and-fall-screen-region-empty', facts)
}

/** When it is: making the World, placing, a round, or after the end. */
export function sayWhen(view: RiseView): string {
  if (isOver(view)) return t('rise-and-fall-screen-over')
  if (view.round > 0) return t('rise-and-fall-screen-round', { round: view.round })
  return view.world.finished ? t('rise-and-fall-screen-starting') : t('rise-and-fall-screen-building')
}

/** The phase of the round in words. */
export function sayPhase(view: RiseView): string {
  const phase = phaseOf(view)
  if (phase === 'card-choice') return t('rise-and-fall-screen-phase-a')
  if (phase === 'turn') return t('rise-and-fall-screen-phase-b')
  if (phase === 'decline-choice') return t('rise-and-fall-screen-phase-c')
  return phase === 'buy-back-choice' ? t('rise-and-fall-screen-phase-d') : ''
}

/** Where a card is. */
export function sayState(state: string): string {
  if (state === 'hand') return t('rise-and-fall-screen-state-hand')
  if (state === 'discard') return t('rise-and-fall-screen-state-discard')
  return state === 'decline' ? t('rise-and-fall-screen-state-decline') : t('rise-and-fall-screen-state-reserve')
}

/** A category of points. */
export function sayPart(part: string): string {
  return t(`rise-and-fall-points-${part}`)
}

const SHORT: Record<string, () => string> = {
  economy: () => t('rise-and-fall-screen-short-economy'),
  trophies: () => t('rise-and-fall-screen-short-trophies'),
  development: () => t('rise-and-fall-screen-short-development'),
  territory: () => t('rise-and-fall-screen-short-territory'),
}

/** The same in a few letters. */
export function shortPart(part: string): string {
  return SHORT[part]?.() ?? part
}

function worldSentences(view: RiseView, teller: Teller): string[] {
  const { world } = view
  if (!world.finished) {
    const terrain = teller.value('terrain', world.layer)
    return [t('rise-and-fall-screen-say-building', { terrain, left: tilesLeft(teller.game, view) })]
  }
  return regionsOf(view, worldOf(view))
    .filter((region) => region.pieces.some(Boolean))
    .map((region) => sayRegion(region, teller))
}

function realmSentences(view: RiseView, teller: Teller, seat: number): string[] {
  const realm = view.realms[seat]!
  const player = teller.player(seat)
  if (realm.died) return [t('rise-and-fall-screen-say-died', { player })]
  const { gold = 0, wood = 0, stone = 0 } = realm.goods
  const cards = Object.entries(realm.cards).map(([card, state]) => `${teller.value('piece', card)} (${sayState(state)})`)
  const points = PARTS.map((part) => `${sayPart(part)} ${realm.points[part] ?? 0}`)
  return [
    t('rise-and-fall-screen-say-realm', { player, gold, wood, stone, points: totalOf(view, seat), parts: points.join(', ') }),
    t('rise-and-fall-screen-say-cards', { player, cards: cards.join(', ') }),
    placesSentence(view, teller, seat),
  ]
}

/** Where a seat's pieces stand. */
function placesSentence(view: RiseView, teller: Teller, seat: number): string {
  const player = teller.player(seat)
  const places = view.world.hexes.flatMap((hex) =>
    hex.pieces
      .filter((piece) => piece.seat === seat)
      .map(({ piece }) =>
        t('rise-and-fall-screen-say-place', { piece: teller.value('piece', piece), hex: hex.hex, terrain: teller.value('terrain', hex.terrain) }),
      ),
  )
  return places.length ? t('rise-and-fall-screen-say-places', { player, places: joined(places) }) : t('rise-and-fall-screen-say-nowhere', { player })
}

/** The table in sentences: when, trophies and price, the World, every seat and where it stands. */
export function describe(view: RiseView, teller: Teller): string[] {
  const won = Object.entries(view.trophies).flatMap(([trophy, seat]) =>
    seat === null ? [] : t('rise-and-fall-screen-trophy-won', { trophy: teller.value('piece', trophy), player: teller.player(seat) }),
  )
  const ends = Number(view.options.length)
  return [
    [sayWhen(view), sayPhase(view)].filter(Boolean).join(': '),
    t('rise-and-fall-screen-say-trophies', { won: wonOf(view), ends, price: view.price }),
    ...won,
    ...worldSentences(view, teller),
    ...view.realms.flatMap((_, seat) => realmSentences(view, teller, seat)),
  ]
}
