// The table in sentences, for those who do not see it, and the words for one hex.
import { t } from '$lib/texts.svelte'
import { joined } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'
import { groundOf } from './duel/duel'
import { boardOf, countOf, landOf, nextRow, printedOf } from './printed'
import type { HexView, TempusView } from './wire'

/** A land hex in words: its terrain and who stands there. */
export function sayHex(hex: HexView, teller: Teller): string {
  const terrain = teller.value('terrain', hex.terrain)
  if (hex.owner === null) return t('tempus-screen-hex', { hex: hex.hex, terrain })
  const player = teller.player(hex.owner)
  if (hex.city) return t('tempus-screen-hex-city', { hex: hex.hex, terrain, player, value: hex.city })
  return t('tempus-screen-hex-tokens', { hex: hex.hex, terrain, player, count: hex.tokens })
}

/** When it is: before the first era, in one of ten, or after the last. */
export function sayWhen(view: TempusView, teller: Teller): string {
  if (!view.finished || (view.eras === 0 && view.round === 0)) return t('tempus-draw-setup')
  if (!nextRow(teller.game, view)) return t('tempus-draw-over')
  return t('tempus-draw-era', { era: view.eras + 1 })
}

function seatSentence(view: TempusView, teller: Teller, seat: number): string {
  return t('tempus-screen-say-seat', {
    player: teller.player(seat),
    era: teller.value('era', view.era[seat] ?? ''),
    tiles: view.tiles[seat] ?? 0,
    supply: view.supply[seat] ?? 0,
    cards: countOf(view.hands[seat]),
  })
}

/** Where a seat's pieces stand. */
function placesSentence(view: TempusView, teller: Teller, seat: number): string {
  const said = view.hexes
    .filter((hex) => hex.owner === seat)
    .map((hex) => {
      const terrain = teller.value('terrain', hex.terrain)
      const key = hex.city ? 'tempus-screen-say-city' : 'tempus-screen-say-tokens'
      return t(key, { hex: hex.hex, terrain, value: hex.city, count: hex.tokens })
    })
  const player = teller.player(seat)
  return said.length ? t('tempus-screen-say-places', { player, places: joined(said) }) : t('tempus-screen-say-nowhere', { player })
}

/** How many hexes of each terrain the island has. */
function islandSentence(view: TempusView, teller: Teller): string {
  const terrains = printedOf(teller.game).terrains.map((terrain) => {
    const count = view.hexes.filter((hex) => hex.terrain === terrain).length
    return count ? `${teller.value('terrain', terrain)} ${count}` : ''
  })
  return t('tempus-screen-say-island', { hexes: view.hexes.length, terrains: terrains.filter(Boolean).join(', ') })
}

/** The board in sentences: when, whose turn, what comes next, every seat and where it stands. */
export function describe(view: TempusView, teller: Teller): string[] {
  const next = nextRow(teller.game, view)
  const seats = [...Array(view.seats).keys()]
  const found = [sayWhen(view, teller), islandSentence(view, teller)]
  if (view.turn !== null) found.push(t('tempus-screen-say-turn', { player: teller.player(view.turn) }))
  if (next?.terrain) {
    const terrain = teller.value('terrain', next.terrain)
    found.push(t('tempus-screen-say-next', { era: teller.value('era', next.era), terrain }))
  }
  if (view.fight) found.push(sayFight(view, teller))
  return [...found, ...seats.flatMap((seat) => [seatSentence(view, teller, seat), placesSentence(view, teller, seat)])]
}

/** The fight under way: who attacks whom from where. */
export function sayFight(view: TempusView, teller: Teller): string {
  const { start, target } = view.fight!
  const ground = groundOf(view)
  const land = landOf(boardOf(teller.game), view)
  const owner = (name: string): number => land.get(boardOf(teller.game).named(name))?.owner ?? -1
  return t(ground ? 'tempus-screen-say-fight' : 'tempus-screen-say-fight-open', {
    attacker: teller.player(owner(start)),
    defender: teller.player(owner(target)),
    start,
    target,
    ...(ground && { terrain: teller.value('terrain', ground) }),
  })
}
