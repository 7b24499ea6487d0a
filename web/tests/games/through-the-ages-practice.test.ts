import { expect, test } from 'vitest'
import type { PracticeNow } from '$games/contract'
import { practice } from '$games/through-the-ages/practice/tips'
import type { AgesView } from '$games/through-the-ages/wire'
import type { GameInfo } from '$lib/wire'

const kinds = { bronze: 'mine', agriculture: 'farm', religion: 'temple', warriors: 'infantry', iron: 'mine' }
const GAME = { printed: { cards: Object.entries(kinds).map(([id, kind]) => ({ id, kind })) } } as unknown as GameInfo

interface Scene {
  kind?: string | null
  legal?: Record<string, string>[]
  me?: object
  table?: object
  rival?: number
}

/** What the coach says, and what is pointed at. */
function said({ kind = 'turn', legal = [], me = {}, table = {}, rival = 1 }: Scene): [string, string[]] {
  const board = { strength: 1, unused: 1, unhappy: 0, leader: 'homer', tactic: 'legion', resource_rate: 2, hand: [], hand_limit: 4, warnings: [], ...me }
  const view = { seat: 0, table: { age: 'I', round: 4, turn: 0, ...table }, desks: [board, { strength: rival }] }
  const now = { view, asked: kind ? { kind, legal } : null, eyes: 0, game: GAME } as unknown as PracticeNow<AgesView>
  const tip = practice.find(({ when }) => when(now))
  return [tip?.key.replace('through-the-ages-practice-', '') ?? '', tip?.parts?.(now) ?? []]
}
const build = (card: string) => ({ do: 'Build', card })

test('the first round is for cards', () => {
  expect(said({ legal: [{ do: 'TakeCard', place: '3' }], table: { age: 'A', round: 1 } })).toEqual(['first-round', ['place:3']])
})

test('mines come first, and only with a worker to spare', () => {
  expect(said({ legal: [build('bronze'), build('religion')] })).toEqual(['mine', ['card:bronze']])
  expect(said({ legal: [build('bronze'), build('religion')], me: { resource_rate: 5 } })).toEqual(['urban', ['card:religion']])
  expect(said({ legal: [build('bronze'), { do: 'EndActions' }], me: { unhappy: 1 } })[0]).toBe('end-turn')
})

test('what threatens at the end of the turn comes before everything else', () => {
  const legal = [build('bronze'), build('religion'), build('agriculture')]
  expect(said({ legal, me: { warnings: [{ kind: 'uprising', amount: 1 }] } })).toEqual(['uprising', ['card:religion']])
  expect(said({ legal: [], me: { warnings: [{ kind: 'uprising', amount: 1 }] } })[0]).toBe('uprising-idle')
  expect(said({ legal, me: { warnings: [{ kind: 'famine', amount: 1 }] } })).toEqual(['famine', ['card:agriculture']])
})

test('an upgrade is pointed at where it leads', () => {
  expect(said({ legal: [{ do: 'Upgrade', card: 'bronze', to: 'iron' }] })).toEqual(['upgrade', ['card:iron']])
})

test('an attack is spoken of only where one is clearly stronger', () => {
  const legal: Record<string, string>[] = [{ do: 'Attack', card: 'plunder-i', seat: 'B' }, { do: 'Prepare', card: 'rats' }, { do: 'Pass' }]
  expect(said({ kind: 'political', legal, me: { strength: 4 } })).toEqual(['attack', ['seat:B']])
  expect(said({ kind: 'political', legal, me: { strength: 3 } })).toEqual(['prepare', ['hand:rats']])
  expect(said({ kind: 'political', legal: [{ do: 'Pass' }] })[0]).toBe('no-politics')
})

test('a defence is spoken of with and without bonus cards', () => {
  expect(said({ kind: 'defence', legal: [{ do: 'PlayBonus', card: 'bonus-i' }, { do: 'Done' }] })).toEqual(['defend', ['hand:bonus-i']])
  expect(said({ kind: 'defence', legal: [{ do: 'Done' }] })[0]).toBe('no-defence')
})

test('while the other plays one may look around, and after the first age one may stop', () => {
  expect(said({ kind: null })[0]).toBe('waiting')
  expect(said({ table: { age: 'II' } })[0]).toBe('end')
})
