// Rise & Fall while one chooses: the question after a click, what stays chosen, what is lost at the end of a turn, how a finger hits.
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PartKey } from '$games/contract'
import riseAndFall from '$games/rise-and-fall'
import { snap } from '$games/rise-and-fall/board/snap'
import type { AnyMove, RiseView } from '$games/rise-and-fall/wire'
import { closeTo } from '$games/rise-and-fall/world/frame'
import { R } from '$lib/board/hex'
import { loadGameTexts, setLanguage } from '$lib/texts.svelte'
import type { Asked, GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'

beforeAll(async () => {
  await setLanguage('en')
  await loadGameTexts('rise-and-fall')
})

const teller = new Teller({ id: 'rise-and-fall', moves: {}, events: {}, printed: {} } as unknown as GameInfo, [{ name: 'Ada' }])
const view = {
  seat: 0,
  price: 10,
  realms: [{ played: 'nomad' }],
  world: { hexes: [{ hex: '4', q: 0, r: 0, terrain: 'plain', pieces: [{ seat: 0, piece: 'nomad' }] }] },
} as unknown as RiseView
const MOVE = { do: 'MovePiece', start: '4', end: '5' }
const ask = (kind: string, chosen: PartKey[], lit: PartKey[] = [], legal = [MOVE, { do: 'EndTurn' }]) =>
  riseAndFall.ask!({ kind, legal } as unknown as Asked, view, { chosen: new Set(chosen), lit: new Set(lit) }, teller)

test('the question follows what has been chosen', () => {
  expect(ask('turn', [])).toBeNull()
  expect(ask('turn', ['hex:4'], ['hex:5'])).toBe('Nomad chosen: where to?')
  expect(ask('turn', ['hex:4'])).toBe('Nomad chosen: what should it do?')
  expect(ask('turn', ['hex:9'], ['hex:5'])).toBeNull()
  expect(ask('start-piece', ['piece:ship'], ['hex:5'])).toBe('Ship chosen: on which hex?')
  expect(ask('start-piece', [])).toBeNull()
  expect(ask('start-piece', ['hex:4'])).toBe('Which piece goes on hex 4?')
})

test('what goes over a side is said by the number of the hex it goes to', () => {
  const hexes = ['4', '5'].map((hex, q) => ({ hex, q, r: 0, terrain: 'plain', pieces: [] }))
  const wide = { ...view, world: { ...view.world, hexes } }
  const said = (move: AnyMove) => riseAndFall.say!(move, wide, teller)
  expect(said({ do: 'Grow', town: '4', side: 'E' })).toBe('Let the town on hex 4 grow to hex 5')
  expect(said({ do: 'Educate', town: '5', side: 'W', into: 'merchant' })).toBe('Make the nomad on hex 4 a merchant, in the town on hex 5')
  expect(said({ do: 'Transform', ship: '4', side: 'E', into: 'nomad' })).toBe('Turn the ship on hex 4 into a nomad on hex 5')
  expect(said({ do: 'BuildAshore', ship: '4', side: 'E', building: 'town' })).toBe('With the ship on hex 4, build a town on hex 5')
  expect(said({ do: 'BuildShip', hex: '4', side: 'E' })).toBe('From hex 4, build a ship on hex 5')
  expect(said({ do: 'Convert', temple: '4', side: 'E' })).toBe('Convert the piece on hex 5 with the temple on hex 4')
  expect(said({ do: 'Grow', town: '4', side: 'NE' })).toBeNull()
  expect(said(MOVE as AnyMove)).toBeNull()
})

test('a turn in which nothing more can be done says so', () => {
  expect(ask('turn', [], [], [{ do: 'EndTurn' }] as never)).toBe('Your nomads can do nothing more: end the turn.')
})

test('only who may pass is told of it when cards are bought back', () => {
  const choice = (...legal: AnyMove[]) =>
    riseAndFall.ask!({ kind: 'buy-back-choice', a: 10, legal } as unknown as Asked, view, { chosen: new Set<PartKey>(), lit: new Set<PartKey>() }, teller)
  const card: AnyMove = { do: 'BuyBack', card: 'nomad' }
  expect(choice(card, { do: 'Pass' })).toBe('Buy back a card for 10 gold, or pass.')
  expect(choice(card)).toBe('You have no active card: buy one back for 10 gold.')
})

test('beside the menu of a town stands how much its taxes bring', () => {
  const printed = { costs: {}, taxes: { plain: 2 } }
  const told = new Teller({ id: 'rise-and-fall', moves: {}, events: {}, printed } as unknown as GameInfo, [{ name: 'Ada' }])
  expect(riseAndFall.price!({ do: 'CollectTaxes', town: '4' }, view, told)).toBe('+2 gold')
})

test('a starting piece stays chosen when a hex is clicked that does not suit it', () => {
  expect(riseAndFall.keeps!('piece:nomad', 'hex:7')).toBe(true)
  expect(riseAndFall.keeps!('piece:nomad', 'piece:ship')).toBe(false)
  expect(riseAndFall.keeps!('hex:4', 'hex:7')).toBe(false)
})

const warn = (move: AnyMove, legal: AnyMove[]) => riseAndFall.warn!(move, view, teller, legal)
const END: AnyMove = { do: 'EndTurn' }

test('the end of a turn says which gains are left that cost nothing', () => {
  const legal: AnyMove[] = [
    END,
    { do: 'Produce', hex: '4' },
    { do: 'Produce', hex: '5' },
    { do: 'MovePiece', start: '4', end: '6' },
    { do: 'Tithe', temple: '8' },
  ]
  expect(warn(END, legal)).toEqual(['2 pieces can still produce, at no cost.', 'One temple can still take its tithe.'])
  expect(warn({ do: 'Produce', hex: '4' }, legal)).toEqual([])
})

test('where no such gain is left it says how many pieces have not acted, each counted once', () => {
  const legal: AnyMove[] = [
    END,
    { do: 'MovePiece', start: '4', end: '6' },
    { do: 'MovePiece', start: '4', end: '7' },
    { do: 'BuildShip', hex: '4', side: 'E' },
    { do: 'MovePiece', start: '5', end: '7' },
  ]
  expect(warn(END, legal)).toEqual(['2 pieces have not acted yet.'])
  expect(warn(END, [END])).toEqual([])
})

test('buying nothing back says that one could', () => {
  expect(warn({ do: 'Pass' }, [{ do: 'Pass' }, { do: 'BuyBack', card: 'ship' }])).toEqual(['A card can be bought back now for 10 gold.'])
})

test('a small screen comes closer to a few hexes, and stays where it is for many', () => {
  const whole = { x: -500, y: -400, width: 1000, height: 800 }
  const few = closeTo([{ x: 0, y: 0 }], whole)
  expect(few.width).toBeGreaterThan(R * 4)
  expect(few.width).toBeLessThan(whole.width / 2)
  expect([few.x + few.width / 2, few.y + few.height / 2].map(Math.round)).toEqual([0, 0])
  const far = [
    { x: -480, y: -500 },
    { x: 480, y: 500 },
  ]
  expect(closeTo(far, whole)).toBe(whole)
  expect(closeTo([], whole)).toBe(whole)
})

// -- a finger's tap

const hit = vi.fn()
let leave = () => undefined as void

/** Three hexes of 20 pixels in a row, the last of them lit. */
beforeEach(() => {
  hit.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = `<div>${['a', 'b', 'c'].map((name) => `<button id="${name}"></button>`).join('')}</div>`
  ;[...document.querySelectorAll('button')].forEach((button, at) => {
    button.getBoundingClientRect = () => new DOMRect(at * 20, 0, 20, 20)
    button.onclick = () => hit(button.id)
  })
  document.querySelector<HTMLElement>('#c')!.dataset.lit = 'true'
  leave = snap(document.querySelector('div')!)
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})
const tap = (id: string, x: number) => document.querySelector(id)!.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: 10 }))

test('a tap beside a hex that can be chosen means that one; one farther away means what it hit', () => {
  tap('#b', 30)
  tap('#a', 10)
  tap('#c', 50)
  expect(hit.mock.calls.flat()).toEqual(['c', 'a', 'c'])
})
