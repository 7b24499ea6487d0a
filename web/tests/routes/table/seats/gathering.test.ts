import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as session from '$lib/session.svelte'
import { t } from '$lib/texts.svelte'
import type { TableInfo } from '$lib/wire'
import Gathering from '$routes/table/seats/Gathering.svelte'
import { button, click, stationAt, noButton, seatOf, settled } from '$kit/station'
import { TOY } from '$kit/toy'

const FREE = seatOf(1, { kind: 'open', name: '', player: null })
beforeEach(() => void (session.session.me = { id: 'p0', name: 'Ada', kept: true, lang: null, is_bot: false, push: false, webhook: null }))

function gather(info: Partial<TableInfo> = {}, state: Parameters<typeof stationAt>[0] = {}) {
  const scene = stationAt({ ...state, info: { status: 'gathering', seats: [seatOf(0), FREE], ...info } })
  render(Gathering, { table: scene.table, game: TOY })
  return scene
}

test('everybody’s seat is listed, the free one as free', () => {
  gather()
  expect(screen.getAllByRole('listitem').map((seat) => seat.querySelector('.who')?.textContent?.trim())).toEqual([
    `Ada ${t('lobby-you')}`,
    t('house-seat-open'),
  ])
})

test('who may sit down hears first that the deal may be known', () => {
  gather()
  expect(screen.queryByText(t('lobby-known-deal'))).toBeNull()
  gather({ known_deal: true })
  expect(screen.getByText(t('lobby-known-deal'))).toBeTruthy()
})

test('the link to send is there to be copied', () => {
  gather()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('lobby-invite') }).value).toMatch(/\/table\/t1$/)
})

test('nobody is invited to a table without a free seat', () => {
  gather({ seats: [seatOf(0), seatOf(1)] })
  expect(screen.queryByRole('textbox', { name: t('lobby-invite') })).toBeNull()
})

test('the host starts once all seats are taken, and not before', async () => {
  gather()
  expect(button('lobby-start').disabled).toBe(true)
  expect(screen.getByText(t('lobby-seats-free', { count: 1 }))).toBeTruthy()
})

test('with all seats taken the start is sent', async () => {
  const { done } = gather({ seats: [seatOf(0), seatOf(1)] })
  await click(button('lobby-start'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'start' })
})

test('those who are not the host wait for it', () => {
  gather({ host: 'p1', seats: [seatOf(0), seatOf(1)] })
  noButton('lobby-start')
  expect(screen.getByText(t('lobby-wait-for-host', { name: 'Bob' }))).toBeTruthy()
})

test('the host seats a bot of the level that is shown', async () => {
  const { done } = gather()
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('beginner')
  await click(button('lobby-add-bot'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'add-bot', seat: 1, level: 'beginner' })
})

test('the host removes somebody else, and stands up from the own seat', async () => {
  const { done } = gather({ seats: [seatOf(0), seatOf(1)] })
  await click(button('lobby-remove'))
  expect(done).toHaveBeenLastCalledWith({ do: 'remove', seat: 1 })
  await click(button('lobby-stand'))
  expect(done).toHaveBeenLastCalledWith({ do: 'stand', seat: 0 })
})

test('whoever sits may seat another person at the same screen by name', async () => {
  const { done } = gather()
  await click(button('lobby-sit-another'))
  await fireEvent.input(screen.getByRole('textbox', { name: t('lobby-seat-name', { letter: 'B' }) }), { target: { value: ' Cleo ' } })
  await settled()
  await click(button('lobby-sit-them'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'sit', seat: 1, name: 'Cleo', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) })
})

test('a stranger becomes a guest first, and the line is taken up in that name', async () => {
  session.session.me = null
  const ensure = vi.spyOn(session, 'ensureMe').mockResolvedValue({} as never)
  const scene = gather({ host: 'p1', seats: [FREE, seatOf(1)].map((seat, at) => ({ ...seat, seat: at })) }, { you: null, yours: [], eyes: null })
  const reopen = vi.fn()
  Object.assign(scene.table, { reopen })
  await fireEvent.input(screen.getByRole('textbox', { name: t('house-name') }), { target: { value: 'Dora' } })
  await click(button('lobby-sit'))
  expect(ensure).toHaveBeenCalledExactlyOnceWith('Dora')
  expect(reopen).toHaveBeenCalledOnce()
  expect(scene.done).toHaveBeenCalledWith(expect.objectContaining({ do: 'sit', seat: 0 }))
  ensure.mockRestore()
})

test('somebody who is not at the page is said to be away', () => {
  gather({ seats: [seatOf(0), seatOf(1, { online: false })] })
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain(t('lobby-away'))
})

test('the link is there as a code for phones, and no hash of the seed bothers those who join', () => {
  gather({ commitment: 'c0ffee' })
  expect(screen.getByRole('img', { name: t('lobby-invite-code') })).toBeTruthy()
  expect(screen.queryByText(/c0ffee/)).toBeNull()
})

test('those who wait together can talk', async () => {
  const { done } = gather({ seats: [seatOf(0), seatOf(1), seatOf(2, { kind: 'open', player: null })] })
  await fireEvent.input(screen.getByRole('textbox', { name: t('table-chat-say') }), { target: { value: ' hello ' } })
  await click(button('table-chat-send'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'say', text: 'hello' })
})

test('who waits alone is not offered to talk', () => {
  gather()
  expect(screen.queryByRole('log')).toBeNull()
})

test('the host mutes somebody who waits, and ends that', async () => {
  const { done } = gather({ seats: [seatOf(0), seatOf(1)] })
  await click(button('lobby-mute'))
  expect(done).toHaveBeenLastCalledWith({ do: 'mute', player: 'p1', muted: true })
})
