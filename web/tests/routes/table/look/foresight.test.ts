import { screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { t } from '$lib/texts.svelte'
import { Foresight } from '$routes/table/look/ahead/foresight.svelte'
import Preview from '$routes/table/look/ahead/Preview.svelte'
import { askedFor, stationAt, foreseen, put, settled, show, stonePut } from '$kit/station'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const told = vi.fn(async () => foreseen())
beforeEach(() => told.mockReset().mockImplementation(async () => foreseen()))

test('a pointer that only passes by asks nothing', () => {
  const foresight = new Foresight(told)
  foresight.show(put('a'))
  vi.advanceTimersByTime(100)
  foresight.show(null)
  vi.advanceTimersByTime(1000)
  expect(told).not.toHaveBeenCalled()
})

test('a pointer that rests is shown what would come', async () => {
  const foresight = new Foresight(told)
  foresight.show(put('a'))
  await vi.advanceTimersByTimeAsync(200)
  expect([foresight.move, foresight.seen?.view]).toEqual([put('a'), { stones: 9 }])
})

test('the same move is asked about once, until the position is another', async () => {
  const foresight = new Foresight(told)
  await foresight.of(put('a'))
  await foresight.of(put('a'))
  expect(told).toHaveBeenCalledTimes(1)
  foresight.forget()
  await foresight.of(put('a'))
  expect(told).toHaveBeenCalledTimes(2)
})

test('an answer that comes after the pointer has moved on is not shown', async () => {
  let answer: (seen: ReturnType<typeof foreseen>) => void = () => {}
  told.mockImplementationOnce(() => new Promise((done) => (answer = done)))
  const foresight = new Foresight(told)
  foresight.show(put('a'), 0)
  await vi.advanceTimersByTimeAsync(0)
  foresight.show(put('b'), 0)
  await vi.advanceTimersByTimeAsync(0)
  answer(foreseen({ view: { stones: 1 } }))
  await vi.advanceTimersByTimeAsync(0)
  expect(foresight.move).toEqual(put('b'))
})

test('a server that cannot tell is no error', async () => {
  told.mockRejectedValueOnce(new Error('offline'))
  expect(await new Foresight(told).of(put('a'))).toBeNull()
})

// ---------------------------------------------------------------- on the screen

async function previewed(more: Partial<ReturnType<typeof foreseen>>) {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  const { foresight } = scene.station.deciding
  show(scene, Preview)
  foresight.move = put('a')
  foresight.seen = foreseen(more)
  await settled()
  return scene
}
const events = ['a', 'b', 'c', 'a', 'b'].map((place) => stonePut(0, place))

test('the move and what comes of it stand below the board, a few lines at most', async () => {
  await previewed({ events })
  expect(screen.getByText('put a')).toBeTruthy()
  expect(document.querySelectorAll('.preview span')).toHaveLength(4)
})

test('of what chance decides only what came before it is told', async () => {
  await previewed({ events, sure: 1, open: true })
  expect([...document.querySelectorAll('.preview span')].at(-1)?.textContent).toBe(t('table-preview-open'))
  expect(document.querySelectorAll('.preview span')).toHaveLength(2)
})

test('what chance draws first is not told at all', async () => {
  await previewed({ events, sure: 0, open: true })
  expect([...document.querySelectorAll('.preview span')].map((line) => line.textContent)).toEqual([t('table-preview-open')])
})

test('the foreseen table is drawn as a ghost, unless chance is in it', async () => {
  const { station } = await previewed({})
  expect(station.ghost).toEqual({ stones: 9 })
  station.deciding.foresight.seen = foreseen({ open: true })
  expect(station.ghost).toBeNull()
})

test('while one tries what if nothing is previewed', async () => {
  const { station } = await previewed({})
  station.mode = 'sandbox'
  await settled()
  expect(document.querySelector('.preview')).toBeNull()
})
