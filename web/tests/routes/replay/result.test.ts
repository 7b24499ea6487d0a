import { render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { route } from '$lib/route.svelte'
import { toasts } from '$lib/say.svelte'
import { session } from '$lib/session.svelte'
import { t } from '$lib/texts.svelte'
import type { TableInfo } from '$lib/wire'
import Curve from '$routes/replay/curve/Curve.svelte'
import Doings from '$routes/replay/Doings.svelte'
import PlayOn from '$routes/replay/PlayOn.svelte'
import Fairness from '$routes/replay/result/Fairness.svelte'
import { canCheck, keepsPromise } from '$routes/replay/result/fairness'
import { patternOf } from '$routes/replay/result/patterns'
import ScoreBar from '$routes/replay/result/ScoreBar.svelte'
import ScoreSheet from '$routes/replay/result/ScoreSheet.svelte'
import { categoryName, measureName, partsOf } from '$routes/replay/result/words'
import { button, click, infoOf, noButton, press, settled } from '$kit/station'
import { replayOf, teller } from '$kit/game'
import { TOY, toyModule } from '$kit/toy'

const ME = { id: 'p0', name: 'Ada', kept: true, lang: null, is_bot: false, push: false, webhook: null }
const { table } = replayOf()
beforeEach(() => {
  session.me = ME
})
afterEach(() => {
  vi.restoreAllMocks()
})

// ---------------------------------------------------------------- points

test('the ranking names everybody with the points of each category', () => {
  render(ScoreSheet, { result: table.result!, players: table.seats, game: 'toy' })
  const rows = screen.getAllByRole('row').filter((row) => row.querySelector('th[scope="row"]'))
  expect(
    rows.map((row) => [row.querySelector('.rank')?.textContent, row.querySelector('.name')?.textContent, row.querySelector('.total')?.textContent]),
  ).toEqual([
    ['1', 'Ada', '4'],
    ['2', 'Bob', '1'],
  ])
  expect(rows[0]?.textContent).toContain(t('replay-share-of-win', { count: 1 }))
})

test('where a game tells what the points came from, the bars show that', () => {
  const data = replayOf()
  const module = toyModule({
    scored: (_, totals) => [
      { label: 'Before the end', points: totals },
      { label: 'At the end', points: totals.map(() => 7) },
    ],
  })
  render(ScoreSheet, { result: table.result!, players: table.seats, game: 'toy', parts: partsOf(module, { ...data, result: table.result }) })
  expect([...document.querySelectorAll('.bar [role=img]')].map((bar) => bar.getAttribute('aria-label'))).toEqual([
    'Before the end 4, At the end 7',
    'Before the end 1, At the end 7',
  ])
  expect(partsOf(toyModule(), data)).toBeNull()
})

test.each([
  [0, 0],
  [4, 1],
])('who has %i points has %i parts in the bar, and where there is none the bar takes no room', (points, parts) => {
  render(ScoreBar, { game: 'toy', seat: 0, points: { stones: points }, share: points / 4 })
  const bar = screen.getByRole('img')
  expect(bar.children).toHaveLength(parts)
  expect(bar.classList.contains('none')).toBe(parts === 0)
})

test('every category has a fill of its own, as far as there are fills', () => {
  expect(new Set([0, 1, 2, 3, 4].map(patternOf)).size).toBe(5)
  expect(patternOf(5)).toBe(patternOf(0))
})

test('what a game has no words for is called by its name', () => {
  expect([categoryName('toy', 'stones'), measureName('toy', 'points')]).toEqual(['stones', 'points'])
})

// ---------------------------------------------------------------- curves

function curve() {
  const onpick = vi.fn()
  render(Curve, {
    label: 'Points',
    values: [
      [0, 1, 2, 2, 4],
      [0, 0, 0, 1, 1],
    ],
    ns: [0, 1, 2, 5, 6],
    teller: teller(),
    marks: [4],
    onpick,
  })
  return { onpick, slider: screen.getByRole('slider') }
}

test('a curve is read by keyboard: every figure of everybody at a move', async () => {
  const { slider } = curve()
  press('Home', slider)
  press('ArrowRight', slider)
  press('ArrowRight', slider)
  await settled()
  expect(slider.getAttribute('aria-valuenow')).toBe('2')
  expect(slider.getAttribute('aria-valuetext')).toBe(t('replay-curve-at', { at: 2, values: 'A (Ada): 2, B (Bob): 0' }))
})

test('Enter goes to the move that is read', () => {
  const { slider, onpick } = curve()
  press('Home', slider)
  press('PageDown', slider)
  press('ArrowLeft', slider)
  press('Enter', slider)
  expect(onpick).toHaveBeenCalledExactlyOnceWith(3)
})

test('other keys are left to the page', () => {
  const { slider, onpick } = curve()
  expect(press('x', slider)).toBe(true)
  expect(onpick).not.toHaveBeenCalled()
})

test('the same figures stand in a table', () => {
  curve()
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  expect(rows).toHaveLength(5)
  expect(rows.at(-1)).toMatch(/6\s*4\s*1/)
})

// ---------------------------------------------------------------- what one may do with a game

const doings = (more: Partial<TableInfo> = {}, compact = false) =>
  render(Doings, { table: { ...table, ...more }, game: TOY, n: 3, link: '/replay/t1?at=3', compact })

test('a link is copied, and that is said', async () => {
  const write = vi.fn(async (_: string) => {})
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  doings()
  await click(button('replay-share'))
  expect(write.mock.calls[0]?.[0]).toMatch(/\/replay\/t1\?at=3$/)
  expect(toasts.list.map(({ text }) => text)).toEqual([t('replay-share-done')])
})

test('those who were at the table may ask for a rematch', async () => {
  vi.spyOn(api, 'rematch').mockResolvedValue(infoOf({ id: 't5' }))
  doings()
  // what most want comes first
  expect(button('replay-rematch').className).toContain('main')
  expect(document.querySelector('.doings')?.firstElementChild).toBe(button('replay-rematch'))
  await click(button('replay-rematch'))
  expect(route.path).toBe('/table/t5')
})

test('strangers may not, but go to one that is there', () => {
  session.me = { ...ME, id: 'p9' }
  doings()
  noButton('replay-rematch')
})

test('the record of a finished game can be kept in both forms', () => {
  doings()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('download'))).toEqual(['toy-t1.jsonl', 'toy-t1.txt'])
})

