import { expect, test } from 'vitest'
import { CLOSEST, fit, keep, pan, same, zoom } from '$lib/camera/camera'

const screen = { width: 400, height: 200 }
const board = { x: 0, y: 0, width: 100, height: 100 }
const fitted = fit(board, screen)

test('what fits is shown wholly and in the middle', () => {
  expect(fitted).toEqual({ scale: 2, x: 100, y: 0 })
})

test('zooming leaves the point under the fingers where it is', () => {
  const at = { x: 150, y: 60 }
  const closer = zoom(fitted, 1.5, at, fitted)
  const under = (camera: typeof fitted) => [(at.x - camera.x) / camera.scale, (at.y - camera.y) / camera.scale]
  expect(closer.scale).toBe(3)
  expect(under(closer)).toEqual(under(fitted))
})

test('one comes no closer than the limit', () => {
  expect(zoom(fitted, 100, { x: 0, y: 0 }, fitted).scale).toBe(fitted.scale * CLOSEST)
})

test('the middle of the screen stays on the board', () => {
  expect(keep(pan(fitted, 5000, -5000), board, screen)).toEqual({ scale: 2, x: 200, y: -100 })
  expect(same(keep(fitted, board, screen), fitted)).toBe(true)
})
