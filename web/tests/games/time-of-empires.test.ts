import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { EntryOf } from '$games/contract'
import { chartOf, stepFrom } from '$games/time-of-empires/board/map'
import { expectedOf } from '$games/time-of-empires/expect'
import { alarmsOf, pointsOf, tickerOf } from '$games/time-of-empires/news/story'
import { either, KEYS, keyOf, partsOf } from '$games/time-of-empires/parts'
import { standingOn } from '$games/time-of-empires/rail/spaces'
import { ageOf, clockOf, glassOf, hurries, sandOf } from '$games/time-of-empires/time/times'
import type { AnyEvent, AnyMove, EmpiresView, GlassView } from '$games/time-of-empires/wire'
import type { EventJson } from '$lib/json'
import { Choosing } from '$lib/table/choosing'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { placeless } from '$routes/table/dock/choice/items'

const SET = readFileSync('../src/saecula/games/time_of_empires/data/classic.toml', 'utf8')
const spots = [...SET.matchAll(/\[\[spots\]\]\nid = "(\w+)"\ncorners = (.+)/g)].map(([, spot, corners]) => ({ spot, corners: JSON.parse(corners!) }))
const layouts = Object.fromEntries(
  [...SET.matchAll(/\[layouts\.(\d)\]\ncapitals = (.+)\nothers = (.+)/g)].map(([, seats, capitals, others]) => [
    seats,
    { capitals: JSON.parse(capitals!), others: JSON.parse(others!) },
  ]),
)
const game = { printed: { spots, layouts, times: { glass: 30_000, age: 540_000, cries: [180_000, 360_000] } } } as unknown as GameInfo

const glass = (action: string | null, turned = 0): GlassView => ({ action, turned, ends: turned + 30_000, runs: false, stood: null })
const player = (...glasses: GlassView[]) => ({ glasses, ideas: 1, bricks: 2, reserve: 9, found: [], gains: { ideas: 3, bricks: 1 } })
const space = (name: string, owner: number | null, clans: number, occupants: number[] = []) => ({
  space: name,
  owner,
  clans,
  occupants,
  slots: [],
  terrain: 'field',
  open: 2,
})
const view = (rest: object = {}): EmpiresView =>
  ({
    options: { speed: '30' },
    pace: 'real-time',
    phase: 'action',
    seats: 2,
    hand: ['001', '002'],
    dues: [1, 2],
    players: [player(glass('ideas'), glass(null)), player(glass('draw-left', 20_000), glass('draw-left', 0))],
    spaces: [space('H0a', 0, 2, [0]), space('H0b', 1, 1, [1]), space('H0c', null, 0, [0])],
    ...rest,
  }) as unknown as EmpiresView
const entry = (version: number, seat: number, ...events: EventJson[]): EntryOf<AnyEvent> =>
  ({ version, kind: 'move', seat, events }) as unknown as EntryOf<AnyEvent>
const teller = { event: (event: EventJson) => event.event, value: (_: string, value: string) => value } as unknown as Teller

test.each([
  [2, 18, 4],
  [3, 27, 6],
  [4, 36, 8],
])('the map for %i has %i territories around its cities and capitals', (seats, territories, cities) => {
  const { places, tiles } = chartOf(game, seats)
  expect(places.filter((place) => !place.isCentre).length).toBe(territories)
  expect(tiles.length).toBe(cities + seats)
  expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(places.length)
})

test('the map lies so that it is wider than high where it can be', () => {
  for (const seats of [2, 3, 4]) {
    const { frame } = chartOf(game, seats)
    expect(frame.width).toBeGreaterThanOrEqual(frame.height)
  }
})

test('arrow keys reach every place of the map', () => {
  const { places } = chartOf(game, 4)
  const reached = new Set([0])
  for (const at of reached) for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) reached.add(Math.max(0, stepFrom(places, at, key)))
  expect(reached.size).toBe(places.length)
})

test('either glass will do once the action is chosen, and none before', () => {
  const moves: AnyMove[] = [
    { do: 'TurnGlass', glass: '1', action: 'build' },
    { do: 'TurnGlass', glass: '2', action: 'build' },
  ]
  expect(either(moves, new Set(['action:build']))).toBe(moves[0])
  expect(either([moves[0]!], new Set(['glass:1']))).toBeNull()
})

test('as many clans go as may, once both places are chosen', () => {
  const moves = ['1', '2'].map((count): AnyMove => ({ do: 'MoveClans', start: 'H0a', end: 'H0b', count }))
  expect(either(moves, new Set(['space:H0a']))).toBeNull()
  expect(either(moves, new Set(['space:H0a', 'space:H0b']))).toBe(moves[1])
})

test('every part with a key has one of its own', () => {
  expect(new Set(Object.values(KEYS)).size).toBe(Object.keys(KEYS).length)
  expect(Object.keys(KEYS)).not.toContain('e')
  expect(keyOf('action:leader-technology')).toBe('D')
  expect(partsOf({ do: 'EndTurn' })).toEqual([])
})

