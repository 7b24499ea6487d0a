import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { set } from '$lib/preferences.svelte'
import Dock from '$routes/table/dock/Dock.svelte'
import MoveButton from '$routes/table/dock/MoveButton.svelte'
import PartMenu from '$routes/table/dock/PartMenu.svelte'
import { t } from '$lib/texts.svelte'
import { answer, askedFor, button, click, stationAt, DONE, entryOf, foreseen, noButton, put, refusal, settled, show, slide, type Scene } from '$kit/station'

beforeEach(() => set({ confirm: 'never' }))

/** The lines of the list, without undo and the like. */
const labels = () => [...document.querySelectorAll('.list button')].map((button) => button.textContent?.trim())
const great = () => document.querySelector<HTMLButtonElement>('.great button')
const SLIDES = ['a', 'b', 'c'].flatMap((start) => ['a', 'b', 'c'].map((end) => slide(start, end)))
/** Where places are drawn, they are chosen there. */
function onBoard(scene: Scene): void {
  for (const place of ['a', 'b', 'c']) document.body.appendChild(document.createElement('i')).dataset.part = `place:${place}`
  scene.station.deciding.offer.look()
}
afterEach(() => document.querySelectorAll('i[data-part]').forEach((part) => part.remove()))

test('what is drawn nowhere is listed, numbered for the keyboard in its order; the plain answer is the great button', () => {
  show(stationAt({ asked: askedFor([put('a'), put('b'), DONE]) }), Dock)
  expect(labels()).toEqual(['1put a', '2put b'])
  expect([great()?.textContent, great()?.getAttribute('aria-keyshortcuts')]).toEqual(['done', 'e Enter'])
})

test('what can be pointed at on the board is not listed, and all choices are one click away', async () => {
  const scene = stationAt({ asked: askedFor([...SLIDES, DONE]) })
  show(scene, Dock)
  onBoard(scene)
  await settled()
  expect(labels()).toEqual([])
  await click(button('table-all-choices', { count: 10 }))
  expect(scene.station.panel).toBe('list')
})

test('the yes to a question whose no is the great button is listed, though the board shows where', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) }, { answers: ['Put'] })
  show(scene, Dock)
  onBoard(scene)
  await settled()
  expect([labels(), great()?.textContent]).toEqual([['1put a'], 'done'])
})

test('the great button is the first kind that the game names and that is possible; its place stays empty for any other', () => {
  const module = { primary: ['Stop', 'Done'] }
  show(stationAt({ asked: askedFor([put('a'), DONE]) }, module), Dock)
  expect(great()?.textContent).toBe('done')
  cleanup()
  show(stationAt({ asked: askedFor([put('a'), { do: 'Burn' }]) }, module), Dock)
  expect(great()).toBeNull()
  expect(labels()).toEqual(['1put a', '2burn'])
})

test('two plain answers have no great button where the game names none', () => {
  show(stationAt({ asked: askedFor([{ do: 'Yes' }, { do: 'No' }]) }), Dock)
  expect(great()).toBeNull()
  expect(labels()).toEqual(['1yes', '2no'])
})

test('digits stay where they are after a click on the board', async () => {
  const scene = stationAt({ asked: askedFor([...SLIDES, { do: 'Draw' }, { do: 'Burn' }]) })
  show(scene, Dock)
  onBoard(scene)
  await settled()
  expect(labels()).toEqual(['1draw', '2burn'])
  scene.station.choice.pick('place:a')
  await settled()
  expect(labels()).toEqual(['1draw', '2burn'])
})

test('many moves of one kind stand behind one button beside other kinds, and Escape closes it', async () => {
  const takes = ['1', '2', '3', '4'].map((card) => ({ do: 'Take', card }))
  const scene = stationAt({ asked: askedFor([...takes, { do: 'Burn' }, { do: 'Draw' }]) })
  show(scene, Dock)
  expect(labels()).toEqual([`1${t('table-group', { verb: 'take', count: 4 })}›`, '2burn', '3draw'])
  scene.station.deciding.offer.press('1')
  await settled()
  expect(labels()).toEqual(['1take 1', '2take 2', '3take 3', '4take 4'])
  scene.station.back()
  await settled()
  expect(labels()).toHaveLength(3)
})

test('a digit that is a key of the game’s own in this question is left to it', () => {
  show(stationAt({ asked: askedFor([put('a'), { do: 'Burn' }, { do: 'Draw' }]) }, { keys: { 1: 'place:a' } }), Dock)
  expect(labels()).toEqual(['2put a', '3burn', '4draw'])
})

test('a part with several meanings lists them where it is drawn nowhere, and else leaves them to its menu', async () => {
  const [build, mine] = [
    { do: 'Build', place: 'a' },
    { do: 'Mine', place: 'a' },
  ]
  const scene = stationAt({ asked: askedFor([build, mine, put('b')]) })
  show(scene, Dock)
  scene.station.choice.pick('place:a')
  await settled()
  expect(labels()).toEqual(['1build a', '2mine a'])
  onBoard(scene)
  await settled()
  expect(labels()).toEqual([])
  expect(scene.station.deciding.offer.anchor).toBe('place:a')
})

test('a click on a choice plays it, for the decision that is asked', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')], { decision: 7 }) })
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put b' }))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 7, move: put('b') })
})

test('while a move is under way no other can be clicked', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  scene.done.mockReturnValue(new Promise(() => {}))
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put b' }))
  await settled()
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /^put/ })) expect(button.disabled).toBe(true)
})

