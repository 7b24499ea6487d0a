import { expect, test } from 'vitest'
import type { PracticeNow } from '$games/contract'
import { practice } from '$games/time-of-empires/practice/tips'
import type { EmpiresView } from '$games/time-of-empires/wire'
import type { GameInfo } from '$lib/wire'

const GAME = { printed: { times: { glass: 30_000, age: 540_000, cries: [180_000, 360_000] } } } as unknown as GameInfo
const glass = (action: string | null) => ({ action, turned: 0, ends: 0, runs: false, stood: null })

interface Scene {
  kind?: string | null
  me?: object
  view?: object
}

/** What is said, and what is pointed at. */
function said({ kind = 'idle', me = {}, view = {} }: Scene, read: string[] = []): [string, string[]] {
  const player = { built: {}, found: [], discards: [], glasses: [glass('ideas'), glass('draw-left')], created: 0, bricks: 1, price: null, ...me }
  const spaces = [{ space: 'H0a', terrain: 'field', owner: 0, clans: 1 }]
  const seen = {
    players: [player],
    spaces,
    phase: 'action',
    pace: 'real-time',
    age: 0,
    began: 0,
    now: 9000,
    columns: [],
    wonders: [],
    options: { speed: '30' },
    ...view,
  }
  const now = { view: seen, asked: kind ? { kind } : null, eyes: 0, game: GAME } as unknown as PracticeNow<EmpiresView>
  const tip = practice.find(({ key, when }) => !read.includes(key) && when(now))
  return [tip?.key.replace('time-of-empires-practice-', '') ?? '', tip?.parts?.(now) ?? []]
}

test('before the gong each question is explained', () => {
  const view = { phase: 'preparation' }
  expect(['start', 'creating', 'token'].map((kind) => said({ kind, view })[0])).toEqual(['start', 'creating', 'token'])
  expect(said({ kind: null, view: { phase: 'count-in' } })[0]).toBe('count-in')
})

test('the first glass is pointed at, then the second, then there is time to look around', () => {
  expect(said({ me: { glasses: [glass(null), glass(null)] } })).toEqual(['first', ['glass:1', 'action:ideas']])
  expect(said({ me: { glasses: [glass('ideas'), glass(null)] } })).toEqual(['second', ['action:draw-left', 'action:draw-right']])
  expect(said({ kind: null })[0]).toBe('running')
  expect(said({ kind: null }, ['time-of-empires-practice-running'])[0]).toBe('go-on')
})

test('discovering leads to bricks, bricks to a building, a building to people', () => {
  expect(said({})).toEqual(['discover', ['action:discover']])
  expect(said({ me: { found: ['001'], price: 3 } })[0]).toBe('bricks')
  expect(said({ me: { found: ['001'], price: 3, bricks: 3 } })[0]).toBe('build')
  const built = { discards: ['001'], built: { mill: 1 } }
  expect(said({ me: { ...built, created: 1 }, view: { columns: [{ effect: 'draw', scholars: [] }] } })).toEqual(['scholar', ['action:leader-technology']])
  expect(said({ me: built })[0]).toBe('deploy')
  expect(said({ me: built, view: { spaces: [{ space: 'H0', terrain: null, owner: 0, clans: 1 }] } })[0]).toBe('move')
})

test('cry, last minute, gong and scoring are told when they come', () => {
  expect(said({ view: { now: 180_001 } })[0]).toBe('cry')
  expect(said({ view: { now: 480_001 } }, ['time-of-empires-practice-cry'])[0]).toBe('late')
  expect(said({ kind: 'moving', view: { phase: 'finish' } })[0]).toBe('finish')
  expect(said({ kind: 'siege', view: { phase: 'scoring' } })[0]).toBe('siege')
  expect(said({ kind: 'creating', view: { phase: 'preparation', age: 1 } })[0]).toBe('end')
})
