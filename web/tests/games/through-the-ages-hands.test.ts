import { expect, test } from 'vitest'
import { mostInRow } from '$games/through-the-ages/own/hands'

test('as many cards lie in a row as fit, so that none is alone in the next one', () => {
  expect(mostInRow(748)).toBe(7)
  expect(mostInRow(906)).toBe(9)
})

test('never more than nine, and nine before the width is known', () => {
  expect([mostInRow(2000), mostInRow(0)]).toEqual([9, 9])
})
