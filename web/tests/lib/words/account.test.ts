import { expect, test } from 'vitest'
import type { Entry } from '$lib/wire'
import { accountOf } from '$lib/words/account'
import { Teller } from '$lib/words/teller'
import { DONE, entryOf, put, stonePut } from '$kit/station'
import { TOY } from '$kit/toy'

const teller = new Teller(TOY, [{ name: 'Ada' }, { name: 'Bob' }])
const stone = (version: number, place: string, auto: Entry['auto'] = null): Entry =>
  entryOf(version, { seat: 1, move: put(place), events: [stonePut(1, place)], auto })
const done = (version: number, auto: Entry['auto'] = 'forced'): Entry => entryOf(version, { seat: 1, move: DONE, auto })

const told = (...entries: Entry[]) => accountOf(entries, 1, teller)

test('a turn is told without what only rounds it off', () => {
  expect(told(stone(2, 'a'), done(3))).toBe(told(stone(2, 'a')))
  expect(told(stone(2, 'a'), done(3, null))).not.toBe(told(stone(2, 'a')))
  expect(told(done(3))).toContain('the only choice')
})

test('that a bot played is said once, not with each deed', () => {
  const said = told(stone(2, 'a', 'stand-in'), stone(3, 'b', 'stand-in'), stone(4, 'c', 'stand-in'))
  expect(said.match(/played by a bot/g)).toHaveLength(1)
})

test('what was taken back is not told', () => {
  expect(told(stone(2, 'a'), entryOf(3, { seat: 1, kind: 'undo', undo: 0 }))).toBe(told(stone(2, 'a')))
})
