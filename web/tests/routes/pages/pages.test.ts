import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { go, route } from '$lib/route.svelte'
import { session } from '$lib/session.svelte'
import { t } from '$lib/texts.svelte'
import type { MyTable } from '$lib/wire'
import Import from '$routes/Import.svelte'
import Library from '$routes/Library.svelte'
import Lobby from '$routes/Lobby.svelte'
import Mine from '$routes/Mine.svelte'
import Missing from '$routes/Missing.svelte'
import New from '$routes/New.svelte'
import Ratings from '$routes/Ratings.svelte'
import Recover from '$routes/Recover.svelte'
import Replay from '$routes/Replay.svelte'
import Rules from '$routes/Rules.svelte'
import Table from '$routes/Table.svelte'
import { button, click, infoOf, noButton, settled } from '$kit/station'
import { undoneOf } from '$kit/game'
import { ME, serve } from '$kit/server'

const server = serve()
beforeEach(() => go('/'))
const type = async (field: HTMLElement, value: string) => {
  await fireEvent.input(field, { target: { value } })
  await settled()
}

// ---------------------------------------------------------------- a new table

async function fresh(path: string) {
  go(path)
  server.on('POST /api/tables', infoOf({ id: 't8' }))
  render(New)
  await settled()
}
const body = () => server.asked.at(-1)?.[2] as Record<string, unknown>

test('a new table has oneself and free seats, and waits for the others', async () => {
  await fresh('/new/toy')
  await click(button('lobby-open-table'))
  expect(body()).toMatchObject({ game: 'toy', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }], listed: false, start: false, options: {} })
  expect(route.path).toBe('/table/t8')
})

test('the same deal names its table, and takes no phrase', async () => {
  await fresh('/new/toy?same=t1&seats=2')
  expect(screen.getByText(t('lobby-same-deal'))).toBeTruthy()
  expect(screen.queryByText(t('lobby-phrase'))).toBeNull()
  await click(button('lobby-open-table'))
  expect(body()).toMatchObject({ same_deal: 't1', seats: [{ kind: 'me' }, { kind: 'open' }] })
})

test('on from a position, the options are those of that game', async () => {
  await fresh('/new/toy?from=t1&n=12&seats=2')
  await click(button('lobby-open-table'))
  expect(body()).toMatchObject({ origin: { table: 't1', n: 12 } })
  expect(body()).not.toHaveProperty('options')
})

test('a phrase to deal by goes along', async () => {
  await fresh('/new/toy')
  await type(screen.getByLabelText(t('lobby-phrase')), ' moon ')
  await click(button('lobby-open-table'))
  expect(body()).toMatchObject({ phrase: 'moon' })
})

test('what the server refuses stands on the page', async () => {
  server.refuse('POST /api/tables', 400, 'house-failed')
  go('/new/toy')
  render(New)
  await click(button('lobby-open-table'))
  expect(screen.getByRole('alert').textContent).toContain(t('house-failed'))
})

test('a game that this server does not have leads home', () => {
  go('/new/chess')
  render(New)
  expect(screen.getByRole('heading').textContent).toBe(t('lobby-no-game'))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
})

// ---------------------------------------------------------------- my tables, the lobby

const mine = (id: string, more: Partial<MyTable>, status: MyTable['table']['status'] = 'playing'): MyTable => ({
  table: infoOf({ id, status }),
  seats: [0],
  turn: false,
  era: null,
  scores: null,
  ...more,
})
const groups = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a table in play shows what everybody has scored', async () => {
  server.on('GET /api/me/tables', [mine('a', { turn: true, era: 2, scores: [7, 12] })])
  render(Mine)
  await settled()
  expect([...document.querySelectorAll('.score')].map((score) => score.textContent)).toEqual(['7', '12'])
})

test('my tables come by what is to be done: my turn, running, gathering, over', async () => {
  server.on('GET /api/me/tables', [mine('d', {}, 'over'), mine('b', {}), mine('a', { turn: true }), mine('c', {}, 'gathering')])
  render(Mine)
  await settled()
  expect(groups()).toEqual([t('lobby-group-turn'), t('lobby-group-running'), t('lobby-group-gathering'), t('lobby-group-over')])
  const first = screen.getByRole('region', { name: t('lobby-group-turn') })
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/table/a')
})

