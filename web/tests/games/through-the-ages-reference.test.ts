import { expect, test } from 'vitest'
import type { EntryOf } from '$games/contract'
import type { CardRow } from '$games/through-the-ages/printed'
import { historyOf } from '$games/through-the-ages/reference/history'
import { ALL, isWished } from '$games/through-the-ages/reference/sifting'
import { whereabouts } from '$games/through-the-ages/reference/whereabouts'
import { marksOf } from '$games/through-the-ages/seat/marks'
import type { AgesView, AnyEvent, PlayerBoardView, TableView } from '$games/through-the-ages/wire'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'

const card = (id: string, deck: CardRow['deck'], copies: number[]): CardRow => ({ id, deck, age: 'I', kind: 'mine', copies, gives: {}, actions: 0 })
const IRON = card('iron', 'civil', [2, 2, 3])
const SPY = card('spy', 'military', [1, 1, 1])
const PEACE = card('peace', 'military', [0, 1, 1])
const GAME = {
  printed: { cards: [IRON, SPY, PEACE] },
  events: { CardTaken: { seat: null, card: 'card', place: null }, Upgraded: { seat: null, card: 'card', to: 'card' }, TurnBegan: { seat: null, round: null } },
} as unknown as GameInfo

const DESK = {
  government: 'despotism',
  leader: null,
  wonder: null,
  stages: 0,
  stage_costs: [],
  wonders: [],
  ravaged: [],
  colonies: [],
  special: [],
  tactic: null,
  armies: { full: 0, obsolete: 0, wings: 0 },
  pact: null,
  war: null,
  hand: [],
  military_hand: [],
  bonus: [],
  holdings: [],
} as unknown as PlayerBoardView
const TABLE = { row: [], current: [], future: [], past: [], bonus: [], gone: {}, discards: {}, outside: [], fight: null, offer: null } as unknown as TableView

function view(table: Partial<TableView>, ...desks: Partial<PlayerBoardView>[]): AgesView {
  return { seats: desks.length, table: { ...TABLE, ...table }, desks: desks.map((desk) => ({ ...DESK, ...desk })) } as unknown as AgesView
}

test('every copy of a card is told: on the row, in a hand, in play, gone, and the rest is still to come', () => {
  const seen = view({ row: [{ place: '1', card: 'iron', cost: 1 }], gone: {} }, { hand: ['iron'] }, {}, {}, {})
  expect(whereabouts(seen, GAME).get('iron')).toEqual([
    { place: 'hand', seat: 0, count: 1 },
    { place: 'row', seat: null, count: 1 },
    { place: 'hidden', seat: null, count: 1 },
  ])
})

test('what is left in the box is not still to come', () => {
  const seen = view({ outside: ['peace'], discards: { spy: 1 } }, {}, {})
  expect(whereabouts(seen, GAME).get('peace')).toEqual([{ place: 'box', seat: null, count: 1 }])
  expect(whereabouts(seen, GAME).get('spy')).toEqual([{ place: 'gone', seat: null, count: 1 }])
})

test('a war that is being fought is one card, not two', () => {
  const fight = { card: 'spy', attacker: 1, defender: 0, attack: 3, defence: 2 }
  const seen = view({ fight }, {}, { war: { card: 'spy', on: 0, attack: 3, defence: 2 } }, {})
  expect(whereabouts(seen, GAME).get('spy')).toEqual([{ place: 'play', seat: 1, count: 1 }])
})

test('the history of a card is told by rounds, once for each event that names it', () => {
  const events = [
    { event: 'TurnBegan', seat: 0, round: 3 },
    { event: 'CardTaken', seat: 0, card: 'iron', place: 2 },
    { event: 'TurnBegan', seat: 1, round: 4 },
    { event: 'Upgraded', seat: 0, card: 'bronze', to: 'iron' },
  ]
  const found = historyOf([{ events }] as unknown as EntryOf<AnyEvent>[], GAME)
  expect(found.get('iron')).toEqual([
    { round: 3, event: events[1] },
    { round: 4, event: events[3] },
  ])
  expect(found.get('bronze')).toEqual([{ round: 4, event: events[3] }])
})

test('cards are found by words of their names, whatever their accents, and by where they are', () => {
  const teller = { value: (_: string, name: string) => (name === 'iron' ? 'Métallurgie du fer' : name) } as unknown as Teller
  const spots = [{ place: 'row' as const, seat: null, count: 1 }]
  expect(isWished(IRON, { ...ALL, words: 'fer METAL' }, spots, teller)).toBe(true)
  expect(isWished(IRON, { ...ALL, words: 'fer bois' }, spots, teller)).toBe(false)
  expect(isWished(IRON, { ...ALL, place: 'row', deck: 'civil' }, spots, teller)).toBe(true)
  expect(isWished(IRON, { ...ALL, place: 'gone' }, spots, teller)).toBe(false)
})

test('a pact is a mark of both partners, each with the other', () => {
  const seen = view({}, { pact: { card: 'peace', partner: 2, role: 'a' } }, {}, {})
  const pacts = (seat: number) => marksOf(seen, seat).find(([kind]) => kind === 'pact')![1]
  expect(pacts(0)).toMatchObject([{ card: 'peace', with: 2 }])
  expect(pacts(2)).toMatchObject([{ card: 'peace', with: 0 }])
  expect(pacts(1)).toEqual([])
})
