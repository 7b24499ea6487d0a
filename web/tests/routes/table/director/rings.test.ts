import { render } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { PartKey } from '$games/contract'
import Rings from '$routes/table/director/rings/Rings.svelte'
import * as spots from '$routes/table/director/rings/spots'
import type { Step } from '$routes/table/director/steps'
import Arrows from '$routes/table/look/ahead/Arrows.svelte'

const SVG = 'http://www.w3.org/2000/svg'
const at = (part: PartKey, x: number): spots.Spot => ({ part, x, y: 50, wide: 20, high: 20 })

afterEach(() => vi.restoreAllMocks())

test('what a step touched is ringed, with an arrow from place to place in the colour of the seat', () => {
  vi.spyOn(spots, 'spotsOfStep').mockReturnValue([at('hex:1', 10), at('hex:2', 90)])
  const { container } = render(Rings, { step: { parts: ['hex:1', 'hex:2'], seat: 1 } as unknown as Step })
  expect(container.querySelectorAll('rect.over')).toHaveLength(2)
  const arrow = container.querySelector('path.over')
  expect(arrow?.namespaceURI).toBe(SVG)
  expect(arrow?.getAttribute('style')).toContain('--seat-1')
})

test('a plan is numbered where its steps are made, side by side where two are made at one place', () => {
  vi.spyOn(spots, 'spotsOf').mockImplementation((parts) => parts.map((part) => at(part, 10)))
  const { container } = render(Arrows, { steps: [['hex:1'], ['hex:1']] })
  const numbers = [...container.querySelectorAll('g')]
  expect(numbers.map((one) => one.textContent)).toEqual(['1', '2'])
  expect(numbers[0]?.namespaceURI).toBe(SVG)
  expect(numbers[0]?.getAttribute('transform')).not.toBe(numbers[1]?.getAttribute('transform'))
})

test('the number of a step stands within the hex it is made at, and not where the corner around it lies', () => {
  const hex = (part: PartKey, x: number, y: number): spots.Spot => ({ part, x, y, wide: 70, high: 60, outline: { d: 'M0 0', lies: '' } })
  const places = [hex('hex:G7', 100, 100), hex('hex:G8', 152, 130), hex('hex:G8', 152, 130)]
  const badges = spots.badgesOf([...places, null])
  expect(badges[3]).toBeNull()
  places.forEach((place, step) => {
    const { x, y } = badges[step]!
    // the flat-topped hex is as wide as a quarter less at that height on either side
    expect(Math.abs(x - place.x)).toBeLessThan(place.wide * (3 / 8))
    expect(Math.abs(y - place.y)).toBeLessThan(place.high / 2)
  })
  expect(badges[1]!.x).toBeLessThan(badges[2]!.x)
})