test('a finished table of rules that are no longer played leads to what can be read of it', async () => {
  server.on('GET /api/me/tables', [{ ...mine('d', {}, 'over'), table: infoOf({ id: 'd', status: 'over', playable: false }) }])
  render(Mine)
  await settled()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/table/d')
})

test('a stranger has no tables, and nothing is asked', async () => {
  session.me = null
  render(Mine)
  await settled()
  expect(screen.getByText(t('lobby-none-mine'))).toBeTruthy()
  expect(server.asked).toEqual([])
})

test('tables that cannot be fetched are told as a problem', async () => {
  server.refuse('GET /api/me/tables', 500, 'house-failed')
  render(Mine)
  await settled()
  expect(screen.getByRole('alert').textContent).toContain(t('house-failed'))
})

test('the lobby shows what is open and what runs; one list that fails does not hide the others', async () => {
  server.on('GET /api/tables?status=gathering', [infoOf({ id: 'z', status: 'gathering' })])
  server.refuse('GET /api/tables?status=playing', 500, 'house-failed')
  server.on('GET /api/me/tables', [])
  render(Lobby)
  await settled()
  const open = screen.getByRole('region', { name: t('lobby-open-tables') })
  expect(within(open).getByRole('link').getAttribute('href')).toBe('/table/z')
  expect(screen.getByText(t('lobby-no-running'))).toBeTruthy()
})

// ---------------------------------------------------------------- ratings, import, coming back

const RATING = { player: 'p0', name: 'Ada', value: 1234, mu: 25, sigma: 2, games: 7 }

test('ratings are listed by rank, one’s own marked', async () => {
  go('/ratings/toy')
  server.on('GET /api/ratings?game=toy&tempo=free', [{ ...RATING, player: 'p5', name: 'Eve' }, RATING])
  render(Ratings)
  await settled()
  const rows = [...document.querySelectorAll('tbody tr')]
  expect(rows.map((row) => row.querySelector('th')?.textContent)).toEqual(['Eve', 'Ada'])
  expect(rows[1]?.className).toContain('own')
  expect(screen.getByText(t('lobby-keep-to-rate'))).toBeTruthy()
})

test('where nobody is rated it says so', async () => {
  go('/ratings/toy')
  server.on('GET /api/ratings?game=toy&tempo=free', [])
  render(Ratings)
  await settled()
  expect(screen.getByText(t('lobby-no-ratings'))).toBeTruthy()
})

test('a record is read, and can be looked at or played on from its last move', async () => {
  server.on('POST /api/records', infoOf({ id: 'r1' }))
  server.on('GET /api/tables/r1/replay', undoneOf())
  render(Import)
  expect(button('lobby-import-read').disabled).toBe(true)
  await type(screen.getByRole('textbox'), '{"record": 1}')
  await click(button('lobby-import-read'))
  await settled()
  expect(server.asked[0]).toEqual(['POST', '/api/records', { text: '{"record": 1}' }])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/replay/r1', '/new/toy?from=r1&n=6&seats=2'])
})

test('what is wrong with a record is told exactly', async () => {
  server.refuse('POST /api/records', 400, 'house-failed', 'line 3: no such move')
  render(Import)
  await type(screen.getByRole('textbox'), 'nonsense')
  await click(button('lobby-import-read'))
  expect(screen.getByRole('alert').textContent).toContain('line 3: no such move')
})

test('a personal link brings one back, and stays neither in the address nor in the history', async () => {
  go('/recover#s3cret')
  const replace = vi.spyOn(history, 'replaceState')
  server.on('POST /api/recover', { ...ME, name: 'Eve' })
  render(Recover)
  expect(replace).toHaveBeenCalledWith(null, '', '/recover')
  await click(button('lobby-recover-go'))
  expect(server.asked).toEqual([['POST', '/api/recover', { secret: 's3cret' }]])
  expect([session.me?.name, route.path]).toEqual(['Eve', '/mine'])
})

test('a personal link that is not known says so', async () => {
  go('/recover#old')
  server.refuse('POST /api/recover', 404, 'house-failed')
  render(Recover)
  await click(button('lobby-recover-go'))
  expect(screen.getByRole('alert').textContent).toContain(t('lobby-recover-unknown'))
})

test('without a secret there is nothing to come back by', () => {
  go('/recover')
  render(Recover)
  noButton('lobby-recover-go')
})

