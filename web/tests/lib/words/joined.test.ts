import { expect, test } from 'vitest'
import { inOneLine } from '$lib/words/joined'

test('a folded turn says the name once', () => {
  expect(inOneLine(['B (Bob) takes Knights.', 'B (Bob) builds Bronze.', 'It pays.'], 'B (Bob)')).toBe('B (Bob) takes Knights; builds Bronze. It pays.')
})

test('a folded turn names its player again after what is said of somebody else', () => {
  const lines = ['B (Bob) attacks.', 'A (Ada) loses Religion.', 'B (Bob) gains 2 resources.', 'B (Bob) takes Iron.']
  expect(inOneLine(lines, 'B (Bob)')).toBe('B (Bob) attacks. A (Ada) loses Religion. B (Bob) gains 2 resources; takes Iron.')
})

test('a folded turn counts what comes again, and says a verb once for several things', () => {
  const told = (...deeds: string[]) =>
    inOneLine(
      deeds.map((deed) => `B (Bob) ${deed}.`),
      'B (Bob)',
    )
  expect(told('draws a card', 'draws a card', 'draws a card', 'passes')).toBe('B (Bob) draws a card (×3); passes.')
  expect(told('gains 5 culture', 'gains 2 food', 'gains 1 stone')).toBe('B (Bob) gains 5 culture, 2 food, 1 stone.')
  expect(told('builds Bronze', 'builds Iron', 'builds Iron', 'takes Iron')).toBe('B (Bob) builds Bronze, Iron (×2); takes Iron.')
  // no list: the word that both begin with is not all there is to do
  expect(told('does not move', 'does not pay')).toBe('B (Bob) does not move; does not pay.')
  expect(inOneLine(['B (Bob): 1 new worker.', 'B (Bob): 1 new worker.'], 'B (Bob)')).toBe('B (Bob): 1 new worker (×2).')
})
