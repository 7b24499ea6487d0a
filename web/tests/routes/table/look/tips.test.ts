import { cleanup, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeTip } from '$games/contract'
import { go } from '$lib/route.svelte'
import { set } from '$lib/preferences.svelte'
import { loadGameTexts, t } from '$lib/texts.svelte'
import { frame } from '$routes/table/look/practice.svelte'
import Tips from '$routes/table/look/Tips.svelte'
import { askedFor, button, click, stationAt, noButton, put, settled, show } from '$kit/station'
import { onPhone } from '$kit/phone'

const TIPS: PracticeTip[] = [
  { key: 'table-key-zoom', when: ({ view }) => view.stones === 3, parts: () => ['place:a'] },
  { key: 'table-key-help', when: () => true, note: true },
  { key: 'table-key-lit', when: ({ view }) => view.stones === 5, last: true },
]

beforeAll(() => loadGameTexts('time-of-empires'))
beforeEach(() => go('/table/t1?practice'))
afterEach(() => {
  vi.restoreAllMocks()
  set({ practice: [] })
  go('/')
  document.adoptedStyleSheets = []
})

test('the first tip that fits is said', () => {
  show(stationAt({ asked: askedFor([put('a')]) }, { practice: TIPS }), Tips)
  expect(screen.getByText(t('table-key-zoom'))).toBeTruthy()
  noButton('table-practice-read')
})

test('what it points at is framed, and no longer once it is another', async () => {
  const scene = stationAt({ asked: askedFor([put('a')]) }, { practice: TIPS })
  show(scene, Tips)
  expect(document.adoptedStyleSheets).toHaveLength(1)
  scene.table.view = { stones: 4, asked: [] }
  await settled()
  expect(screen.getByText(t('table-key-help'))).toBeTruthy()
})

test('a note stays until it has been read', async () => {
  const scene = stationAt({ view: { stones: 4, asked: [] } }, { practice: TIPS })
  show(scene, Tips)
  await click(button('table-practice-read'))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('the last tip offers to end, or to play on', async () => {
  const scene = stationAt({ view: { stones: 5, asked: [] } }, { practice: TIPS.slice(2) })
  show(scene, Tips)
  await click(button('table-practice-end'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'offer-end', seat: 0, agree: true })
  await click(button('table-practice-go-on'))
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('where time runs one may stop it to read', async () => {
  const scene = stationAt({ time: { at: 0, shows: 0, runs: true, haste: 1 } }, { practice: TIPS })
  show(scene, Tips)
  await click(button('table-pause'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'pause', paused: true })
})

test('a table that was not opened for practice has no tips', () => {
  go('/table/t1')
  show(stationAt({}, { practice: TIPS }), Tips)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a table for practice stays one, however one comes back to it', () => {
  show(stationAt({ info: { id: 't7' } }, { practice: TIPS }), Tips)
  cleanup()
  go('/table/t7')
  show(stationAt({ info: { id: 't7' } }, { practice: TIPS }), Tips)
  expect(screen.getByRole('complementary')).toBeTruthy()
})

test('on a phone a tip is said as it is there, where it has such words', () => {
  onPhone()
  show(stationAt({ asked: askedFor([put('a')]) }, { practice: [{ key: 'table-practice-test', when: () => true }] }), Tips)
  expect(screen.getByRole('complementary').textContent).toContain('table-practice-test')
  cleanup()
  show(stationAt({ asked: askedFor([put('a')]) }, { practice: [{ key: 'time-of-empires-practice-first', when: () => true }] }), Tips)
  expect(screen.getByText('Tap a glass, then a lit space. Ideas are a good start: they pay for discoveries.')).toBeTruthy()
})

test('after the end, and for those who watch, nothing is said', () => {
  show(stationAt({ info: { status: 'over' } }, { practice: TIPS }), Tips)
  show(stationAt({ yours: [], eyes: null }, { practice: TIPS }), Tips)
  expect(screen.queryByRole('complementary')).toBeNull()
})

test('a frame around parts goes away by the function that comes back', () => {
  const stop = frame(['place:a', 'place:b'])
  expect(document.adoptedStyleSheets).toHaveLength(1)
  stop()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
