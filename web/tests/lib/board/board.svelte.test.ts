import { fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet, flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { PartKey } from '$games/contract'
import Engraving from '$lib/board/Engraving.svelte'
import { Fingers } from '$lib/camera/fingers'
import Flights from '$lib/board/Flights.svelte'
import { paired } from '$lib/board/flights'
import Ghost from '$lib/board/Ghost.svelte'
import Marks from '$lib/board/Marks.svelte'
import PanZoom from '$lib/camera/PanZoom.svelte'
import Sign from '$lib/board/Sign.svelte'
import { dropOf, shapeOf } from '$lib/board/signs'
import Targets from '$lib/board/Targets.svelte'
import { t } from '$lib/texts.svelte'
import { button, click, press } from '$kit/station'

afterEach(() => document.body.replaceChildren())

const drawing = (html: string) => createRawSnippet(() => ({ render: () => html }))

// ---------------------------------------------------------------- fingers

interface Touch {
  id?: number
  x: number
  y: number
  kind?: 'mouse' | 'touch'
  target?: Element
}

/** A ground with a button and a lit part on it, and what the fingers make of it. */
function touched(isFree = true) {
  const ground = document.createElement('div')
  ground.innerHTML = '<button></button><i data-lit></i><b></b>'
  ground.setPointerCapture = vi.fn()
  document.body.append(ground)
  const moved = { pan: vi.fn(), zoom: vi.fn(), twice: vi.fn(), isFree: () => isFree }
  const stop = new Fingers(moved).attach(ground)
  const send = (type: string, { id = 1, x, y, kind = 'mouse', target = ground }: Touch) =>
    target.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 }), { pointerId: id, pointerType: kind }),
    )
  return { ...moved, ground, stop, send }
}

test('a drag moves the board by as much, once it is more than a slip', () => {
  const { pan, send } = touched()
  send('pointerdown', { x: 10, y: 10 })
  send('pointermove', { x: 13, y: 10 })
  expect(pan).not.toHaveBeenCalled()
  send('pointermove', { x: 30, y: 15 })
  expect(pan).toHaveBeenCalledExactlyOnceWith(17, 5)
})

test('a drag does not end in a click; a slip does', () => {
  const { ground, send } = touched()
  const clicked = vi.fn()
  ground.querySelector('b')?.addEventListener('click', clicked)
  const on = ground.querySelector('b') as Element
  send('pointerdown', { x: 10, y: 10, target: on })
  send('pointermove', { x: 40, y: 10, target: on })
  send('pointerup', { x: 40, y: 10, target: on })
  send('click', { x: 40, y: 10, target: on })
  expect(clicked).not.toHaveBeenCalled()
  send('pointerdown', { x: 10, y: 10, target: on })
  send('pointermove', { x: 12, y: 10, target: on })
  send('pointerup', { x: 12, y: 10, target: on })
  send('click', { x: 12, y: 10, target: on })
  expect(clicked).toHaveBeenCalledOnce()
})

test('two fingers pinch: closer by how far they part, around their middle', () => {
  const { zoom, send } = touched()
  send('pointerdown', { id: 1, x: 0, y: 0, kind: 'touch' })
  send('pointerdown', { id: 2, x: 100, y: 0, kind: 'touch' })
  send('pointermove', { id: 2, x: 200, y: 0, kind: 'touch' })
  expect(zoom).toHaveBeenCalledExactlyOnceWith(2, { x: 100, y: 0 })
})

test('one finger scrolls the page as long as everything fits; a mouse always drags', () => {
  const { pan, send } = touched(false)
  send('pointerdown', { x: 0, y: 0, kind: 'touch' })
  send('pointermove', { x: 0, y: 50, kind: 'touch' })
  expect(pan).not.toHaveBeenCalled()
  send('pointerup', { x: 0, y: 50, kind: 'touch' })
  send('pointerdown', { x: 0, y: 0 })
  send('pointermove', { x: 0, y: 50 })
  expect(pan).toHaveBeenCalledOnce()
})

test('what begins on a button is not a drag', () => {
  const { pan, ground, send } = touched()
  send('pointerdown', { x: 0, y: 0, target: ground.querySelector('button') as Element })
  send('pointermove', { x: 50, y: 0 })
  expect(pan).not.toHaveBeenCalled()
})

test('two quick taps in one place zoom, but not on what can be chosen', () => {
  const { twice, ground, send } = touched()
  send('click', { x: 5, y: 5 })
  send('click', { x: 8, y: 5 })
  expect(twice).toHaveBeenCalledExactlyOnceWith({ x: 8, y: 5 })
  const lit = ground.querySelector('[data-lit]') as Element
  send('click', { x: 5, y: 5, target: lit })
  send('click', { x: 5, y: 5, target: lit })
  expect(twice).toHaveBeenCalledOnce()
})