test('where moves are always confirmed, a choice gives way to the question whether', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
  const yes = screen.getByRole('button', { name: 'put a' })
  expect(yes.getAttribute('aria-keyshortcuts')).toBe('Enter')
  expect(document.activeElement).toBe(yes)
  expect(screen.queryByText('put b')).toBeNull()
  await fireEvent.click(yes)
  expect(scene.done).toHaveBeenCalledOnce()
})

test('the question says why a move could not be taken back', async () => {
  set({ confirm: 'irreversible' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ barrier: 'undo-chance' }) }))
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(screen.getByRole('status').textContent).toMatch(/!.*(chance|drawn|luck)/i)
})

test('what can be taken back is played at once where only the irreversible is confirmed', async () => {
  set({ confirm: 'irreversible' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(scene.done).toHaveBeenCalledOnce()
})

test('Not yet leads back to the choices, and nothing has been played', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  await fireEvent.click(screen.getAllByRole('button').find((button) => button.getAttribute('aria-keyshortcuts') === 'Escape') as HTMLElement)
  await settled()
  expect(labels()).toEqual(['1put a', '2put b'])
  expect(scene.done).not.toHaveBeenCalled()
})

test('a refusal shows its reason with the clause, until it is understood', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  scene.done.mockRejectedValue(refusal('problem-stale', 'TOY-PUT-1'))
  show(scene, Dock)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(screen.getByRole('status').textContent).toContain('✗')
  await fireEvent.click(screen.getByRole('button', { name: /TOY-PUT-1/ }))
  expect([scene.station.panel, scene.station.clause]).toEqual(['rule', 'TOY-PUT-1'])
  await click(button('table-understood'))
  expect(labels()).toEqual(['1put a', '2put b'])
})

test('after a click on the board there is a way back', async () => {
  const scene = stationAt({ asked: askedFor([slide('a', 'b'), slide('a', 'c'), slide('b', 'c')]) })
  show(scene, Dock)
  scene.station.choice.pick('place:a')
  await settled()
  expect(labels()).toEqual(['1slide a b', '2slide a c'])
  await click(button('table-back'))
  expect(labels()).toEqual(['1slide a b', '2slide a c', '3slide b c'])
})

test('whoever watches has nothing to choose', () => {
  show(stationAt({ asked: null, yours: [], eyes: null }), Dock)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the focus stays among the choices when the one that had it goes away', async () => {
  set({ confirm: 'always' })
  const scene = stationAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Dock)
  const button = screen.getByRole('button', { name: 'put a' })
  button.focus()
  await fireEvent.click(button)
  await settled()
  expect(document.querySelector('[data-dock]')?.contains(document.activeElement)).toBe(true)
})

test('an answer without further words can be given beforehand where games last for days', async () => {
  const tempo = { kind: 'turns', bank: 1, increment: 1, cap: 1 } as const
  const scene = stationAt({ info: { tempo }, asked: askedFor([put('a'), DONE]) })
  show(scene, Dock)
  await click(button('table-preset-offer'))
  expect(scene.station.panel).toBe('presets')
})

test('an answer that was given beforehand is not offered again', () => {
  const tempo = { kind: 'turns', bank: 1, increment: 1, cap: 1 } as const
  show(stationAt({ info: { tempo }, asked: askedFor([put('a'), DONE]), presets: { turn: DONE } }), Dock)
  noButton('table-preset-offer')
  expect(screen.getByText(t('table-preset-on'))).toBeTruthy()
})

test('a table without a clock offers no answers beforehand', () => {
  show(stationAt({ asked: askedFor([put('a'), DONE]) }), Dock)
  noButton('table-preset-offer')
})

test('while something is begun, ending is no longer what is offered first', async () => {
  const scene = stationAt({ asked: askedFor([...SLIDES, DONE]) })
  show(scene, Dock)
  onBoard(scene)
  await settled()
  const isFirst = () => great()?.classList.contains('main')
  expect(isFirst()).toBe(true)
  scene.station.choice.pick('place:a')
  await settled()
  expect([great()?.textContent, isFirst()]).toEqual(['done', false])
  scene.station.back()
  await settled()
  expect(isFirst()).toBe(true)
})

test('the menu at a part tells what is written on it, where it cannot be looked at', async () => {
  const narrow = (query: string) => ({ matches: query.includes('860px'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  const media = vi.spyOn(window, 'matchMedia').mockImplementation(narrow)
  const scene = stationAt({ asked: askedFor([put('a'), { do: 'Melt', place: 'a' }, DONE]) }, { text: (part) => `${part} is a stone.` })
  show(scene, PartMenu)
  onBoard(scene)
  scene.station.choice.pick('place:a')
  await settled()
  expect(screen.getAllByRole('menuitem')).toHaveLength(3)
  expect(document.body.textContent).toContain('place:a is a stone.')
  media.mockRestore()
})

test('while moves are played back the dock offers what it offered before, though the board shows the table as it was', async () => {
  const scene = stationAt({ asked: askedFor([put('a'), put('b'), DONE]) })
  show(scene, Dock)
  onBoard(scene)
  await settled()
  Object.assign(scene.station.recap, { frames: [{ entry: entryOf(1), view: { stones: 1 }, before: null }], at: 0 })
  document.querySelector('i[data-part="place:b"]')?.remove()
  await settled()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(labels()).toEqual([])
  Object.assign(scene.station.recap, { frames: [] })
  await settled()
  expect(labels()).toEqual(['1put b'])
})

test('a choice that goes away under the pointer leaves nothing foreseen behind', async () => {
  const points: boolean[] = []
  const { unmount } = render(MoveButton, { text: 'put a', onchoose: () => undefined, onpoint: (on) => points.push(on) })
  await fireEvent.pointerEnter(screen.getByRole('button'))
  unmount()
  expect(points).toEqual([true, false])
})
