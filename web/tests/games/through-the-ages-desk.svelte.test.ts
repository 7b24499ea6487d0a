import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import throughTheAges from '$games/through-the-ages'
import Sum from '$games/through-the-ages/own/ratings/Sum.svelte'
import type { AgesView, AnyMove, PlayerBoardView } from '$games/through-the-ages/wire'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import { choiceAmong } from '$kit/choice.svelte'

const row = (id: string, kind: string, age: string, more: object = {}) => ({ id, kind, age, deck: 'civil', cost: 2, gives: {}, actions: [0, 0], ...more })
const printed = {
  cards: [
    row('despotism', 'government', 'A', { actions: [4, 2], limit: 2 }),
    row('bronze', 'mine', 'A', { gives: { resource: 1 } }),
    row('iron', 'mine', 'I', { gives: { resource: 2 } }),
    row('colossus', 'wonder', 'A', { stages: [3, 3] }),
    row('rich-land-a', 'action', 'A'),
    row('homer', 'leader', 'A'),
  ],
  board: {
    cleared: [1, 1, 1],
    row: [1, 1, 2],
    blue: 4,
    people: [
      { least: 2, price: 2, eats: 0, faces: 0 },
      { least: 1, price: 3, eats: 1, faces: 1 },
      { least: 0, price: 0, eats: 2, faces: 2 },
    ],
    stores: [
      { least: 1, corruption: 0 },
      { least: 0, corruption: 2 },
    ],
  },
}
const game = { id: 'through-the-ages', moves: {}, events: {}, printed } as unknown as GameInfo
const step = { now: 0, next: 1, after: 1 }
const desk = {
  civil: 4,
  civil_left: 3,
  military: 2,
  military_left: 2,
  government: 'despotism',
  leader: null,
  wonder: 'colossus',
  stages: 1,
  stage_costs: [3],
  holdings: [
    { card: 'bronze', workers: 2, tokens: 1 },
    { card: 'iron', workers: 0, tokens: 0 },
  ],
  wonders: [],
  ravaged: [],
  colonies: [],
  special: [],
  tactic: null,
  armies: { full: 0, obsolete: 0, wings: 0 },
  pact: null,
  war: null,
  mark: null,
  hand: ['rich-land-a', 'homer'],
  fresh: ['rich-land-a'],
  hand_limit: 4,
  military_hand: [],
  backs: ['I', 'II'],
  military_limit: 2,
  bonus: [],
  bonus_backs: 0,
  yellow: { left: 2, price: step, eats: step, faces: step, grow: 2 },
  blue: { left: 1, corruption: step, due: 0 },
  unused: 1,
  unhappy: 0,
  happiness: 0,
  food: 2,
  food_rate: 1,
  resources: 3,
  resource_rate: 2,
  unit_resources: 0,
  science: 1,
  science_rate: 1,
  culture: 5,
  culture_rate: 2,
  strength: 1,
  urban_limit: 2,
  sums: { culture: [{ source: 'homer', count: 2, amount: 2 }], science: [], strength: [], happiness: [], food: [], resources: [] },
  warnings: [],
  forfeits: 0,
  rebellion: 0,
  out: 0,
} as unknown as PlayerBoardView
const places = [
  { place: '1', card: 'iron', cost: 1 },
  { place: '2', card: null, cost: null },
  { place: '3', card: 'colossus', cost: 3 },
]
const table = {
  age: 'A',
  round: 2,
  last_round: null,
  turn: 0,
  first: 0,
  row: places,
  civil_left: 5,
  military_left: 7,
  current: [],
  future: [],
  past: [],
  event: null,
  bonus: [],
  auction: null,
  fight: null,
  offer: null,
  gone: {},
  discards: {},
}
const view = {
  seat: 0,
  seats: 2,
  options: { version: 'full' },
  asked: [{ seat: 0, decision: 1, kind: 'turn' }],
  table,
  desks: [desk, desk],
} as unknown as AgesView

let shown: Record<string, unknown>[] = []
afterEach(() => {
  for (const one of shown) void unmount(one)
  shown = []
  document.body.replaceChildren()
})

