import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { t } from '$lib/texts.svelte'
import Stranded from '$routes/table/Stranded.svelte'
import { button, click, stationAt, entryOf, noButton, seatOf, settled } from '$kit/station'
import { TOY } from '$kit/toy'

// A table whose rules are no longer known here.

const stranded = (...given: Parameters<typeof stationAt>) => {
  const [state = {}] = given
  const scene = stationAt({ view: null, ...state, info: { playable: false, ...state.info } })
  render(Stranded, { table: scene.table, game: TOY })
  return scene
}

test('it is told, with who sat there and what happened', () => {
  stranded({ entries: [entryOf(1, { kind: 'started' })] })
  expect(screen.getByText(t('table-not-playable'))).toBeTruthy()
  expect(screen.getByText('Bob')).toBeTruthy()
  expect(screen.getByText(t('house-entry-started', { text: '' }))).toBeTruthy()
})

test('one agrees to end it with all of one’s seats, and sees who is waited for', async () => {
  const { done } = stranded({ yours: [0, 2], info: { seats: [seatOf(0), seatOf(1), seatOf(2, { player: 'p0' })] } })
  await click(button('table-stranded-end'))
  await settled()
  expect(done.mock.calls).toEqual([[{ do: 'offer-end', seat: 0, agree: true }], [{ do: 'offer-end', seat: 2, agree: true }]])
})

test('who has agreed may take that back', async () => {
  const { done } = stranded({ info: { seats: [seatOf(0, { agrees_to_end: true }), seatOf(1)] } })
  expect(screen.getByRole('status').textContent).toBe(t('table-stranded-waiting', { names: 'Bob' }))
  await click(button('table-end-take-back'))
  await settled()
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'offer-end', seat: 0, agree: false })
})

test('those who only watch end nothing', () => {
  stranded({ yours: [], eyes: null })
  noButton('table-stranded-end')
})

test('once it is over, its record can be downloaded', () => {
  stranded({ info: { status: 'over' } })
  expect(screen.getByText(t('table-stranded-over'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('table-stranded-record') }).getAttribute('href')).toBe('/api/tables/t1/record.jsonl')
  noButton('table-stranded-end')
})

test('a result that was reached stays', () => {
  const standings = [0, 1].map((seat) => ({ seat, rank: 2 - seat, total: 0, points: {} }))
  stranded({ info: { status: 'over', result: { standings, reason: '' } } })
  expect(screen.getByText(t('table-stranded-past'))).toBeTruthy()
  expect(screen.getByText(t('lobby-rank', { rank: 1 }))).toBeTruthy()
})
