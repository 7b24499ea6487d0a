import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dueIn, heardIn, madeBy, musicOf } from '$games/time-of-empires/sound/cues'
import { beatsOf, scoreOf, tempoAt } from '$games/time-of-empires/sound/score'
import { VOICES } from '$games/time-of-empires/sound/voices'
import type { AnyEvent, EmpiresView } from '$games/time-of-empires/wire'
import type { Sound } from '$lib/sound/note'
import { AHEAD, among, Performance } from '$lib/sound/performance'
import type { GameInfo } from '$lib/wire'

const AGE = 540_000
const GAME = { printed: { times: { glass: 30_000, age: AGE, cries: [180_000, 360_000] } } } as unknown as GameInfo

function viewOf(changes: Partial<EmpiresView> = {}): EmpiresView {
  const glass = (action: string | null, ends: number) => ({ action, turned: ends - 30_000, ends, runs: action !== null, stood: null })
  const players = [{ glasses: [glass('ideas', 33_000), glass(null, 0)] }, { glasses: [glass('move', 40_000), glass(null, 0)] }]
  const view = { phase: 'action', pace: 'real-time', began: 3000, gong: 3000 + AGE, age: 0, options: { speed: '30' }, players, spaces: [], ...changes }
  return view as unknown as EmpiresView
}

const density = (from: number, to: number) => scoreOf(0, AGE, 0)(from, to).reduce((sum, { sound }) => sum + sound.length, 0)

// ---------------------------------------------------------------- the music of an age

test('the beats of an age follow each other ever quicker, the last minute most of all', () => {
  const beats = beatsOf(AGE)
  const gaps = beats.slice(1).map((at, i) => at - beats[i]!)
  expect(gaps.every((gap, i) => i === 0 || gap <= gaps[i - 1]!)).toBe(true)
  expect(tempoAt(1) / tempoAt(0)).toBeGreaterThan(2)
  expect(tempoAt(1) - tempoAt(8 / 9)).toBeGreaterThan(tempoAt(8 / 9) - tempoAt(7 / 9))
})

test('the music grows denser from third to third and in the last minute', () => {
  const minutes = [1, 4, 7, 8].map((minute) => density(minute * 60_000, (minute + 1) * 60_000))
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
  expect(minutes[3]).toBeGreaterThan(2 * minutes[0]!)
})

test('the root of the music rises as the last minute passes', () => {
  const lowest = (from: number) =>
    Math.min(...scoreOf(0, AGE, 0)(from, from + 12_000).flatMap(({ sound }) => sound.filter(({ length }) => length > 1.2).map(({ hertz }) => hertz)))
  expect(lowest(AGE - 12_000)).toBeGreaterThan(lowest(AGE - 100_000))
})

test('windows side by side give all notes once, and nothing after the gong', () => {
  const score = scoreOf(3000, AGE, 1)
  const whole = score(0, 10 * AGE)
  const parts: ReturnType<typeof score> = []
  for (let from = 0; from < 3000 + AGE + 5000; from += 1700) parts.push(...score(from, from + 1700))
  expect(parts).toEqual(whole)
  expect(whole[0]!.at).toBe(3000)
  expect(whole.at(-1)!.at).toBeLessThan(3000 + AGE)
})

test('everybody hears the same music, and another in another age', () => {
  expect(scoreOf(0, AGE, 2)(0, 60_000)).toEqual(scoreOf(0, AGE, 2)(0, 60_000))
  expect(scoreOf(0, AGE, 2)(0, 60_000)).not.toEqual(scoreOf(0, AGE, 1)(0, 60_000))
})

test('there is music from the count-in to the gong of a real-time age, and none in turns', () => {
  expect(musicOf(viewOf({ phase: 'count-in' }), GAME)).not.toBe(null)
  expect(musicOf(viewOf(), GAME)).not.toBe(null)
  expect(musicOf(viewOf({ phase: 'scoring' }), GAME)).toBe(null)
  expect(musicOf(viewOf({ pace: 'initiation' }), GAME)).toBe(null)
})

// ---------------------------------------------------------------- signals

const heard = (events: object[], before: EmpiresView | null = null) => heardIn({ events: events as AnyEvent[], before, view: viewOf(), eyes: 0 })

