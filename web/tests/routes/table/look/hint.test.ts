import { screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { set } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import type { Advised } from '$lib/wire'
import Hint from '$routes/table/look/ahead/Hint.svelte'
import Reference from '$routes/table/look/Reference.svelte'
import RulesDrawer from '$routes/table/look/RulesDrawer.svelte'
import { answer, askedFor, button, click, stationAt, entryOf, foreseen, put, refusal, settled, show, stonePut } from '$kit/station'
import Looked from '$kit/Looked.svelte'

beforeEach(() => set({ confirm: 'never' }))

const advised = (place: string, more: Partial<Advised> = {}): Advised => ({
  move: put(place),
  value: 0.5,
  share: 0.25,
  plan: [put(place)],
  open: false,
  events: [stonePut(0, place)],
  ended: true,
  changes: {},
  against: {},
  chances: [0.5, 0.5],
  otherwise: [0.5, 0.5],
  ...more,
})

async function hinted(...moves: Advised[]) {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  scene.station.panel = 'hint'
  const hint = { level: 'strong', moves }
  scene.asked.mockImplementation(async (inquiry) => (inquiry.ask === 'hint' ? answer({ hint }) : answer({ foreseen: foreseen() })))
  show(scene, Hint)
  await settled()
  return scene
}

test('a hint asks for the strongest judge and shows its best plan at once, step by step', async () => {
  const scene = await hinted(advised('a', { plan: [put('a'), put('b')] }), advised('b'))
  expect(scene.asked.mock.calls[0]?.[0]).toEqual({ ask: 'hint', seat: 0 })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect([...document.querySelectorAll('.step')].map((step) => step.textContent)).toEqual(['1 put a', '2 put b'])
  expect(scene.station.pointed).toEqual(['place:a'])
})

test('while it is open the board knows what it speaks of; afterwards nothing is told', async () => {
  const { station } = await hinted(advised('a'))
  expect([...(station.drawn.told ?? [])]).toEqual(['place:a'])
  await click(button('house-close'))
  expect(station.drawn.told).toBeNull()
})

test('on a phone it lies low until one wants all of it', async () => {
  await hinted(advised('a'))
  const card = screen.getByRole('dialog')
  expect(card.className).not.toContain('whole')
  await click(button('table-panel-whole'))
  expect(card.className).toContain('whole')
  await click(button('table-panel-lower'))
  expect(card.className).not.toContain('whole')
})

test('a chance is told beside that of the other plans, and never beside a glance at the position', async () => {
  await hinted(advised('a', { value: 0.28, chances: [0.4, 0.6] }), advised('b', { value: 0.26 }))
  const [best, next] = screen.getAllByRole('listitem')
  expect(best?.textContent).toContain(t('table-hint-chance-best', { value: 28, other: 26 }))
  expect(next?.textContent).toContain(t('table-hint-chance-other', { value: 26, other: 28 }))
  expect(document.body.textContent).not.toContain('40')
})

test('where there is one plan, its chance stands alone', async () => {
  await hinted(advised('a', { value: 0.28 }))
  expect(screen.getByText(t('table-hint-chance', { value: 28 }))).toBeTruthy()
})

test('it says what changes against doing nothing and against the next best', async () => {
  await hinted(advised('a', { changes: { points: 2 }, against: { points: 3 } }), advised('b', { changes: { points: -1 }, against: { points: -3 } }))
  const said = screen.getAllByRole('listitem')[0]?.textContent
  expect(said).toContain(t('judge-changes', { changes: 'points +2' }))
  expect(said).toContain(t('judge-against-next', { changes: 'points +3' }))
})

test('a plan that stops before the turn ends is compared with the position as it is', async () => {
  await hinted(advised('a', { ended: false, changes: { points: 2 } }))
  expect(screen.getByText(t('judge-changes-now', { changes: 'points +2' }))).toBeTruthy()
})

test('where nothing tells two moves apart, that is said', async () => {
  await hinted(advised('a'), advised('b'))
  expect(screen.getByText(t('judge-alike'))).toBeTruthy()
})

test('what comes after a draw is not told, only that it depends', async () => {
  await hinted(advised('a', { open: true }))
  expect(screen.getByText(t('judge-open'))).toBeTruthy()
})

test('a view that was drawn by chance is not shown as if it came so', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  const hint = { level: 'strong', moves: [advised('a')] }
  scene.asked.mockImplementation(async (inquiry) => (inquiry.ask === 'hint' ? answer({ hint }) : answer({ foreseen: { ...foreseen(), open: true } })))
  show(scene, Hint)
  await settled()
  expect(scene.station.shown).toBeNull()
})

