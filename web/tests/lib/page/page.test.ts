import { render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { showTurn } from '$lib/alert'
import { ApiProblem } from '$lib/api'
import { complain, sentence } from '$lib/complaint'
import Card from '$lib/page/Card.svelte'
import Dialog from '$lib/page/Dialog.svelte'
import Header from '$lib/page/Header.svelte'
import Notice from '$lib/page/Notice.svelte'
import Page from '$lib/page/Page.svelte'
import Speak from '$lib/page/Speak.svelte'
import Spinner from '$lib/page/Spinner.svelte'
import Tip from '$lib/page/Tip.svelte'
import Toasts from '$lib/page/Toasts.svelte'
import { go } from '$lib/route.svelte'
import { speak, toast, toasts } from '$lib/say.svelte'
import SeatMark from '$lib/seats/SeatMark.svelte'
import Seats from '$lib/seats/Seats.svelte'
import { session } from '$lib/session.svelte'
import { Refusal } from '$lib/table/pending'
import { t } from '$lib/texts.svelte'
import { button, click, seatOf, settled } from '$kit/station'
import { hold } from '$kit/hold'
import { ME } from '$kit/server'

afterEach(() => {
  session.me = null
  vi.useRealTimers()
})

// ---------------------------------------------------------------- dialogs

test('a dialog is named by its title and closes by its cross', async () => {
  const onclose = vi.fn()
  hold(Dialog, { open: true, title: 'A question', onclose })
  const dialog = screen.getByRole('dialog', { name: 'A question' })
  expect(dialog.textContent).toContain('words')
  await click(button('house-close'))
  expect(onclose).toHaveBeenCalledOnce()
  expect(dialog.textContent).not.toContain('words')
})

test('a click beside it closes it, one inside does not', async () => {
  const onclose = vi.fn()
  hold(Dialog, { open: true, title: 'A question', onclose })
  await click(screen.getByText('A question'))
  expect(onclose).not.toHaveBeenCalled()
  await click(screen.getByRole('dialog'))
  expect(onclose).toHaveBeenCalledOnce()
})

test('a dialog that is not open has nothing in it', () => {
  const shown = hold(Dialog, { open: false, title: 'A question' })
  expect(shown.textContent).not.toContain('words')
})

// ---------------------------------------------------------------- pages

test('a page has its name as heading and in the tab', () => {
  hold(Page, { name: 'My tables', lead: 'All of them' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('My tables')
  expect(document.title).toBe('My tables · Saecula')
})

test('a part of a page is a region under its name', () => {
  hold(Card, { name: 'Seats', line: 'Who sits where' })
  expect(screen.getByRole('region', { name: 'Seats' }).textContent).toContain('Who sits where')
})

test('the header marks the page one is on, and calls settings by one’s name', async () => {
  go('/mine')
  session.me = ME
  render(Header)
  expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/mine')
  expect(screen.getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/settings')
  session.me = null
  await settled()
  expect(screen.getByRole('link', { name: t('house-settings') })).toBeTruthy()
})

test('what went wrong is an alert; what is only good to know is not', () => {
  render(Notice, { text: 'All is well', kind: 'good' })
  expect(screen.queryByRole('alert')).toBeNull()
  render(Notice, { text: 'All is lost', kind: 'danger' })
  expect(screen.getByRole('alert').textContent).toContain('All is lost')
})

test('what is being fetched is said in words', () => {
  render(Spinner)
  expect(screen.getByRole('status').textContent).toContain(t('house-loading'))
})

test('a tip stays on the screen, wherever its thing is', () => {
  const { container } = render(Tip, { title: 'A', text: 'b', at: new DOMRect(-500, 100, 10, 10) })
  expect((container.firstElementChild as HTMLElement).style.left).toBe('6px')
})

// ---------------------------------------------------------------- short messages

test('the same words twice are read aloud twice', async () => {
  render(Speak)
  speak('Your turn')
  await settled()
  const first = screen.getByText('Your turn')
  speak('Your turn')
  await settled()
  expect(screen.getByText('Your turn')).not.toBe(first)
})

test('a message goes by itself after some seconds, or by a click', async () => {
  vi.useFakeTimers()
  render(Toasts)
  toast('First')
  toast('Second', 'danger')
  await settled()
  expect(screen.getByText('Second').className).toContain('danger')
  await click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(screen.queryByText('First')).toBeNull()
  vi.advanceTimersByTime(6000)
  await settled()
  expect(screen.queryByText('Second')).toBeNull()
})

test('only the last few messages are on the screen', () => {
  for (const word of ['a', 'b', 'c', 'd', 'e']) toast(word)
  expect(toasts.list.map(({ text }) => text)).toEqual(['b', 'c', 'd', 'e'])
})

test('a problem is told by its own sentence, and by a general one where it has none', () => {
  expect(sentence(new ApiProblem(0, 'house-offline'))).toBe(t('house-offline'))
  expect(sentence(new Refusal('illegal', { key: 'table-final-chance', clause: '', args: {} }))).toBe(t('table-final-chance'))
  expect(sentence(new ApiProblem(500, 'unheard-of'))).toBe(t('house-failed'))
  expect(sentence(new Error('boom'))).toBe(t('house-failed'))
  complain(new Error('boom'))
  expect(toasts.list.at(-1)).toMatchObject({ text: t('house-failed'), kind: 'danger' })
})

test('the tab tells of one’s turn by its title and icon, and falls silent again', () => {
  document.head.innerHTML = '<link rel="icon" href="/favicon.svg">'
  showTurn('Toy', true)
  expect([document.title, document.querySelector('link')?.getAttribute('href')]).toEqual(['● Toy', '/favicon-turn.svg'])
  showTurn('Toy', false)
  expect([document.title, document.querySelector('link')?.getAttribute('href')]).toEqual(['Toy', '/favicon.svg'])
})

// ---------------------------------------------------------------- seats

test('each seat has a shape and a letter of its own; nobody’s has neither', () => {
  const marks = [0, 1, 2, 3, 4].map((seat) => render(SeatMark, { seat }).container)
  expect(new Set(marks.map((mark) => mark.querySelector('path')?.getAttribute('d'))).size).toBe(5)
  expect(marks.map((mark) => mark.textContent?.trim())).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(render(SeatMark, { seat: null }).container.textContent?.trim()).toBe('')
})

test('a mark with a label is an image, without one it is for the eyes alone', () => {
  render(SeatMark, { seat: 0, label: 'Ada' })
  expect(screen.getByRole('img', { name: 'Ada' })).toBeTruthy()
  expect(render(SeatMark, { seat: 1 }).container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

test('those at a table stand in a line: people by name, bots by level, free seats as free', () => {
  render(Seats, { seats: [seatOf(0), seatOf(1, { kind: 'bot', level: 'casual' }), seatOf(2, { kind: 'open' })], yours: [0] })
  const said = screen.getAllByRole('listitem').map((item) => item.textContent?.trim())
  expect(said.map((one) => one?.replace(/^([AB])\s+/, '$1'))).toEqual([
    'AAda',
    `B${t('house-seat-bot', { level: t('house-level-casual') })}`,
    t('house-seat-open'),
  ])
  expect(screen.getAllByRole('listitem')[0]?.className).toContain('own')
})
