import { screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as signals from '$lib/sound/signal'
import { HOUSE } from '$lib/sound/house'
import { t } from '$lib/texts.svelte'
import type { SeatInfo } from '$lib/wire'
import ClockFace from '$routes/table/seats/ClockFace.svelte'
import { CLOSE, FOLDED, fittest, LOOSE, SMALL } from '$routes/table/seats/fitting'
import HostMenu from '$routes/table/seats/HostMenu.svelte'
import HotSeatCover from '$routes/table/seats/HotSeatCover.svelte'
import SeatPanel from '$routes/table/seats/SeatPanel.svelte'
import Seats from '$routes/table/seats/Seats.svelte'
import SeatState from '$routes/table/seats/SeatState.svelte'
import { button, click, stationAt, noButton, seatOf, settled, show } from '$kit/station'

const THREE = [seatOf(0), seatOf(1), seatOf(2)]

// ---------------------------------------------------------------- everybody at the table

const names = () => screen.getAllByRole('article').map((panel) => panel.getAttribute('aria-label'))

test('seats go round from the one after one’s own; one’s own comes last', () => {
  show(stationAt({ info: { seats: THREE }, yours: [1], eyes: 1, you: 'p1' }), Seats)
  expect(names()).toEqual(['C (Cleo)', 'A (Ada)', 'B (Bob)'])
})

test('those who watch see them in their order', () => {
  show(stationAt({ info: { seats: THREE }, yours: [], eyes: null }), Seats)
  expect(names()).toEqual(['A (Ada)', 'B (Bob)', 'C (Cleo)'])
})

test('on a phone one’s own seat is left out, as it is in sight below', () => {
  show(stationAt({ info: { seats: THREE } }), Seats, { strip: true })
  expect(names()).toEqual(['B (Bob)', 'C (Cleo)'])
})

// ---------------------------------------------------------------- how closely they stand

test('seats stand as loosely as they have room for', () => {
  const high = [900, 700, 500, 200]
  const highAt = (fit: number) => high[fit] ?? 0
  expect(fittest(900, LOOSE, highAt)).toBe(LOOSE)
  expect(fittest(899, LOOSE, highAt)).toBe(CLOSE)
  expect(fittest(600, LOOSE, highAt)).toBe(SMALL)
  expect(fittest(100, LOOSE, highAt)).toBe(FOLDED)
})

test('seats move apart again only with room to spare, lest figures that change push them to and fro', () => {
  const highAt = (fit: number) => (fit === LOOSE ? 700 : 500)
  expect(fittest(705, LOOSE, highAt)).toBe(LOOSE)
  expect(fittest(705, CLOSE, highAt)).toBe(CLOSE)
  expect(fittest(720, CLOSE, highAt)).toBe(LOOSE)
})

test('in a full column one’s own seat folds first, and opens by a press', async () => {
  show(stationAt(), SeatPanel, { seat: 0, fit: CLOSE })
  await click(screen.getByRole('button', { expanded: false }))
  expect(screen.getByRole('button', { expanded: true })).toBeTruthy()
})

test('what never changes of a seat is only spoken in a full column, what does change is still seen', () => {
  const away = { seats: [seatOf(0), seatOf(1, { online: false })] }
  show(stationAt({ info: away }), SeatPanel, { seat: 0, fit: CLOSE })
  expect(screen.getByText(t('table-you')).className).toContain('spoken')
  show(stationAt({ info: away }), SeatPanel, { seat: 1, fit: SMALL })
  expect(screen.getByText(t('table-away')).className).not.toContain('spoken')
})

test('in the fullest column the others are folded to a line', () => {
  show(stationAt(), SeatPanel, { seat: 1, fit: FOLDED })
  expect(screen.getByRole('button', { expanded: false })).toBeTruthy()
})

// ---------------------------------------------------------------- one seat

test('a seat that is to act is told so in words, too', () => {
  show(stationAt(), SeatPanel, { seat: 1 })
  expect(screen.getByText(t('table-to-act'))).toBeTruthy()
  expect(screen.getByRole('article').className).toContain('asked')
})

test('one’s own seat has its name like any other, and says that it is one’s own', () => {
  const scene = stationAt()
  show(scene, SeatPanel, { seat: 0 })
  expect(document.querySelector('.name')?.textContent).toBe('Ada')
  expect(screen.getByText(t('table-you'))).toBeTruthy()
})

test('points stand beside the name, named for those who listen', () => {
  show(stationAt({ measures: { points: [3, 8] } }), SeatPanel, { seat: 1 })
  expect(document.querySelector('.points')?.textContent).toMatch(/^8/)
  expect(document.querySelector('.points .spoken')).toBeTruthy()
})

test('a bot has its medallion and its own name, and says what it is like', () => {
  const seats = [seatOf(0), seatOf(1, { kind: 'bot', name: 'Lupus', level: 'casual', character: 'raider', player: null })]
  show(stationAt({ info: { seats } }), SeatPanel, { seat: 1 })
  expect(screen.getByRole('img', { name: t('house-character-raider') })).toBeTruthy()
  expect(document.querySelector('.name')?.textContent).toBe('Lupus')
  expect(screen.getByText('Raider · Casual')).toBeTruthy()
})

test('a bot of before bots had names has the sign of one', () => {
  const seats = [seatOf(0), seatOf(1, { kind: 'bot', name: 'casual', level: 'casual', player: null })]
  show(stationAt({ info: { seats } }), SeatPanel, { seat: 1 })
  expect(screen.getByRole('img', { name: t('table-bot') })).toBeTruthy()
  expect(document.querySelector('.name')?.textContent).toBe(t('house-level-casual'))
})

test('a seat that was opened over the board closes by a press elsewhere', async () => {
  show(stationAt(), SeatPanel, { seat: 1, compact: true })
  await click(screen.getByRole('button', { expanded: false }))
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settled()
  expect(screen.queryByRole('button', { expanded: true })).toBeNull()
})

test('a seat opens and closes; in a strip it is closed at first', async () => {
  show(stationAt(), SeatPanel, { seat: 1, compact: true })
  const opener = screen.getByRole('button')
  expect([opener.getAttribute('aria-expanded'), document.querySelector('[data-drawing="1"]')]).toEqual(['false', null])
  await click(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  expect(document.querySelector('[data-drawing="1"]')).toBeTruthy()
})

// ---------------------------------------------------------------- who sits there

const state = (more: Partial<SeatInfo>, ...table: Parameters<typeof stationAt>) => {
  const info = seatOf(1, more)
  const scene = stationAt({ info: { seats: [seatOf(0), info] }, ...table[0] })
  show(scene, SeatState, { info })
  return scene
}

test('somebody who is away is said to be, and a bot may play while the table waits', async () => {
  const { done } = state({ online: false })
  expect(screen.getByText(t('table-away'))).toBeTruthy()
  await click(button('table-hand-to-bot'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'stand-in', seat: 1, level: 'casual' })
})

test('nobody is replaced while the table does not wait for them', () => {
  state({ online: false }, { view: { asked: [{ seat: 0 }] } })
  noButton('table-hand-to-bot')
})

test('giving up, standing in and wanting to end are told together', () => {
  state({ stand_in: 'casual', conceded: true, agrees_to_end: true })
  const said = [t('table-standing-in', { level: t('house-level-casual') }), t('table-conceded'), t('table-agrees-to-end')]
  expect(screen.getByText(said.join(' · '))).toBeTruthy()
})

test('once the game is over nobody stands in for whoever gave up', () => {
  state({ stand_in: 'casual', conceded: true }, { info: { status: 'over', seats: [seatOf(0), seatOf(1)] } })
  expect(screen.getByText(t('table-conceded'))).toBeTruthy()
})

test('a seat of one’s own that a bot plays is taken back by one click', async () => {
  const { done } = state({ stand_in: 'casual' }, { yours: [1], eyes: 1 })
  await click(button('table-take-back'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'stand-in', seat: 1, level: null })
})

test('once the game is over no seat is offered, neither one’s own nor a free one', () => {
  state({ stand_in: 'casual' }, { yours: [1], eyes: 1, info: { status: 'over' } })
  noButton('table-take-back')
  state({ kind: 'open' }, { yours: [], eyes: null, info: { status: 'over' } })
  noButton('table-sit')
})

test('a free seat is offered to those who have none', async () => {
  const { done } = state({ kind: 'open' }, { yours: [], eyes: null })
  await click(button('table-sit'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'sit', seat: 1, nonce: '' })
})

// ---------------------------------------------------------------- clocks

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => vi.useRealTimers())

const clocked = (left: number, running: boolean, large = false) => {
  const clock = { at: 1_000_000, left: [left, left], running: running ? [0] : [] }
  show(stationAt({ clock }), ClockFace, { seat: 0, large })
  return screen.getByRole('timer')
}

test.each([
  [9_000, '0:09'],
  [61_000, '1:01'],
  [3_723_000, '1:02:03'],
])('%i milliseconds are told as %s', (left, said) => {
  expect(clocked(left, false).textContent?.trim()).toBe(said)
})

test('days are told in days and hours', () => {
  expect(clocked(2 * 86_400_000 + 3 * 3_600_000, false).getAttribute('aria-label')).toContain(t('table-clock-days', { days: 2, hours: 3 }))
})

test('a running clock runs, one that waits stands still', async () => {
  const timer = clocked(90_000, true)
  await vi.advanceTimersByTimeAsync(10_000)
  await settled()
  expect(timer.textContent?.trim()).toBe('1:20')
})

test('little time is said in words, and heard once at one’s own clock', async () => {
  const signal = vi.spyOn(signals, 'signal').mockImplementation(() => {})
  const timer = clocked(31_000, true, true)
  expect(signal).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3000)
  await settled()
  expect(timer.textContent).toContain(t('table-clock-low'))
  expect(signal).toHaveBeenCalledExactlyOnceWith(HOUSE.low)
  signal.mockRestore()
})

