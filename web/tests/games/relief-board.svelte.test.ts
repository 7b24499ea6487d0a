import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { PartKey } from '$games/contract'
import riseAndFall from '$games/rise-and-fall'
import type { AnyMove, RiseView } from '$games/rise-and-fall/wire'
import type { MoveJson } from '$lib/json'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import { choiceAmong } from '$kit/choice.svelte'
import { onPhone } from '$kit/phone'

const PAIR = [
  [
    [0, 0],
    [1, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
]
const printed = {
  turns: { plain: PAIR },
  layouts: { '2': [[0, 0]] },
  initial: {
    hexes: [
      [0, 0],
      [1, 0],
    ],
    spots: [
      [3, 0],
      [0, 3],
    ],
  },
  sea: { spots: [] },
  tiles: { '2': { sea: 3, plain: 2 } },
  pieces: [],
  prices: [5],
  kinds: [],
  goods: [],
}
const game = { id: 'rise-and-fall', moves: {}, events: {}, printed } as unknown as GameInfo
const hexes = [...Array(9).keys()].map((i) => ({ hex: String(i + 1), q: i % 3, r: Math.floor(i / 3), terrain: 'sea', pieces: [] }))

function viewOf(kind: string, world: object): RiseView {
  const base = { finished: false, builder: 0, placed: 0, sea: [], layer: 'plain', tiles: [], hexes, regions: [] }
  return {
    seats: 2,
    asked: [{ seat: 0, decision: 1, kind }],
    options: {},
    world: { ...base, ...world },
    realms: [],
    trophies: {},
    acted: [],
    giving: [],
    round: 0,
    price: 0,
  } as unknown as RiseView
}

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

/** A board with these moves to choose from. */
function show(moves: MoveJson[], view: RiseView, told: ReadonlySet<PartKey> | null = null): PartKey[] {
  const { choice, picked } = choiceAmong(moves, (move) => riseAndFall.parts(move as unknown as AnyMove, view))
  const players = [{ seat: 0, name: 'Ada' }] as never
  const drawn = { view, before: null, game, players, eyes: 0, choice, ghost: null, changed: new Set<PartKey>() }
  const props = { ...drawn, told, teller: new Teller(game, players), still: true }
  shown = mount(riseAndFall.Board, { target: document.body, props })
  flushSync()
  return picked
}

const lit = (): string[] => [...document.querySelectorAll<SVGElement>('[data-lit]')].map((part) => part.dataset.part ?? '')
const click = (part: string): void => {
  document.querySelector(`[data-part="${part}"]`)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
const press = (key: string): void => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))
  flushSync()
}

test('a tile lies as it is turned, and turns once more where it was put down', () => {
  const places = ['0', '1'].map((turned) => ({ do: 'LayTile', hex: '2', turned }))
  const picked = show([...places, { do: 'LayTile', hex: '5', turned: '0' }], viewOf('tile-place', {}))
  expect(lit().sort()).toEqual(['place:2/0', 'place:5/0'])
  click('place:2/0')
  press('r')
  expect(picked).toEqual(['place:2/0', 'place:2/1'])
})

test('a tile that would not fit when turned stays where it was put down', () => {
  const picked = show(
    [
      { do: 'LayTile', hex: '2', turned: '0' },
      { do: 'LayTile', hex: '5', turned: '0' },
    ],
    viewOf('tile-place', {}),
  )
  click('place:2/0')
  press('r')
  expect(picked).toEqual(['place:2/0'])
})

test('every hex of a tile that can be taken up takes it up', () => {
  const moves = ['1', '5'].map((hex) => ({ do: 'LiftTile', hex }))
  const picked = show(
    moves,
    viewOf('tile-lift', {
      tiles: [
        { hex: '1', turned: '0' },
        { hex: '5', turned: '1' },
      ],
    }),
  )
  expect(lit()).toEqual(['hex:1', 'hex:1', 'hex:5', 'hex:5'])
  click('hex:5')
  expect(picked).toEqual(['hex:5'])
})

test('while the sea is laid its places are beyond the tiles', () => {
  const picked = show([{ do: 'LaySea', tile: '1', spot: '2' }], viewOf('sea-place', { layer: 'sea', hexes: [] }))
  expect(lit()).toEqual(['place:1/2'])
  click('place:1/2')
  expect(picked).toEqual(['place:1/2'])
})

test('the table is told in sentences', () => {
  const said = riseAndFall.describe(viewOf('tile-place', {}), new Teller(game, [{ name: 'Ada' }]))
  expect(said.length).toBe(3)
})

test('a finished World shows its numbers and what regions are worth, and a pin over every piece that can act', () => {
  const [first, ...others] = hexes.map((hex) => ({ ...hex, terrain: 'plain' }))
  const held = [{ ...first!, pieces: [{ seat: 0, piece: 'nomad' }] }, ...others]
  const regions = [{ terrain: 'plain', hexes: hexes.map(({ hex }) => hex), worth: 9, leader: 0 }]
  show([{ do: 'MovePiece', start: '1', end: '2' }], viewOf('turn', { finished: true, hexes: held, regions }))
  const said = [...document.querySelectorAll('svg text')].map((text) => text.textContent)
  expect(said).toEqual(expect.arrayContaining(['1', '5', '9']))
  expect(document.querySelectorAll('.worth').length).toBe(1)
  expect(document.querySelectorAll('.pin').length).toBe(1)
})

test('the walls of a hex mean the hex', () => {
  const [first, ...others] = hexes
  const high = { ...first!, terrain: 'glacier' }
  const picked = show([{ do: 'TurnPiece', hex: '1', into: 'town' }], viewOf('turn', { finished: true, hexes: [high, ...others] }))
  const wall = document.querySelector('.skirt')!
  expect(wall.getAttribute('d')).toContain('Z')
  wall.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(picked).toEqual(['hex:1'])
})

test('on a phone the numbers of hexes are shown while a hint speaks of them, its own ones large', () => {
  onPhone()
  const numbers = (kind = '') => [...document.querySelectorAll(`.board svg text${kind}`)].map((text) => text.textContent)
  const view = viewOf('turn', { finished: true })
  show([], view)
  expect(numbers()).not.toContain('5')
  void unmount(shown!)
  show([], view, new Set<PartKey>(['hex:5']))
  expect(numbers()).toEqual(expect.arrayContaining(['1', '5', '9']))
  expect(numbers('.large')).toEqual(['5'])
  vi.restoreAllMocks()
})
