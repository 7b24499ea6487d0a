import { expect, test, vi } from 'vitest'
import type { Choice } from '$games/contract'
import { Laying } from '$games/tempus/board/laying.svelte'
import type { TempusView } from '$games/tempus/wire'
import type { GameInfo } from '$lib/wire'

function laying(chosen: string[], pointed: string | null = null) {
  const pick = vi.fn()
  const choice = { lit: new Set(['hex:C3', 'hex:D4', 'rotation:0', 'rotation:1']), chosen: new Set(chosen), pick, hover: vi.fn() } as unknown as Choice
  const view = { drawn: 'tile', hexes: [] } as unknown as TempusView
  return { pick, hand: new Laying(() => ({ view, choice, pointed, ghost: null, game: {} as GameInfo })) }
}

test('the tile lies under the pointer where it may, else where it was put', () => {
  expect(laying([], 'D4').hand.at).toBe('D4')
  expect(laying(['hex:C3'], 'A1').hand.at).toBe('C3')
})

test('a click chooses the place and the turn of the tile; a second one turns it', () => {
  const first = laying([])
  first.hand.pick('C3')
  expect(first.pick.mock.calls).toEqual([['hex:C3'], ['rotation:0']])
  const second = laying(['hex:C3'])
  second.hand.pick('C3')
  expect(second.pick.mock.calls).toEqual([['rotation:1']])
})

test('R turns the tile, all the way round', () => {
  const { hand } = laying([])
  for (let i = 0; i < 6; i++) hand.keydown(new KeyboardEvent('keydown', { key: 'r' }))
  hand.keydown(new KeyboardEvent('keydown', { key: 'R', shiftKey: true }))
  expect(hand.turned).toBe(5)
})
