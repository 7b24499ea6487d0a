import { fireEvent, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { set } from '$lib/settings.svelte'
import Choices from '$routes/table/dock/Choices.svelte'
import { t } from '$lib/texts.svelte'
import { answer, askedFor, button, click, deskAt, DONE, foreseen, noButton, put, refusal, settled, show, slide } from '$kit/desk'

beforeEach(() => set({ confirm: 'never' }))

const labels = () => screen.getAllByRole('button').map((button) => button.textContent?.trim())

test('a few moves are listed as buttons, numbered for the keyboard in their order', () => {
  show(deskAt({ asked: askedFor([put('a'), put('b'), DONE]) }), Choices)
  expect(labels()).toEqual(['1put a', '2put b', '3done'])
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-keyshortcuts'))).toEqual(['1', '2', '3'])
})

test('of many moves only those without a place on the board are listed, and how many there are in all', () => {
  const slides = ['a', 'b', 'c'].flatMap((start) => ['a', 'b', 'c'].map((end) => slide(start, end)))
  show(deskAt({ asked: askedFor([...slides, DONE]) }), Choices)
  expect(labels()[0]).toBe('1done')
  expect(screen.getByRole('button', { name: /10/ })).toBeTruthy()
  expect(screen.queryByText(/slide/)).toBeNull()
})

test('the button of all choices opens their list', async () => {
  const scene = deskAt({ asked: askedFor(['a', 'b', 'c'].flatMap((start) => ['a', 'b', 'c'].map((end) => slide(start, end)))) })
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: /9/ }))
  expect(scene.desk.panel).toBe('list')
})

test('a click on a choice plays it, for the decision that is asked', async () => {
  const scene = deskAt({ asked: askedFor([put('a'), put('b')], { decision: 7 }) })
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put b' }))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 7, move: put('b') })
})

test('while a move is under way no other can be clicked', async () => {
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  scene.done.mockReturnValue(new Promise(() => {}))
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put b' }))
  await settled()
  for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name: /^put/ })) expect(button.disabled).toBe(true)
})

test('where moves are always confirmed, a choice gives way to the question whether', async () => {
  set({ confirm: 'always' })
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(scene.done).not.toHaveBeenCalled()
  const yes = screen.getByRole('button', { name: 'put a' })
  expect(yes.getAttribute('aria-keyshortcuts')).toBe('Enter')
  expect(screen.queryByText('put b')).toBeNull()
  await fireEvent.click(yes)
  expect(scene.done).toHaveBeenCalledOnce()
})

test('the question says why a move could not be taken back', async () => {
  set({ confirm: 'irreversible' })
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  scene.asked.mockResolvedValue(answer({ foreseen: foreseen({ barrier: 'undo-chance' }) }))
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(screen.getByRole('status').textContent).toMatch(/!.*(chance|drawn|luck)/i)
})

test('what can be taken back is played at once where only the irreversible is confirmed', async () => {
  set({ confirm: 'irreversible' })
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(scene.done).toHaveBeenCalledOnce()
})

test('No leads back to the choices, and nothing has been played', async () => {
  set({ confirm: 'always' })
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  await fireEvent.click(screen.getAllByRole('button').find((button) => button.getAttribute('aria-keyshortcuts') === 'Escape') as HTMLElement)
  expect(labels()).toEqual(['1put a', '2put b'])
  expect(scene.done).not.toHaveBeenCalled()
})

test('a refusal shows its reason with the clause, until it is understood', async () => {
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  scene.done.mockRejectedValue(refusal('problem-stale', 'TOY-PUT-1'))
  show(scene, Choices)
  await fireEvent.click(screen.getByRole('button', { name: 'put a' }))
  await settled()
  expect(screen.getByRole('status').textContent).toContain('✗')
  await fireEvent.click(screen.getByRole('button', { name: /TOY-PUT-1/ }))
  expect([scene.desk.panel, scene.desk.clause]).toEqual(['rule', 'TOY-PUT-1'])
  await fireEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement)
  expect(labels()).toEqual(['1put a', '2put b'])
})

test('after a click on the board there is a way back', async () => {
  const scene = deskAt({ asked: askedFor([slide('a', 'b'), slide('a', 'c'), slide('b', 'c')]) })
  show(scene, Choices)
  scene.desk.choice.pick('place:a')
  await settled()
  expect(labels().slice(1)).toEqual(['1slide a b', '2slide a c'])
  await fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
  expect(labels()).toEqual(['1slide a b', '2slide a c', '3slide b c'])
})

test('whoever watches has nothing to choose', () => {
  show(deskAt({ asked: null, yours: [], eyes: null }), Choices)
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('the focus stays among the choices when the one that had it goes away', async () => {
  set({ confirm: 'always' })
  const scene = deskAt({ asked: askedFor([put('a'), put('b')]) })
  show(scene, Choices)
  const button = screen.getByRole('button', { name: 'put a' })
  button.focus()
  await fireEvent.click(button)
  await settled()
  expect(screen.getByRole('group').contains(document.activeElement)).toBe(true)
})

test('an answer without further words can be given beforehand where games last for days', async () => {
  const tempo = { kind: 'turns', bank: 1, increment: 1, cap: 1 } as const
  const scene = deskAt({ info: { tempo }, asked: askedFor([put('a'), DONE]) })
  show(scene, Choices)
  await click(button('table-preset-offer'))
  expect(scene.desk.panel).toBe('presets')
})

test('an answer that was given beforehand is not offered again', () => {
  const tempo = { kind: 'turns', bank: 1, increment: 1, cap: 1 } as const
  show(deskAt({ info: { tempo }, asked: askedFor([put('a'), DONE]), presets: { turn: DONE } }), Choices)
  noButton('table-preset-offer')
  expect(screen.getByText(t('table-preset-on'))).toBeTruthy()
})

test('a table without a clock offers no answers beforehand', () => {
  show(deskAt({ asked: askedFor([put('a'), DONE]) }), Choices)
  noButton('table-preset-offer')
})