/** Board and own things with these moves to choose from; what was picked. */
function show(moves: Record<string, string>[], more: { view?: AgesView; ghost?: AgesView | null; eyes?: number | null } = {}): PartKey[] {
  const seen = more.view ?? view
  const { choice, picked } = choiceAmong(moves, (move) => throughTheAges.parts(move as unknown as AnyMove, seen))
  const players = [
    { seat: 0, name: 'Ada' },
    { seat: 1, name: 'Bo' },
  ] as never
  const { eyes = 0, ghost = null } = more
  const props = { view: seen, before: null, game, players, eyes, choice, ghost, changed: new Set<PartKey>(), teller: new Teller(game, players), still: true }
  shown = [throughTheAges.Board, throughTheAges.Own].map((part) => mount(part, { target: document.body, props }))
  shown.push(mount(throughTheAges.Seat, { target: document.body, props: { ...props, seat: 1 } }))
  flushSync()
  return picked
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const lit = (): string[] =>
  all('[data-lit]')
    .map((part) => part.dataset.part ?? '')
    .sort()
const click = (part: string): void => {
  document.querySelector(`[data-part="${part}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}

test('what can be chosen is lit where it lies, and a click picks it', () => {
  const picked = show([
    { do: 'TakeCard', place: '1' },
    { do: 'Build', card: 'bronze' },
    { do: 'Grow' },
    { do: 'BuildStages', count: '1' },
    { do: 'PlayLeader', card: 'homer' },
  ])
  expect(lit()).toEqual(['bank:yellow', 'card:bronze', 'hand:homer', 'place:1', 'wonder:colossus'])
  click('place:1')
  expect(picked).toEqual(['place:1'])
})

test('a worker leads to where it can go', () => {
  show([{ do: 'Upgrade', card: 'bronze', to: 'iron' }, { do: 'Destroy', card: 'bronze' }, { do: 'Grow' }])
  click('worker:bronze')
  expect(lit()).toEqual(['card:iron', 'worker:unused'])
  expect(document.querySelector('[data-part="worker:bronze"]')?.getAttribute('aria-pressed')).toBe('true')
})

test('an empty place is a gap and no button', () => {
  show([])
  expect(all('[data-part^="place:"]').map((part) => part.dataset.part)).toEqual(['place:1', 'place:3'])
  expect(all('.gap').length).toBe(1)
})

test('a price that is not that of the place is told on the card', () => {
  show([])
  expect(document.querySelector('[data-part="place:1"] .own')).toBeNull()
  expect(document.querySelector('[data-part="place:3"] .own')?.textContent).toBe('3')
})

test('one Tab stop leads into the row, and it is what can be chosen', () => {
  show([{ do: 'TakeCard', place: '3' }])
  const stops = all('.row .spot').filter((spot) => spot.tabIndex === 0)
  expect(stops.map((spot) => spot.dataset.part)).toEqual(['place:3'])
})

test('a bank shows its empty places too', () => {
  show([])
  expect(all('.places.token i').map((place) => place.className.split(' ')[0])).toEqual(['full', 'empty', 'empty', 'empty'])
  expect(all('.places.worker i').length).toBe(3)
})

test('what is foreseen stands beside what is', () => {
  const then = { ...desk, resources: 1, holdings: [{ card: 'bronze', workers: 3, tokens: 1 }, desk.holdings[1]!] }
  show([{ do: 'Build', card: 'bronze' }], { ghost: { ...view, desks: [then, desk] } as unknown as AgesView })
  expect(all('.then').map((change) => change.textContent)).toEqual(['→1'])
  expect(all('.worker.coming').length).toBe(1)
})

test('with an uprising every figure of a turn is nothing, in the chips, the sums and the banks', () => {
  const eats = { now: 2, next: null, after: null }
  const rising = { ...desk, warnings: [{ kind: 'uprising', amount: 1 }], yellow: { ...desk.yellow, eats }, blue: { ...desk.blue, corruption: eats, due: 0 } }
  show([], { view: { ...view, desks: [rising, rising] } as unknown as AgesView, ghost: { ...view, desks: [desk, desk] } as unknown as AgesView })
  const rates = all('.line .figures').map((figures) => figures.textContent?.trim() ?? '')
  expect([rates[0], rates[1], rates[4], rates[5]]).toEqual(['5+0→+2', '1+0→+1', '2+0→+1', '3+0→+2'])
  expect(all('.seat .figures i').map((rate) => rate.textContent)).toEqual(['+0', '+0', '/0', '+0', '+0'])
  expect(all('.head b').map((figure) => figure.textContent)).toEqual(expect.arrayContaining(['0']))
  expect(
    all('.head')
      .map((head) => head.textContent)
      .join(' '),
  ).not.toMatch(/−/)
})

test('the sum of a figure says that an uprising takes it', () => {
  const target = document.body
  const lines = [{ source: 'homer', count: 2, amount: 2 }]
  const props = { name: 'Culture', lines, total: 0, perTurn: true, teller: new Teller(game, []) }
  shown = [mount(Sum, { target, props: { ...props, rising: true } }), mount(Sum, { target, props: { ...props, total: 2, rising: false } })]
  flushSync()
  expect(all('tbody').map((body) => [body.querySelectorAll('.lost').length, body.querySelectorAll('.bad').length])).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(all('tfoot td').map((total) => total.textContent)).toEqual(['0', '2'])
})

test('corruption that production will bring is told beside that of now', () => {
  const due = { ...desk, blue: { left: 4, corruption: { now: 4, next: 6, after: 4 }, due: 6 } }
  show([], { view: { ...view, desks: [due, desk] } as unknown as AgesView })
  expect(all('.loss b').map((loss) => loss.textContent)).toEqual(['−4→−6'])
})

test('once a card is chosen that needs a rival, the rivals stand out', async () => {
  show([
    { do: 'DeclareWar', card: 'homer', seat: 'B' },
    { do: 'DeclareWar', card: 'homer', seat: 'C' },
  ])
  expect(all('[data-part="seat:B"].wanted')).toHaveLength(0)
  all('[data-part="hand:homer"]')[0]!.click()
  await Promise.resolve()
  flushSync()
  expect(all('[data-part="seat:B"].wanted')).toHaveLength(1)
})

test('those who watch see a desk, the winner’s once it is over, and military cards by their backs', () => {
  const rich = { ...desk, culture: 50 }
  show([], { eyes: null, view: { ...view, asked: [], desks: [desk, rich] } as unknown as AgesView })
  expect(all('nav [aria-pressed="true"]').map((tab) => tab.textContent)).toEqual([expect.stringContaining('Bo')])
  expect(all('p[role="img"] i').map((back) => back.textContent)).toEqual(['I', 'II'])
})

test('cards of others that are to be chosen lie in the place of the row, under the name of whose they are', () => {
  const raze = [
    { do: 'Raze', card: 'iron', count: '1' },
    { do: 'Raze', card: 'bronze', count: '1' },
  ]
  const picked = show(raze, { view: { ...view, table: { ...table, victim: 1 } } as unknown as AgesView })
  expect(document.body.textContent).toContain('What B (Bo) has')
  expect(lit()).toEqual(['offered:bronze', 'offered:iron'])
  click('offered:iron')
  expect(picked).toEqual(['offered:iron'])
})

test('bids are made where the territory lies', () => {
  const auction = { card: 'colossus', bid: 0, bidder: null, passed: [1] }
  show(
    [
      { do: 'Bid', bid: '1' },
      { do: 'Bid', bid: '10' },
      { do: 'Bid', bid: '2' },
    ],
    { view: { ...view, table: { ...table, auction } } as unknown as AgesView },
  )
  expect(all('[data-part^="bid:"]').map((bid) => bid.textContent)).toEqual(['1', '2', '10'])
})

test('every card that is looked at shows its large face, and only while it is', () => {
  show([])
  const spot = document.querySelector('[data-part="hand:homer"]')!
  spot.dispatchEvent(new Event('pointerenter'))
  flushSync()
  expect(document.querySelector('.tip header b')?.textContent).toBe('Homer')
  spot.dispatchEvent(new Event('pointerleave'))
  flushSync()
  expect(document.querySelector('.tip')).toBeNull()
})

test('who was attacked and is safe from the others is told beside the civilization', () => {
  show([])
  expect(document.querySelector('.marked')).toBeNull()
  show([], { view: { ...view, desks: [desk, { ...desk, mark: 0 }] } as unknown as AgesView })
  expect(document.querySelector('.marked')?.textContent).toContain('safe from the others')
})

test('the table is told in sentences with every civilization', () => {
  const said = throughTheAges.describe(view, new Teller(game, []))
  expect(said.filter((line) => line.includes(': culture ')).length).toBe(2)
})

test('cards that leave the row in the next turn are marked, by a sign and in words', () => {
  show([])
  expect(all('.leaves')).toHaveLength(1)
  expect(all('[data-part="place:1"] .leaves')).toHaveLength(1)
})

test('a picture of a card is whole with its words, or a small sign with its name', () => {
  const props = { part: 'card:homer' as const, game, teller: new Teller(game, []) }
  const Picture = throughTheAges.Picture!
  shown = [mount(Picture, { target: document.body, props }), mount(Picture, { target: document.body, props: { ...props, small: true } })]
  flushSync()
  expect(all('.whole article header b').map((name) => name.textContent)).toEqual(['Homer'])
  expect(all('.sign[role=img]').map((sign) => sign.getAttribute('aria-label'))).toEqual(['Homer'])
})

test('a hand lies in one row, a full one in two', () => {
  show([])
  const hands = all('.hands')[0]!
  expect(hands.style.getPropertyValue('--across')).toBe('2')
  expect(hands.className).not.toContain('many')
})
