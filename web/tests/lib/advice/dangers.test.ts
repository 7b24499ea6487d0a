import { expect, test } from 'vitest'
import type { Threat } from '$games/contract'
import { beforeEnd, dangersOf } from '$lib/advice/dangers'

const threat = (key: string, when: Threat['when'] = 'now'): Threat => ({ key, when, text: `There will be ${key}.` })

test('what a plan spares one and what it brings on are its reasons; what stays as it is is none', () => {
  const [uprising, famine, war] = [threat('an uprising'), threat('a famine'), threat('a war', 'soon')]
  expect(dangersOf([uprising, famine, war], [famine])).toEqual(['It spares you this: There will be an uprising.'])
  expect(dangersOf([famine], [famine, uprising, war])).toEqual(['But it brings this on: There will be an uprising.'])
})

test('what threatens at the end of a turn is seen before it ends', () => {
  const [build, end] = [{ do: 'Build', card: 'temple' }, { do: 'EndActions' }]
  expect(beforeEnd([build, end, build], ['EndActions'])).toEqual([build])
  expect(beforeEnd([build, build])).toEqual([build, build])
  expect(beforeEnd([end], ['EndActions'])).toEqual([])
})
