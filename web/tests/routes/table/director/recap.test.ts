import { screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { t } from '$lib/texts.svelte'
import type { ReplayData } from '$lib/wire'
import Playback from '$routes/table/director/recap/Playback.svelte'
import Since from '$routes/table/director/recap/Since.svelte'
import { button, click, deskAt, entryOf, put, settled, show, stonePut, type Scene } from '$kit/desk'

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
const scene = (): Scene => deskAt({ entries: [mine, ...theirs] })

test('what others did since one’s last move is news, and its parts are marked', () => {
  const { desk } = scene()
  expect(desk.recap.news.entries.map(({ version }) => version)).toEqual([2, 3])
  expect([...desk.changed]).toEqual(['place:b', 'place:c'])
})

test('after a move of one’s own nothing is marked any more', () => {
  const { desk, table } = scene()
  table.entries = [...table.entries, entryOf(4, { seat: 0, move: put('a') })]
  expect(desk.recap.news.fresh).toBe(false)
  expect(desk.changed.size).toBe(0)
})

test('a spectator has no news', () => {
  const { desk } = deskAt({ entries: theirs, yours: [], eyes: null })
  expect(desk.recap.news.entries).toEqual([])
})

test('a playback goes from move to move at an even pace and stops at the last', async () => {
  const { desk } = scene()
  await desk.recap.start()
  expect([desk.recap.at, desk.recap.playing]).toEqual([0, true])
  expect([...desk.changed]).toEqual(['place:b'])
  await vi.advanceTimersByTimeAsync(1500)
  expect([desk.recap.at, desk.recap.playing]).toEqual([1, false])
  expect([...desk.changed]).toEqual(['place:c'])
})

test('the board shows the table after each move, where the replay could be had', async () => {
  const step = (n: number, stones: number) => ({ n, patch: { stones: { '=': stones } } })
  vi.spyOn(api, 'replay').mockResolvedValue({ first: { stones: 0 }, steps: [step(1, 1), step(2, 2), step(3, 3)] } as unknown as ReplayData)
  const { desk } = scene()
  await desk.recap.start()
  expect(desk.view).toEqual({ stones: 2 })
  desk.recap.go(1)
  expect(desk.view).toEqual({ stones: 3 })
  desk.recap.stop()
  expect(desk.view).toMatchObject({ stones: 3, asked: [{ seat: 1 }] })
})

test('only what changes with a move flies: the view before it goes along, and none when one steps back', async () => {
  const step = (n: number, stones: number) => ({ n, patch: { stones: { '=': stones } } })
  vi.spyOn(api, 'replay').mockResolvedValue({ first: { stones: 0 }, steps: [step(1, 1), step(2, 2), step(3, 3)] } as unknown as ReplayData)
  const { desk } = scene()
  await desk.recap.start()
  expect([desk.before, desk.view]).toEqual([{ stones: 1 }, { stones: 2 }])
  expect(desk.events).toEqual([stonePut(1, 'b')])
  desk.recap.by(1)
  expect([desk.before, desk.view]).toEqual([{ stones: 2 }, { stones: 3 }])
  desk.recap.by(-1)
  expect([desk.before, desk.view]).toEqual([null, { stones: 2 }])
})

test('without a replay it points at the parts of the table as it is', async () => {
  const { desk } = scene()
  await desk.recap.start()
  expect(desk.recap.frame?.view).toBeNull()
  expect(desk.view).toMatchObject({ stones: 3 })
})

// ---------------------------------------------------------------- on the screen

test('the panel lists the news by turns and plays them back', async () => {
  const { desk, ...rest } = scene()
  show({ desk, ...rest }, Since)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await click(button('table-play-back'))
  expect(desk.recap.frame?.entry.version).toBe(2)
})

test('where nothing happened there is nothing to play back', () => {
  show(deskAt({ entries: [mine] }), Since)
  expect(screen.getByText(t('table-since-nothing'))).toBeTruthy()
  expect(button('table-play-back').disabled).toBe(true)
})

test('one steps by hand, which stops the clockwork', async () => {
  const at = scene()
  await at.desk.recap.start()
  show(at, Playback)
  expect(screen.getByText('1/2')).toBeTruthy()
  expect(button('table-play-back-earlier').disabled).toBe(true)
  await click(button('table-play-back-later'))
  expect([at.desk.recap.at, at.desk.recap.playing]).toEqual([1, false])
  expect(button('table-play-back-later').disabled).toBe(true)
})

test('it is stopped, goes on, and begins anew at its end', async () => {
  const at = scene()
  await at.desk.recap.start()
  show(at, Playback)
  await click(button('table-play-back-pause'))
  expect(at.desk.recap.playing).toBe(false)
  await click(button('table-play-back-go'))
  await vi.advanceTimersByTimeAsync(1500)
  await settled()
  await click(button('table-play-back-go'))
  expect(at.desk.recap.at).toBe(0)
})

test('each move is read aloud as it is shown', async () => {
  const at = scene()
  await at.desk.recap.start()
  const shown = show(at, Playback)
  expect(shown.querySelector('[aria-live]')?.textContent).toContain('stone put')
})

test('one is back at the table as it stands by one click', async () => {
  const at = scene()
  await at.desk.recap.start()
  show(at, Playback)
  await click(button('table-back-to-now'))
  expect(at.desk.recap.frame).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})
