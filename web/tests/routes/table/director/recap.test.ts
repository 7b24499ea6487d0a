import { screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { t } from '$lib/texts.svelte'
import type { ReplayData } from '$lib/wire'
import Playback from '$routes/table/director/recap/Playback.svelte'
import Since from '$routes/table/director/recap/Since.svelte'
import { button, click, stationAt, entryOf, put, settled, show, stonePut, type Scene } from '$kit/station'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(api, 'replay').mockRejectedValue(new Error('offline'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const mine = entryOf(1, { seat: 0, move: put('a'), events: [stonePut(0, 'a')] })
const theirs = [entryOf(2, { move: put('b'), events: [stonePut(1, 'b')] }), entryOf(3, { move: put('c'), events: [stonePut(1, 'c')] })]
const scene = (): Scene => stationAt({ entries: [mine, ...theirs] })

test('what others did since one’s last move is news, and its parts are marked', () => {
  const { station } = scene()
  expect(station.recap.news.entries.map(({ version }) => version)).toEqual([2, 3])
  expect([...station.changed]).toEqual(['place:b', 'place:c'])
})

test('after a move of one’s own nothing is marked any more', () => {
  const { station, table } = scene()
  table.entries = [...table.entries, entryOf(4, { seat: 0, move: put('a') })]
  expect(station.recap.news.fresh).toBe(false)
  expect(station.changed.size).toBe(0)
})

test('a spectator has no news', () => {
  const { station } = stationAt({ entries: theirs, yours: [], eyes: null })
  expect(station.recap.news.entries).toEqual([])
})

test('a playback goes from move to move at an even pace and stops at the last', async () => {
  const { station } = scene()
  await station.recap.start()
  expect([station.recap.at, station.recap.playing]).toEqual([0, true])
  expect([...station.changed]).toEqual(['place:b'])
  await vi.advanceTimersByTimeAsync(1500)
  expect([station.recap.at, station.recap.playing]).toEqual([1, false])
  expect([...station.changed]).toEqual(['place:c'])
})

test('the board shows the table after each move, where the replay could be had', async () => {
  const step = (n: number, stones: number) => ({ n, patch: { stones: { '=': stones } } })
  vi.spyOn(api, 'replay').mockResolvedValue({ first: { stones: 0 }, steps: [step(1, 1), step(2, 2), step(3, 3)] } as unknown as ReplayData)
  const { station } = scene()
  await station.recap.start()
  expect(station.view).toEqual({ stones: 2 })
  station.recap.go(1)
  expect(station.view).toEqual({ stones: 3 })
  station.recap.stop()
  expect(station.view).toMatchObject({ stones: 3, asked: [{ seat: 1 }] })
})

test('only what changes with a move flies: the view before it goes along, and none when one steps back', async () => {
  const step = (n: number, stones: number) => ({ n, patch: { stones: { '=': stones } } })
  vi.spyOn(api, 'replay').mockResolvedValue({ first: { stones: 0 }, steps: [step(1, 1), step(2, 2), step(3, 3)] } as unknown as ReplayData)
  const { station } = scene()
  await station.recap.start()
  expect([station.before, station.view]).toEqual([{ stones: 1 }, { stones: 2 }])
  expect(station.events).toEqual([stonePut(1, 'b')])
  station.recap.by(1)
  expect([station.before, station.view]).toEqual([{ stones: 2 }, { stones: 3 }])
  station.recap.by(-1)
  expect([station.before, station.view]).toEqual([null, { stones: 2 }])
})

test('without a replay it points at the parts of the table as it is', async () => {
  const { station } = scene()
  await station.recap.start()
  expect(station.recap.frame?.view).toBeNull()
  expect(station.view).toMatchObject({ stones: 3 })
})

// ---------------------------------------------------------------- on the screen

test('the panel lists the news by turns and plays them back', async () => {
  const { station, ...rest } = scene()
  show({ station, ...rest }, Since)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await click(button('table-play-back'))
  expect(station.recap.frame?.entry.version).toBe(2)
})

test('where nothing happened there is nothing to play back', () => {
  show(stationAt({ entries: [mine] }), Since)
  expect(screen.getByText(t('table-since-nothing'))).toBeTruthy()
  expect(button('table-play-back').disabled).toBe(true)
})

test('one steps by hand, which stops the clockwork', async () => {
  const at = scene()
  await at.station.recap.start()
  show(at, Playback)
  expect(screen.getByText('1/2')).toBeTruthy()
  expect(button('table-play-back-earlier').disabled).toBe(true)
  await click(button('table-play-back-later'))
  expect([at.station.recap.at, at.station.recap.playing]).toEqual([1, false])
  expect(button('table-play-back-later').disabled).toBe(true)
})

test('it is stopped, goes on, and begins anew at its end', async () => {
  const at = scene()
  await at.station.recap.start()
  show(at, Playback)
  await click(button('table-play-back-pause'))
  expect(at.station.recap.playing).toBe(false)
  await click(button('table-play-back-go'))
  await vi.advanceTimersByTimeAsync(1500)
  await settled()
  await click(button('table-play-back-go'))
  expect(at.station.recap.at).toBe(0)
})

test('each move is read aloud as it is shown', async () => {
  const at = scene()
  await at.station.recap.start()
  const shown = show(at, Playback)
  expect(shown.querySelector('[aria-live]')?.textContent).toContain('stone put')
})

test('one is back at the table as it stands by one click', async () => {
  const at = scene()
  await at.station.recap.start()
  show(at, Playback)
  await click(button('table-back-to-now'))
  expect(at.station.recap.frame).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})
