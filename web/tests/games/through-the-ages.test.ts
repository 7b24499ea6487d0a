import { expect, test } from 'vitest'
import { clauseOf, costsOf, effectOf, familyOf, givesOf, isPlain, withoutCosts, withoutSigns } from '$games/through-the-ages/art/cards'
import { iconOf } from '$games/through-the-ages/art/icons'
import { flights, shifts } from '$games/through-the-ages/board/flights'
import { matterOf } from '$games/through-the-ages/board/matter'
import { sectionsOf } from '$games/through-the-ages/own/bank/trays'
import { leadOf, ownedPart, partsOf, touchedBy } from '$games/through-the-ages/moves/parts'
import type { CardRow, Effect } from '$games/through-the-ages/printed'
import { say } from '$games/through-the-ages/moves/say'
import type { AgesView, AnyMove } from '$games/through-the-ages/wire'
import { Choosing } from '$lib/table/choosing'
import { namesIn } from '$lib/table/part'
import type { Teller } from '$lib/words/teller'

const view = { seat: 1, table: { turn: 0 }, desks: [{ wonder: 'pyramids' }, { wonder: 'colossus' }] } as unknown as AgesView
const among = (...moves: Record<string, string>[]): Choosing => Choosing.among(moves, (move) => partsOf(move as unknown as AnyMove, view))
const card = (more: Partial<CardRow>): CardRow => ({ id: 'x', deck: 'civil', age: 'I', kind: 'farm', gives: {}, actions: [0, 0], ...more })
const effect = (kind: string, value: number): Effect => ({ kind, value, types: [], card: '', most: 0, amounts: [] })

test('a click on a technology builds there, unless a worker could move there too', () => {
  const build = { do: 'Build', card: 'iron' }
  const destroy = { do: 'Destroy', card: 'iron' }
  expect(among(build, destroy).pick('card:iron').candidate).toEqual(build)
  const both = among(build, destroy, { do: 'Upgrade', card: 'bronze', to: 'iron' }).pick('card:iron')
  expect(both.candidate).toBeNull()
  expect(both.rest.map((move) => move.do)).toEqual(['Build', 'Upgrade'])
})

test('a worker that was clicked moves to another technology or to those unused', () => {
  const moves = among({ do: 'Upgrade', card: 'bronze', to: 'iron' }, { do: 'Destroy', card: 'bronze' }).pick('worker:bronze')
  expect([...moves.lit].sort()).toEqual(['card:iron', 'worker:unused'])
  expect(moves.pick('worker:unused').candidate).toEqual({ do: 'Destroy', card: 'bronze' })
})

test('an unused worker can be taken to what it is to build', () => {
  const moves = [
    { do: 'Build', card: 'iron' },
    { do: 'Build', card: 'bronze' },
    { do: 'Destroy', card: 'bronze' },
  ] as const
  const begun = Choosing.legal(moves, { parts: (move) => partsOf(move as unknown as AnyMove, view), lead: (move) => leadOf(move as unknown as AnyMove) }, {})
  expect([...begun.pick('worker:unused').lit]).toEqual(['card:iron', 'card:bronze'])
  expect(begun.pick('worker:unused').pick('card:iron').candidate).toEqual(moves[0])
})

test('a building is never destroyed by one click', () => {
  const one = among({ do: 'Destroy', card: 'bronze' }).pick('worker:bronze')
  expect(one.complete).toBe(false)
})

test('a technology asks whether to use the action card that could help', () => {
  const plain = { do: 'Develop', card: 'iron' }
  const helped = { do: 'DevelopWith', card: 'breakthrough-i', technology: 'iron' }
  expect(among(plain, helped).pick('hand:iron').rest).toEqual([plain, helped])
  expect(among(plain, helped).pick('action:breakthrough-i').candidate).toEqual(helped)
})

