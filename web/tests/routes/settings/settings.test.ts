import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { route } from '$lib/route.svelte'
import { toasts } from '$lib/say.svelte'
import { session } from '$lib/session.svelte'
import { set, preferences } from '$lib/preferences.svelte'
import { language, setLanguage, t } from '$lib/texts.svelte'
import Bots from '$routes/settings/Bots.svelte'
import Player from '$routes/settings/Player.svelte'
import Screen from '$routes/settings/Screen.svelte'
import Sessions from '$routes/settings/Sessions.svelte'
import Telling from '$routes/settings/Telling.svelte'
import { button, click, noButton, settled } from '$kit/station'
import { ME, serve } from '$kit/server'

const server = serve()
const type = async (field: HTMLElement, value: string) => {
  await fireEvent.input(field, { target: { value } })
  await settled()
}
const pick = async (name: string) => click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }))

// ---------------------------------------------------------------- oneself

test('a new name is saved, and that is said', async () => {
  server.on('PATCH /api/me', { ...ME, name: 'Dora' })
  render(Player)
  expect(button('lobby-save').disabled).toBe(true)
  await type(screen.getByRole('textbox'), ' Dora ')
  await click(button('lobby-save'))
  await settled()
  expect(server.asked.at(-1)).toEqual(['PATCH', '/api/me', { name: 'Dora' }])
  expect(session.me?.name).toBe('Dora')
  expect(toasts.list.map(({ text }) => text)).toContain(t('lobby-saved'))
})

test('a name that is taken is complained about, and the old one stays', async () => {
  server.refuse('PATCH /api/me', 409, 'house-failed')
  render(Player)
  await type(screen.getByRole('textbox'), 'Bob')
  await click(button('lobby-save'))
  await settled()
  expect(session.me?.name).toBe('Ada')
  expect(toasts.list.at(-1)?.kind).toBe('danger')
})

test('keeping the name is a switch that says no when the server does', async () => {
  server.refuse('PATCH /api/me', 500, 'house-failed')
  render(Player)
  await click(screen.getByRole('switch'))
  await settled()
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
})

test('the personal link is shown once it is made', async () => {
  server.on('POST /api/me/personal-link', { secret: 'abc' })
  render(Player)
  await click(button('lobby-link-make'))
  await settled()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('lobby-link') }).value).toMatch(/\/recover#abc$/)
  expect(screen.getByText(t('lobby-link-once'))).toBeTruthy()
})

test('one leaves only after a second word', async () => {
  server.on('DELETE /api/me', null)
  render(Player)
  await click(button('lobby-log-out'))
  expect(server.asked).toEqual([])
  const [, confirm] = screen.getAllByRole('button', { name: t('lobby-log-out') })
  await click(confirm as HTMLElement)
  await settled()
  expect(server.asked).toEqual([['DELETE', '/api/me', null]])
  expect([session.me, route.path]).toEqual([null, '/'])
})

test('a stranger has neither link nor anything to leave', () => {
  session.me = null
  render(Player)
  noButton('lobby-link-make')
  noButton('lobby-log-out')
})

// ---------------------------------------------------------------- where one is signed in

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const SIGNED_IN = [
  { id: 's1', created: 0, seen: 86_400_000, agent: FIREFOX, by_link: false, this: true },
  { id: 's2', created: 0, seen: null, agent: 'curl/8.5', by_link: true, this: false },
  { id: 's3', created: 0, seen: 0, agent: null, by_link: false, this: false },
]

test('other browsers are told apart and signed out, this one is not', async () => {
  server.on('GET /api/me/sessions', SIGNED_IN)
  server.on('DELETE /api/me/sessions', null)
  render(Sessions)
  await settled()
  const [own, program, unknown] = screen.getAllByRole('listitem')
  expect(own?.textContent).toContain('Firefox, Linux')
  expect(own?.querySelector('button')).toBeNull()
  expect(program?.textContent).toContain('curl/8.5')
  expect(program?.textContent).toContain(t('lobby-session-by-link'))
  expect(unknown?.textContent).toContain(t('lobby-session-unknown'))
  await click(program?.querySelector('button') as HTMLElement)
  await settled()
  expect(server.asked).toContainEqual(['DELETE', '/api/me/sessions?id=s2', null])
})

