// A stage never comes over a question that somebody is in the middle of answering.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Scene as Shown } from '$games/contract'
import type { ViewJson } from '$lib/json'
import type { Entry } from '$lib/wire'
import Watched from '$kit/Watched.svelte'
import { askedFor, DONE, stationAt, entryOf, hear, put, show, stonePut, type Scene } from '$kit/station'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const bob = (version: number, place: string): Entry => entryOf(version, { seat: 1, move: put(place), events: [stonePut(1, place)] })
const FIGHT: Shown = { kind: 'fight', title: 'A fight', verdict: 'Bob wins' }
const stones = (count: number): ViewJson => ({ stones: count, asked: [{ seat: 1 }] })

/** Somebody who is asked and has clicked half of an answer, while others go on. */
function answering(): Scene {
  const scene = stationAt({ asked: askedFor([put('c'), put('d'), DONE]) }, { scenes: ({ view }) => (view.stones === 4 ? [FIGHT] : []) })
  show(scene, Watched)
  flushSync()
  return scene
}

test('a stage waits until the answer is given or taken back', () => {
  const scene = answering()
  const { director } = scene.station
  scene.station.panel = 'list'
  hear(scene, stones(4), bob(2, 'a'))
  vi.advanceTimersByTime(20_000)
  expect([director.isShowing, director.stage]).toEqual([false, null])
  scene.station.panel = null
  flushSync()
  expect(director.stage?.scene).toBe(FIGHT)
})

test('what others do meanwhile is shown, and a move of one’s own passes over no stage that was held back', () => {
  const scene = answering()
  const { director } = scene.station
  scene.station.deciding.pending = { move: put('c'), foreseen: null, warnings: [] }
  hear(scene, stones(4), bob(2, 'a'))
  vi.advanceTimersByTime(2000)
  hear(scene, stones(5), bob(3, 'b'))
  expect(director.step?.parts).toEqual(['place:b'])
  vi.advanceTimersByTime(2000)
  expect(director.isShowing).toBe(false)
  director.skip()
  scene.station.deciding.pending = null
  flushSync()
  expect(director.stage?.scene).toBe(FIGHT)
})

test('a stage that was asked for comes at once', () => {
  const scene = answering()
  const { director } = scene.station
  hear(scene, stones(4), bob(2, 'a'))
  director.skip()
  scene.station.deciding.pending = { move: put('c'), foreseen: null, warnings: [] }
  director.again(2)
  expect(director.stage?.scene).toBe(FIGHT)
})