test('a click on a move points at its parts and shows the table after it', async () => {
  const scene = await hinted(advised('a'), advised('b'))
  await click(screen.getByRole('button', { name: 'put b' }))
  expect(scene.station.pointed).toEqual(['place:b'])
  expect(scene.station.ghost).toEqual({ stones: 9 })
  expect(scene.done).not.toHaveBeenCalled()
})

test('it is played from there, and the hint closes', async () => {
  const scene = await hinted(advised('a'))
  await click(button('table-hint-play'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: put('a') })
  expect([scene.station.panel, scene.station.shown]).toEqual([null, null])
})

test('until the bot has thought it says that it thinks', () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  scene.asked.mockReturnValue(new Promise(() => {}))
  show(scene, Hint)
  expect(screen.getByText(t('table-hint-thinking'))).toBeTruthy()
})

test('a hint that is refused says why', async () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  scene.asked.mockRejectedValue(refusal('table-final-clock'))
  show(scene, Hint)
  await settled()
  expect(screen.getByText(t('table-final-clock'))).toBeTruthy()
})

test('it closes once the question is answered', async () => {
  const scene = await hinted(advised('a'))
  scene.table.asked = null
  await settled()
  expect(scene.station.panel).toBeNull()
})

// ---------------------------------------------------------------- rules and things to look up

/** A station with a clause open; rules pages are kept by their game, so each test has one of its own. */
function ruled(game: string) {
  const scene = stationAt()
  Object.assign(scene.station, { game: { ...scene.station.game, id: game } })
  scene.station.rule('TOY-PUT-1')
  return scene
}

test('the words of a clause are shown without its number, its marks and its sources, with the way to its page', async () => {
  const scene = ruled('told')
  const text = '- **TOY-PUT-2** other\n- **TOY-PUT-1** Put **one** stone,\n  see [Stones](#stones) and TOY-PUT-2. [both]'
  vi.spyOn(api, 'rules').mockResolvedValue({ game: 'told', lang: 'en', text })
  show(scene, RulesDrawer)
  await settled()
  expect(document.querySelector('.words')?.textContent).toBe('Put one stone, see Stones and TOY-PUT-2.')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/told#TOY-PUT-1')
})

test('rules that cannot be fetched say so', async () => {
  const scene = ruled('untold')
  vi.spyOn(api, 'rules').mockRejectedValue(new Error('offline'))
  show(scene, RulesDrawer)
  await settled()
  expect(screen.getByText(t('learn-rules-missing'))).toBeTruthy()
})

test('what there is to look up gets the whole log, without what was taken back', async () => {
  const undone = entryOf(4, { kind: 'undo', undo: 2 })
  const scene = stationAt({ entries: [entryOf(2), entryOf(3), undone], earlier: true }, { Reference: Looked as never })
  const load = vi.fn(async () => {
    scene.table.entries = [entryOf(1), ...scene.table.entries]
    scene.table.earlier = false
  })
  Object.assign(scene.table, { loadEarlier: load })
  show(scene, Reference)
  await settled()
  expect(load).toHaveBeenCalledOnce()
  expect(document.querySelector('[data-log]')?.getAttribute('data-log')).toBe('1 2 4')
})

test('a log that cannot be loaded whole is shown as far as it is here', async () => {
  const scene = stationAt({ entries: [entryOf(2)], earlier: true }, { Reference: Looked as never })
  Object.assign(scene.table, { loadEarlier: vi.fn(() => Promise.reject(new Error('offline'))) })
  show(scene, Reference)
  await settled()
  expect(document.querySelector('[data-log]')?.getAttribute('data-log')).toBe('2')
})