test('all others are signed out at once, where there are several', async () => {
  server.on('GET /api/me/sessions', SIGNED_IN)
  server.on('DELETE /api/me/sessions', null)
  render(Sessions)
  await settled()
  server.on('GET /api/me/sessions', SIGNED_IN.slice(0, 1))
  await click(button('lobby-session-end-all'))
  await settled()
  expect(server.asked).toContainEqual(['DELETE', '/api/me/sessions', null])
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  noButton('lobby-session-end-all')
})

// ---------------------------------------------------------------- one's bots

test('a bot is made, and its token is shown once', async () => {
  server.on('GET /api/me/bots', [{ ...ME, id: 'b1', name: 'Robo', is_bot: true }])
  server.on('POST /api/me/bots', { id: 'b1', name: 'Robo', secret: 's3cret' })
  render(Bots)
  await settled()
  await type(screen.getByRole('textbox', { name: t('lobby-bot-name') }), 'Robo')
  await click(button('lobby-bot-make'))
  await settled()
  expect(server.asked).toContainEqual(['POST', '/api/me/bots', { name: 'Robo' }])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: t('lobby-bot-token', { name: 'Robo' }) }).value).toBe('s3cret')
})

test('a bot is dropped by its own button', async () => {
  server.on('GET /api/me/bots', [{ ...ME, id: 'b1', name: 'Robo', is_bot: true }])
  server.on('DELETE /api/me/bots?id=b1', null)
  render(Bots)
  await settled()
  await click(button('lobby-bot-drop-named', { name: 'Robo' }))
  expect(server.asked).toContainEqual(['DELETE', '/api/me/bots?id=b1', null])
})

// ---------------------------------------------------------------- being told

test('a browser that cannot be told says so', () => {
  render(Telling, { me: ME })
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
  expect(document.body.textContent).toContain(t('lobby-push-cannot'))
})

test('a webhook is saved, and taken away by an empty field', async () => {
  server.on('PATCH /api/me', (body) => ({ ...ME, ...(body as object) }))
  render(Telling, { me: { ...ME, webhook: 'https://old.example' } })
  await type(screen.getByRole('textbox'), '')
  await click(button('lobby-save'))
  await settled()
  expect(server.asked.at(-1)).toEqual(['PATCH', '/api/me', { webhook: null }])
})

// ---------------------------------------------------------------- this browser

afterEach(async () => {
  set({ theme: 'auto', confirm: 'irreversible', motion: 'auto' })
  await setLanguage(null)
})

test('the theme shows at once and is kept', async () => {
  render(Screen)
  await pick(t('lobby-theme-dark'))
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(JSON.parse(localStorage.getItem('saecula') ?? '{}')).toMatchObject({ theme: 'dark' })
})

test('how moves are confirmed is one of three', async () => {
  render(Screen)
  await pick(t('lobby-confirm-never'))
  expect(preferences.confirm).toBe('never')
})

test('motion is switched off for everything', async () => {
  render(Screen)
  await click(screen.getByRole('switch', { name: new RegExp(t('lobby-motion')) }))
  expect(preferences.motion).toBe('off')
  expect(document.documentElement.dataset.motion).toBe('off')
})

test('another language changes the words of the page and its lang', async () => {
  render(Screen)
  await pick('Français')
  await expect.poll(() => language.current).toBe('fr')
  expect(document.documentElement.lang).toBe('fr')
})

test('the pace that leaves out big moments says so', () => {
  render(Screen)
  expect(screen.getByRole('radio', { name: new RegExp(`^${t('house-pace-now')}`) }).closest('label')?.textContent).toContain(t('house-pace-now-line'))
})
