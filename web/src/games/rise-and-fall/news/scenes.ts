// The moments that deserve a stage: cards turned over together, a trophy, decline, return, extinction.
import type { News, PartKey, Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { listed, upperFirst } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'
import { developmentOf, printedOf, wonOf } from '../printed'
import type { AnyEvent, CardBoughtBack, CardDeclined, CardRevealed, DiedOut, RiseView, TrophyWon } from '../wire'

type RiseNews = News<RiseView, AnyEvent>

/** What a scene is told from. */
interface Source extends RiseNews {
  game: GameInfo
  teller: Teller
}

interface Held {
  card: string
  seat: number
}

/** Two cards are shown with all their words; more of them must leave room for the sums. */
const cardsOf = (held: readonly Held[]): PartKey[] => held.map(({ card, seat }) => `${held.length > 2 ? 'face' : 'card'}:${card}/${seat}` as const)
const rowOf = (game: GameInfo, piece: string) => printedOf(game).pieces.find((row) => row.piece === piece)!

/** Seats in the order in which they act. */
function inTurn(view: RiseView): number[] {
  return view.realms.map((_, turn) => (view.first + turn) % view.seats)
}

function revealScene(shown: readonly CardRevealed[], { view, teller }: Source): Scene {
  const seats = inTurn(view).filter((seat) => shown.some((event) => event.seat === seat))
  const cards = new Map(shown.map(({ seat, card }) => [seat, card]))
  const rows = seats.map((seat, i): SceneRow => {
    const card = cards.get(seat)!
    const pieces = view.realms[seat]?.pieces[card] ?? 0
    return { seat, figures: [upperFirst(teller.value('piece', card)), pieces], ...(i ? {} : { mark: 'first' as const }) }
  })
  return {
    kind: 'reveal',
    title: t('rise-and-fall-stage-reveal', { round: view.round }),
    seats,
    pictures: cardsOf(seats.map((seat) => ({ card: cards.get(seat)!, seat }))),
    columns: [t('rise-and-fall-stage-card'), t('rise-and-fall-stage-pieces')],
    rows,
    verdict: t('rise-and-fall-stage-reveal-verdict', { player: teller.player(seats[0] ?? 0) }),
  }
}

function trophyScene({ seat, trophy, points }: TrophyWon, { view, game, teller }: Source): Scene {
  const { count } = rowOf(game, trophy)
  const [won, ends] = [wonOf(view), Number(view.options.length)]
  const rows = view.realms.map((realm, other): SceneRow => {
    const figures = [`${realm.pieces[trophy] ?? 0} / ${count}`, realm.points.trophies ?? 0]
    return other === seat ? { seat: other, figures, effect: t('rise-and-fall-stage-gain', { points }), mark: 'first' } : { seat: other, figures }
  })
  const facts = { won, ends, price: view.price, cards: view.won }
  return {
    kind: 'trophy',
    title: t('rise-and-fall-stage-trophy', { player: teller.player(seat), trophy: teller.value('piece', trophy) }),
    text: t('rise-and-fall-stage-trophy-text', { count }),
    seats: [seat],
    pictures: [`trophy:${trophy}/${seat}`],
    columns: [t('rise-and-fall-stage-in-world'), t('rise-and-fall-points-trophies')],
    rows,
    verdict: won >= ends ? t('rise-and-fall-stage-trophy-last', facts) : t('rise-and-fall-stage-trophy-verdict', facts),
  }
}

function declineScene(given: readonly CardDeclined[], { before, view, game, teller }: Source): Scene {
  const seats = inTurn(view).filter((seat) => given.some((event) => event.seat === seat))
  const rows = seats.map((seat): SceneRow => {
    const cards = given.filter((event) => event.seat === seat).map(({ card }) => card)
    // who dies out of it has no pieces left by now
    const realm = (view.realms[seat]?.died ? before : view)?.realms[seat]
    const lost = cards.reduce((sum, card) => sum + developmentOf(rowOf(game, card), realm?.pieces[card] ?? 0), 0)
    return { seat, figures: [upperFirst(cards.map((card) => teller.value('piece', card)).join(', '))], effect: t('rise-and-fall-stage-loss', { points: lost }) }
  })
  return {
    kind: 'decline',
    title: t('rise-and-fall-stage-decline'),
    text: t('rise-and-fall-stage-decline-text'),
    seats,
    pictures: cardsOf(seats.flatMap((seat) => given.filter((event) => event.seat === seat))),
    columns: [t('rise-and-fall-stage-given')],
    rows,
    verdict: t('rise-and-fall-stage-decline-verdict', { price: view.price }),
  }
}

function returnScene({ seat, card, price }: CardBoughtBack, { view, game, teller }: Source): Scene {
  const realm = view.realms[seat]
  const pieces = realm?.pieces[card] ?? 0
  const effect = pieces ? t('rise-and-fall-stage-return-hand', { points: developmentOf(rowOf(game, card), pieces) }) : t('rise-and-fall-stage-return-reserve')
  return {
    kind: 'return',
    title: t('rise-and-fall-stage-return', { player: teller.player(seat), card: teller.value('piece', card) }),
    seats: [seat],
    pictures: cardsOf([{ card, seat }]),
    columns: [t('rise-and-fall-stage-price'), t('rise-and-fall-stage-gold-left')],
    rows: [{ seat, figures: [price, realm?.goods.gold ?? 0], effect }],
  }
}

function extinctionScene(dead: readonly DiedOut[], { before, view, teller }: Source): Scene {
  const lost = (seat: number) => before?.realms[seat]
  const rows = dead.map(({ seat }): SceneRow => {
    const pieces = Object.values(lost(seat)?.pieces ?? {}).reduce((sum, count) => sum + count, 0)
    return { seat, figures: [pieces, lost(seat)?.goods.gold ?? 0], effect: t('rise-and-fall-stage-extinct-effect'), mark: 'hit' }
  })
  return {
    kind: 'extinction',
    title: t('rise-and-fall-stage-extinct', { players: listed(dead.map(({ seat }) => teller.player(seat))) }),
    text: t('rise-and-fall-stage-extinct-text'),
    seats: dead.map(({ seat }) => seat),
    pictures: dead.map(({ seat }) => `ruin:${seat}` as const),
    columns: [t('rise-and-fall-stage-pieces-lost'), t('rise-and-fall-stage-gold-lost')],
    rows,
    verdict: t('rise-and-fall-stage-extinct-verdict', { left: view.realms.filter(({ died }) => !died).length }),
  }
}

type Of<Kind extends AnyEvent['event']> = Extract<AnyEvent, { event: Kind }>

/** What has just happened that people remember, in the order of a round. */
export function scenesOf(news: RiseNews, game: GameInfo, teller: Teller): Scene[] {
  const told: Source = { ...news, game, teller }
  const all = <Kind extends AnyEvent['event']>(kind: Kind) => news.events.filter((event): event is Of<Kind> => event.event === kind)
  const [shown, given, dead] = [all('CardRevealed'), all('CardDeclined'), all('DiedOut')]
  return [
    ...(shown.length ? [revealScene(shown, told)] : []),
    ...all('TrophyWon').map((event) => trophyScene(event, told)),
    ...(given.length ? [declineScene(given, told)] : []),
    ...all('CardBoughtBack').map((event) => returnScene(event, told)),
    ...(dead.length ? [extinctionScene(dead, told)] : []),
  ]
}
