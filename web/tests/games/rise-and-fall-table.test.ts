// What Rise & Fall gives to dock, director and stages: sums from events and views, threats, figures, prices, what a click means.
import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import riseAndFall from '$games/rise-and-fall'
import type { AnyEvent, AnyMove, HexView, PieceView, RealmView, RiseView } from '$games/rise-and-fall/wire'
import { loadGameTexts, startTexts } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'

beforeAll(async () => {
  await startTexts()
  await loadGameTexts('rise-and-fall')
})
afterEach(cleanup)

const KINDS = ['nomad', 'town', 'ship', 'mountaineer', 'merchant', 'temple']
const COUNTS = [8, 8, 5, 3, 6, 3]
const TROPHIES = [10, 10, 25, 15, 20, 20]
const printed = {
  pieces: KINDS.map((piece, i) => ({ piece, count: COUNTS[i]!, trophy: TROPHIES[i]!, development: [...Array(COUNTS[i]).keys()].map((n) => 5 * (n + 1)) })),
  prices: [5, 10, 20, 40, 60, 80],
  costs: {
    nomad: { BuildTown: { wood: 1, stone: 1 }, BuildTemple: { stone: 2 } },
    mountaineer: { BuildTown: { wood: 2 } },
    ship: { 'Transform/merchant': { gold: 2 } },
    temple: { 'Convert/nomad': { gold: 2 }, 'Convert/merchant': { gold: 5 } },
  },
}
const game = { id: 'rise-and-fall', moves: {}, events: {}, printed } as unknown as GameInfo
const teller = new Teller(game, [{ name: 'Ada' }, { name: 'Bob' }])

const piece = (seat: number, kind: string): PieceView => ({ seat, piece: kind })
const hex = (name: string, q: number, terrain: string, ...pieces: PieceView[]): HexView => ({ hex: name, q, r: 0, terrain, pieces })

function realm(more: Partial<RealmView> = {}): RealmView {
  const cards = Object.fromEntries(KINDS.map((kind) => [kind, ['nomad', 'town', 'ship'].includes(kind) ? 'hand' : 'reserve']))
  const pieces = Object.fromEntries(KINDS.map((kind) => [kind, cards[kind] === 'hand' ? 1 : 0]))
  const points = { economy: 1, trophies: 0, development: 3, territory: 4 }
  return { goods: { gold: 2, wood: 1, stone: 0 }, pieces, cards, points, coins: 0, died: 0, played: null, has_chosen: false, given: 0, ...more }
}

/** A row of hexes, on which Ada, seat 0, is asked to act with her nomads. */
function viewOf(more: Partial<RiseView> = {}, hexes: HexView[] = []): RiseView {
  return {
    seat: 0,
    asked: [{ seat: 0, decision: 1, kind: 'turn' }],
    seats: 2,
    options: { length: '4', 'quiet-rounds': '60' },
    world: { finished: true, builder: 0, placed: 0, sea: [], layer: 'glacier', tiles: [], hexes, regions: [] },
    realms: [realm({ played: 'nomad' }), realm({ played: 'town' })],
    bank: {},
    trophies: Object.fromEntries(KINDS.map((kind) => [kind, null])),
    price: 0,
    first: 0,
    round: 7,
    quiet: 2,
    won: 0,
    chosen: null,
    giving: [],
    acted: [],
    now: 0,
    ends: 0,
    frames: { table: [1], asked: [], serial: 1 },
    ...more,
  }
}

const scenes = (events: AnyEvent[], view: RiseView, before: RiseView | null = null) => riseAndFall.scenes!({ events, before, view, eyes: 0 }, game, teller)
const threats = (view: RiseView) => riseAndFall.threats!(view, 0, game, teller)
const meant = (part: PartKey, view: RiseView, ...chosen: PartKey[]) => riseAndFall.meant!(part, new Set(), new Set(chosen), view)

