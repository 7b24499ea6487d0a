import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { route } from '$lib/route.svelte'
import { toasts } from '$lib/say.svelte'
import { session } from '$lib/session.svelte'
import { set, preferences } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import type { GameCard, MyTable, SeatWish } from '$lib/wire'
import Box from '$routes/lobby/Box.svelte'
import Opened from '$routes/lobby/Opened.svelte'
import Practise from '$routes/lobby/Practise.svelte'
import Quick from '$routes/lobby/Quick.svelte'
import SeatPick from '$routes/lobby/SeatPick.svelte'
import Shelf from '$routes/lobby/Shelf.svelte'
import Tables from '$routes/lobby/Tables.svelte'
import Turns from '$routes/lobby/Turns.svelte'
import TempoPick from '$routes/lobby/TempoPick.svelte'
import { button, click, infoOf, seatOf, settled } from '$kit/station'
import { CARD, ME, serve } from '$kit/server'

const server = serve()
beforeEach(() => set({ quick: {} }))

const TEMPUS: GameCard = { ...CARD, id: 'tempus', title: 'Tempus' }

// ---------------------------------------------------------------- the shelf

test('a game whose drawings are not here stands on the shelf by its title', async () => {
  render(Box, { game: CARD, open: false, alone: false, onopen: () => {} })
  await expect.poll(() => document.querySelector('.plain')?.textContent).toBe('Toy')
})

test('a game that has a cover shows it', async () => {
  render(Box, { game: TEMPUS, open: false, alone: false, onopen: () => {} })
  await expect.poll(() => document.querySelector('.cover svg')).toBeTruthy()
  expect(document.querySelector('.plain')).toBeNull()
})

test('one box stands open, and a click opens another', async () => {
  render(Shelf, { games: [CARD, TEMPUS], running: [] })
  const [first, second] = screen.getAllByRole('button', { expanded: true }).concat(screen.getAllByRole('button', { expanded: false }))
  expect(screen.getByRole('heading').textContent).toBe('Toy')
  await click(second as HTMLElement)
  expect(screen.getByRole('heading').textContent).toBe('Tempus')
  expect(first?.getAttribute('aria-expanded')).toBe('false')
})

test('a single box is a picture, not a button', () => {
  render(Shelf, { games: [CARD], running: [] })
  expect(screen.getByRole('img', { name: t('lobby-box', { game: 'Toy' }) })).toBeTruthy()
})

test('an open box leads to friends, rules and ratings; to a tour where there is one', () => {
  render(Opened, { game: { ...CARD, has_tour: true }, watchable: 2 })
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths).toEqual(['/new/toy', '/learn/toy', '#watch', '/rules/toy', '/ratings/toy'])
})

// ---------------------------------------------------------------- a game at once

const quick = async (game = CARD) => {
  const { container } = render(Quick, { game })
  await fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  await settled()
}

test('play now opens a table with oneself and bots, and goes there', async () => {
  server.on('POST /api/tables', infoOf({ id: 't3' }))
  await quick()
  expect(server.asked).toEqual([
    [
      'POST',
      '/api/tables',
      { game: 'toy', seats: [{ kind: 'me' }, { kind: 'bot', level: 'beginner' }, { kind: 'bot', level: 'beginner' }], options: {}, start: true },
    ],
  ])
  expect(route.path).toBe('/table/t3')
})

test('what was chosen last time is chosen again, as far as the game allows it', async () => {
  set({ quick: { toy: { seats: 9, level: 'casual' } } })
  server.on('POST /api/tables', infoOf())
  await quick()
  expect(server.asked[0]?.[2]).toMatchObject({ seats: [{ kind: 'me' }, { level: 'casual' }, { level: 'casual' }] })
  expect(preferences.quick.toy).toEqual({ seats: 3, level: 'casual', options: {} })
})

test('options take what is good for a quick game', async () => {
  server.on('POST /api/tables', infoOf())
  const option = { name: 'map', choices: ['built', 'dealt'], default: 'built', quick: 'dealt', scales: true, needs: null, beginners: null }
  await quick({ ...CARD, options: [option, { ...option, name: 'end', quick: null }] })
  expect(server.asked[0]?.[2]).toMatchObject({ options: { map: 'dealt', end: 'built' } })
})

const VERSION = { name: 'version', choices: ['simple', 'full'], default: 'full', quick: null, scales: false, needs: null, beginners: 'simple' }

test('the version is asked for in place, and those who are new are led to the one for them', async () => {
  server.on('POST /api/tables', infoOf())
  await quick({ ...CARD, options: [VERSION] })
  expect(server.asked[0]?.[2]).toMatchObject({ options: { version: 'simple' } })
})

test('the version chosen last time is chosen again, as long as there is such a version', async () => {
  server.on('POST /api/tables', infoOf())
  for (const version of ['full', 'none']) {
    set({ quick: { toy: { seats: 3, level: 'casual', options: { version } } } })
    await quick({ ...CARD, options: [VERSION] })
  }
  expect(server.asked.map(([, , body]) => (body as { options: object }).options)).toEqual([{ version: 'full' }, { version: 'simple' }])
})

test('tables that wait for me stand before everything else, and nothing stands there otherwise', () => {
  const { container } = render(Turns, { mine: [mine('t1', false), mine('t2', true), mine('t3', true, 'over')] })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/table/t2'])
  expect(render(Turns, { mine: [mine('t1', false)] }).container.querySelector('section')).toBeNull()
  expect(container.querySelector('section')).toBeTruthy()
})

