import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import tempus from '$games/tempus'
import type { AnyMove, TempusView } from '$games/tempus/wire'
import type { MoveJson } from '$lib/json'
import { loadGameTexts } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import { choiceAmong } from '$kit/choice.svelte'
import vectors from '$kit/vectors/hex.json'

const game = {
  id: 'tempus',
  moves: {},
  events: {},
  printed: {
    board: { columns: 13, rows: 12, hexes: vectors.tempus },
    terrains: ['water', 'forest'],
    actions: ['move'],
    eras: [
      { era: 'start', terrain: null, figures: null },
      { era: 'writing', terrain: 'hills', figures: null },
    ],
    tiles: [{ tile: 'T1', faces: Array(7).fill('forest') }],
  },
} as unknown as GameInfo
const view = {
  seats: 1,
  asked: [],
  era: ['start'],
  hexes: [{ hex: 'F6', terrain: 'forest', owner: 0, tokens: 2, city: 0, extra: 0, marks: 0 }],
  finished: false,
  drawn: null,
  fight: null,
  turn: null,
  tiles: [3],
  supply: [14],
  hands: [{ pools: {}, cards: [] }],
} as unknown as TempusView

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.replaceChildren()
})

/** A board with these moves to choose from. */
function show(moves: MoveJson[], seen: TempusView = view): { picked: PartKey[] } {
  const { choice, picked } = choiceAmong(moves, (move) => tempus.parts(move as unknown as AnyMove, seen))
  const players = [{ seat: 0, name: 'Ada' }] as never
  const props = {
    view: seen,
    before: null,
    game,
    players,
    eyes: 0,
    choice,
    ghost: null,
    changed: new Set<PartKey>(),
    teller: new Teller(game, players),
    still: true,
  }
  shown = mount(tempus.Board, { target: document.body, props })
  flushSync()
  return { picked }
}

const part = (name: string): SVGElement => document.querySelector<SVGElement>(`[data-part="${name}"]`)!
const press = (element: EventTarget, key: string): void => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  flushSync()
}

test('every hex is a button with words, and Tab leads to one that can be chosen', () => {
  show([{ do: 'PlaceToken', hex: 'F6' }])
  const buttons = [...document.querySelectorAll('[data-part^="hex:"]')]
  expect(buttons.length).toBe(156)
  expect(buttons.every((button) => button.getAttribute('aria-label') && button.getAttribute('role') === 'button')).toBe(true)
  expect(buttons.filter((button) => button.getAttribute('tabindex') === '0')).toEqual([part('hex:F6')])
  expect(part('hex:F6').getAttribute('aria-disabled')).toBe('false')
  expect(part('hex:A1').getAttribute('aria-disabled')).toBe('true')
})

test('arrows go from hex to hex and Enter chooses', () => {
  const { picked } = show([{ do: 'PlaceToken', hex: 'F6' }])
  part('hex:F6').focus()
  press(part('hex:F6'), 'ArrowRight')
  expect(document.activeElement).toBe(part('hex:G6'))
  press(part('hex:G6'), 'PageDown')
  press(part('hex:F6'), 'Enter')
  expect(picked).toEqual(['hex:F6'])
})

test('a tile is laid as it is turned, and turns once more when its hex is clicked again', () => {
  const moves = ['0', '1', '2'].map((turned) => ({ do: 'PlaceTile', hex: 'C3', turned }))
  const { picked } = show(moves, { ...view, drawn: 'T1' })
  press(window, 'r')
  for (const times of [1, 2]) {
    part('hex:C3').dispatchEvent(new MouseEvent('click', { bubbles: true }))
    flushSync()
    expect(picked.slice(0, times + 1)).toEqual(['hex:C3', 'rotation:1', 'rotation:2'].slice(0, times + 1))
  }
  expect(picked.length).toBe(3)
})

test('the names that the log speaks of stand on the map, unless one does not want them', () => {
  show([])
  const names = () => [...document.querySelectorAll('text.name')].map((text) => text.textContent)
  expect(names()).toEqual(['F6'])
  document.querySelector<HTMLElement>('button[aria-pressed="true"]')!.click()
  flushSync()
  expect(names()).toEqual([])
})

test('the board is told in sentences', () => {
  const said = tempus.describe({ ...view }, new Teller(game, [{ name: 'Ada' }]))
  expect(said.length).toBeGreaterThan(3)
})

test('a fight stands on the map from hex to hex, and many cards on one side lie upon each other', async () => {
  await loadGameTexts('tempus')
  const sides = [
    { hex: 'F6', terrain: 'forest', owner: 0, tokens: 1, city: 0, extra: 0, marks: 0 },
    { hex: 'G6', terrain: 'forest', owner: 1, tokens: 1, city: 0, extra: 0, marks: 0 },
  ]
  const laid = [
    { pools: { '0': 7 }, cards: null },
    { pools: { '0': 2 }, cards: null },
  ]
  show([], { ...view, hexes: sides, fight: { start: 'F6', target: 'G6', terrain: 'forest' }, laid } as unknown as TempusView)
  expect(document.querySelector('[data-fight="F6-G6"] path')).not.toBe(null)
  const backs = [...document.querySelectorAll('.duel .backs')].map((side) => [side.children.length, side.classList.contains('many')])
  // whoever it is, also "you" in a lesson: a noun beside the name
  expect(document.querySelector('.duel .side p')?.textContent).toMatch(/Ada attacker$/)
  expect(backs).toEqual([
    [7, true],
    [2, false],
  ])
})