test('gong, cry and lost chains are heard, those of others are not', () => {
  expect(heard([{ event: 'GongRang', age: 1, last: 0 }])).toEqual([VOICES.begins])
  expect(heard([{ event: 'GongRang', age: 1, last: 1 }])).toEqual([VOICES.ends])
  expect(heard([{ event: 'BabyCried', age: 1 }])).toEqual([VOICES.cry])
  expect(heard([{ event: 'ChainLost', seat: 0 }])).toEqual([VOICES.lost])
  expect(
    heard([
      { event: 'ChainLost', seat: 1 },
      { event: 'GlassTurned', seat: 1 },
    ]),
  ).toEqual([])
})

test('the alarm is raised once when somebody enters land of one’s own', () => {
  const spaces = [
    { space: '1a', occupants: [0] },
    { space: '2a', occupants: [1] },
  ] as unknown as EmpiresView['spaces']
  const moved = (end: string) => ({ event: 'ClansMoved', seat: 1, start: '3a', end, count: 1 })
  expect(heard([moved('1a'), moved('1a')], viewOf({ spaces }))).toEqual([VOICES.alarm])
  expect(heard([moved('2a')], viewOf({ spaces }))).toEqual([])
})

test('a glass of one’s own is heard as it is turned and as it runs out, but not after the gong', () => {
  expect(madeBy({ do: 'TurnGlass', glass: '1', action: 'ideas' })).toBe(VOICES.turned)
  expect(madeBy({ do: 'Deploy', space: 'H0a' })).toBe(null)
  expect(dueIn(viewOf(), GAME, 0)).toEqual([{ at: 33_000, sound: VOICES.empty }])
  expect(dueIn(viewOf({ gong: 20_000 }), GAME, 0)).toEqual([])
  expect(dueIn(viewOf(), GAME, null)).toEqual([])
})

test('three ticks count in', () => {
  const ticks = dueIn(viewOf({ phase: 'count-in', began: 9000 }), GAME, null)
  expect(ticks).toEqual([6000, 7000, 8000].map((at) => ({ at, sound: VOICES.tick })))
})

// ---------------------------------------------------------------- playing against the time of a game

const NOTE: Sound = [{ hertz: 440, start: 0, length: 0.1 }]

function concert() {
  const band = { volume: 1, play: vi.fn<(sound: Sound, after: number) => void>(), hush: vi.fn() }
  const every = (from: number, to: number) => among(Array.from({ length: 100 }, (_, i) => ({ at: i * 500, sound: NOTE })))(from, to)
  return { band, every, show: new Performance(band), waits: () => band.play.mock.calls.map(([, after]) => Math.round(after * 1000)) }
}

let real = 0
beforeEach(() => {
  real = 0
  vi.spyOn(performance, 'now').mockImplementation(() => real)
})
afterEach(() => vi.restoreAllMocks())
const beat = (now: number, from = 0, pace = 1) => ({ now, from, pace })

test('notes are handed over ahead of their time, each once', () => {
  const { show, every, waits } = concert()
  show.go(beat(0), every)
  expect(waits()).toEqual([0, 500, 1000, 1500, 2000])
  real = 400
  show.go(beat(400), every)
  expect(waits().slice(5)).toEqual([2100])
})

test('a page that is let work once a second misses nothing', () => {
  const { band, show, every } = concert()
  for (real = 0; real < 10_000; real += 1000) show.go(beat(real), every)
  expect(band.play).toHaveBeenCalledTimes(Math.ceil((9000 + AHEAD) / 500))
})

test('while time is about to go on, notes wait until it does, and none of before sounds again', () => {
  const { show, every, waits } = concert()
  show.go(beat(4000 - 1500, 4000), every)
  expect(waits()).toEqual([1500, 2000])
})

test('what was handed over is void when time stops or leaps, but not when it is put right a little', () => {
  const { band, show, every } = concert()
  show.go(beat(0), every)
  real = 300
  show.go(beat(340), every)
  expect(band.hush).not.toHaveBeenCalled()
  real = 600
  show.go(beat(5000), every)
  expect(band.hush).toHaveBeenCalledTimes(1)
  show.stop()
  show.stop()
  expect(band.hush).toHaveBeenCalledTimes(2)
})

test('at another pace of the game the notes come that much quicker', () => {
  const { show, every, waits } = concert()
  show.go(beat(0, 0, 10), every)
  expect(waits().slice(0, 3)).toEqual([0, 50, 100])
})
