import { beforeAll, expect, test } from 'vitest'
import { scenesOf } from '$games/time-of-empires/stage/scenes'
import type { AnyEvent, EmpiresView } from '$games/time-of-empires/wire'
import { loadGameTexts } from '$lib/texts.svelte'
import { GAME, player, space, teller, viewOf } from './kit'

beforeAll(() => loadGameTexts('time-of-empires'))

const scenes = (events: AnyEvent[], view: EmpiresView = viewOf(), before: EmpiresView | null = view, eyes: number | null = 0) =>
  scenesOf({ events, before, view, eyes }, GAME, teller)

const moved = (seat: number, start: string, end: string, count: number): AnyEvent => ({ event: 'ClansMoved', seat, start, end, count })
const fought = (lost: number, killed: number): AnyEvent => ({ event: 'Fought', seat: 0, defender: 1, territory: 'H0b', lost, killed })
const field = viewOf({ spaces: [space('H0a', { owner: 0, clans: 2 }), space('H0b', { owner: 1, clans: 1 })] })

test('a fight is told with clans, losses and what is left of both', () => {
  const [scene] = scenes([moved(0, 'H0a', 'H0b', 2), fought(1, 1)], field)
  expect(scene).toMatchObject({ kind: 'fight', title: 'Fight in H0b', seats: [0, 1] })
  expect(scene?.rows).toEqual([
    { seat: 0, figures: [2, '−1', 1], mark: 'first' },
    { seat: 1, figures: [1, '−1', 0], mark: 'hit' },
  ])
  expect(scene?.verdict).toContain('Ada) takes H0b: 1 clan is left')
})

test('a second fight in the same news counts from what the first has left', () => {
  const two = viewOf({ spaces: [space('H0a', { owner: 0, clans: 2 }), space('H0b', { owner: 1, clans: 2 })] })
  const events = [moved(0, 'H0a', 'H0b', 1), fought(1, 1), moved(0, 'H0a', 'H0b', 1), fought(1, 1)]
  expect(scenes(events, two).map(({ rows }) => rows?.map(({ figures }) => figures[0]))).toEqual([
    [1, 2],
    [1, 1],
  ])
  expect(scenes(events, two)[1]?.verdict).toBe('No clan is left in H0b.')
})

test('whoever lands from the reserve fights with as many as came', () => {
  const landed: AnyEvent = { event: 'ClanDeployed', seat: 0, space: 'H0b' }
  expect(scenes([landed, landed, fought(1, 1)], field)[0]?.rows?.[0]?.figures).toEqual([2, '−1', 1])
})

test('gunpowder destroys without loss, and shows its card', () => {
  const destroyed: AnyEvent = { event: 'ClansDestroyed', seat: 0, defender: 1, territory: 'H0b', killed: 1 }
  const [scene] = scenes([destroyed, moved(0, 'H0a', 'H0b', 2)], field)
  expect(scene?.pictures).toEqual(['card:209'])
  expect(scene?.rows?.map(({ figures }) => figures)).toEqual([
    [2, '0', 2],
    [1, '−1', 0],
  ])
})

test('a bombardment tells what each seat loses there', () => {
  const events: AnyEvent[] = [
    { event: 'TerritoryBombarded', seat: 0, territory: 'H0b' },
    { event: 'BuildingDestroyed', seat: 0, owner: 1, building: 'mill', territory: 'H0b' },
    { event: 'ClansReturned', seat: 1, space: 'H0b', count: 2 },
  ]
  const [scene] = scenes(events)
  expect(scene?.rows).toEqual([{ seat: 1, figures: ['−1', '−2'], mark: 'hit' }])
  expect(scene?.verdict).toContain('keeps 1 building')
})

test('at a cry everybody sees who creates how many scholars', () => {
  const created = (seat: number, count: number): AnyEvent => ({ event: 'ScholarsCreated', seat, count })
  const [scene] = scenes([{ event: 'BabyCried', age: 1 }, created(0, 1), created(1, 2)])
  expect(scene?.rows?.map(({ figures }) => figures)).toEqual([
    ['+1', 2],
    ['+2', 2],
  ])
  expect(scene?.verdict).toBe('You create 1 scholar.')
  expect(scenes([{ event: 'BabyCried', age: 1 }], viewOf(), null, null)[0]).not.toHaveProperty('verdict')
})

test('the gong says that the age begins, and that it is over', () => {
  expect(scenes([{ event: 'GongRang', age: 1, last: 0 }])[0]?.title).toBe('Gong: age I begins')
  expect(scenes([{ event: 'GongRang', age: 1, last: 1 }], viewOf({ phase: 'finish' }))[0]?.text).toContain('finish')
})

test('a siege writes out territories, buildings and clans, also those that have just left', () => {
  const before = viewOf({
    spaces: [
      space('H1', { owner: 1, clans: 2 }),
      space('H1a', { owner: 0, clans: 1, occupants: [0] }),
      space('H1b', {
        occupants: [0, 1],
        slots: [
          { seat: 0, building: 'mill' },
          { seat: 1, building: 'mill' },
        ],
      }),
      space('H1c', { occupants: [] }),
    ],
  })
  const events: AnyEvent[] = [
    { event: 'ClansReturned', seat: 1, space: 'H1', count: 2 },
    { event: 'CityGarrisoned', seat: 0, space: 'H1' },
  ]
  const [scene] = scenes(events, before)
  expect(scene?.rows).toEqual([
    { seat: 0, figures: [2, 1, 1], mark: 'first' },
    { seat: 1, figures: [1, 1, 2], effect: '2 clans go home', mark: 'hit' },
  ])
})

/** A tilde stands for a space at which no line breaks. */
const bound = (figure: string | number) => (typeof figure === 'string' ? figure.replaceAll('~', '\u00a0') : figure)

test('a scoring writes its sums out and says who leads', () => {
  const scored = (seat: number, kind: string, points: number): AnyEvent => ({ event: 'PointsScored', seat, kind, points })
  const view = viewOf({
    phase: 'scoring',
    players: [
      player({ kept: 1, built: { mill: 2, theatre: 1 }, tokens: { mill: 1 }, points: { destruction: 3, bonus: 2, wonders: 4 } }),
      player({ points: { culture: 1 } }),
    ],
  })
  const [scene] = scenes(
    [
      scored(0, 'destruction', 3),
      scored(0, 'bonus', 2),
      { event: 'LeaderWon', seat: 1, leader: 'L11' },
      { event: 'WonderScored', seat: 0, wonder: 'W11', times: 2 },
      scored(0, 'wonders', 4),
      { event: 'ScholarsReturned' },
      scored(1, 'culture', 1),
    ],
    view,
  )
  expect(scene?.rows).toEqual([
    { seat: 0, figures: ['1~×~3 =~3', '2~×~1 =~2', 0, '2~×~2 =~4', 0, '+9', 9].map(bound), mark: 'first' },
    { seat: 1, figures: [0, 0, 0, 0, 1, '+1', 1], effect: 'wins Archimedes' },
  ])
  expect(scene?.columns?.length).toBe(7)
  expect(scene?.verdict).toBe('A (Ada) leads with 9 points.')
  expect(scene?.pictures).toEqual(['leader:L11', 'wonder:W11'])
})

test('what nobody will remember gets no stage', () => {
  expect(scenes([moved(0, 'H0a', 'H0c', 1), { event: 'ResourcesGained', seat: 0, ideas: 1, bricks: 0 }])).toEqual([])
})