test('cards turned over together are one stage, in the order in which the seats act', () => {
  const events: AnyEvent[] = [
    { event: 'CardChosen', seat: 1 },
    { event: 'CardRevealed', seat: 0, card: 'nomad' },
    { event: 'CardRevealed', seat: 1, card: 'town' },
  ]
  const [scene, ...more] = scenes(events, viewOf({ first: 1 }))
  expect(more).toEqual([])
  expect(scene).toMatchObject({ kind: 'reveal', seats: [1, 0], pictures: ['card:town/1', 'card:nomad/0'] })
  expect(scene!.rows!.map(({ seat, figures, mark }) => [seat, ...figures, mark])).toEqual([
    [1, 'Town', 1, 'first'],
    [0, 'Nomad', 1, undefined],
  ])
  expect(scene!.verdict).toContain('Bob')
})

test('a trophy tells how many pieces everybody has, and what follows for all', () => {
  const view = viewOf({ won: 1, price: 5, trophies: { ship: 1 } })
  view.realms[1]!.pieces.ship = 5
  view.realms[1]!.points.trophies = 25
  const [scene] = scenes([{ event: 'TrophyWon', seat: 1, trophy: 'ship', points: 25 }], view)
  expect(scene).toMatchObject({ kind: 'trophy', pictures: ['trophy:ship/1'], seats: [1] })
  expect(scene!.rows!.map(({ figures, mark }) => [...figures, mark])).toEqual([
    ['1 / 5', 0, undefined],
    ['5 / 5', 25, 'first'],
  ])
  expect(scene!.verdict).toContain('1 of 4')
  expect(scene!.verdict).toContain('5 gold')
  const last = viewOf({ won: 2, price: 40, trophies: { ship: 1, town: 0, nomad: 0, temple: 1 } })
  expect(scenes([{ event: 'TrophyWon', seat: 1, trophy: 'ship', points: 25 }], last)[0]!.verdict).toContain('ends with this round')
})

test('decline tells what each seat loses', () => {
  const events: AnyEvent[] = [
    { event: 'DeclineLaid', seat: 1, left: 0 },
    { event: 'CardDeclined', seat: 0, card: 'ship' },
    { event: 'CardDeclined', seat: 1, card: 'nomad' },
    { event: 'CardDeclined', seat: 1, card: 'town' },
  ]
  const [scene] = scenes(events, viewOf({ price: 10 }))
  expect(scene).toMatchObject({ kind: 'decline', pictures: ['face:ship/0', 'face:nomad/1', 'face:town/1'] })
  // in the order of the rows, which is that of the turns
  expect(scenes(events, viewOf({ price: 10, first: 1 }))[0]).toMatchObject({ pictures: ['face:nomad/1', 'face:town/1', 'face:ship/0'] })
  expect(scene!.rows!.map(({ figures, effect }) => [...figures, effect])).toEqual([
    ['Ship', 'loses 5 points'],
    ['Nomad, town', 'loses 10 points'],
  ])
})

test('who dies out of a decline has lost the points all the same', () => {
  const after = viewOf()
  after.realms[1] = realm({ died: 1, pieces: {}, goods: {} })
  const events: AnyEvent[] = [
    { event: 'CardDeclined', seat: 1, card: 'ship' },
    { event: 'DiedOut', seat: 1 },
  ]
  const [decline] = scenes(events, after, viewOf())
  expect(decline!.rows![0]!.effect).toBe('loses 5 points')
})

test('what a card is worth is told where one is about to give it up or to buy it back', () => {
  const about = (move: AnyMove) => riseAndFall.about!(move, viewOf(), teller, null)
  expect(about({ do: 'DeclineCard', card: 'ship' })).toEqual(['You lose 5 points of development as long as it is in decline.'])
  expect(about({ do: 'BuyBack', card: 'nomad' })[0]).toMatch(/^It counts again: \d+ points? of development\.$/)
  expect(about({ do: 'BuyBack', card: 'temple' })[0]).toContain('reserve')
  expect(about({ do: 'EndTurn' })).toEqual([])
})

