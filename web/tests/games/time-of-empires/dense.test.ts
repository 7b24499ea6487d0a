import { expect, test } from 'vitest'
import { briefIn, denseIn } from '$games/time-of-empires/own/dense'

test('a hand that fits keeps its texts', () => {
  expect(denseIn(4, 385, 205)).toBeNull()
  expect(denseIn(9, 385, 0)).toBeNull()
})

test('where only one column has room for titles, they lie below each other', () => {
  expect(denseIn(3, 190, 205)).toBe(1)
  expect(denseIn(2, 190, 205)).toBeNull()
  expect(denseIn(9, 190, 205)).toBe(1)
})

test('a larger one shows every card in a line of its own, in as many columns as it takes', () => {
  expect(denseIn(9, 385, 205)).toBe(2)
  expect(denseIn(14, 385, 205)).toBe(3)
})

test('before texts go, prices go beside the titles, where two lines of text have room', () => {
  expect(denseIn(5, 390, 203)).toBe(2)
  expect(briefIn(5, 390, 203)).toBe(2)
  expect(briefIn(6, 390, 203)).toBe(2)
  expect(briefIn(7, 393, 205)).toBeNull()
  expect(briefIn(5, 320, 205)).toBeNull()
  expect(briefIn(9, 560, 205)).toBe(3)
})
