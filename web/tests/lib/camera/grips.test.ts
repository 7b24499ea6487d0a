import { expect, test, vi } from 'vitest'
import { STEP, takenOn, turnedBy, wheelFactor, zoomKeys } from '$lib/camera/grips'

const key = (name: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key: name, cancelable: true, bubbles: true, ...more })

function typedInto(tag: string, event: KeyboardEvent): KeyboardEvent {
  const field = document.body.appendChild(document.createElement(tag))
  field.dispatchEvent(event)
  return event
}

test('R turns a tile in hand, with Shift the other way, and nothing where one types', () => {
  expect([turnedBy(key('r')), turnedBy(key('R', { shiftKey: true })), turnedBy(key('x')), turnedBy(key('r', { ctrlKey: true }))]).toEqual([1, -1, 0, 0])
  expect(turnedBy(typedInto('input', key('r')))).toBe(0)
})

test('the keys + - 0 zoom, and no other key does', () => {
  const [closer, whole] = [vi.fn(), vi.fn()]
  const press = zoomKeys({ closer, whole })
  for (const name of ['+', '=', '-', '0', 'z']) press(key(name))
  expect(closer.mock.calls).toEqual([[STEP], [STEP], [1 / STEP]])
  expect(whole).toHaveBeenCalledOnce()
})

test('a key that something else has answered, or that is typed, zooms nothing', () => {
  const closer = vi.fn()
  const press = zoomKeys({ closer, whole: vi.fn() })
  const answered = key('+')
  answered.preventDefault()
  press(answered)
  press(typedInto('textarea', key('+')))
  expect(closer).not.toHaveBeenCalled()
})

test('the wheel brings the board closer upwards and farther downwards', () => {
  expect(wheelFactor(new WheelEvent('wheel', { deltaY: -100 }))).toBeGreaterThan(1)
  expect(wheelFactor(new WheelEvent('wheel', { deltaY: 100 }))).toBeLessThan(1)
})

test('what lies over a corner of a board is told from the board’s own corner', () => {
  const frame = document.body.appendChild(document.createElement('div'))
  const ground = frame.appendChild(document.createElement('div'))
  const corner = ground.appendChild(document.createElement('div'))
  corner.dataset['corner'] = ''
  ground.getBoundingClientRect = () => new DOMRect(100, 50, 300, 200)
  corner.getBoundingClientRect = () => new DOMRect(350, 200, 44, 44)
  expect(takenOn(ground)).toEqual([{ x: 250, y: 150, width: 44, height: 44 }])
})
