import { cleanup, fireEvent, screen } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { set } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import Dock from '$routes/table/dock/Dock.svelte'
import { Underway } from '$routes/table/dock/choice/underway.svelte'
import { answer, askedFor, button, click, stationAt, DONE, foreseen, press, put, settled, show, stonePut } from '$kit/station'
import { toyModule } from '$kit/toy'

beforeEach(() => set({ confirm: 'never' }))

const warned = () => stationAt({ asked: askedFor([put('a'), DONE]) }, { warn: ({ do: kind }) => (kind === 'Done' ? ['Two stones are left.'] : []) })

test('what speaks against a move is told before it, also where nothing is confirmed', async () => {
  const scene = warned()
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'done' }))
  expect(scene.done).not.toHaveBeenCalled()
  const dialog = screen.getByRole('alertdialog', { name: 'done' })
  expect(dialog.textContent).toContain('Two stones are left.')
})

test('the move can be made all the same', async () => {
  const scene = warned()
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'done' }))
  await click(screen.getByRole('button', { name: 'done' }))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: DONE })
})

test('of what comes of it the name is said once', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ events: [stonePut(0, 'a'), stonePut(0, 'b')] }) }))
  vi.spyOn(scene.station.teller, 'event').mockImplementation((event) => `A (Ada) puts ${(event as unknown as { place: string }).place}.`)
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(document.getElementById('final')?.textContent?.trim()).toBe('A (Ada) puts a; puts b.')
})

test('all that comes of the end of a turn is told, not only the first of it', async () => {
  set({ confirm: 'always' })
  const places = ['science', 'culture', 'food', 'resources', 'corruption']
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ events: places.map((place) => stonePut(0, place)) }) }))
  vi.spyOn(scene.station.teller, 'event').mockImplementation((event) => `A (Ada) gains ${(event as unknown as { place: string }).place}.`)
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  for (const place of places) expect(document.getElementById('final')?.textContent).toContain(place)
})

test('the second click of a double click on what led there is no answer', async () => {
  const scene = warned()
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'done' }))
  await fireEvent.click(screen.getByRole('button', { name: 'done' }), { detail: 2 })
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test('going back leaves the choice open', async () => {
  const scene = warned()
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'done' }))
  await click(button('table-not-yet'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(scene.station.deciding.pending).toBeNull()
  expect(scene.done).not.toHaveBeenCalled()
})

test('Enter answers the question and nothing else, whatever has the focus elsewhere', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b'), DONE]) })
  const disc = document.body.appendChild(document.createElement('button'))
  disc.onclick = () => scene.station.choice.pick('place:b')
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  disc.focus()
  expect(press('Enter', disc)).toBe(false)
  await settled()
  disc.remove()
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: put('a') })
})

test('Escape declines it wherever the focus is; letters in a field stay there', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) })
  const field = document.body.appendChild(document.createElement('input'))
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  press('Enter', field)
  await settled()
  expect(scene.station.deciding.pending).not.toBeNull()
  field.remove()
  press('Escape', document.body)
  await settled()
  expect([scene.station.deciding.pending, scene.done.mock.calls.length]).toEqual([null, 0])
})

test('a key that is held down does not answer', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) })
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  expect(document.activeElement?.dispatchEvent(held)).toBe(false)
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
})

test('of a move that takes many words the button says the verb', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) }, { say: () => 'put a stone of yours on the place in the middle' })
  show(scene, Dock)
  await scene.station.deciding.decide(put('a'))
  await settled()
  expect(screen.getByRole('button', { name: 'put' }).getAttribute('aria-keyshortcuts')).toBe('Enter')
  expect(screen.getByRole('alertdialog').textContent).toContain('in the middle')
})

test('a move without a warning is made at once', async () => {
  const scene = warned()
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(scene.done).toHaveBeenCalledOnce()
})

// ---------------------------------------------------------------- what is drawn until the server has answered

const expecting = () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  const module = toyModule({ expect: (view, move) => ({ ...view, put: move.place }) })
  return { ...scene, underway: new Underway(scene.table, module) }
}

test('a move is drawn as done from the moment it is sent until its version is here', () => {
  const { underway, table } = expecting()
  expect(underway.view).toBeNull()
  underway.begin(put('a'), 0, 1)
  expect(underway.view).toMatchObject({ stones: 3, put: 'a' })
  expect(underway.isFor(1)).toBe(true)
  underway.answered(2)
  expect(underway.isFor(1)).toBe(false)
  expect(underway.view).not.toBeNull()
  table.info = { ...table.info, version: 2 }
  expect(underway.view).toBeNull()
})

test('a refused move is drawn no longer', async () => {
  const { underway } = expecting()
  underway.begin(put('a'), 0, 1)
  underway.answered(null)
  await settled()
  expect(underway.view).toBeNull()
  expect(underway.isFor(1)).toBe(false)
})

test('a game that expects nothing shows the table as it is', () => {
  const scene = stationAt({ asked: askedFor([put('a')]) })
  const underway = new Underway(scene.table, toyModule())
  underway.begin(put('a'), 0, 1)
  expect(underway.view).toBeNull()
})

const fingers = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('860px'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList)

test('where nothing can be looked at beforehand, a move is confirmed with what is written on its parts', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) }, { text: (part) => `${part} is a stone.` })
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(screen.getByRole('alertdialog').textContent).not.toContain('place:a is a stone.')
  await click(button('table-not-yet'))
  const media = fingers()
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('place:a is a stone.')
  media.mockRestore()
})

test('what a game has to say of a move stands where it is confirmed, and asks for no second word by itself', async () => {
  const said = () => stationAt({ asked: askedFor([put('a'), DONE]) }, { about: (_, __, ___, then) => [then ? 'It will stand.' : 'It may stand.'] })
  set({ confirm: 'always' })
  show(said(), Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(screen.getByRole('alertdialog').textContent).toContain('It will stand.')
  cleanup()
  set({ confirm: 'never' })
  const scene = said()
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(scene.done).toHaveBeenCalledOnce()
})

test('a card that chance draws in one world of many is not told as what comes', async () => {
  set({ confirm: 'irreversible' })
  const about = vi.fn((..._: unknown[]) => [])
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) }, { about })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ events: [stonePut(0, 'b')], sure: 0, open: true, barrier: 'undo-chance' }) }))
  show(scene, Dock)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(document.getElementById('final')?.textContent?.replace(/^\s*!/, '').trim()).toBe(t('table-final-chance'))
  expect(about.mock.lastCall?.[3]).toBeNull()
})

test('while it is still unknown what a move leads to, the dock says so, and the same chosen again makes it', async () => {
  set({ confirm: 'irreversible' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  scene.asked.mockReturnValue(new Promise(() => {}))
  show(scene, Dock)
  const { deciding } = scene.station
  deciding.pick('place:a')
  await settled()
  expect(screen.getByRole('status').textContent).toBe(t('table-foreseeing'))
  deciding.pick('place:a')
  expect(scene.done).not.toHaveBeenCalled() // the second half of a double click
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000)
  deciding.pick('place:a')
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: put('a') })
})

test('a move that is warned of waits until it is known what it leads to', async () => {
  const scene = warned()
  scene.asked.mockReturnValue(new Promise(() => {}))
  show(scene, Dock)
  void scene.station.deciding.decide(DONE)
  scene.station.deciding.confirm()
  expect(scene.done).not.toHaveBeenCalled()
})