test('a card of the row is told by its name, other moves as ever', () => {
  const teller = { value: (_: string, name: string) => name } as unknown as Teller
  const seen = {
    table: {
      row: [
        { place: '4', card: 'iron', cost: 2 },
        { place: '5', card: null, cost: null },
      ],
    },
  } as unknown as AgesView
  expect(say({ do: 'TakeCard', place: '4' }, seen, teller)).toBe('Take iron for 2 civil actions')
  expect(say({ do: 'TakeCard', place: '5' }, seen, teller)).toBeNull()
  expect(say({ do: 'Grow' }, seen, teller)).toBeNull()
})

test('stages are built on the own wonder, not on that of the turn', () => {
  expect(partsOf({ do: 'BuildStages', count: '1' }, view)).toEqual(['wonder:colossus'])
})

test('what ends or answers has no part and stays a button', () => {
  for (const kind of ['EndActions', 'Pass', 'Accept', 'Refuse', 'Done', 'Resign', 'Trade'] as const) expect(partsOf({ do: kind }, view)).toEqual([])
})

test('cards that lie with others are put on offer', () => {
  const parts = partsOf({ do: 'Raze', card: 'alchemy', count: '2' }, view)
  expect(namesIn(['hand:iron', ...parts], 'offered')).toEqual(['alchemy'])
})

test('an event touches the places and the civilization it speaks of', () => {
  expect(touchedBy({ event: 'CardTaken', seat: 1, card: 'iron', place: 4 })).toEqual(['place:4', ownedPart(1, 'iron')])
  expect(touchedBy({ event: 'Upgraded', seat: 0, card: 'bronze', to: 'iron' })).toEqual([ownedPart(0, 'bronze'), ownedPart(0, 'iron')])
  expect(touchedBy({ event: 'CardDrawn', seat: 0, card: null })).toEqual([])
})

test('a tray is cut at its steps, each with what it leads to', () => {
  const steps = [
    { least: 5, price: 2 },
    { least: 3, price: 3 },
    { least: 1, price: 3 },
    { least: 0, price: 0 },
  ]
  const sections = sectionsOf(
    steps,
    7,
    ({ price }) => price,
    ({ least }) => least,
  )
  expect(sections.map(({ places }) => places)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6, 7],
  ])
  expect(sections.map(({ above }) => above)).toEqual([null, 3, 2])
  expect(sections.map(({ below }) => below)).toEqual([0, 1, 3])
})

test('figures tell what a card gives and what it costs', () => {
  expect(givesOf(card({ gives: { culture: 1, happy: -2 } }))).toEqual([
    { icon: 'culture', text: '1' },
    { icon: 'unhappy', text: '2' },
  ])
  expect(givesOf(card({ kind: 'leader', actions: [1, -1] })).map(({ text }) => text)).toEqual(['+1', '−1'])
  expect(givesOf(card({ kind: 'government', actions: [5, 3], limit: 3 })).map(({ text }) => text)).toEqual(['5', '3', '3'])
  expect(costsOf(card({ science: 9, revolution: 3 }))).toEqual([{ icon: 'science', text: '9 (3)' }])
  expect(costsOf(card({ kind: 'war', actions: 3 }))).toEqual([{ icon: 'military', text: '3' }])
})

test('a tactic shows its army, and the smaller bonus of old units', () => {
  const tactic = card({ kind: 'tactic', actions: 0, army: [2, 0, 1], bonus: 6, obsolete: 3 })
  expect(givesOf(tactic)).toEqual([
    { icon: 'infantry', text: '2' },
    { icon: 'artillery', text: '1' },
    { icon: 'strength', text: '+6/3' },
  ])
})

test('a face shows words where figures do not say it all', () => {
  expect(isPlain(card({ kind: 'action', effects: [effect('gain-food', 2)] }))).toBe(true)
  expect(isPlain(card({ kind: 'action', effects: [effect('act-build', 2)] }))).toBe(false)
  expect(isPlain(card({ kind: 'leader' }))).toBe(false)
  expect(effectOf('no-such-card')).toBe('')
})

test('words on a face leave out what it shows by signs', () => {
  const text = 'Wonder, age II. 1 strength. Stages 3, 2, 3. Once a turn. Always.'
  expect(withoutSigns(text, [])).toBe('1 strength. Stages 3, 2, 3. Once a turn. Always.')
  expect(withoutSigns(text, [3, 2, 3])).toBe('1 strength. Once a turn. Always.')
  expect(withoutSigns('Short', [1])).toBe('Short')
})

