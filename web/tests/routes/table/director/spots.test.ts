import { expect, test } from 'vitest'
import { besideFixed } from '$routes/table/director/rings/spots'

const ROOM = 70
const rect = (left: number, top: number, width: number, height: number) => new DOMRect(left, top, width, height)
const AREA = rect(200, 50, 900, 500)

test('words at the top of a board begin beside what lies in its left corner', () => {
  expect(besideFixed([rect(208, 58, 300, 90)], AREA, ROOM)).toEqual({ left: 308, right: 0 })
})

test('and end before what lies in its right corner; what lies lower or is folded away does not matter', () => {
  const fixed = [rect(1050, 60, 40, 40), rect(1050, 400, 44, 140), rect(208, 58, 0, 0)]
  expect(besideFixed(fixed, AREA, ROOM)).toEqual({ left: 0, right: 50 })
})