test.each(['learn', 'rules'])('the page /%s shows every game with its players and the way in, the first one first', async (what) => {
  session.games = session.games.map((game) => ({ ...game, has_tour: true }))
  go(`/${what}`)
  render(Library)
  await settled()
  const [low, high] = session.games[0]?.seats ?? []
  const shown = within(screen.getByRole('article', { name: session.games[0]?.title ?? '' }))
  expect(shown.getByText(t('lobby-seats-from-to', { low: low ?? 0, high: high ?? 0 }))).toBeTruthy()
  expect(shown.getAllByRole('link').at(0)?.getAttribute('href')).toBe(what === 'learn' ? '/learn/toy' : '/rules/toy#glance')
})

test('a page that does not exist says so', () => {
  render(Missing)
  expect(screen.getByRole('heading').textContent).toBe(t('house-missing'))
})

// ---------------------------------------------------------------- rules

const PAGE = '# Toy\n\n## Putting\n\n- **TOY-PUT-1** Put one stone, see TOY-PUT-2. [both]\n- **TOY-PUT-2** Never two.\n\n## Ending\n\nIt ends.'

async function rules(path: string, key = path) {
  // every page of rules is fetched once: each test has a game of its own
  go(path)
  server.on(`GET /api/rules/${key}?lang=en`, { game: key, lang: 'en', text: PAGE })
  Element.prototype.scrollIntoView = vi.fn()
  render(Rules)
  await settled()
}

test('every clause has an address of its own, and mentions of it lead there', async () => {
  await rules('/rules/toy-a', 'toy-a')
  expect(document.getElementById('TOY-PUT-1')?.textContent).toContain('Put one stone')
  expect(screen.getByRole('link', { name: 'TOY-PUT-2' }).getAttribute('href')).toBe('/rules/toy-a#TOY-PUT-2')
})

test('the chapters are listed with their places', async () => {
  await rules('/rules/toy-b', 'toy-b')
  const contents = screen.getByRole('navigation', { name: t('learn-contents') })
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/rules/toy-b#putting', '/rules/toy-b#ending'])
})

test('searching keeps what holds the words, and counts the places', async () => {
  await rules('/rules/toy-c', 'toy-c')
  await type(screen.getByRole('searchbox'), 'never')
  expect(screen.getByRole('status').textContent).toBe(t('learn-found', { count: 1 }))
  expect(document.getElementById('TOY-PUT-1')).toBeNull()
})

test('an address with a clause shows it and gives it the focus', async () => {
  await rules('/rules/toy-d#TOY-PUT-2', 'toy-d')
  await settled()
  expect(document.activeElement?.id).toBe('TOY-PUT-2')
  expect(document.getElementById('TOY-PUT-2')?.className).toContain('here')
})

test('rules that are not there are told as a problem', async () => {
  go('/rules/toy-e')
  render(Rules)
  await settled()
  expect(screen.getByRole('alert').textContent).toContain(t('house-failed'))
})

// ---------------------------------------------------------------- tables and replays of games without drawings

test('a table of a game that this client cannot draw says so, and leads to the lobby', async () => {
  go('/table/t1')
  server.on('GET /api/games/toy', session.games[0] as object)
  vi.stubGlobal('WebSocket', FakeSocket)
  render(Table)
  FakeSocket.last?.welcome()
  await settled()
  await expect.poll(() => screen.queryByText(t('table-cannot-draw'))).toBeTruthy()
  expect(within(screen.getByRole('alert')).getByRole('link').getAttribute('href')).toBe('/')
  vi.unstubAllGlobals()
})

test('a replay that cannot be fetched says so', async () => {
  go('/replay/t1?at=3&eyes=none')
  server.refuse('GET /api/tables/t1/replay', 404, 'house-failed')
  render(Replay)
  await settled()
  expect(screen.getByRole('alert').textContent).toContain(t('house-failed'))
})

class FakeSocket {
  static last: FakeSocket | null = null
  readyState = 1
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(): void {}
  close(): void {}
  welcome(): void {
    const frame = { frame: 'welcome', table: infoOf(), you: 'p0', yours: [0], eyes: 0, view: {}, asked: null, undo: { may: false, reason: null } }
    this.onmessage?.({ data: JSON.stringify({ ...frame, clock: null, entries: [], earlier: false, presets: {}, measures: {}, time: null, now: 0 }) })
  }
}
