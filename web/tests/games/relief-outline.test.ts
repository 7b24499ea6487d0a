import { expect, test } from 'vitest'
import { meets } from '$lib/camera/around'
import { R } from '$lib/board/hex'
import { frameOf, outlineOf, tilted } from '$games/rise-and-fall/world/frame'
import { spotOf, TILT } from '$games/rise-and-fall/world/world'

const cells = [spotOf(0, 0), spotOf(1, 0, 3), spotOf(0, 3)]

test('the outline of a World holds all of its hexes as they are seen', () => {
  const outline = outlineOf(cells)
  for (const { x, y } of cells) expect(meets(outline, { x: x - 1, y: y * TILT - 1, width: 2, height: 2 })).toBe(true)
  const frame = tilted(frameOf(cells, R))
  expect(Math.max(...outline.map(({ y }) => y))).toBeLessThanOrEqual(frame.y + frame.height + 0.01)
})

test('a button in an empty corner of the frame is not in the way', () => {
  const frame = tilted(frameOf(cells))
  expect(meets(outlineOf(cells), { x: frame.x + frame.width - 5, y: frame.y + frame.height - 5, width: 5, height: 5 })).toBe(false)
})
