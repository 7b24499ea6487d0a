import { fireEvent, screen } from '@testing-library/svelte'
import { expect, test, vi } from 'vitest'
import { t } from '$lib/texts.svelte'
import Chat from '$routes/table/log/Chat.svelte'
import Log from '$routes/table/log/Log.svelte'
import Rail from '$routes/table/log/Rail.svelte'
import { button, click, deskAt, entryOf, infoOf, noButton, press, put, refusal, settled, show, stonePut } from '$kit/desk'

const bob = entryOf(2, { move: put('b'), events: [stonePut(1, 'b')] })
const chat = (version: number, text: string) => entryOf(version, { kind: 'chat', seat: 1, name: 'Bob', text })

// ---------------------------------------------------------------- the log

test('what happened stands by turns, under the name of who acted', () => {
  show(deskAt({ entries: [entryOf(1, { seat: 0, move: put('a'), events: [stonePut(0, 'a')] }), bob, entryOf(3, { move: put('c') })] }), Log)
  const groups = screen.getAllByRole('group').map((group) => [group.querySelector('b')?.textContent, group.querySelectorAll('li').length])
  expect(groups).toEqual([
    ['Ada', 1],
    ['Bob', 2],
  ])
})

test('chat has its own place', () => {
  show(deskAt({ entries: [bob, chat(3, 'hello')] }), Log)
  expect(screen.queryByText(/hello/)).toBeNull()
})

test('a click on a line points at where it happened', async () => {
  const scene = deskAt({ entries: [bob] })
  show(scene, Log)
  await click(screen.getByRole('button', { name: /stone put/ }))
  expect([...scene.desk.changed]).toEqual(['place:b'])
})

test('a line of which nothing came cannot be clicked', () => {
  show(deskAt({ entries: [entryOf(3, { move: put('c') })] }), Log)
  expect(screen.getByText(t('parts-entry-move', { player: 'B (Bob)', move: 'put c' }))).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('what was taken back is marked, and said to be', () => {
  show(deskAt({ entries: [bob, entryOf(3, { kind: 'undo', undo: 1 })] }), Log)
  const line = screen.getByRole('button', { name: /stone put/ }).closest('li')
  expect(line?.className).toContain('gone')
  expect(line?.textContent).toContain(t('table-log-undone'))
})

test('moves that need no words are left out', () => {
  show(deskAt({ entries: [entryOf(1, { move: { do: 'Rest' } }), bob] }, { wordless: ['Rest'] }), Log)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

test('earlier lines are fetched on demand', async () => {
  const scene = deskAt({ entries: [bob], earlier: true })
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
  show(deskAt({ entries: [bob, chat(3, 'hello')] }), Chat)
  expect(screen.getByRole('log').textContent).toMatch(/Bob\s+hello/)
})

test('where nobody has spoken it says so', () => {
  show(deskAt({ entries: [bob] }), Chat)
  expect(screen.getByText(t('table-chat-empty'))).toBeTruthy()
})

test('words are sent trimmed, and the field is empty again', async () => {
  const scene = deskAt()
  show(scene, Chat)
  await say('  good game ')
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'say', text: 'good game' })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('an empty line is not sent', async () => {
  const scene = deskAt()
  show(scene, Chat)
  await say('   ')
  expect(scene.done).not.toHaveBeenCalled()
})

test('words that are refused stay in the field, with the reason', async () => {
  const scene = deskAt()
  scene.done.mockRejectedValue(refusal('table-chat-muted'))
  show(scene, Chat)
  await say('hello')
  expect(screen.getByRole('alert').textContent).toBe(t('table-chat-muted'))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('hello')
})

test('whoever was muted, or is a stranger, cannot write', () => {
  show(deskAt({ info: { muted: ['p0'] } }), Chat)
  expect(screen.getByRole<HTMLInputElement>('textbox').disabled).toBe(true)
  expect(button('table-chat-send').disabled).toBe(true)
})

// ---------------------------------------------------------------- both in the rail

test('log and chat are tabs; arrows go from one to the other and take the focus along', () => {
  show(deskAt({ entries: [bob] }), Rail)
  const [log, talk] = screen.getAllByRole('tab')
  expect([log?.getAttribute('aria-selected'), talk?.getAttribute('tabindex')]).toEqual(['true', '-1'])
  log?.focus()
  press('ArrowRight', log)
  expect(talk?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(talk)
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe('rail-chat')
})

test('the tab of the chat counts what has not been read, until it is opened', async () => {
  const scene = deskAt({ entries: [chat(1, 'old')] })
  show(scene, Rail)
  scene.table.entries = [...scene.table.entries, chat(2, 'new'), chat(3, 'newer')]
  scene.table.info = infoOf({ version: 3 })
  await settled()
  expect(screen.getByRole('tab', { name: /2$/ })).toBeTruthy()
  await click(screen.getByRole('tab', { name: /2$/ }))
  expect(screen.queryByText('2')).toBeNull()
})

test('what the game keeps beside its board has a heading of its own', () => {
  const scene = deskAt()
  show(deskAt({}, { Rail: scene.desk.module.Board, tallRail: true }), Rail)
  expect(screen.getByRole('region', { name: t('table-phase') }).className).toContain('tall')
})
