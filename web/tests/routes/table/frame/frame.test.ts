import { fireEvent, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Threat } from '$games/contract'
import { set, preferences } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import Banners from '$routes/table/frame/Banners.svelte'
import BoardArea from '$routes/table/frame/BoardArea.svelte'
import KeysHelp from '$routes/table/frame/KeysHelp.svelte'
import Overlays from '$routes/table/frame/Overlays.svelte'
import SoundButton from '$routes/table/frame/head/SoundButton.svelte'
import TableHead from '$routes/table/frame/head/TableHead.svelte'
import Threats from '$routes/table/frame/Threats.svelte'
import TableMenu from '$routes/table/frame/head/TableMenu.svelte'
import { askedFor, button, click, stationAt, entryOf, noButton, press, put, seatOf, settled, show } from '$kit/station'

// ---------------------------------------------------------------- banners

const banners = (...given: Parameters<typeof stationAt>) => {
  const scene = stationAt(...given)
  show(scene, Banners, { gone: '' })
  return scene
}

test('a table that is gone says so as an alert', () => {
  show(stationAt(), Banners, { gone: t('table-gone') })
  expect(screen.getByRole('alert').textContent).toContain(t('table-gone'))
})

test('a lost line is told, without an alarm', () => {
  banners({ status: 'lost' })
  expect(screen.getByRole('status').textContent).toBe(t('table-lost'))
})

test('those who watch are told that they do', () => {
  banners({ yours: [], eyes: null })
  expect(screen.getByText(t('table-watching'))).toBeTruthy()
})

test('a paused game goes on when those who sit there want it', async () => {
  const { done } = banners({ info: { status: 'paused' } })
  await click(button('table-resume'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'pause', paused: false })
})

test('whoever is ready already is named and not asked again', () => {
  banners({ info: { status: 'paused', pausing: [0] } })
  expect(screen.getByText(new RegExp(t('table-resume-wished', { names: 'Ada' })))).toBeTruthy()
  noButton('table-resume')
})

test('a wish to pause is agreed to, or taken back by who had it', async () => {
  const { done } = banners({ info: { pausing: [1] } })
  await click(button('table-end-agree'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'pause', paused: true })
})

test('a vote against somebody is agreed to by the others', async () => {
  const { done } = banners({ info: { seats: [seatOf(0), seatOf(1, { opposed_by: [2] }), seatOf(2)] } })
  expect(screen.getByText(new RegExp(t('table-remove-offered', { names: 'Cleo', name: 'Bob' })))).toBeTruthy()
  await click(button('table-end-agree'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'remove', seat: 1 })
})

test.each([0, 1])('neither who has voted nor whom it concerns is asked', (seat) => {
  const opposed = [seatOf(0, { opposed_by: seat === 0 ? [1] : [] }), seatOf(1, { opposed_by: seat === 1 ? [0] : [] })]
  banners({ info: { seats: opposed } })
  noButton('table-end-agree')
})

test('one’s own wish to pause is taken back', async () => {
  const { done } = banners({ info: { pausing: [0] } })
  await click(button('table-pause-take-back'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'pause', paused: false })
})

test('an offer to end is put to the others, not to who made it', async () => {
  const { done } = banners({ info: { seats: [seatOf(0), seatOf(1, { agrees_to_end: true })] } })
  await click(button('table-end-agree'))
  expect(done).toHaveBeenCalledExactlyOnceWith({ do: 'offer-end', seat: 0, agree: true })
})

test('who has offered to end is not asked whether to agree', () => {
  banners({ info: { seats: [seatOf(0, { agrees_to_end: true }), seatOf(1)] } })
  noButton('table-end-agree')
})

// ---------------------------------------------------------------- the board

test('the board is told in sentences for those who do not see it', () => {
  show(stationAt(), BoardArea)
  expect(screen.getByRole('list', { name: t('table-board-words') }).textContent).toBe('3 stones lie on the table.')
})

test('a right click on a part asks why it cannot be chosen', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, BoardArea)
  screen.getByRole('button', { name: 'c' }).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  await settled()
  expect([scene.station.mode, scene.station.doubt.verdict?.move]).toEqual(['doubt', put('c')])
})

