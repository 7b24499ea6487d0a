import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dragging, isClaimed, type Carrier } from '$lib/board/dragging.svelte'

const done: string[] = []
const carrier: Carrier = {
  canTake: (part) => part === 'hex:a',
  canDrop: (part) => part === 'hex:b',
  take: (part) => void done.push(`take ${part}`),
  over: () => undefined,
  drop: (part) => void done.push(`drop ${part}`),
  cancel: (part) => void done.push(`cancel ${part}`),
  miss: (part) => void done.push(`miss ${part}`),
}
let stop = () => undefined as void
let dragging: Dragging
const clicked = vi.fn()

/** Three places in a row, of ten pixels each. */
beforeEach(() => {
  done.length = 0
  clicked.mockClear()
  document.body.innerHTML = ['a', 'b', 'c'].map((name) => `<button data-part="hex:${name}">${name}</button>`).join('')
  document.body.onclick = clicked
  document.elementFromPoint = (x) => document.querySelectorAll('[data-part]')[Math.floor(x / 10)] ?? null
  dragging = new Dragging(carrier)
  stop = dragging.listen()
})
afterEach(async () => {
  // whoever lets go swallows the click that follows, and no later one
  await new Promise((later) => setTimeout(later))
  stop()
  document.body.innerHTML = ''
  document.body.onclick = null
})

function pointer(kind: string, x: number, more: PointerEventInit = {}): PointerEvent {
  const event = new PointerEvent(kind, { clientX: x, clientY: 5, pointerId: 1, isPrimary: true, bubbles: true, cancelable: true, ...more })
  document.elementFromPoint(x, 5)?.dispatchEvent(event)
  flushSync()
  return event
}

test('a piece is pressed, carried and let go on a lit place', () => {
  expect(isClaimed(pointer('pointerdown', 5))).toBe(true)
  pointer('pointermove', 14)
  expect(dragging.carried).toMatchObject({ part: 'hex:a', x: 14 })
  pointer('pointermove', 18)
  pointer('pointerup', 18)
  expect(done).toEqual(['take hex:a', 'drop hex:b'])
  expect(dragging.carried).toBeNull()
})

test('let go on a place that is not lit it is said why not, and the piece is taken back', () => {
  pointer('pointerdown', 5)
  pointer('pointermove', 25)
  pointer('pointerup', 25)
  expect(done).toEqual(['take hex:a', 'miss hex:c', 'cancel hex:a'])
})

test('let go beside everything it is taken back, and there is nothing to say', () => {
  pointer('pointerdown', 5)
  pointer('pointermove', 25)
  window.dispatchEvent(new PointerEvent('pointerup', { clientX: 500, clientY: 5, pointerId: 1, isPrimary: true }))
  expect(done).toEqual(['take hex:a', 'cancel hex:a'])
})

test('a thing inside of the place where it is let go does not stand in the way', () => {
  document.querySelector('[data-part="hex:b"]')!.innerHTML = '<i data-part="card:x"></i>'
  const inner = document.querySelector('[data-part="card:x"]')!
  document.elementFromPoint = (x) => (x < 10 ? document.querySelector('[data-part="hex:a"]') : inner)
  pointer('pointerdown', 5)
  pointer('pointermove', 18)
  pointer('pointerup', 18)
  expect(done).toEqual(['take hex:a', 'drop hex:b'])
})

test('a drag of what cannot be carried says why not', () => {
  pointer('pointerdown', 15)
  pointer('pointermove', 28)
  pointer('pointerup', 28)
  expect(done).toEqual(['miss hex:b'])
})

test('a press that hardly moves stays a click; the click after a drag is none', () => {
  pointer('pointerdown', 5)
  pointer('pointermove', 8)
  pointer('pointerup', 8)
  document.querySelector<HTMLElement>('[data-part]')?.click()
  expect([done, clicked.mock.calls.length]).toEqual([[], 1])
  pointer('pointerdown', 5)
  pointer('pointermove', 15)
  pointer('pointerup', 15)
  document.querySelector<HTMLElement>('[data-part]')?.click()
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('what leads nowhere is not carried, and the press is left to the board', () => {
  expect(isClaimed(pointer('pointerdown', 15))).toBe(false)
  pointer('pointermove', 28)
  expect([done, dragging.carried]).toEqual([[], null])
})

test.each([
  ['Escape', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['a second finger', () => pointer('pointerdown', 25, { pointerId: 2, isPrimary: false })],
  ['the browser', () => pointer('pointercancel', 15)],
])('%s ends a drag and takes the piece back', (_, end) => {
  pointer('pointerdown', 5)
  pointer('pointermove', 15)
  end()
  pointer('pointerup', 15)
  expect(done).toEqual(['take hex:a', 'cancel hex:a'])
})