test('taps far apart are two taps', () => {
  const { twice, send } = touched()
  send('click', { x: 5, y: 5 })
  send('click', { x: 90, y: 5 })
  expect(twice).not.toHaveBeenCalled()
})

test('after it is let go nothing is followed', () => {
  const { pan, send, stop } = touched()
  stop()
  send('pointerdown', { x: 0, y: 0 })
  send('pointermove', { x: 50, y: 0 })
  expect(pan).not.toHaveBeenCalled()
})

// ---------------------------------------------------------------- looking at a board

function ground() {
  const box = { x: 0, y: 0, width: 600, height: 400 }
  render(PanZoom, { area: box, frame: box, label: 'The map', still: true, children: drawing('<circle r="3"></circle>') })
  const scale = () => Number(/scale\(([\d.]+)\)/.exec(document.querySelector('svg[role="group"] > g')?.getAttribute('transform') ?? '')?.[1])
  return { scale }
}

test('the buttons and the keys + - 0 zoom, and lead back to the whole', async () => {
  const { scale } = ground()
  const whole = scale()
  await click(button('house-zoom-in'))
  expect(scale()).toBeGreaterThan(whole)
  press('-', document.body)
  press('+', document.body)
  press('0', document.body)
  expect(scale()).toBeCloseTo(whole)
})

test('the way back to the whole is offered once one has moved', async () => {
  ground()
  expect(screen.queryByRole('button', { name: t('house-zoom-whole') })).toBeNull()
  await click(button('house-zoom-in'))
  await click(button('house-zoom-whole'))
  expect(screen.queryByRole('button', { name: t('house-zoom-whole') })).toBeNull()
})

test('keys that are typed into a field do not zoom', () => {
  const { scale } = ground()
  const before = scale()
  const field = document.body.appendChild(document.createElement('input'))
  press('+', field)
  expect(scale()).toBe(before)
})

test('at its smallest the board lets the page scroll on; closer it keeps the wheel', () => {
  const { scale } = ground()
  const place = document.querySelector('.ground') as HTMLElement
  const wheel = (deltaY: number) => place.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }))
  expect(wheel(100)).toBe(true)
  const before = scale()
  expect(wheel(-200)).toBe(false)
  flushSync()
  expect(scale()).toBeGreaterThan(before)
})

// ---------------------------------------------------------------- places one can point at

function targets(lit: PartKey[], chosen: PartKey[] = []) {
  const spots = ['a', 'b', 'c', 'd'].map((name, at) => ({ part: `hex:${name}` as const, x: at * 10, y: 0 }))
  const acts = { pick: vi.fn(), point: vi.fn(), reveal: vi.fn() }
  const choice = { lit: new Set(lit), chosen: new Set(chosen), pick: vi.fn(), hover: vi.fn() }
  const step = (at: number, key: string) => (key === 'ArrowRight' && at < 3 ? at + 1 : -1)
  render(Targets, { spots, choice, label: 'Places', say: (at: number) => `place ${at}`, step, ...acts })
  return { ...acts, all: screen.getAllByRole('button') as unknown as SVGGElement[] }
}

test('one place alone is a stop of the Tab key: the first that can be chosen', () => {
  const { all } = targets(['hex:c'])
  expect(all.map((place) => place.getAttribute('tabindex'))).toEqual(['-1', '-1', '0', '-1'])
})

test('arrows go from place to place, Page keys to what can be chosen', () => {
  const { all } = targets(['hex:a', 'hex:d'])
  all[0]?.focus()
  press('ArrowRight', all[0])
  expect(document.activeElement).toBe(all[1])
  press('PageDown', all[1])
  expect(document.activeElement).toBe(all[0])
  press('PageDown', all[0])
  expect(document.activeElement).toBe(all[3])
  press('PageUp', all[3])
  expect(document.activeElement).toBe(all[0])
})

test('a place in focus is brought into sight and pointed at', () => {
  const { all, reveal, point } = targets(['hex:a'])
  all[2]?.focus()
  flushSync()
  expect(reveal).toHaveBeenCalledWith(20, 0)
  expect(point).toHaveBeenCalledWith(2)
})

test('Enter and space pick what can be chosen; else Enter is left to the table', () => {
  const { all, pick } = targets(['hex:a'], ['hex:b'])
  expect(press('Enter', all[0])).toBe(false)
  expect(press(' ', all[1])).toBe(false)
  expect(press('Enter', all[2])).toBe(true)
  expect(pick.mock.calls).toEqual([[0], [1]])
})

