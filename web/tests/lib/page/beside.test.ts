import { expect, test } from 'vitest'
import { beside } from '$lib/page/beside'

const SCREEN = { width: 400, height: 300 }
const SIZE = { width: 100, height: 60 }
const box = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height })
const covers = (one: ReturnType<typeof box>, other: ReturnType<typeof box>) =>
  one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height

test.each([
  [0, 0],
  [360, 0],
  [0, 260],
  [360, 260],
  [180, 130],
])('beside a thing at %i,%i nothing of it is covered, and all of it is on the screen', (left, top) => {
  const at = beside(box(left, top), SIZE, SCREEN)
  expect(covers(at, box(left, top))).toBe(false)
  expect(at.left).toBeGreaterThanOrEqual(0)
  expect(at.top).toBeGreaterThanOrEqual(0)
  expect(at.left + at.width).toBeLessThanOrEqual(SCREEN.width)
  expect(at.top + at.height).toBeLessThanOrEqual(SCREEN.height)
})

test('of several sides it takes the one where nothing that matters is covered', () => {
  const [thing, right, left] = [box(180, 130), box(240, 130), box(60, 130)]
  const at = beside(thing, SIZE, SCREEN, [right, left])
  expect(covers(at, right) || covers(at, left)).toBe(false)
})

test('where all sides are taken it goes further away rather than over what matters', () => {
  const screen = { width: 1000, height: 800 }
  const thing = box(480, 380)
  const ring = [box(430, 380), box(530, 380), box(455, 335), box(505, 335), box(455, 425), box(505, 425)]
  const at = beside(thing, { width: 280, height: 86 }, screen, ring)
  expect([thing, ...ring].some((one) => covers(at, one))).toBe(false)
})
