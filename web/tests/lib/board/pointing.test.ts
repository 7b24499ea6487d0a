import { expect, test } from 'vitest'
import { Pointing } from '$lib/board/pointing.svelte'

test('a place is told of while one points at it', () => {
  const pointing = new Pointing<number>()
  pointing.point(3)
  expect(pointing.told).toBe(3)
  pointing.point(null)
  expect(pointing.told).toBeNull()
})

test('a finger that has chosen a place leaves no words behind, and points at it again later', () => {
  const pointing = new Pointing<number>()
  pointing.point(3)
  pointing.settle(3)
  expect(pointing.at).toBe(3)
  expect(pointing.told).toBeNull()
  pointing.point(3)
  expect(pointing.told).toBeNull()
  pointing.point(4)
  pointing.point(3)
  expect(pointing.told).toBe(3)
})
