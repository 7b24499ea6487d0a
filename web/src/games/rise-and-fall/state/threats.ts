// What threatens a seat: extinction, decline, temples beside its pieces, the end of the game. All of it is open to everybody.
import type { PartKey, Threat } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { isOver, phaseOf } from '../phase'
import { printedOf, wonOf } from '../printed'
import type { RealmView, RiseView } from '../wire'
import { worldOf } from '../world/world'

/** Rounds without a trophy that are worth a word before they end the game. */
const LAST_ROUNDS = 3

const activeOf = (realm: RealmView): number => Object.values(realm.cards).filter((state) => state === 'hand' || state === 'discard').length

/** To be without a card and without the gold for one. */
function extinction(view: RiseView, seat: number, game: GameInfo): Threat[] {
  const realm = view.realms[seat]!
  const [active, gold] = [activeOf(realm), realm.goods.gold ?? 0]
  if (phaseOf(view) === 'buy-back-choice') return []
  if (view.won > 0) {
    if (active > view.won || gold >= view.price) return []
    const text = t('rise-and-fall-threat-extinct-now', { price: view.price, lack: view.price - gold })
    return [{ key: 'extinct', text, when: 'now' }]
  }
  const price = printedOf(game).prices[wonOf(view)] ?? 0
  if (active > 1 || gold >= price) return []
  return [{ key: 'extinct', text: t('rise-and-fall-threat-extinct-soon', { price, lack: price - gold }), when: 'soon' }]
}

/** Cards to be given up, and the end of the game. */
function trophies(view: RiseView): Threat[] {
  const [won, ends] = [wonOf(view), Number(view.options.length)]
  const declines: Threat[] =
    view.won > 0 && phaseOf(view) === 'turn' ? [{ key: 'decline', text: t('rise-and-fall-threat-decline', { cards: view.won }), when: 'now' }] : []
  if (won >= ends) return [...declines, { key: 'end', text: t('rise-and-fall-threat-end-now'), when: 'now' }]
  if (won === ends - 1) return [...declines, { key: 'end', text: t('rise-and-fall-threat-end-soon'), when: 'soon' }]
  const left = Number(view.options['quiet-rounds']) - view.quiet
  if (left > LAST_ROUNDS) return declines
  return [...declines, { key: 'quiet', text: t('rise-and-fall-threat-quiet', { left }), when: left > 1 ? 'soon' : 'now' }]
}

/** Rivals who lack one piece for a trophy. */
function nearTrophies(view: RiseView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  return view.realms.flatMap((realm, rival) =>
    printedOf(game)
      .pieces.filter(({ piece, count }) => rival !== seat && !realm.died && view.trophies[piece] == null && realm.pieces[piece] === count - 1)
      .map(({ piece, trophy }) => ({
        key: `trophy-${rival}-${piece}`,
        text: t('rise-and-fall-threat-trophy', { player: teller.player(rival), piece: teller.value('piece', piece), points: trophy }),
        when: 'soon' as const,
        parts: [`trophy:${piece}`],
      })),
  )
}

/** Whether a rival's temples may still act in this round, or in the next one. */
function templesOf(view: RiseView, rival: number): Threat['when'] | null {
  const realm = view.realms[rival]!
  const turnOf = (seat: number): number => (seat - view.first + view.seats) % view.seats
  if (phaseOf(view) === 'turn' && realm.played === 'temple') return view.asked.some(({ seat }) => turnOf(seat) <= turnOf(rival)) ? 'now' : null
  return realm.cards.temple === 'hand' ? 'soon' : null
}

/** The pieces of a seat that a rival's temples stand beside and could convert. */
function conversions(view: RiseView, seat: number, game: GameInfo, teller: Teller, rival: number): Threat[] {
  const when = rival === seat ? null : templesOf(view, rival)
  const realm = view.realms[rival]!
  if (!when || realm.died) return []
  const { costs, pieces } = printedOf(game)
  const isConvertible = (piece: string): boolean => {
    const price = costs.temple?.[`Convert/${piece}`]?.gold
    const row = pieces.find((one) => one.piece === piece)
    return price !== undefined && price <= (realm.goods.gold ?? 0) && (realm.pieces[piece] ?? 0) < (row?.count ?? 0)
  }
  const world = worldOf(view)
  const standing = new Map(view.world.hexes.map((hex) => [hex.hex, hex.pieces]))
  const temples = view.world.hexes.filter((hex) => hex.pieces.some((piece) => piece.seat === rival && piece.piece === 'temple'))
  const near = new Set(temples.flatMap(({ hex }) => [0, 1, 2, 3, 4, 5].flatMap((side) => world.cells[world.beside(world.named(hex), side)]?.name ?? [])))
  const prey = [...near].flatMap((hex) => {
    const piece = standing.get(hex)?.find((one) => one.seat === seat && isConvertible(one.piece))
    return piece ? [{ hex, piece: piece.piece }] : []
  })
  if (!prey.length) return []
  const list = prey.map(({ hex, piece }) => t('rise-and-fall-threat-prey', { piece: teller.value('piece', piece), hex })).join(', ')
  const parts: PartKey[] = prey.map(({ hex }) => `hex:${hex}` as const)
  return [{ key: `convert-${rival}`, text: t('rise-and-fall-threat-convert', { player: teller.player(rival), pieces: list }), when, parts }]
}

/** What threatens a seat, the worst first. */
export function threatsOf(view: RiseView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  if (!view.round || isOver(view) || !view.realms[seat] || view.realms[seat].died) return []
  const found = [
    ...extinction(view, seat, game),
    ...view.realms.flatMap((_, rival) => conversions(view, seat, game, teller, rival)),
    ...trophies(view),
    ...nearTrophies(view, seat, game, teller),
  ]
  return found.sort((one, other) => Number(one.when === 'soon') - Number(other.when === 'soon'))
}
