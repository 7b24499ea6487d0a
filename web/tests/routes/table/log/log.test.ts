import { fireEvent, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { ApiProblem } from '$lib/api'
import { set, preferences } from '$lib/preferences.svelte'
import { toasts } from '$lib/say.svelte'
import { t } from '$lib/texts.svelte'
import TableHead from '$routes/table/frame/head/TableHead.svelte'
import Chat from '$routes/table/log/Chat.svelte'
import Log from '$routes/table/log/Log.svelte'
import Rail from '$routes/table/log/Rail.svelte'
import { button, click, stationAt, entryOf, infoOf, noButton, press, put, refusal, settled, show, stonePut } from '$kit/station'

const bob = entryOf(2, { move: put('b'), events: [stonePut(1, 'b')] })
const chat = (version: number, text: string) => entryOf(version, { kind: 'chat', seat: 1, name: 'Bob', text })

// ---------------------------------------------------------------- the log

test('what happened stands by turns, under the name of who acted', () => {
  show(stationAt({ entries: [entryOf(1, { seat: 0, move: put('a'), events: [stonePut(0, 'a')] }), bob, entryOf(3, { move: put('c') })] }), Log)
  const groups = screen.getAllByRole('group').map((group) => [group.querySelector('b')?.textContent, group.querySelectorAll('li').length])
  expect(groups).toEqual([
    ['Ada', 1],
    ['Bob', 2],
  ])
})

test('the time of a turn is written as the reader writes it', () => {
  const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB'])
  const at = new Date(2031, 4, 1, 13, 5).getTime()
  show(stationAt({ entries: [entryOf(2, { at, move: put('b') })] }), Log)
  expect(document.querySelector('summary .number')?.textContent).toBe('13:05')
  languages.mockRestore()
})

test('earlier lines that cannot be fetched say so', async () => {
  const scene = stationAt({ entries: [bob], earlier: true })
  Object.assign(scene.table, { loadEarlier: vi.fn(() => Promise.reject(new ApiProblem(0, 'house-offline'))) })
  show(scene, Log)
  await click(button('table-log-earlier'))
  await settled()
  expect(toasts.list.at(-1)).toMatchObject({ kind: 'danger', text: t('house-offline') })
  expect(button('table-log-earlier').disabled).toBe(false)
})

test('chat has its own place', () => {
  show(stationAt({ entries: [bob, chat(3, 'hello')] }), Log)
  expect(screen.queryByText(/hello/)).toBeNull()
})

test('a click on a line points at where it happened', async () => {
  const scene = stationAt({ entries: [bob] })
  show(scene, Log)
  await click(screen.getByRole('button', { name: /stone put/ }))
  expect([...scene.station.changed]).toEqual(['place:b'])
})

test('a line of which nothing came cannot be clicked', () => {
  show(stationAt({ entries: [entryOf(3, { move: put('c') })] }), Log)
  expect(screen.getByText(t('house-entry-move', { player: 'B (Bob)', move: 'put c' }))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was taken back is one line that opens', () => {
  const undo = (version: number, back: number) => entryOf(version, { kind: 'undo', undo: back })
  show(
    stationAt({
      entries: [bob, undo(3, 1), entryOf(4, { n: 2, move: put('c'), events: [stonePut(1, 'c')] }), undo(5, 1), entryOf(6, { n: 2, move: put('a') })],
    }),
    Log,
  )
  const fold = screen.getByText(t('table-log-took-back', { count: 2 })).closest('details')
  expect(fold?.open).toBe(false)
  expect([...(fold?.querySelectorAll('.gone') ?? [])].map((line) => line.textContent)).toEqual([
    `stone put: seat 1, place b ${t('table-log-undone')}`,
    `stone put: seat 1, place c ${t('table-log-undone')}`,
  ])
  expect(screen.getAllByText(/put a/)).toHaveLength(1)
})

test('a long turn is folded as soon as another has begun', async () => {
  const long = Array.from({ length: 9 }, (_, i) => entryOf(i + 1, { events: [stonePut(1, 'b')] }))
  const scene = stationAt({ entries: long })
  show(scene, Log)
  expect(document.querySelector('details')?.open).toBe(true)
  scene.table.entries = [...long, entryOf(20, { seat: 0, events: [stonePut(0, 'a')] })]
  await settled()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})

test('a folded turn does not tell what was taken back, which would seem to be what is named before it', async () => {
  const long = Array.from({ length: 9 }, (_, i) => entryOf(i + 1, { n: i + 1, events: [stonePut(1, 'b')] }))
  const back = entryOf(10, { kind: 'undo', undo: 8 })
  show(stationAt({ entries: [...long, back, entryOf(20, { n: 9, seat: 0, events: [stonePut(0, 'a')] })] }), Log)
  await settled()
  expect(document.querySelector('details .words')?.textContent).not.toContain(t('house-entry-undo', { player: 'B (Bob)' }))
  expect(document.querySelector('details .words')?.textContent).toContain('place b')
})

/** What a list of this height looks like to who scrolls in it. */
function scrolling(list: Element, scrollHeight: number): { to(top: number): void; top(): number } {
  let top = scrollHeight - 100
  Object.defineProperties(list, {
    scrollHeight: { get: () => scrollHeight },
    clientHeight: { get: () => 100 },
    scrollTop: { get: () => top, set: (to: number) => (top = Math.min(to, scrollHeight - 100)) },
  })
  return {
    to: (wanted) => {
      top = wanted
      list.dispatchEvent(new Event('scroll'))
    },
    top: () => top,
  }
}

test('the log stays at its newest line until somebody scrolls up, and comes back by a button', async () => {
  const scene = stationAt({ entries: [bob] })
  show(scene, Log)
  const list = scrolling(screen.getByRole('region'), 500)
  list.to(400)
  noButton('table-log-newest')
  list.to(100)
  await settled()
  await click(button('table-log-newest'))
  expect(list.top()).toBe(400)
  noButton('table-log-newest')
})

test('who has stopped reading finds the newest line again', async () => {
  vi.useFakeTimers()
  show(stationAt({ entries: [bob] }), Log)
  const list = scrolling(screen.getByRole('region'), 500)
  list.to(400)
  list.to(100)
  vi.advanceTimersByTime(30_000)
  expect(list.top()).toBe(400)
  vi.useRealTimers()
})

test('lines that grow do not count as reading', async () => {
  show(stationAt({ entries: [bob] }), Log)
  const list = scrolling(screen.getByRole('region'), 500)
  list.to(100)
  list.to(110)
  await settled()
  noButton('table-log-newest')
})

test('a line with a stage can show it again', async () => {
  const scene = stationAt({ entries: [bob] })
  scene.station.director.kept.keep([{ scene: { kind: 'fight', title: 'A fight' }, stays: false, version: 2 }])
  show(scene, Log)
  await click(button('table-stage-again'))
  expect(scene.station.director.stage?.scene.title).toBe('A fight')
})

test('moves that need no words are left out', () => {
  show(stationAt({ entries: [entryOf(1, { move: { do: 'Rest' } }), bob] }, { wordless: ['Rest'] }), Log)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('earlier lines are fetched on demand', async () => {
  const scene = stationAt({ entries: [bob], earlier: true })
  const load = vi.fn(async () => void (scene.table.earlier = false))
  Object.assign(scene.table, { loadEarlier: load })
  show(scene, Log)
  await click(button('table-log-earlier'))
  expect(load).toHaveBeenCalledOnce()
  noButton('table-log-earlier')
})

// ---------------------------------------------------------------- the chat

const say = async (words: string) => {
  await fireEvent.input(screen.getByRole('textbox'), { target: { value: words } })
  await fireEvent.submit(document.querySelector('form') as HTMLFormElement)
  await settled()
}

test('what somebody said stands with the name', () => {
  show(stationAt({ entries: [bob, chat(3, 'hello')] }), Chat)
  expect(screen.getByRole('log').textContent).toMatch(/Bob\s+hello/)
})

test('where nobody has spoken it says so', () => {
  show(stationAt({ entries: [bob] }), Chat)
  expect(screen.getByText(t('table-chat-empty'))).toBeTruthy()
})

test('words are sent trimmed, and the field is empty again', async () => {
  const scene = stationAt()
  show(scene, Chat)
  await say('  good game ')
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'say', text: 'good game' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('an empty line is not sent', async () => {
  const scene = stationAt()
  show(scene, Chat)
  await say('   ')
  expect(scene.done).not.toHaveBeenCalled()
})

test('words that are refused stay in the field, with the reason', async () => {
  const scene = stationAt()
  scene.done.mockRejectedValue(refusal('table-chat-muted'))
  show(scene, Chat)
  await say('hello')
  expect(screen.getByRole('alert').textContent).toBe(t('table-chat-muted'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('hello')
})

test('whoever was muted, or is a stranger, cannot write', () => {
  show(stationAt({ info: { muted: ['p0'] } }), Chat)
  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
  expect(button('table-chat-send').disabled).toBe(true)
})

test('a message of somebody else is reported to the host, with one press', async () => {
  const scene = stationAt({ entries: [{ ...chat(3, 'hello'), player: 'p1' }], info: { host: 'p2' } })
  show(scene, Chat)
  await click(button('table-report-message', { name: 'Bob' }))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'report', player: 'p1', entry: 3 })
})

test.each(['p0', 'p2'])('one’s own messages and those of the host are not reported (%s)', (player) => {
  show(stationAt({ entries: [{ ...chat(3, 'hello'), player }], info: { host: 'p2' } }), Chat)
  expect(screen.queryAllByRole('button', { name: new RegExp(t('table-report')) })).toEqual([])
})

test('the host reads who was reported for what, and mutes them there', async () => {
  const reported = entryOf(9, { kind: 'reported', name: 'Eva', text: 'Bob', whom: 'p1', quote: 'you fool' })
  const scene = stationAt({ entries: [reported] })
  show(scene, Chat)
  expect(screen.getByRole('log').textContent).toContain(t('table-reported-quote', { name: 'Eva', whom: 'Bob', quote: 'you fool' }))
  await click(button('table-mute-named', { name: 'Bob' }))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'mute', player: 'p1', muted: true })
})

// ---------------------------------------------------------------- both in the rail

test('log and chat are tabs; arrows go from one to the other and take the focus along', () => {
  show(stationAt({ entries: [bob] }), Rail)
  const [log, talk] = screen.getAllByRole('tab')
  expect([log?.getAttribute('aria-selected'), talk?.getAttribute('tabindex')]).toEqual(['true', '-1'])
  log?.focus()
  press('ArrowRight', log)
  expect(talk?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(talk)
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('rail-chat')
})

test('the tab of the chat counts what has not been read, until it is opened', async () => {
  const scene = stationAt({ entries: [chat(1, 'old')] })
  show(scene, Rail)
  scene.table.entries = [...scene.table.entries, chat(2, 'new'), chat(3, 'newer')]
  scene.table.info = infoOf({ version: 3 })
  await settled()
  expect(screen.getByRole('tab', { name: /2$/ })).toBeTruthy()
  await click(screen.getByRole('tab', { name: /2$/ }))
  expect(screen.queryByText('2')).toBeNull()
})

test('on a phone what was said and not read is marked as chat, and opened as chat', async () => {
  const scene = stationAt({ entries: [chat(1, 'old'), chat(2, 'new')] })
  show(scene, TableHead, { small: true })
  await click(screen.getByRole('button', { name: new RegExp(`^${t('table-chat')}`) }))
  expect([scene.station.rail, scene.station.railOpen]).toEqual(['chat', true])
})

test('what the game keeps beside its board has a heading of its own', () => {
  const scene = stationAt()
  show(stationAt({}, { Rail: scene.station.module.Board, tallRail: true }), Rail)
  expect(screen.getByRole('region', { name: t('table-phase') }).className).toContain('tall')
})

test('who wants moves at once is told that big moments go, too', async () => {
  set({ pace: 'normal' })
  show(stationAt(), Rail)
  const pick = async (value: string) => {
    await fireEvent.change(screen.getByRole('combobox', { name: t('house-pace') }), { target: { value } })
    await settled()
    return screen.getByRole('status').textContent
  }
  expect(await pick('quick')).toBe('')
  expect(await pick('now')).toBe(t('house-pace-now-line'))
  expect(preferences.pace).toBe('now')
  expect(await pick('normal')).toBe('')
})