const place = (name: string, shown: string | null) => ({ place: name, card: shown, cost: 1 })
const own = (more: object) => ({
  hand: [],
  wonder: null,
  stages: 0,
  unused: 1,
  yellow: { left: 5 },
  blue: { left: 9 },
  holdings: [{ card: 'bronze', workers: 2, tokens: 3 }],
  ...more,
})
const stood = (row: object[], desk: object) => ({ table: { row }, desks: [desk] }) as unknown as AgesView

test('cards slide along the row, but for twins that nobody could tell apart', () => {
  const before = stood([place('1', 'iron'), place('2', 'coal'), place('3', 'oil'), place('4', 'oil')], own({}))
  const after = stood([place('1', 'coal'), place('2', 'oil'), place('3', 'oil'), place('4', null)], own({}))
  expect(shifts(before, after)).toEqual([{ kind: 'card', card: 'coal', from: 'place:2', to: 'place:1' }])
})

test('a card that was taken flies from its place', () => {
  const before = stood([place('1', 'iron'), place('2', 'colossus')], own({}))
  expect(flights(before, stood([place('1', null), place('2', 'colossus')], own({ hand: ['iron'] })), 0)).toEqual([
    { kind: 'card', card: 'iron', from: 'place:1', to: 'own:iron' },
  ])
  expect(flights(before, stood([place('1', 'iron'), place('2', null)], own({ wonder: 'colossus' })), 0)[0]?.to).toBe('own:colossus')
})

test('a worker who builds comes from those unused, and the tokens that pay go to the bank', () => {
  const before = stood([], own({}))
  const after = stood([], own({ unused: 0, blue: { left: 11 }, holdings: [{ card: 'bronze', workers: 3, tokens: 1 }] }))
  expect(flights(before, after, 0).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['worker', 'worker:unused', 'worker:bronze'],
    ['token', 'card:bronze', 'bank:blue'],
    ['token', 'card:bronze', 'bank:blue'],
  ])
})

test('every kind of card has a sign, a family and a clause', () => {
  for (const kind of [
    'farm',
    'lab',
    'infantry',
    'air-force',
    'warfare',
    'government',
    'leader',
    'wonder',
    'action',
    'event',
    'territory',
    'aggression',
    'war',
    'pact',
    'tactic',
    'bonus',
  ]) {
    expect(iconOf(kind).d, kind).not.toBe('')
    expect(familyOf(kind), kind).not.toBe('')
    expect(clauseOf(kind), kind).toMatch(/^TTA-/)
  }
})

test('a fight is looked at before the auction or event it comes of', () => {
  const table = { fight: null, auction: null, offer: null, event: 'pestilence' }
  expect(matterOf({ table, asked: [] } as unknown as AgesView)).toEqual({ kind: 'event', card: 'pestilence' })
  const acting = { table, asked: [{ kind: 'turn' }] } as unknown as AgesView
  expect(matterOf(acting), 'an event is over when somebody has their actions').toBeNull()
  const fight = { card: 'raid-i', attacker: 0, defender: 1, attack: 3, defence: 2 }
  expect(matterOf({ table: { ...table, fight }, asked: [] } as unknown as AgesView)?.kind).toBe('fight')
  expect(matterOf({ table: { ...table, event: null }, asked: [] } as unknown as AgesView)).toBeNull()
})

test('a face leaves out the sentence that tells only what stands at its foot', () => {
  expect(withoutCosts('6 science. Urban buildings cost 1 less.', { science: 6, actions: [0, 0] })).toBe('Urban buildings cost 1 less.')
  expect(withoutCosts('Costs 3 military actions. The winner takes 5.', { actions: 3 })).toBe('The winner takes 5.')
  expect(withoutCosts('2 culture. Every happy face counts twice.', { actions: [0, 0] })).toBe('2 culture. Every happy face counts twice.')
  expect(withoutCosts('6 science.', { science: 6, actions: [0, 0] })).toBe('6 science.')
})