test('a card bought back returns to hand with its points, or to the reserve', () => {
  const back = (card: string) => scenes([{ event: 'CardBoughtBack', seat: 0, card, price: 10 }], viewOf())[0]!
  expect(back('ship')).toMatchObject({ kind: 'return', pictures: ['card:ship/0'], rows: [{ figures: [10, 2], effect: 'back in hand, +5 points' }] })
  expect(back('temple').rows![0]!.effect).toContain('reserve')
})

test('extinction tells what was lost, from the view before it', () => {
  const after = viewOf()
  after.realms[1] = realm({ died: 1, pieces: {}, goods: {} })
  const [scene] = scenes([{ event: 'DiedOut', seat: 1 }], after, viewOf())
  expect(scene).toMatchObject({ kind: 'extinction', seats: [1], rows: [{ seat: 1, figures: [3, 2], mark: 'hit' }] })
  expect(scene!.verdict).toContain('One civilization is left')
})

test('nothing else deserves a stage', () => {
  expect(
    scenes(
      [
        { event: 'PieceMoved', seat: 0, piece: 'nomad', start: '1', end: '2' },
        { event: 'TurnEnded', seat: 0 },
      ],
      viewOf(),
    ),
  ).toEqual([])
})

test('what an event is about can be drawn, large with its whole text and small', () => {
  const parts = riseAndFall.pictured!({ event: 'CardRevealed', seat: 1, card: 'temple' })
  expect(parts).toEqual(['card:temple/1'])
  expect(riseAndFall.pictured!({ event: 'TurnEnded', seat: 1 })).toEqual([])
  const large = render(riseAndFall.Picture!, { part: parts[0]!, game, teller })
  expect(large.container.textContent).toContain('2 gold for each piece of yours beside it')
  cleanup()
  for (const part of ['card:temple/1', 'card:temple', 'trophy:ship/0', 'piece:town/1', 'good:wood', 'ruin:1'] as const) {
    const small = render(riseAndFall.Picture!, { part, game, teller, small: true })
    expect(small.container.querySelector('svg')).not.toBeNull()
    cleanup()
  }
})

test('the figures of a seat are its points, the trophies won of those that end the game, gold, wood and stone', () => {
  const view = viewOf({ trophies: { ship: 1, town: null } })
  const figures = riseAndFall.figures!(view, 0, game, teller)
  expect(figures.map(({ value }) => value)).toEqual([8, '1/4', 2, 1, 0])
  expect(figures[1]?.said).toBe('1 of 4 trophies won')
})

test('a rival who lacks one piece for a trophy is a threat that points at it', () => {
  const view = viewOf()
  view.realms[1]!.pieces.temple = 2
  expect(threats(view)).toMatchObject([{ when: 'soon', parts: ['trophy:temple'] }])
  view.realms[1]!.pieces.temple = 1
  view.realms[0]!.pieces.temple = 2
  expect(threats(view)).toEqual([])
})

test('who will be without a card and cannot pay hears it first', () => {
  const view = viewOf({ won: 1, price: 5, trophies: { ship: 1 } })
  view.realms[0]!.cards = { nomad: 'discard', town: 'decline' }
  expect(threats(view).map(({ key, when }) => [key, when])).toEqual([
    ['extinct', 'now'],
    ['decline', 'now'],
  ])
  view.realms[0]!.goods.gold = 5
  expect(threats(view).map(({ key }) => key)).toEqual(['decline'])
  view.asked[0]!.kind = 'buy-back-choice'
  expect(threats(view)).toEqual([])
})

test('the end of the game is announced', () => {
  const three = { ship: 1, town: 0, nomad: 0, temple: null }
  expect(threats(viewOf({ trophies: three })).map(({ key, when }) => [key, when])).toEqual([['end', 'soon']])
  expect(threats(viewOf({ trophies: { ...three, temple: 1 }, won: 1, price: 40 })).map(({ key }) => key)).toContain('end')
  expect(threats(viewOf({ quiet: 58 })).map(({ key, when }) => [key, when])).toEqual([['quiet', 'soon']])
})

