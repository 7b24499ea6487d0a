import { expect, test } from 'vitest'
import pebbles from '$games/pebbles'
import { pileOf, pointsOf, spread } from '$games/pebbles/counted'
import type { PebblesView } from '$games/pebbles/wire'
import { Teller } from '$lib/words/teller'
import type { GameInfo } from '$lib/wire'

// Two seats: the bag, the pile with 5 and two of 2, two hands of which one is known, and what each has won.
const rows = [[], [0, 0, 2, 0, 0, 1], [], [], [0, 1, 0, 0, 2, 0], [0, 0, 0, 0, 0, 0]]
const view = { hands: [3, 3], open: { rows } } as unknown as PebblesView

test('pebbles lie one by one, the highest first', () => {
  expect(spread([0, 2, 0, 1])).toEqual([3, 1, 1])
  expect(pileOf(view)).toEqual([5, 2, 2])
})

test('a seat has won the sum of its pebbles', () => {
  expect([pointsOf(view, 0), pointsOf(view, 1)]).toEqual([9, 0])
})

test('a choice is made by its pebble, and every seat is told in a sentence', () => {
  expect(pebbles.parts({ do: 'Choose', value: '3' }, view)).toEqual(['value:3'])
  expect(pebbles.parts({ do: 'Leave' }, view)).toEqual([])
  const teller = new Teller({ id: 'pebbles' } as GameInfo, [{ name: 'Ada' }, { name: 'Bo' }])
  expect(pebbles.describe(view, teller)).toEqual(['A (Ada) holds 3 pebbles and has won 9 points.', 'B (Bo) holds 3 pebbles and has won 0 points.'])
})