test('a right click elsewhere is left to the browser', () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  show(scene, BoardArea)
  expect(screen.getByRole('region').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))).toBe(true)
  expect(scene.station.mode).toBe('play')
})

test('the drawings of a game are given the game, the players and whose eyes they are', () => {
  const { station, table } = stationAt()
  expect([station.drawn.game.id, station.drawn.players.map(({ name }) => name), station.drawn.eyes]).toEqual(['toy', ['Ada', 'Bob'], 0])
  table.eyes = null
  expect(station.drawn.eyes).toBeNull()
})

test('what others have touched is marked on the board', () => {
  show(stationAt({ entries: [entryOf(2, { events: [{ event: 'StonePut', seat: 1, place: 'b' }] })] }), BoardArea)
  expect([...document.querySelectorAll('[data-changed]')].map((part) => part.textContent)).toEqual(['b'])
})

// ---------------------------------------------------------------- the head and the menu

test('the head says what is played and that the line is being mended', () => {
  show(stationAt({ status: 'lost', info: { watchers: 2 } }), TableHead)
  expect(screen.getByRole('heading').textContent).toBe('Toy')
  expect(screen.getByRole('status').textContent).toBe(t('table-reconnecting'))
  expect(screen.getByText(t('table-watchers', { count: 2 }))).toBeTruthy()
})

test('on a phone the head opens the log', async () => {
  const scene = stationAt()
  show(scene, TableHead, { small: true })
  await click(button('table-log'))
  expect(scene.station.railOpen).toBe(true)
})

test('on a phone one’s figures are in the head, and what could be misread is said in a sentence', () => {
  const figures = () => [
    { label: 'Points', value: 8 },
    { label: 'Trophies', value: '1/4', said: '1 of 4 trophies won' },
  ]
  show(stationAt({}, { figures }), TableHead, { small: true })
  expect(screen.getAllByRole('definition').map((figure) => figure.querySelector('.spoken')?.textContent ?? figure.textContent?.trim())).toEqual([
    '8',
    '1 of 4 trophies won',
  ])
})

test('giving up takes a second word', async () => {
  const scene = stationAt()
  show(scene, TableMenu)
  await click(button('table-concede'))
  expect(screen.getByText(t('table-concede-sure'))).toBeTruthy()
  expect(scene.done).not.toHaveBeenCalled()
  await click(button('table-no'))
  await click(button('table-concede'))
  await click(button('table-concede'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'concede', seat: 0 })
})

test('a bot stands in, of the level one chooses', async () => {
  const scene = stationAt()
  scene.station.panel = 'menu'
  show(scene, TableMenu)
  await click(button('table-stand-in'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'stand-in', seat: 0, level: 'casual' })
  expect(scene.station.panel).toBeNull()
})

test('pausing and offering to end are in the menu of those who play, and of nobody else', async () => {
  const scene = stationAt()
  show(scene, TableMenu)
  await click(button('table-pause'))
  await click(button('table-end-offer'))
  expect(scene.done.mock.calls.map(([{ do: what }]) => what)).toEqual(['pause', 'offer-end'])
})

test('those who watch find the link, the rules and the way out', () => {
  show(stationAt({ yours: [], eyes: null, you: 'p9' }), TableMenu)
  noButton('table-pause')
  noButton('table-concede')
  expect(screen.getByRole('link', { name: t('table-leave') }).getAttribute('href')).toBe('/')
})

// ---------------------------------------------------------------- what opens over the table

test('a panel opens as a dialog under its name, and closes by its cross', async () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  show(scene, Overlays)
  expect(screen.queryByRole('dialog')).toBeNull()
  scene.station.toggle('keys')
  await settled()
  expect(screen.getByRole('dialog', { name: t('table-keys') })).toBeTruthy()
  await click(button('house-close'))
  expect(scene.station.panel).toBeNull()
})

test('one panel gives way to the next', async () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  scene.station.panel = 'menu'
  show(scene, Overlays)
  await click(button('table-presets'))
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  expect(screen.getByRole('dialog', { name: t('table-presets') })).toBeTruthy()
})