test('a temple of a rival beside my pieces is a threat while its card may be played and the gold suffices', () => {
  const hexes = [
    hex('1', 0, 'plain', piece(0, 'nomad')),
    hex('2', 1, 'plain', piece(1, 'temple')),
    hex('3', 2, 'plain', piece(0, 'town'), piece(0, 'merchant')),
  ]
  const view = viewOf({}, hexes)
  expect(threats(view)).toEqual([])
  view.realms[1]!.cards.temple = 'hand'
  expect(threats(view)).toMatchObject([{ key: 'convert-1', when: 'soon', parts: ['hex:1'] }])
  view.realms[1]!.goods.gold = 5
  view.realms[1]!.cards.temple = 'discard'
  view.realms[1]!.played = 'temple'
  expect(threats(view)).toMatchObject([{ when: 'now', parts: ['hex:3', 'hex:1'] }])
})

test('prices are those of the piece that acts', () => {
  const view = viewOf({ price: 20 }, [
    hex('1', 0, 'forest', piece(0, 'nomad')),
    hex('2', 1, 'forest', piece(0, 'mountaineer')),
    hex('3', 2, 'plain', piece(1, 'temple')),
  ])
  const price = (move: AnyMove) => riseAndFall.price!(move, view, teller)
  expect(price({ do: 'BuildTown', hex: '1' })).toBe('1 wood, 1 stone')
  expect(price({ do: 'BuildTown', hex: '2' })).toBe('2 wood')
  expect(price({ do: 'Transform', ship: '1', side: 'E', into: 'nomad' })).toBeNull()
  expect(price({ do: 'Transform', ship: '1', side: 'E', into: 'merchant' })).toBe('2 gold')
  expect(price({ do: 'BuyBack', card: 'ship' })).toBe('20 gold')
  expect(price({ do: 'Produce', hex: '1' })).toBeNull()
})

test('a click on what is not lit means what the piece, the picks and the phase make of it', () => {
  const hexes = [
    hex('1', 0, 'sea'),
    hex('2', 1, 'plain', piece(0, 'nomad')),
    hex('3', 2, 'plain', piece(1, 'town')),
    hex('4', 3, 'plain', piece(0, 'town')),
    hex('5', 4, 'plain'),
  ]
  const view = viewOf({}, hexes)
  expect(meant('hex:2', view)).toEqual({ do: 'Produce', hex: '2' })
  expect(meant('hex:4', view)).toEqual({ do: 'CollectTaxes', town: '4' })
  expect(meant('hex:3', view)).toEqual({ do: 'MovePiece', start: '3', end: '3' })
  expect(meant('hex:3', view, 'hex:2')).toEqual({ do: 'MovePiece', start: '2', end: '3' })
  expect(meant('hex:1', view, 'hex:2')).toEqual({ do: 'BuildShip', hex: '2', side: 'W' })
  expect(meant('hex:5', view, 'hex:4')).toEqual({ do: 'Grow', town: '4', side: 'E' })
  expect(meant('card:ship', view)).toEqual({ do: 'ChooseCard', card: 'ship' })
  view.realms[0]!.cards.ship = 'decline'
  expect(meant('card:ship', view)).toEqual({ do: 'BuyBack', card: 'ship' })
  expect(meant('card:town', viewOf({ asked: [{ seat: 1, decision: 1, kind: 'decline-choice' }] }))).toEqual({ do: 'DeclineCard', card: 'town' })
  expect(meant('hex:1', viewOf({ round: 0 }, hexes), 'piece:town')).toEqual({ do: 'PlacePiece', piece: 'town', hex: '1' })
  expect(meant('trophy:ship', view)).toBeNull()
})
