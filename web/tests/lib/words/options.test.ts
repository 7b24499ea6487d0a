import { expect, test } from 'vitest'
import type { GameCard, Option } from '$lib/wire'
import { chosenOf } from '$lib/words/options'

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  choices: ['no', 'yes'],
  default: 'no',
  quick: null,
  scales: true,
  needs: null,
  beginners: null,
  ...more,
})
const game = (options: Option[]) => ({ id: 'toy', options }) as unknown as GameCard
const MANY = game([
  option('version', { scales: false }),
  option('peace'),
  option('gangs'),
  option('easier'),
  option('resigning'),
  option('speed', { needs: ['peace', ['yes']] }),
])
const names = (told: string[]) => told.map((one) => one.split(':')[0])

test('of many variants only those are told that somebody has touched; the version always is', () => {
  expect(names(chosenOf(MANY, { version: 'no', peace: 'no', gangs: 'yes', easier: 'no', resigning: 'no' }))).toEqual(['version', 'gangs'])
})

test('a few options are all told, but for one that changes nothing', () => {
  const few = game([option('map'), option('speed', { needs: ['map', ['yes']] })])
  expect(names(chosenOf(few, { map: 'no', speed: 'no' }))).toEqual(['map'])
  expect(names(chosenOf(few, { map: 'yes', speed: 'no' }))).toEqual(['map', 'speed'])
})
