import { beforeAll, expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import { about, textOfPart } from '$games/through-the-ages/moves/about'
import { askOf, isPiece } from '$games/through-the-ages/moves/ask'
import { meant } from '$games/through-the-ages/moves/meant'
import { homeOf, pictured } from '$games/through-the-ages/moves/parts'
import { price } from '$games/through-the-ages/moves/prices'
import { cardsOf } from '$games/through-the-ages/printed'
import { say } from '$games/through-the-ages/moves/say'
import { warn } from '$games/through-the-ages/moves/warnings'
import { sayPhase } from '$games/through-the-ages/rail/phase'
import type { AgesView, AnyMove } from '$games/through-the-ages/wire'
import { loadGameTexts, setLanguage } from '$lib/texts.svelte'
import type { Asked, GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'

const effect = (kind: string, more: object = {}) => ({ kind, value: 2, types: [], card: '', most: 0, amounts: [], ...more })
const row = (id: string, kind: string, more: object = {}) => ({ id, kind, age: 'I', deck: 'civil', gives: {}, actions: [0, 0], ...more })
const cards = [
  row('bronze', 'mine'),
  row('iron', 'mine'),
  row('monarchy', 'government'),
  row('homer', 'leader'),
  row('legion', 'tactic'),
  row('enslave-i', 'aggression', { actions: 1 }),
  row('holy-war-iii', 'war', { actions: 3 }),
  row('assassinate-ii', 'aggression', { actions: 0, by_level: true, effects: [effect('kill-leader')] }),
  row('sabotage-i', 'aggression', { actions: 0, by_level: true, effects: [effect('lose-wonder')] }),
  row('gandhi', 'leader', { age: 'III', effects: [effect('dear-target')] }),
  row('colossus', 'wonder', { age: 'A' }),
  row('peace-treaty', 'pact'),
  row('barbarians', 'event'),
  row('bonus-i', 'bonus'),
  row('rich-land-a', 'action', { effects: [effect('act-build', { types: ['mine'] })] }),
  row('frugality-a', 'action', { effects: [effect('act-growth')] }),
  row('development-of-warfare', 'event', { effects: [effect('free-building', { card: 'bronze' })] }),
]
const game = { id: 'through-the-ages', moves: { TakeCard: {} }, events: {}, printed: { cards } } as unknown as GameInfo
const teller = new Teller(game, [])
const desk = {
  out: 0,
  strength: 5,
  wonder: 'colossus',
  stage_costs: [3, 2],
  holdings: [
    { card: 'bronze', workers: 2, tokens: 0, price: 2, upgrades: { iron: 3 } },
    { card: 'iron', workers: 0, tokens: 0, price: 5, upgrades: {} },
  ],
  research: [
    { card: 'iron', science: 5, revolution: null },
    { card: 'monarchy', science: 9, revolution: 3 },
  ],
  yellow: { grow: 2 },
}
const seen = (kind: string, table: object = {}) =>
  ({
    seat: 0,
    asked: [{ seat: 0, decision: 1, kind }],
    table: { turn: 0, row: [{ place: '4', card: 'iron', cost: 2 }], ...table },
    desks: [desk, { ...desk, strength: 7 }, { ...desk, strength: 1 }],
  }) as unknown as AgesView
const NONE = new Set<PartKey>()
const clicked = (part: PartKey, kind = 'turn', ...chosen: PartKey[]) => meant(part, NONE, new Set(chosen), seen(kind))

beforeAll(async () => {
  cardsOf(game)
  await setLanguage('en')
  await loadGameTexts('through-the-ages')
})

test('a click on what is not lit means what it would do', () => {
  expect(clicked('place:4')).toEqual({ do: 'TakeCard', place: '4' })
  expect(clicked('bank:yellow')).toEqual({ do: 'Grow' })
  expect(clicked('card:iron')).toEqual({ do: 'Build', card: 'iron' })
  expect(clicked('worker:bronze')).toEqual({ do: 'Destroy', card: 'bronze' })
  expect(clicked('worker:unused')).toEqual({ do: 'Build', card: 'bronze' })
  expect(clicked('worker:unused', 'turn', 'worker:iron')).toEqual({ do: 'Destroy', card: 'iron' })
  expect(clicked('wonder:colossus')).toEqual({ do: 'BuildStages', count: '1' })
  expect(clicked('wonder:pyramids')).toBeNull()
})

test('what was clicked before tells what is meant now', () => {
  expect(clicked('card:iron', 'turn', 'worker:bronze')).toEqual({ do: 'Upgrade', card: 'bronze', to: 'iron' })
  expect(clicked('card:iron', 'turn', 'action:rich-land-a')).toEqual({ do: 'BuildWith', card: 'rich-land-a', on: 'iron' })
  expect(clicked('seat:B', 'political', 'hand:enslave-i')).toEqual({ do: 'Attack', card: 'enslave-i', seat: 'B' })
})

test('a card in hand means how its kind is played, against the weakest rival where one is needed', () => {
  expect(clicked('hand:homer')).toEqual({ do: 'PlayLeader', card: 'homer' })
  expect(clicked('hand:iron')).toEqual({ do: 'Develop', card: 'iron' })
  expect(clicked('hand:legion', 'political')).toEqual({ do: 'PlayTactic', card: 'legion' })
  expect(clicked('hand:barbarians')).toEqual({ do: 'Prepare', card: 'barbarians' })
  expect(clicked('hand:enslave-i')).toEqual({ do: 'Attack', card: 'enslave-i', seat: 'C' })
  expect(clicked('hand:holy-war-iii')).toEqual({ do: 'DeclareWar', card: 'holy-war-iii', seat: 'C' })
  expect(clicked('hand:peace-treaty')).toEqual({ do: 'OfferPact', card: 'peace-treaty', seat: 'C', role: 'a' })
  expect(clicked('hand:bonus-i')).toEqual({ do: 'PlayBonus', card: 'bonus-i' })
  expect(clicked('action:rich-land-a')).toEqual({ do: 'BuildWith', card: 'rich-land-a', on: 'bronze' })
  expect(clicked('action:frugality-a')).toEqual({ do: 'GrowWith', card: 'frugality-a' })
})

test('what one is asked tells what is meant too', () => {
  expect(clicked('hand:legion', 'discards')).toEqual({ do: 'Discard', card: 'legion' })
  expect(clicked('hand:legion', 'defence')).toEqual({ do: 'PlayBonus', card: 'legion' })
  expect(clicked('worker:bronze', 'sacrifices')).toEqual({ do: 'Sacrifice', card: 'bronze' })
  expect(clicked('worker:bronze', 'worker-loss')).toEqual({ do: 'LoseWorker', card: 'bronze' })
  expect(meant('place:4', NONE, NONE)).toBeNull()
})

const costs = (move: AnyMove) => price(move, seen('turn'), teller)

test('every meaning of a part has its price of now', () => {
  expect(costs({ do: 'TakeCard', place: '4' })).toBe('2 civil actions')
  expect(costs({ do: 'Grow' })).toBe('2 food')
  expect(costs({ do: 'Build', card: 'iron' })).toBe('5 resources')
  expect(costs({ do: 'BuildWith', card: 'rich-land-a', on: 'iron' })).toBe('3 resources')
  expect(costs({ do: 'Upgrade', card: 'bronze', to: 'iron' })).toBe('3 resources')
  expect(costs({ do: 'BuildStages', count: '2' })).toBe('5 resources')
  expect(costs({ do: 'Develop', card: 'monarchy' })).toBe('9 science')
  expect(costs({ do: 'Revolt', card: 'monarchy' })).toBe('3 science')
  expect(costs({ do: 'Attack', card: 'enslave-i', seat: 'B' })).toBe('1 military action')
  expect(costs({ do: 'EndActions' })).toBeNull()
})

test('an attack costs what it costs against this rival', () => {
  const view = seen('turn')
  const against = (leader: string | null, wonder: string | null = null) =>
    ({ ...view, desks: [view.desks[0], { ...view.desks[1], leader, wonder }, view.desks[2]] }) as AgesView
  const attack = (card: string, at: AgesView) => price({ do: 'Attack', card, seat: 'B' }, at, teller)
  expect(attack('enslave-i', against('gandhi'))).toBe('2 military actions')
  expect(price({ do: 'DeclareWar', card: 'holy-war-iii', seat: 'B' }, against('gandhi'), teller)).toBe('6 military actions')
  expect(attack('assassinate-ii', against('homer'))).toBe('1 military action')
  expect(attack('assassinate-ii', against('gandhi'))).toBe('6 military actions')
  expect(attack('sabotage-i', against('homer', 'colossus'))).toBe('0 military actions')
  expect(attack('assassinate-ii', against(null))).toBeNull()
})

test('no price falls below nothing', () => {
  expect(costs({ do: 'BuildWith', card: 'rich-land-a', on: 'bronze' })).toBe('0 resources')
})

test('what stops says what it stops', () => {
  const fight = { card: 'enslave-i', attacker: 1, defender: 0, attack: 6, defence: 5 }
  expect(say({ do: 'Done' }, seen('defence', { fight }), teller)).toBe('Defend with 5')
  expect(say({ do: 'Done' }, seen('sacrifices', { fight: { ...fight, attacker: 0, defender: 1 } }), teller)).toBe('Attack with 6')
  expect(say({ do: 'Done' }, seen('worker-loss'), teller)).toBeNull()
  expect(say({ do: 'Pass' }, seen('political'), teller)).toBe('No political action')
})

test('building for nothing names what is built, and the other answer is no bare no', () => {
  const asked = seen('free-building', { event: 'development-of-warfare' })
  expect(say({ do: 'BuildFree' }, asked, teller)).toBe('Build Bronze for free')
  expect(say({ do: 'Done' }, asked, teller)).toBe('Leave the worker unused')
})

test('an event has pictures of the cards that it is about', () => {
  expect(pictured({ event: 'CardTaken', seat: 1, card: 'iron', place: 4 })).toEqual(['card:iron'])
  expect(pictured({ event: 'Upgraded', seat: 1, card: 'bronze', to: 'iron' })).toEqual(['card:iron'])
  expect(pictured({ event: 'CardLaid', place: 4, card: 'iron' })).toEqual([])
  expect(pictured({ event: 'CardDrawn', seat: 1, card: null })).toEqual([])
})

test('a question about things of somebody else says whose they are', () => {
  const known = new Teller(game, [{ name: 'Anna' }, { name: 'Bruno' }])
  const ask = (kind: string, a: number, victim: number | null = null) =>
    askOf({ kind, a } as Asked, { table: { victim } } as AgesView, { lit: NONE, chosen: NONE }, known)
  expect(ask('terror', 1, 1)).toBe('Destroy an urban building of B (Bruno): which one?')
  expect(ask('raid', 1, 1)).toBe('Destroy an urban building of B (Bruno): which one?')
  expect(ask('raid', 2, 1)).toBe('Destroy up to 2 urban buildings of B (Bruno), of one type and level.')
  expect(ask('colony-spoil', 0, 0)).toBe('Take a colony of A (Anna): which one?')
  expect([ask('raid', 2), ask('worker-loss', 0)]).toEqual([null, null])
})

test('a turn says what is left to do it with', () => {
  const legal = [{ do: 'TakeCard', place: '1' }, { do: 'EndActions' }]
  const left = (round: number, civil_left: number, military_left: number, moves: readonly object[] = legal) => {
    const view = { ...seen('turn', { round }), desks: [{ ...desk, civil_left, military_left }] } as unknown as AgesView
    return askOf({ kind: 'turn', legal: moves } as unknown as Asked, view, { lit: NONE, chosen: NONE }, teller)
  }
  expect(left(1, 1, 2)).toBe('Take a card from the row: you have one civil action.')
  expect(left(1, 3, 2)).toBe('Take cards from the row: you have 3 civil actions.')
  expect(left(2, 4, 2)).toBe('Your turn: 4 civil and 2 military actions left.')
  expect(left(2, 1, 1)).toBe('Your turn: 1 civil and 1 military action left.')
  expect(left(2, 0, 2, [{ do: 'EndActions' }])).toBe('There is nothing more you can do in this turn.')
})

test('goods are asked for as the card does, and answered with what one gets', () => {
  const goods = (amount: number, use: string, victim: number | null = null) => seen('goods', { goods: { amount, use }, victim })
  const ask = (view: AgesView) => askOf({ kind: 'goods' } as Asked, view, { lit: NONE, chosen: NONE }, teller)
  const answers = (view: AgesView, ...some: string[]) => some.map((resources) => say({ do: 'ChooseGoods', resources }, view, teller))
  expect(ask(goods(2, 'one'))).toBe('2 food or 2 resources?')
  expect(answers(goods(2, 'one'), '0', '2')).toEqual(['2 food', '2 resources'])
  expect(ask(goods(3, 'gain'))).toBe('You gain 3 in food and resources: how much of each?')
  expect(ask(goods(3, 'lose'))).toBe('You lose 3 in food and resources: how much of each?')
  expect(ask(goods(3, 'take', 1))).toMatch(/^You take 3 in food and resources from B/)
  expect(answers(goods(3, 'take', 1), '1')).toEqual(['2 food, 1 resource'])
  expect(sayPhase(goods(2, 'one'))).toBe('An event takes effect')
  expect(sayPhase(goods(3, 'take', 1))).toBe('Spoils are divided')
})

test('what a bid is paid with is given piece by piece without asking back', () => {
  expect(isPiece({ do: 'Sacrifice', card: 'warriors' }, seen('payment'))).toBe(true)
  expect(isPiece({ do: 'PlayBonus', card: 'bonus-i' }, seen('payment'))).toBe(true)
  expect(isPiece({ do: 'Done' }, seen('payment'))).toBe(false)
  expect(isPiece({ do: 'PlayBonus', card: 'bonus-i' }, seen('defence'))).toBe(false)
})

test('a card that needs a rival asks on whom, or with whom, until one is chosen', () => {
  const ask = (chosen: PartKey[], lit: PartKey[] = ['seat:B']) =>
    askOf({ kind: 'political' } as Asked, seen('political'), { lit: new Set(lit), chosen: new Set(chosen) }, teller)
  expect(ask(['hand:holy-war-iii'])).toBe('Holy War: on whom?')
  expect(ask(['hand:enslave-i'])).toBe('Enslave: on whom?')
  expect(ask(['hand:peace-treaty'])).toBe('Peace Treaty: with whom?')
  expect([ask([]), ask(['hand:holy-war-iii', 'seat:B']), ask(['hand:barbarians'], [])]).toEqual([null, null, null])
})

test('a bid that is being paid tells how far it has come', () => {
  const ask = (paid: number, ...legal: string[]) =>
    askOf(
      { kind: 'payment', b: 4, legal: legal.map((kind) => ({ do: kind })) } as unknown as Asked,
      seen('payment', { auction: { card: 'x', bid: 4, bidder: 0, passed: [], paid } }),
      { lit: NONE, chosen: NONE },
      teller,
    )
  expect(ask(0, 'Sacrifice')).toBe('Pay your bid with units and bonus cards: 0 of 4, 4 to go.')
  expect(ask(3, 'Sacrifice')).toBe('Pay your bid with units and bonus cards: 3 of 4, 1 to go.')
  expect(ask(5, 'Sacrifice', 'Done')).toBe('5 of 4: pay your bid with this?')
  expect(ask(4, 'Sacrifice')).toBe('4 of 4; one unit must go as well.')
})

test('a pact is offered with a side only where its sides differ', () => {
  const known = new Teller({ ...game, moves: { OfferPact: { card: 'card', seat: 'seat', role: 'role' } } } as unknown as GameInfo, [])
  const offer = (card: string) => known.move({ do: 'OfferPact', card, seat: 'B', role: 'a' })
  expect(offer('open-borders-agreement')).toBe('Offer Open Borders Agreement to B')
  expect(offer('trade-routes-agreement')).toBe('Offer Trade Routes Agreement to B, as side 1')
})

test('before an attack both strengths are told, how it would end and when', () => {
  const asked = seen('political', { round: 9, first: 0 })
  const war: AnyMove = { do: 'DeclareWar', card: 'holy-war-iii', seat: 'C' }
  expect(about(war, asked, teller, null)).toEqual([
    'Strength: you 5, C 1.',
    'As it stands, you win by 4.',
    'It is fought in round 10, at the start of your turn.',
  ])
  const attack: AnyMove = { do: 'Attack', card: 'enslave-i', seat: 'B' }
  expect(about(attack, asked, teller, null).slice(1)).toEqual(['As it stands, the attack fails: 3 more would be needed.', 'It is fought at once: B defends.'])
  const then = { ...seen('sacrifices'), table: { fight: { attack: 5, defence: 7 } } } as unknown as AgesView
  expect(about(attack, asked, teller, then).at(-1)).toBe('It is fought in this turn: you may still sacrifice units, then B defends.')
  expect(about({ do: 'Grow' }, asked, teller, null)).toEqual([])
})

test('what the rules add to a strength is in the figures before an attack', () => {
  const then = (table: object, own: object) => ({ asked: [], table, desks: [own] }) as unknown as AgesView
  const asked = seen('political', { round: 9, first: 0 })
  const fight = { card: 'enslave-i', attacker: 0, defender: 1, attack: 8, defence: 7 }
  expect(about({ do: 'Attack', card: 'enslave-i', seat: 'B' }, asked, teller, then({ fight }, {}))[0]).toBe('Strength: you 8, B 7.')
  const war = { card: 'holy-war-iii', on: 1, attack: 7, defence: 7 }
  expect(about({ do: 'DeclareWar', card: 'holy-war-iii', seat: 'B' }, asked, teller, then({}, { war }))[1]).toBe('As it stands, nobody wins.')
})

test('a part that is a card tells what is written on it, by its name', () => {
  const text = (part: PartKey) => textOfPart(part, seen('turn', { auction: { card: 'wealthy-territory-i' } }), teller)
  expect(text('hand:barbarians')).toMatch(/^Barbarians · Event, age I/)
  expect(text('place:4')).toMatch(/^Iron · /)
  expect(text('bid:2')).toMatch(/^Wealthy Territory I · /)
  expect((['worker:bronze', 'worker:unused', 'bank:yellow', 'seat:B', 'place:9'] as const).map(text)).toEqual(['', '', '', '', ''])
})

test('cards of the row and of the hand can be let go on the desk, workers cannot', () => {
  expect((['place:3', 'hand:homer', 'action:rich-land-a', 'worker:bronze'] as const).map(homeOf)).toEqual(['board:own', 'board:own', 'board:own', null])
})

test('before a revolution one is told which actions it takes: one click on a government may mean it', () => {
  const ledBy = (leader: string | null) => ({ seat: 0, desks: [{ leader, warnings: [] }] }) as unknown as AgesView
  const told = (move: AnyMove, leader: string | null = null) => warn(move, ledBy(leader))
  expect(told({ do: 'Revolt', card: 'monarchy' })).toEqual(['A revolution takes all your civil actions of this turn.'])
  expect(told({ do: 'RevoltWith', card: 'breakthrough-i', technology: 'monarchy' })).toHaveLength(1)
  expect(told({ do: 'Revolt', card: 'monarchy' }, 'maximilien-robespierre')).toEqual([
    'With Robespierre, a revolution takes all your military actions of this turn.',
  ])
  expect(told({ do: 'Develop', card: 'monarchy' })).toEqual([])
})
