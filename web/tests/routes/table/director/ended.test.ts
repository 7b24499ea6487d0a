import { screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { route } from '$lib/route.svelte'
import { t } from '$lib/texts.svelte'
import type { Outcome } from '$lib/wire'
import Ended from '$routes/table/director/stage/Ended.svelte'
import { button, click, stationAt, infoOf, noButton, seatOf, show } from '$kit/station'
import { onPhone } from '$kit/phone'

afterEach(() => vi.restoreAllMocks())

const result: Outcome = {
  reason: 'rules',
  standings: [
    { seat: 0, rank: 2, total: 5, points: { stones: 4, rows: 1 } },
    { seat: 1, rank: 1, total: 9, points: { stones: 6, rows: 3 } },
  ],
}
const cells = () => screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.trim()))

test('the winner is named, and the table goes by rank with points by category', () => {
  show(stationAt({ info: { status: 'over' } }), Ended, { result })
  expect(screen.getByRole('heading').textContent).toBe(t('winners', { names: 'Bob', count: 1 }))
  expect(cells().slice(1)).toEqual([
    ['1', 'B Bob', '6', '3', '9'],
    ['2', 'A Ada', '4', '1', '5'],
  ])
  expect(cells()[0]).toEqual([t('score-rank'), t('score-seat'), 'stones', 'rows', t('score-total')])
})

test('who gave up is told so beside the name: a rank below fewer points is no riddle', () => {
  const seats = [seatOf(0, { conceded: true }), seatOf(1)]
  show(stationAt({ info: { status: 'over', seats } }), Ended, { result })
  expect(screen.getByRole('rowheader', { name: /Ada/ }).textContent).toContain(t('replay-conceded'))
  expect(screen.getByRole('rowheader', { name: /Bob/ }).textContent).not.toContain(t('replay-conceded'))
})

test('on a phone everybody has a column, and the total comes before what it is made of', () => {
  onPhone()
  const seats = [seatOf(0, { conceded: true }), seatOf(1)]
  show(stationAt({ info: { status: 'over', seats } }), Ended, { result })
  expect(cells().slice(1)).toEqual([
    [t('score-total'), '9', '5'],
    ['stones', '6', '4'],
    ['rows', '3', '1'],
  ])
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent?.replace(/\s+/g, ' ').trim())
  expect(heads).toEqual([t('score-rank'), '1 B Bob', `2 A Ada ${t('replay-conceded')}`])
})

test('those who share the first rank have both won', () => {
  const shared = { ...result, standings: result.standings.map((one) => ({ ...one, rank: 1 })) }
  show(stationAt({ info: { status: 'over' } }), Ended, { result: shared })
  expect(screen.getByRole('heading').textContent).toBe(t('winners', { names: 'Ada and Bob', count: 2 }))
})

test('the scores can be put away so that the final board is seen', async () => {
  show(stationAt({ info: { status: 'over' } }), Ended, { result })
  await click(button('table-scores-hide'))
  expect(screen.queryByRole('table')).toBeNull()
  await click(button('table-scores-show'))
  expect(screen.getByRole('table')).toBeTruthy()
})

test('a rematch opens its table', async () => {
  vi.spyOn(api, 'rematch').mockResolvedValue(infoOf({ id: 't2' }))
  show(stationAt({ info: { status: 'over' } }), Ended, { result })
  await click(button('table-rematch'))
  expect(api.rematch).toHaveBeenCalledExactlyOnceWith('t1')
  expect(route.path).toBe('/table/t2')
})

test('where somebody has asked for it already, one goes there', async () => {
  const asked = vi.spyOn(api, 'rematch')
  show(stationAt({ info: { status: 'over', rematch: 't9' } }), Ended, { result })
  await click(button('table-to-rematch'))
  expect(asked).not.toHaveBeenCalled()
  expect(route.path).toBe('/table/t9')
})

test('those who watched may look at the replay, and ask for no rematch', () => {
  show(stationAt({ info: { status: 'over' }, yours: [], eyes: null }), Ended, { result })
  expect(screen.getByRole('link', { name: t('table-to-replay') }).getAttribute('href')).toBe('/replay/t1')
  noButton('table-rematch')
})

test('a game may tell from the log what the points came from', () => {
  const scored = vi.fn(() => [
    { label: 'before', points: [4, 7] },
    { label: 'the end', points: [1, 2] },
  ])
  show(stationAt({ info: { status: 'over' } }, { scored }), Ended, { result })
  expect(cells()).toEqual([
    [t('score-rank'), t('score-seat'), 'before', 'the end', t('score-total')],
    ['1', 'B Bob', '7', '2', '9'],
    ['2', 'A Ada', '4', '1', '5'],
  ])
  expect(scored).toHaveBeenCalledWith([], [5, 9])
})