test('what can be chosen and what is chosen is told to those who listen', () => {
  const { all } = targets(['hex:a'], ['hex:b'])
  expect(all.map((place) => place.getAttribute('aria-disabled'))).toEqual(['false', 'false', 'true', 'true'])
  expect(all.map((place) => place.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false'])
})

test('the pointer tells where it is', async () => {
  const { all, point } = targets(['hex:a'])
  await fireEvent.pointerEnter(all[1] as Element)
  await fireEvent.pointerLeave(all[1] as Element)
  expect(point.mock.calls).toEqual([[1], [null]])
})

// ---------------------------------------------------------------- what every board draws

test('what can be chosen, is chosen and has changed differ by form, not by colour alone', () => {
  const spot = (key: string) => ({ key, x: 0, y: 0 })
  const { container } = render(Marks, { changed: [spot('a')], lit: [spot('b')], chosen: [spot('c')], names: [] })
  expect(container.querySelectorAll('.lit circle')).toHaveLength(1)
  expect(container.querySelectorAll('.chosen .tick')).toHaveLength(1)
  expect(container.querySelectorAll('.changed')).toHaveLength(1)
})

test('places beyond the land have their dot in the middle', () => {
  const { container } = render(Marks, { changed: [], lit: [{ key: 1, x: 0, y: 0, isAfloat: true }], chosen: [], names: [] })
  expect(container.querySelector('.lit circle')?.getAttribute('cy')).toBe('0')
})

test('names are written where they are asked for', () => {
  const { container } = render(Marks, { changed: [], lit: [], chosen: [], names: [{ key: 1, x: 0, y: 0, name: 'C5' }] })
  expect(container.querySelector('.name')?.textContent).toBe('C5')
})

test('a preview crosses out what leaves, and draws the way of what moves', () => {
  const spots = [
    { key: 'a', x: 0, y: 0, isLeaving: true },
    { key: 'b', x: 9, y: 0, isLeaving: false },
  ]
  const ways = [
    [
      { x: 0, y: 0 },
      { x: 9, y: 0 },
    ],
  ]
  const { container } = render(Ghost, { spots, ways, standing: drawing('<circle></circle>') } as never)
  expect(container.querySelectorAll('.leaving')).toHaveLength(1)
  expect(container.querySelectorAll('.hazy circle')).toHaveLength(2)
  expect(container.querySelector('.way')?.getAttribute('d')).toBe('M0 0L9 0')
})

test('a piece that left is paired with the nearest that arrived; the others came or went', () => {
  const way = (from: number, to: number) => Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => from + Math.sign(to - from) * i)
  expect(paired([1, 8], [9], way)).toEqual([
    { way: [8, 9], kind: 'moved' },
    { way: [1], kind: 'went' },
  ])
  expect(paired([], [4], way)).toEqual([{ way: [4], kind: 'came' }])
})

test('a piece flies along its way, over the finished board', () => {
  const animate = vi.fn()
  Element.prototype.animate = animate as never
  const flights = [{ seat: 0, way: [0, 1, 2], kind: 'moved' as const }]
  render(Flights, { flights, spot: (place: number) => ({ x: place * 10, y: 0 }), piece: drawing('<circle></circle>') } as never)
  const [frames, timing] = animate.mock.calls[0] as [Keyframe[], KeyframeAnimationOptions]
  expect(frames.map(({ transform }) => transform)).toEqual(['translate(0px, -5px)', 'translate(10px, -5px)', 'translate(20px, -5px)', 'translate(20px, 0px)'])
  expect(frames.at(-1)?.opacity).toBe(0)
  expect(timing.duration).toBe(300)
  // nor does one that came stay as a copy over what is said of it
  expect(timing.fill ?? 'none').toBe('none')
  Reflect.deleteProperty(Element.prototype, 'animate')
})

test('the sign of a seat is its shape with its letter, which stands lower in a triangle', () => {
  const { container } = render(Sign, { seat: 2, r: 8 })
  expect(container.querySelector('path')?.getAttribute('d')).toBe(shapeOf(2, 8))
  expect(container.textContent).toBe('C')
  expect(dropOf(2, 10)).toBeGreaterThan(dropOf(1, 10))
  expect(new Set([0, 1, 2, 3, 4].map((seat) => shapeOf(seat, 8))).size).toBe(5)
})

test('an engraving with a label is read aloud, without one it is for the eyes alone', () => {
  const engraving = { d: 'M0 0H9', filled: 'M1 1H2' }
  render(Engraving, { engraving, size: 16, weight: 2, label: 'three ideas' })
  expect(screen.getByRole('img', { name: 'three ideas' }).querySelectorAll('path')).toHaveLength(2)
  const plain = render(Engraving, { engraving: { d: 'M0 0' }, size: 16, weight: 2 }).container
  expect(plain.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(plain.querySelectorAll('path')).toHaveLength(1)
})