test('a game that runs can only be shared', () => {
  doings({ status: 'playing' })
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryAllByRole('link')).toEqual([])
})

test('rules that are played no longer offer no new table', () => {
  doings({ playable: false })
  noButton('replay-same-deal')
  noButton('replay-rematch')
})

test('at a move one plays on from there', async () => {
  doings({}, true)
  await click(button('replay-play-on'))
  expect(screen.getByRole('dialog').textContent).toContain(t('replay-play-on-help', { n: 3 }))
})

test('the new table has oneself on the first seat and bots on the others, from that move on', async () => {
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(infoOf({ id: 't7' }))
  render(PlayOn, { table, game: TOY, n: 3, onclose: () => {} })
  await click(button('replay-begin'))
  expect(made.mock.calls[0]?.[0]).toEqual({
    game: 'toy',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'casual' }],
    options: {},
    start: true,
    origin: { table: 't1', n: 3 },
  })
  expect(route.path).toBe('/table/t7')
})

test('the same deal from the start names the table it comes from', async () => {
  const made = vi.spyOn(api, 'newTable').mockResolvedValue(infoOf({ id: 't7' }))
  render(PlayOn, { table, game: TOY, n: null, onclose: () => {} })
  await click(button('replay-begin'))
  expect(made.mock.calls[0]?.[0]).toMatchObject({ same_deal: 't1', start: true })
})

// ---------------------------------------------------------------- that nobody chose the luck

/** the SHA-256 of the promise for the seed 00ff */
const promised = async (seed: number[]) => {
  const words = new Uint8Array([...new TextEncoder().encode('saecula seed '), ...seed])
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', words))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('a seed keeps the promise of its own hash, and of no other', async () => {
  const commitment = await promised([0, 255])
  expect(canCheck()).toBe(true)
  expect(await keepsPromise('00ff', commitment)).toBe(true)
  expect(await keepsPromise('00fe', commitment)).toBe(false)
})

test('the page checks it from the record itself', async () => {
  const commitment = await promised([0, 255])
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"a":1}\n{"seed":"00ff"}\n'))
  render(Fairness, { table: { ...table, commitment } })
  await click(button('replay-fair-check'))
  await vi.waitFor(() => expect(screen.getByText(t('replay-fair-kept'))).toBeTruthy())
})

test('a broken promise is told', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"seed":"00ff"}'))
  render(Fairness, { table: { ...table, commitment: 'other' } })
  await click(button('replay-fair-check'))
  await vi.waitFor(() => expect(screen.getByText(t('replay-fair-broken'))).toBeTruthy())
})
