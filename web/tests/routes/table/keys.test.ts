import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '$games/contract'
import { set } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import { bindings } from '$routes/table/bindings'
import Screen from '$routes/table/Screen.svelte'
import { answer, askedFor, stationAt, DONE, entryOf, foreseen, press, put, settled, slide, type Scene } from '$kit/station'
import { TOY, toyModule } from '$kit/toy'

beforeEach(() => set({ confirm: 'never' }))

/** The whole play screen; its station is its own, so that what it does is seen on the page. */
async function play(state: Parameters<typeof stationAt>[0] = {}, module: Partial<GameModule> = {}): Promise<Scene> {
  const scene = stationAt(state)
  render(Screen, { table: scene.table, game: TOY, module: toyModule(module), gone: '' })
  await settled()
  return scene
}
const onBoard = (place: string) => document.querySelector<HTMLElement>(`.area [data-part="place:${place}"]`) as HTMLElement
const sent = ({ done }: Scene) => done.mock.calls.map(([command]) => command)
const ASKED = askedFor([put('a'), put('b'), { do: 'Burn' }, { do: 'Draw' }, DONE])
const MODULE = { primary: ['Done'] }
const played = (scene: Scene) => sent(scene).flatMap((command) => (command.do === 'play' ? [command.move] : []))

test('a digit takes the choice of that number, never what is on the board or the great button', async () => {
  const scene = await play({ asked: ASKED }, MODULE)
  press('2')
  await settled()
  expect(played(scene)).toEqual([{ do: 'Draw' }])
})

test('a digit beyond the list does nothing', async () => {
  const scene = await play({ asked: ASKED }, MODULE)
  press('3')
  press('7')
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test.each(['Enter', 'e'])('%s is the great button, and nothing where there is none', async (key) => {
  const scene = await play({ asked: ASKED }, MODULE)
  press(key)
  await settled()
  expect(played(scene)).toEqual([DONE])
})

test.each(['Enter', 'e'])('%s plays nothing where the great button is not possible', async (key) => {
  const scene = await play({ asked: askedFor([{ do: 'Burn' }]) }, { ...MODULE, keys: { e: 'place:a' } })
  press(key)
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test('Enter does not end a turn in which something has been taken up', async () => {
  const scene = await play({ asked: askedFor([slide('a', 'b'), slide('a', 'c'), DONE]) }, MODULE)
  onBoard('a').click()
  await settled()
  press('Enter', document.body)
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test('Enter ends nothing while a hint or what happened is being read', async () => {
  const scene = await play({ asked: ASKED, entries: [entryOf(1)] }, MODULE)
  press('s')
  await settled()
  const panel = document.activeElement
  expect(panel?.closest('[role=dialog]')).toBeTruthy()
  press('Enter', panel!)
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
  press('Escape', panel!)
  await settled()
  press('Enter', document.body)
  await settled()
  expect(played(scene)).toEqual([DONE])
})

test('Enter confirms what waits for it, Escape declines it', async () => {
  set({ confirm: 'always' })
  const scene = await play({ asked: ASKED }, MODULE)
  press('1')
  await settled()
  press('Escape')
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
  press('1')
  await settled()
  press('Enter', document.body)
  await settled()
  expect(played(scene)).toEqual([{ do: 'Burn' }])
})

test('Page keys lead to what can be chosen, from wherever one is', async () => {
  await play({ asked: askedFor([put('a'), put('b')]) })
  press('PageDown', document.body)
  expect(document.activeElement?.closest('[data-part]')).toBe(onBoard('a'))
  press('PageDown')
  expect(document.activeElement?.closest('[data-part]')).toBe(onBoard('b'))
  press('PageUp')
  expect(document.activeElement?.closest('[data-part]')).toBe(onBoard('a'))
})

test('while moves are played back no key makes one', async () => {
  const scene = stationAt({ asked: ASKED }, MODULE)
  Object.assign(scene.station.recap, { frames: [{ entry: entryOf(1), view: null }], at: 0 })
  const bound = bindings(scene.station)
  for (const key of ['1', 'Enter', 'e', 'u']) expect(bound[key]).toBeUndefined()
  expect(bound.Escape).toBeDefined()
})

test('while a stage is open no key makes a move', () => {
  const scene = stationAt({ asked: ASKED }, MODULE)
  Object.assign(scene.station, { director: { stage: { kind: 'war' } } })
  expect(bindings(scene.station)['1']).toBeUndefined()
})

test('a click on what is not lit is answered beside it, with the clause', async () => {
  const scene = await play({ asked: askedFor([put('a')]) })
  scene.asked.mockResolvedValue(answer({ why: { key: 'table-final-chance', clause: 'TOY-PUT-1', args: {} } }))
  onBoard('c').click()
  await settled()
  expect(scene.asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: put('c') })
  expect(document.querySelector('.part-note')?.textContent).toContain('TOY-PUT-1')
  press('Escape')
  await settled()
  expect(document.querySelector('.part-note')).toBeNull()
})

test('a part with two meanings opens a menu at it, with prices, for pointer and keys', async () => {
  const [build, mine] = [
    { do: 'Build', place: 'a' },
    { do: 'Mine', place: 'a' },
  ]
  const scene = await play({ asked: askedFor([build, mine, put('b')]) }, { price: (move) => (move.do === 'Mine' ? '2 ore' : null) })
  onBoard('a').click()
  await settled()
  const items = screen.getAllByRole('menuitem')
  expect(items.map((item) => item.textContent?.trim().replaceAll(/\s+/g, ' '))).toEqual(['1build a', '2mine a 2 ore', t('table-back')])
  expect(document.activeElement).toBe(items[0])
  press('ArrowDown')
  expect(document.activeElement).toBe(items[1])
  press('Escape')
  await settled()
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(onBoard('a'))
  onBoard('a').click()
  await settled()
  press('2')
  await settled()
  expect(played(scene)).toEqual([mine])
})

test('u takes back, or says why not', async () => {
  const scene = await play({ asked: ASKED, undo: { may: true, reason: null } })
  press('u')
  await settled()
  expect(sent(scene)).toEqual([{ do: 'undo', seat: 0, all: false }])
  scene.table.undo = { may: false, reason: { key: 'table-final-chance', clause: '', args: {} } }
  press('u')
  await settled()
  expect(scene.done).toHaveBeenCalledTimes(1)
  expect(screen.getByText(t('table-final-chance'))).toBeTruthy()
})

test('w asks why not and leaves it again', async () => {
  await play({ asked: ASKED })
  press('w')
  expect(document.getElementById('prompt')?.textContent).toBe(t('table-why-not-prompt'))
  press('w')
  expect(document.getElementById('prompt')?.textContent).toBe('turn')
})

test('i tries what if, where a digit tries and does not play', async () => {
  const scene = await play({ asked: ASKED })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ asked: [{ seat: 0, asked: ASKED }] }) }))
  press('i')
  await settled()
  press('1')
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
  expect(scene.asked).toHaveBeenLastCalledWith(expect.objectContaining({ ask: 'foresee', moves: [{ seat: 0, move: { do: 'Burn' } }] }))
})