// ---------------------------------------------------------------- the host, and several people at one screen

test('the host mutes others, and removes them at the second click', async () => {
  const run = vi.fn()
  show(stationAt(), HostMenu, { run })
  await click(button('table-mute'))
  expect(run).toHaveBeenLastCalledWith({ do: 'mute', player: 'p1', muted: true })
  await click(button('table-remove'))
  expect(run).toHaveBeenCalledTimes(1)
  await click(button('table-remove-sure'))
  expect(run).toHaveBeenLastCalledWith({ do: 'remove', seat: 1 })
})

test('those who are not the host may vote against somebody, and mute nobody', async () => {
  const run = vi.fn()
  show(stationAt({ info: { host: 'p1' } }), HostMenu, { run })
  noButton('table-mute')
  await click(button('table-remove'))
  await click(button('table-remove-sure'))
  expect(run).toHaveBeenLastCalledWith({ do: 'remove', seat: 1 })
})

test('those who are not the host report a player to the host', async () => {
  const scene = stationAt({ info: { host: 'p2' } })
  show(scene, HostMenu, { run: vi.fn() })
  await click(button('table-report-named', { name: 'Bob' }))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'report', player: 'p1', entry: null })
})

test('whoever is muted may be given the word back', async () => {
  const run = vi.fn()
  show(stationAt({ info: { muted: ['p1'] } }), HostMenu, { run })
  await click(button('table-unmute'))
  expect(run).toHaveBeenLastCalledWith({ do: 'mute', player: 'p1', muted: false })
})

test('between two people at one screen the cover has the focus, and uncovers one of them', async () => {
  const scene = stationAt({ yours: [0, 1], eyes: 0 })
  const look = vi.fn()
  Object.assign(scene.table, { look })
  show(scene, HotSeatCover, { seat: 1 })
  const own = button('table-cover-me', { name: 'Bob' })
  expect(document.activeElement).toBe(own)
  await click(own)
  expect(look).toHaveBeenCalledExactlyOnceWith(1)
  expect(scene.station.uncovered).toBe(1)
})

test('the screen is covered for whoever is asked, and for nobody where one person plays', () => {
  expect(stationAt({ yours: [0, 1] }).station.cover).toBe(1)
  expect(stationAt({ yours: [0] }).station.cover).toBeNull()
  const { station } = stationAt({ yours: [0, 1], asked: null })
  station.uncovered = 1
  expect(station.cover).toBeNull()
})
