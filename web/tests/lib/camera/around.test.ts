import { expect, test } from 'vitest'
import { fitAround, hullOf, meets } from '$lib/camera/around'
import { fit, type Box, type Camera } from '$lib/camera/camera'
import type { Point } from '$lib/board/hex'

const TRIANGLE: Point[] = [
  { x: 0, y: 100 },
  { x: 60, y: 0 },
  { x: 120, y: 100 },
]
const BOX: Box = { x: 0, y: 0, width: 120, height: 100 }
const SCREEN = { width: 360, height: 300 }
const shown = (hull: readonly Point[], { scale, x, y }: Camera) => hull.map((point) => ({ x: point.x * scale + x, y: point.y * scale + y }))

test('the hull leaves out what lies within', () => {
  const inside = [
    { x: 60, y: 60 },
    { x: 60, y: 100 },
  ]
  expect(hullOf([...TRIANGLE, ...inside])).toHaveLength(3)
})

test('a shape meets a box that it reaches into, and not one in its empty corner', () => {
  expect(meets(hullOf(TRIANGLE), { x: 50, y: 40, width: 10, height: 10 })).toBe(true)
  expect(meets(hullOf(TRIANGLE), { x: 0, y: 0, width: 20, height: 20 })).toBe(false)
})

test('where no button is in the way the whole is shown as large as it fits', () => {
  const corner = { x: 0, y: 0, width: 60, height: 40 }
  expect(fitAround(BOX, hullOf(TRIANGLE), SCREEN, [corner])).toEqual(fit(BOX, SCREEN))
  expect(fitAround(BOX, [], SCREEN, [corner])).toEqual(fit(BOX, SCREEN))
})

test.each([
  ['at the foot', { x: 220, y: 250, width: 140, height: 44 }],
  ['at the side', { x: 310, y: 100, width: 44, height: 140 }],
])('buttons %s cover no place of a board, which stays in sight as a whole', (_, tools) => {
  const hull = hullOf(TRIANGLE)
  const drawn = shown(hull, fitAround(BOX, hull, SCREEN, [tools]))
  expect(meets(drawn, tools)).toBe(false)
  for (const { x, y } of drawn) expect(x >= -0.01 && x <= SCREEN.width + 0.01 && y >= -0.01 && y <= SCREEN.height + 0.01).toBe(true)
})

test('a board that was pushed aside does not touch the edge with its outline', () => {
  const hull = hullOf(TRIANGLE)
  const wide = { width: 500, height: 300 }
  const drawn = shown(hull, fitAround(BOX, hull, wide, [{ x: 0, y: 0, width: 125, height: 300 }]))
  expect(Math.max(...drawn.map(({ x }) => x))).toBeLessThan(wide.width - 5)
})

test('where there is no room beside the buttons the board is shown as if there were none', () => {
  expect(fitAround(BOX, hullOf(TRIANGLE), SCREEN, [{ x: 0, y: 0, ...SCREEN }])).toEqual(fit(BOX, SCREEN))
})
