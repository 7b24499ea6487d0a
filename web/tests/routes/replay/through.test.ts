import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '$games/contract'
import { spoken } from '$lib/say.svelte'
import { t } from '$lib/texts.svelte'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import Through from '$routes/replay/steps/Through.svelte'
import { button, click, infoOf, press, settled } from '$kit/station'
import { replayOf, teller, undoneOf } from '$kit/game'
import Looked from '$kit/Looked.svelte'
import { TOY, toyModule } from '$kit/toy'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function through({ at = 0, module = {}, data = replayOf() }: { at?: number; module?: Partial<GameModule>; data?: ReturnType<typeof replayOf> } = {}) {
  const stepper = new Stepper(data, at)
  const look = vi.fn()
  render(Through, { stepper, module: toyModule(module), game: TOY, teller: teller(), link: `/replay/t1?at=${at}`, look })
  return { stepper, look }
}
const stones = () => document.querySelector('.board [data-drawing]')?.getAttribute('data-stones')

test.each([
  ['ArrowRight', 3],
  ['ArrowLeft', 1],
  ['ArrowDown', 3],
  ['ArrowUp', 0],
  ['PageDown', 4],
  ['PageUp', 0],
  ['Home', 0],
  ['End', 4],
])('%s goes to step %i', async (key, to) => {
  const { stepper } = through({ at: 2 })
  press(key, document.body)
  await settled()
  expect(stepper.at).toBe(to)
  expect(stones()).toBe(String(to))
})

test('the buttons at the ends are off where there is nothing beyond', () => {
  through()
  expect(button('replay-first').disabled).toBe(true)
  expect(button('replay-back').disabled).toBe(true)
  expect(button('replay-last').disabled).toBe(false)
})

test('the slider leads to any step, and says which it is', async () => {
  const { stepper } = through()
  const slider = screen.getByRole('slider')
  await fireEvent.input(slider, { target: { value: '3' } })
  await settled()
  expect(stepper.at).toBe(3)
  expect(slider.getAttribute('aria-valuetext')).toBe(t('replay-place', { at: 3, of: 4 }))
})

test('space plays the game back, move by move, until it is over', async () => {
  const { stepper } = through({ at: 2 })
  press(' ', document.body)
  await settled()
  await vi.advanceTimersByTimeAsync(900)
  await settled()
  expect(stepper.at).toBe(3)
  await vi.advanceTimersByTimeAsync(900)
  await settled()
  expect([stepper.at, stepper.playing]).toEqual([4, false])
})

test('each step is told below the board and read aloud', async () => {
  const { stepper } = through()
  expect(document.querySelector('.told')?.textContent).toBe(t('replay-beginning'))
  stepper.go(1)
  await settled()
  expect(document.querySelector('.told')?.textContent).toContain('stone put')
  expect(spoken.text).toContain('stone put')
})

test('numbers that are passed over are told as taken back, and only there', async () => {
  const { stepper } = through({ data: undoneOf(), at: 2 })
  const said = () => document.querySelector('.told')?.textContent
  expect(said()).toContain(t('replay-gone', { first: 3, last: 4 }))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(t('replay-place', { at: 2, of: 6 }))
  stepper.by(1)
  await settled()
  expect(said()).not.toContain(t('replay-gone', { first: 3, last: 4 }))
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe(t('replay-place', { at: 5, of: 6 }))
})

test('the log marks the move that the board shows, and a click goes to any other', async () => {
  const { stepper } = through({ at: 2 })
  const lines = [...document.querySelectorAll<HTMLElement>('.log button')]
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'step', null, null])
  await click(lines[3] as HTMLElement)
  expect(stepper.at).toBe(4)
})

test('only one line of the log is a stop of the Tab key', () => {
  through({ at: 2 })
  expect([...document.querySelectorAll<HTMLElement>('.log button')].map((line) => line.tabIndex)).toEqual([-1, 0, -1, -1])
})

test('seats show what they count at this move', async () => {
  const { stepper } = through({ at: 1 })
  const counted = () => [...document.querySelectorAll('.stage section .number')].map((points) => points.textContent)
  expect(counted()).toEqual(['1', '0'])
  stepper.go(4)
  await settled()
  expect(counted()).toEqual(['4', '1'])
})

test('of a finished game anybody’s eyes may be chosen, of a running one only one’s own', async () => {
  const { look } = through()
  const eyes = screen.getByRole<HTMLSelectElement>('combobox', { name: t('replay-eyes') })
  expect([...eyes.options].map(({ textContent }) => textContent)).toEqual([t('replay-spectator'), 'A Ada', 'B Bob'])
  await fireEvent.change(eyes, { target: { value: '1' } })
  expect(look).toHaveBeenCalledExactlyOnceWith(1)
})

test('the eyes of a game that runs cannot be changed', () => {
  through({ data: replayOf({ table: infoOf(), eyes: 0 }) })
  const eyes = screen.getByRole<HTMLSelectElement>('combobox', { name: t('replay-eyes') })
  expect([eyes.disabled, eyes.options.length]).toEqual([true, 1])
})

test('a chart stands beside the moves where a game has one', async () => {
  const { Board } = toyModule()
  through({ module: { Rail: Board } })
  expect(document.querySelector('.log')).toBeTruthy()
  await click(button('replay-chart'))
  expect(document.querySelector('.log')).toBeNull()
  expect(document.querySelector('.chart [data-drawing]')).toBeTruthy()
})

test('f looks things up as they stand at this move', async () => {
  through({ at: 2, module: { Reference: Looked as never } })
  press('f', document.body)
  await settled()
  expect(screen.getByRole('dialog', { name: t('table-reference') })).toBeTruthy()
  expect(document.querySelector('[data-log]')?.getAttribute('data-log')).toBe('1 2')
})

test('the board in words is there for those who do not see it', () => {
  through({ at: 2 })
  expect(screen.getByRole('list', { name: t('replay-described') }).textContent).toContain('2 stones lie on the table.')
})

test('nothing on the board can be chosen', () => {
  through({ at: 2 })
  expect(document.querySelectorAll('[data-lit]')).toHaveLength(0)
})