test('a opens all choices, ? the list of keys, s the news', async () => {
  await play({ asked: ASKED })
  press('a')
  await settled()
  expect(screen.getByRole('dialog', { name: t('table-all-choices-title') })).toBeTruthy()
})

test('s opens the news beside the board, and closes them', async () => {
  await play({ asked: ASKED })
  press('s')
  await settled()
  expect(screen.getByRole('dialog', { name: t('table-since') })).toBeTruthy()
  press('s')
  await settled()
  expect(screen.queryByRole('dialog', { name: t('table-since') })).toBeNull()
})

test('c leads to the chat, l back to the log', async () => {
  await play({ asked: ASKED })
  press('c')
  await settled()
  expect(document.activeElement?.id).toBe('rail-chat')
  press('l', document.body)
  await settled()
  expect(document.activeElement?.id).toBe('rail-log')
})

test('letters that are typed into a field are no commands', async () => {
  const scene = await play({ asked: ASKED })
  press('c')
  await settled()
  press('u', screen.getByRole('textbox', { name: t('table-chat-say') }))
  press('1', screen.getByRole('textbox', { name: t('table-chat-say') }))
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test('with Ctrl or Alt a key belongs to the browser', async () => {
  const scene = await play({ asked: ASKED })
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', ctrlKey: true, bubbles: true }))
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test('a game’s own keys pick their parts while these are lit, and else mean what they always do', async () => {
  const moves = ['a', 'b', 'c'].flatMap((start) => ['a', 'b', 'c'].map((end) => slide(start, end)))
  const scene = await play({ asked: askedFor([...moves, DONE]) }, { keys: { 1: 'place:b', 2: 'place:z' } })
  press('1')
  await settled()
  expect(onBoard('b').getAttribute('aria-pressed')).toBe('true')
  expect(scene.done).not.toHaveBeenCalled()
})

test('those who watch cannot play by keyboard', async () => {
  const scene = await play({ yours: [], eyes: null })
  for (const key of ['1', 'u', 'h', 'w', 'i']) press(key)
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
  expect(document.getElementById('prompt')?.textContent).toBe(t('table-waiting', { names: 'Bob', count: 1 }))
})

// ---------------------------------------------------------------- the screen as a whole

test('a click on the board and a click on the button are the same move', async () => {
  const scene = await play({ asked: askedFor([put('a'), put('b')]) })
  onBoard('b').click()
  await settled()
  expect(sent(scene)).toEqual([{ do: 'play', seat: 0, decision: 1, move: put('b') }])
})

test('while the screen changes hands nothing of either player is on the page', async () => {
  const scene = await play({ yours: [0, 1], view: { stones: 3, asked: [{ seat: 1 }] } })
  expect(screen.getByRole('heading').textContent).toBe(t('table-cover-give', { name: 'Bob' }))
  expect(document.querySelector('[data-drawing]')).toBeNull()
  const look = vi.fn()
  Object.assign(scene.table, { look })
  screen.getByRole('button').click()
  flushSync()
  expect(document.querySelector('[data-drawing]')).toBeNull()
  scene.table.eyes = 1
  await settled()
  expect(document.querySelector('[data-drawing="board"]')?.getAttribute('data-eyes')).toBe('1')
})

test('before there is a view nothing is drawn', async () => {
  await play({ view: null })
  expect(document.querySelector('[data-drawing]')).toBeNull()
})

test('on a narrow screen one’s own things lie in a sheet that can be lowered', async () => {
  const narrow = (query: string) => ({ matches: query.includes('860px'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(narrow)
  await play({ asked: ASKED })
  media.mockRestore()
  const grip = screen.queryByRole('button', { name: t('table-sheet-close') })
  expect(grip).toBeTruthy()
  grip?.click()
  await settled()
  expect(screen.getByRole('button', { name: t('table-sheet-open') }).getAttribute('aria-expanded')).toBe('false')
})
