import { fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameModule, PartKey, Scene as Shown } from '$games/contract'
import Emblem from '$lib/page/Emblem.svelte'
import { set, preferences } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import { guarded } from '$routes/table/director/keys'
import Showing from '$routes/table/director/Showing.svelte'
import { bindings } from '$routes/table/bindings'
import { askedFor, button, click, stationAt, DONE, entryOf, press, put, settled, show, stonePut, type Scene } from '$kit/station'
import { onPhone } from '$kit/phone'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  set({ stay: false })
})

const FIGHT: Shown = {
  kind: 'fight',
  title: 'A fight for c',
  text: 'Two armies meet.',
  seats: [1, 0],
  columns: ['army', 'cards'],
  rows: [
    { seat: 1, figures: [3, '+2'], effect: 'takes c', mark: 'first' },
    { seat: 0, figures: [4, 0], effect: 'loses one', mark: 'hit' },
  ],
  verdict: 'Bob wins by one.',
}

function staged(scenes: Shown[] = [FIGHT]): Scene {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) }, { scenes: () => scenes, Picture: Emblem as unknown as GameModule['Picture'] })
  show(scene, Showing)
  scene.station.director.present(scenes.map((one) => ({ scene: one, stays: true, version: 1 })))
  return scene
}

test('a stage shows who, the sums by seat, what each gets, and the verdict', async () => {
  staged()
  await settled()
  expect(screen.getByRole('dialog', { name: 'A fight for c' })).toBeTruthy()
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()))
  expect(rows).toEqual([
    ['', 'army', 'cards', t('table-stage-effect')],
    ['B Bob ★', '3', '+2', 'takes c'],
    ['A Ada ▼', '4', '0', 'loses one'],
  ])
  expect(screen.getByRole('img', { name: t('table-stage-hit') })).toBeTruthy()
  expect(screen.getByText('Bob wins by one.')).toBeTruthy()
})

const SCORING: Shown = {
  kind: 'scoring',
  title: 'Scoring',
  pictures: ['card:a'],
  columns: ['a', 'b', 'c', 'd', 'this age', 'in all'],
  rows: [
    { seat: 0, figures: [1, 0, 0, 2, '+3', 7] },
    { seat: 1, figures: [0, 0, 1, 0, '+1', 9], mark: 'first' },
  ],
}

test('on a phone sums of many columns stand upright, the total first', async () => {
  onPhone()
  staged([SCORING])
  await settled()
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()))
  expect(rows.slice(0, 3)).toEqual([
    ['', 'A Ada', 'B Bob ★'],
    ['in all', '7', '9'],
    ['a', '1', '0'],
  ])
  expect(rows).toHaveLength(7)
})

test('on a phone what each seat gets stands below its sums, over the whole width', async () => {
  onPhone()
  staged()
  await settled()
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()))
  expect(rows).toEqual([['', 'army', 'cards'], ['B Bob ★', '3', '+2'], ['takes c'], ['A Ada ▼', '4', '0'], ['loses one']])
  expect(screen.getByRole('cell', { name: 'takes c' }).getAttribute('colspan')).toBe('3')
})

/** Whether the pictures of a stage stand below its sums. */
async function isAfter(scene: Shown): Promise<boolean> {
  staged([scene])
  await settled()
  const [table, picture] = [screen.getByRole('table'), document.querySelector('.pictures')!]
  return Boolean(table.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING)
}

const FOUR: PartKey[] = ['card:a', 'card:b', 'card:c', 'card:d']
test.each<[what: string, scene: Shown, isLater: boolean]>([
  ['wide sums come before the pictures, or half of the rows would be below the edge', SCORING, true],
  ['where the sums are short, the pictures come first', { ...FIGHT, pictures: ['card:a'] }, false],
  ['where there is room, many pictures come first', { ...FIGHT, pictures: FOUR }, false],
])('%s', async (_, scene, isLater) => expect(await isAfter(scene)).toBe(isLater))

test.each([
  ['where both are higher than the screen has room for, pictures come after the sums', 700, true],
  ['where both fit, pictures come first on a phone, too', 500, false],
])('%s', async (_, height, isLater) => {
  onPhone()
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height)
  expect(await isAfter({ ...FIGHT, pictures: FOUR })).toBe(isLater)
})