test('a hint lies beside the board, not over the table', () => {
  const scene = stationAt()
  scene.station.panel = 'hint'
  show(scene, Overlays)
  expect(screen.queryByRole('dialog')).toBeNull()
})

const threats = (): Threat[] => [
  { key: 'war', text: 'B is stronger.', when: 'now' as const, parts: ['place:b'] },
  { key: 'hunger', text: 'Two go hungry.', when: 'soon' as const },
  { key: 'end', text: 'The end is near.', when: 'soon' as const },
]
const warnings = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

const high = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(() => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList)

test('what threatens one stands on one’s side, the two worst first, each pointing at what it speaks of', async () => {
  const media = high()
  const scene = stationAt({}, { threats })
  show(scene, Threats)
  expect(warnings()).toEqual([expect.stringContaining('B is stronger.'), expect.stringMatching(/Two go hungry.*[+]1$/)])
  await fireEvent.pointerEnter(screen.getByRole('button', { name: /B is stronger/ }))
  expect(scene.station.pointed).toEqual(['place:b'])
  await click(screen.getByRole('button', { name: /Two go hungry/, expanded: false }))
  expect(warnings()).toHaveLength(3)
  await click(screen.getByRole('button', { name: /Two go hungry/, expanded: true }))
  expect(warnings()).toHaveLength(2)
  media.mockRestore()
})

test('on a phone what threatens one is a line that opens', async () => {
  show(stationAt({}, { threats }), Threats, { small: true })
  expect(warnings()).toEqual([expect.stringMatching(/B is stronger.*[+]2$/)])
  await click(screen.getByRole('button', { name: /B is stronger/ }))
  expect(warnings()).toHaveLength(3)
})

test('a single threat has nothing to open', () => {
  show(stationAt({}, { threats: () => threats().slice(0, 1) }), Threats, { small: true })
  expect(screen.getByRole('button').hasAttribute('aria-expanded')).toBe(false)
})

test('those who watch are threatened by nothing', () => {
  show(stationAt({ yours: [], eyes: null }, { threats: () => [{ key: 'x', text: 'x', when: 'now' }] }), Threats)
  expect(screen.queryByRole('list')).toBeNull()
})

test('on a phone one’s own figures are in the head, whatever else is open', () => {
  show(stationAt({}, { figures: (_, seat) => [{ label: 'points', value: 7 + seat }] }), TableHead, { small: true })
  expect(screen.getByText('7')).toBeTruthy()
  expect(screen.getByText('points')).toBeTruthy()
})

test('the list of keys names those of a game that has some', () => {
  const shown = show(stationAt({}, { keys: { y: 'place:a', 1: 'place:b', 2: 'place:c', 3: 'place:d', b: 'place:e' } }), KeysHelp)
  expect(shown.textContent).toContain(t('table-key-parts'))
  expect([...shown.querySelectorAll('kbd')].map((key) => key.textContent)).toContain('1 – 3, B Y')
  expect(show(stationAt(), KeysHelp).textContent).not.toContain(t('table-key-parts'))
})

// ---------------------------------------------------------------- sound

beforeEach(() => set({ sound: true, music: true }))
afterEach(() => set({ sound: true, music: true }))

test('quiet is two clicks away, and the button says so', async () => {
  show(stationAt(), SoundButton)
  await click(button('table-sound'))
  await click(screen.getByRole('switch'))
  expect(preferences.sound).toBe(false)
  expect(button('table-sound-off')).toBeTruthy()
})

test('Escape closes it and gives the focus back; a click elsewhere closes it, too', async () => {
  show(stationAt(), SoundButton)
  await click(button('table-sound'))
  press('Escape', screen.getByRole('switch'))
  expect(screen.queryByRole('switch')).toBeNull()
  expect(document.activeElement).toBe(button('table-sound'))
  await click(button('table-sound'))
  await click(document.body)
  expect(screen.queryByRole('switch')).toBeNull()
})

test('music has a switch of its own where the game has music', async () => {
  show(stationAt({}, { sound: { heard: () => [], score: () => null } }), SoundButton)
  await click(button('table-sound'))
  expect(screen.getAllByRole('switch')).toHaveLength(2)
})