test('a stranger becomes a guest of the name that was typed', async () => {
  session.me = null
  server.on('POST /api/players', ME)
  server.on('POST /api/tables', infoOf())
  const { container } = render(Quick, { game: CARD })
  await fireEvent.input(screen.getByRole('textbox', { name: t('house-name') }), { target: { value: 'Dora' } })
  await fireEvent.submit(container.querySelector('form') as HTMLFormElement)
  await settled()
  expect(server.asked[0]).toEqual(['POST', '/api/players', { name: 'Dora', lang: 'en' }])
})

test('a table that could not be opened is complained about', async () => {
  server.refuse('POST /api/tables', 503, 'house-failed')
  await quick()
  expect(toasts.list.at(-1)?.text).toBe(t('house-failed'))
  expect(button('lobby-play-now').disabled).toBe(false)
})

test('practice is offered where a game has it, as the game sets it up', async () => {
  server.on('POST /api/tables', infoOf({ id: 't4' }))
  render(Practise, { game: { ...CARD, id: 'time-of-empires' } })
  await click(screen.getByRole('button'))
  await settled()
  expect(server.asked[0]?.[2]).toMatchObject({ game: 'time-of-empires', options: { ages: 'real-time' }, start: true })
  expect(route.path).toBe('/table/t4')
  expect(route.query.has('practice')).toBe(true)
})

test('a game without practice does not offer it', () => {
  render(Practise, { game: CARD })
  expect(screen.queryByRole('button')).toBeNull()
})

// ---------------------------------------------------------------- tables

const mine = (id: string, turn: boolean, status: 'playing' | 'over' = 'playing'): MyTable => ({
  table: infoOf({ id, status }),
  seats: [0],
  turn,
  era: null,
  scores: null,
})
const section = (heading: string) => screen.getByRole('region', { name: heading })
const links = (heading: string) =>
  within(section(heading))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('one’s own tables come first, those that wait for one at the top, finished ones not at all', () => {
  render(Tables, { open: [], running: [], mine: [mine('a', false), mine('b', true), mine('c', false, 'over')], loaded: true })
  expect(links(t('lobby-my-tables'))).toEqual(['/table/b', '/table/a', '/mine'])
})

test('a table of one’s own is not offered to join', () => {
  const own = mine('a', false)
  render(Tables, { open: [own.table, infoOf({ id: 'z' })], running: [], mine: [own], loaded: true })
  expect(links(t('lobby-open-tables'))).toEqual(['/table/z'])
})

test('where there is nothing it says so, once that is known', () => {
  const { rerender } = render(Tables, { open: [], running: [], mine: [], loaded: false })
  expect(screen.queryByText(t('lobby-no-open'))).toBeNull()
  void rerender({ loaded: true })
  return expect.poll(() => screen.queryByText(t('lobby-no-open'))).toBeTruthy()
})

// ---------------------------------------------------------------- a new table

test('seats are added and taken away between the least and the most', async () => {
  render(SeatPick, { game: CARD, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect(button('lobby-seat-fewer').disabled).toBe(true)
  await click(button('lobby-seat-more'))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(button('lobby-seat-more').disabled).toBe(true)
})

test('one sits on one seat: a second place for oneself frees the first', async () => {
  const seats: SeatWish[] = $state([{ kind: 'me' }, { kind: 'open' }])
  render(SeatPick, { game: CARD, seats })
  const [first, second] = screen.getAllByRole<HTMLSelectElement>('combobox')
  await fireEvent.change(second as HTMLElement, { target: { value: 'me' } })
  await settled()
  expect([first?.value, second?.value]).toEqual(['open', 'me'])
})

test('a bot has a level, a person at the same screen a name', async () => {
  const seats: SeatWish[] = $state([{ kind: 'me' }, { kind: 'open' }])
  render(SeatPick, { game: CARD, seats })
  const second = screen.getAllByRole('combobox')[1] as HTMLElement
  await fireEvent.change(second, { target: { value: 'bot' } })
  await settled()
  expect(screen.getByRole('combobox', { name: t('lobby-seat-level', { letter: 'B' }) })).toBeTruthy()
  await fireEvent.change(second, { target: { value: 'hot' } })
  await settled()
  expect(screen.getByRole('textbox', { name: t('lobby-seat-name', { letter: 'B' }) })).toBeTruthy()
})

test('a tempo is one of those with names, or set by hand in its own units', async () => {
  render(TempoPick, { tempo: { kind: 'free', bank: 0, increment: 0, cap: 0 } })
  expect(screen.queryByRole('spinbutton')).toBeNull()
  await click(screen.getByRole('radio', { name: new RegExp(`^${t('lobby-tempo-custom')}`) }))
  expect(screen.getAllByRole('spinbutton')).toHaveLength(3)
  expect(document.body.textContent).toContain(t('lobby-bank-minutes'))
  await click(screen.getByRole('radio', { name: new RegExp(`^${t('lobby-tempo-turns')}`) }))
  expect(document.body.textContent).toContain(t('lobby-bank-hours'))
})

test('who sits at a table is listed in one line', () => {
  render(Tables, { open: [infoOf({ seats: [seatOf(0), seatOf(1, { kind: 'open', name: '' })] })], running: [], mine: [], loaded: true })
  expect(section(t('lobby-open-tables')).textContent).toContain('Ada')
  expect(section(t('lobby-open-tables')).textContent).toContain(t('house-seat-open'))
})
