import { expect, test } from 'vitest'
import { loadGameTexts } from '$lib/texts.svelte'
import { tieOf } from '$lib/words/ties'
import type { Outcome } from '$lib/wire'

const outcome = (...seats: [rank: number, total: number][]): Outcome => ({
  reason: 'TEM-END-2',
  standings: seats.map(([rank, total], seat) => ({ seat, rank, total, points: {} })),
})

test('where seats level on points have different ranks it is told what decided', async () => {
  await loadGameTexts('tempus')
  expect(tieOf('tempus', outcome([1, 20], [2, 20], [3, 11]))).toContain('more idea cards in hand')
  expect(tieOf('tempus', outcome([3, 9], [1, 20], [2, 14]))).toBe('')
})

test('those who share a rank, and games that say nothing, need no words', () => {
  expect(tieOf('tempus', outcome([1, 20], [1, 20]))).toBe('')
  expect(tieOf('toy', outcome([1, 20], [2, 20]))).toBe('')
})