test.each(['Enter', 'Escape'])('%s goes on, wherever the focus is, and no button hears of it', async (key) => {
  const { station } = staged()
  await settled()
  const other = document.body.appendChild(document.createElement('button'))
  const clicked = vi.fn()
  other.addEventListener('keydown', clicked)
  other.focus()
  expect(press(key, other)).toBe(false)
  expect(clicked).not.toHaveBeenCalled()
  expect(station.director.stage).toBeNull()
  other.remove()
})

test('what is being written stays with who writes it', async () => {
  const { station } = staged()
  await settled()
  const field = document.body.appendChild(document.createElement('input'))
  press('Enter', field)
  expect(station.director.stage).not.toBeNull()
  field.remove()
})

test('the button goes on to the next stage, and from the last to the table', async () => {
  const { station } = staged([FIGHT, { kind: 'age', title: 'An age ends' }])
  await settled()
  await click(button('table-stage-on'))
  expect(screen.getByRole('dialog').textContent).toContain('An age ends')
  await click(button('table-stage-on'))
  expect(station.director.isShowing).toBe(false)
})

test('a click beside it leads to now; one inside does not', async () => {
  const { station } = staged()
  await settled()
  await click(screen.getByText('Two armies meet.'))
  expect(station.director.stage).not.toBeNull()
  await click(document.body)
  expect(station.director.stage).toBeNull()
})

test('no key makes a move while a stage is open', async () => {
  const { station } = staged()
  const bound = guarded(station, bindings(station))
  expect(bound['1']).toBeUndefined()
  expect(bound['u']).toBeUndefined()
  bound['Enter']?.()
  expect(station.director.stage).toBeNull()
})

test('Enter and e skip what is shown and end nothing; an open question and haste keep them', async () => {
  const { station, table } = stationAt({ asked: askedFor([put('a'), DONE]) })
  station.director.feed([], table.view)
  station.director.feed([entryOf(2, { events: [stonePut(1, 'b')] }), entryOf(3, { events: [stonePut(1, 'c')] })], table.view)
  const held = guarded(station, bindings(station))
  expect(station.director.step).not.toBeNull()
  held['Enter']?.()
  expect(station.director.step).toBeNull()
  expect(station.deciding.pending).toBeNull()
  station.director.feed([entryOf(4, { events: [stonePut(1, 'd')] })], table.view)
  station.deciding.pending = { move: put('a'), foreseen: null, warnings: [] }
  guarded(station, bindings(station))['Enter']?.()
  expect(station.director.step).not.toBeNull()
})

test('the pointer holds a stage that would go on; it can be kept open for good', async () => {
  const scene = stationAt({}, { scenes: () => [FIGHT] })
  show(scene, Showing)
  const { station, table } = scene
  station.director.feed([], table.view)
  station.director.feed([entryOf(2, { seat: 0, events: [stonePut(0, 'a')] })], table.view)
  await settled()
  const move = new MouseEvent('pointermove', { bubbles: true, movementX: 3 } as MouseEventInit)
  screen.getByRole('dialog').dispatchEvent(move)
  vi.advanceTimersByTime(60_000)
  expect(station.director.stage).not.toBeNull()
  await click(screen.getByRole('checkbox'))
  expect(preferences.stay).toBe(true)
  await fireEvent.pointerLeave(screen.getByRole('dialog'))
  vi.advanceTimersByTime(60_000)
  expect(station.director.stage).not.toBeNull()
})

test('while something is played back, no key makes a move', async () => {
  const { station } = stationAt({ asked: askedFor([put('a')]) })
  const entry = entryOf(2, { events: [stonePut(1, 'b')] })
  station.recap.frames = [
    { entry, view: null, before: null },
    { entry, view: null, before: null },
  ]
  station.recap.go(0)
  const bound = guarded(station, bindings(station))
  expect([bound['1'], bound['Enter'], bound['h']]).toEqual([undefined, undefined, undefined])
  bound['ArrowRight']?.()
  expect(station.recap.at).toBe(1)
  bound['Escape']?.()
  expect(station.recap.frame).toBeNull()
})

test('the line of words can be skipped by its button', async () => {
  const scene = stationAt()
  show(scene, Showing)
  const { station, table } = scene
  station.director.feed([], table.view)
  station.director.feed([entryOf(2, { events: [stonePut(1, 'a')] }), entryOf(3, { events: [stonePut(1, 'b')] })], table.view)
  await settled()
  expect(document.querySelector('.telling')?.textContent).toContain('place a')
  await click(screen.getByRole('button', { name: new RegExp(t('table-skip')) }))
  expect(document.querySelector('.telling')).toBeNull()
})
