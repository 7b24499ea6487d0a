import { expect, test } from 'vitest'
import { longestIn, widthOf } from '$lib/words/width'

test('a name with broad letters needs more room than its letters are many', () => {
  expect([widthOf('Iron'), widthOf('Hammurabi'), widthOf('Œuvre')]).toEqual([4, 10, 5.5])
})

test('a line must hold the longest word of a name', () => {
  expect(longestIn('Paquebots transatlantiques')).toBe(16)
  expect(longestIn('Bonus de défense/\u200bcolonisation')).toBe(12)
})
