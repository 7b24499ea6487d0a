import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { spoken, toasts } from '$lib/say.svelte'
import { set } from '$lib/preferences.svelte'
import * as signals from '$lib/sound/signal'
import { HOUSE } from '$lib/sound/house'
import { t } from '$lib/texts.svelte'
import type { Entry } from '$lib/wire'
import Watched from '$kit/Watched.svelte'
import { askedFor, stationAt, entryOf, hear, put, settled, show, stonePut, type Scene } from '$kit/station'

const signal = vi.spyOn(signals, 'signal').mockImplementation(() => {})
beforeEach(() => signal.mockClear())
afterEach(() => {
  set({ pace: 'normal' })
})

const TURNS = { kind: 'turns', bank: 1, increment: 1, cap: 1 } as const

function watched(...given: Parameters<typeof stationAt>): Scene {
  const scene = stationAt(...given)
  show(scene, Watched)
  return scene
}

/** The server tells of these entries, after which the table looks as before. */
const tellOf = (scene: Scene, ...entries: Entry[]): void => hear(scene, scene.table.view, ...entries)

test('the tab says whose turn it is, and its icon has a dot when it is one’s own', async () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  const { table } = watched()
  expect(document.title).toBe('Toy')
  table.asked = askedFor([put('a')])
  table.view = { asked: [{ seat: 0 }] }
  await settled()
  expect(document.title).toBe(`● ${t('table-title-turn', { game: 'Toy' })}`)
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/favicon-turn.svg')
})

test('one’s turn is heard when it comes, not when the page is opened on it', async () => {
  const { table } = watched({ asked: askedFor([put('a')]) })
  expect(signal).not.toHaveBeenCalled()
  table.view = { asked: [{ seat: 1 }] }
  await settled()
  table.view = { asked: [{ seat: 0 }] }
  await settled()
  expect(signal).toHaveBeenCalledExactlyOnceWith(HOUSE.turn)
})

test('a question that comes is taken up', async () => {
  const { station, table } = watched()
  table.asked = askedFor([put('c')])
  await settled()
  expect([...station.choice.lit]).toEqual(['place:c'])
  expect(station.known.turn?.legal).toEqual([put('c')])
})

test('what others do is read aloud and heard', () => {
  const scene = watched()
  tellOf(scene, entryOf(2, { events: [stonePut(1, 'b')] }))
  expect(spoken.text).toContain('stone put')
  expect(signal).toHaveBeenCalledExactlyOnceWith(HOUSE.move)
})

test('of many lines that come at once only the last few are read aloud', () => {
  set({ pace: 'now' })
  const scene = watched()
  tellOf(scene, ...['a', 'b', 'c', 'a', 'b', 'c'].map((place, i) => entryOf(i + 2, { events: [stonePut(1, place)] })))
  expect(spoken.text.match(/stone put/g)).toHaveLength(4)
})

test('what is said at the table is read aloud with its name', () => {
  const scene = watched()
  tellOf(scene, entryOf(2, { kind: 'chat', name: 'Bob', text: 'well played' }))
  expect(spoken.text).toBe('Bob: well played')
  expect(signal).not.toHaveBeenCalled()
})

test('a move of one’s own makes no sound of others', () => {
  const scene = watched()
  tellOf(scene, entryOf(2, { seat: 0, events: [stonePut(0, 'a')] }))
  expect(signal).not.toHaveBeenCalled()
})

test('what a game sounds itself takes the place of the common sound', () => {
  const bell = [{ hertz: 440, start: 0, length: 1 }]
  const scene = watched({}, { sound: { heard: () => [bell, bell] } })
  tellOf(scene, entryOf(2, { events: [stonePut(1, 'a')] }))
  expect(signal).toHaveBeenCalledExactlyOnceWith(bell)
})

test('the end is heard', () => {
  const scene = watched()
  tellOf(scene, entryOf(2, { kind: 'ended', seat: null }))
  expect(signal).toHaveBeenCalledWith(HOUSE.over)
})

test('a what-if is closed when the game goes on, and that is said', async () => {
  const scene = watched({ asked: askedFor([put('a')]) })
  scene.station.enter('sandbox')
  await settled()
  tellOf(scene, entryOf(2, { events: [stonePut(1, 'b')] }))
  expect(scene.station.mode).toBe('play')
  expect(toasts.list.map(({ text }) => text)).toContain(t('table-what-if-moved-on'))
})

test('where a game lasts for days, the news open by themselves and leave the focus alone', () => {
  const { station } = watched({ info: { tempo: TURNS }, asked: askedFor([put('a')]), entries: [entryOf(2, { events: [stonePut(1, 'b')] })] })
  expect([station.panel, station.summoned]).toEqual(['since', false])
})

test('at a table without days between moves they do not', () => {
  const { station } = watched({ asked: askedFor([put('a')]), entries: [entryOf(2, { events: [stonePut(1, 'b')] })] })
  expect(station.panel).toBeNull()
})

test('what has just happened is told to the drawings, with the view before it', () => {
  const scene = watched()
  const before = scene.table.view
  tellOf(scene, entryOf(2, { events: [stonePut(1, 'b')] }))
  expect(scene.station.drawn.before).toBe(before)
  expect(scene.station.drawn.events).toEqual([stonePut(1, 'b')])
})