test('a glass is drawn as turned at once, with what its action gives in plain sight', () => {
  const seen = expectedOf(view(), { do: 'TurnGlass', glass: '2', action: 'ideas' }, 0, 4000)
  expect(seen?.players[0]?.glasses[1]).toMatchObject({ action: 'ideas', turned: 4000, ends: 34_000 })
  expect(seen?.players[0]?.ideas).toBe(4)
})

test('clans are drawn as moved at once, but not into a fight, whose outcome is the server’s to tell', () => {
  const moved = expectedOf(view(), { do: 'MoveClans', start: 'H0a', end: 'H0c', count: '2' }, 0, 0)
  expect(moved?.spaces.map(({ owner, clans }) => [owner, clans])).toEqual([
    [null, 0],
    [1, 1],
    [0, 2],
  ])
  const fought = expectedOf(view(), { do: 'MoveClans', start: 'H0a', end: 'H0b', count: '1' }, 0, 0)
  expect(fought?.spaces.map(({ owner, clans }) => [owner, clans])).toEqual([
    [0, 1],
    [1, 1],
    [null, 0],
  ])
})

test('all times follow the speed of the table', () => {
  const quick = view({ options: { speed: '20' } })
  expect(glassOf(game, quick)).toBe(20_000)
  expect(ageOf(game, quick)).toEqual({ length: 360_000, cries: [120_000, 240_000] })
  expect(clockOf(61_001)).toBe('1:02')
  expect(clockOf(-5)).toBe('0:00')
})

test('sand runs from full to empty and stays empty', () => {
  expect([0, 15_000, 30_000, 99_000].map((now) => sandOf(glass('build'), now, 30_000))).toEqual([1, 0.5, 0, 0])
  expect(sandOf(glass(null), 0, 30_000)).toBe(0)
})

test('a space shows the glasses that run on it, and in turns all that stand there', () => {
  expect(standingOn(view(), 'draw-left', 40_000, 30_000).map(({ glass }) => glass)).toEqual([0])
  expect(standingOn(view({ pace: 'initiation' }), 'draw-left', 40_000, 30_000).length).toBe(2)
  // between two real-time ages no pace is set, and sand that has run through stays where it is
  const between = { pace: 'none', options: { speed: '30', ages: 'real-time' } }
  expect(standingOn(view(between), 'draw-left', 90_000, 30_000)).toEqual([])
  const inTurns = { pace: 'none', options: { speed: '30', ages: 'initiation' } }
  expect(standingOn(view(inTurns), 'draw-left', 90_000, 30_000).length).toBe(2)
})

test('time presses from the count-in to the last chain of a real-time age, and never else', () => {
  expect(['count-in', 'action', 'finish', 'scoring', 'preparation'].map((phase) => hurries(view({ phase })))).toEqual([true, true, true, false, false])
  expect(hurries(view({ pace: 'initiation' }))).toBe(false)
  expect(hurries(null)).toBe(false)
})

test('the alarm rings for whoever enters one’s land, and not for one’s own clans or others’ land', () => {
  const moved = (seat: number, end: string) => ({ event: 'ClansMoved', seat, start: 'H0b', end, count: 1 }) as AnyEvent
  expect(alarmsOf([moved(1, 'H0c')], view(), 0)).toEqual([{ space: 'H0c', seat: 1, fought: false }])
  expect(alarmsOf([moved(0, 'H0c'), moved(1, 'H0b')], view(), 0)).toEqual([])
  expect(alarmsOf([{ event: 'Fought', seat: 1, defender: 0, territory: 'H0a' } as AnyEvent], view(), 0)).toEqual([{ space: 'H0a', seat: 1, fought: true }])
})

test('the ticker tells what others did in this age, the latest first', () => {
  const turned = (seat: number, action: string) => ({ event: 'GlassTurned', seat, glass: '1', action })
  const log = [
    entry(1, 1, turned(1, 'build')),
    entry(2, -1, { event: 'AgeBegan', age: 2 }),
    entry(3, 1, turned(1, 'move')),
    entry(4, 0, turned(0, 'ideas')),
    entry(5, 1, turned(1, 'bricks')),
  ]
  expect(tickerOf(log, 0, teller, 4).map(({ text }) => text)).toEqual(['bricks', 'move'])
})

test('the points of a scoring are summed by category and seat', () => {
  const scored = (seat: number, kind: string, points: number): AnyEvent => ({ event: 'PointsScored', seat, kind, points })
  expect(pointsOf([scored(0, 'bonus', 2), scored(1, 'bonus', 1), scored(0, 'bonus', 1)], 2)).toEqual({ bonus: [3, 1] })
})

test('where both kinds of slots are free the territory leaves the choice, and a menu tells one from the other', () => {
  const free = ['BuildFree', 'BuildInaccessible'].map((kind) => ({ do: kind, building: 'mill', territory: 'H2c' })) as AnyMove[]
  const choosing = Choosing.among(free as never, (move) => partsOf(move as unknown as AnyMove))
    .pick('section:mill')
    .pick('space:H2c')
  expect(either(free, choosing.chosen)).toBeNull()
  expect(choosing.candidate).toBeNull()
  expect(placeless(choosing, new Set(['section:mill', 'space:H2c']))).toEqual(free)
  expect(partsOf({ do: 'PlaceInaccessible', territory: 'H2c' })).toEqual(['space:H2c'])
})
