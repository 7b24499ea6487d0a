import { describe, expect, test } from 'vitest'
import { series, spread, stair, ticks, turnStarts } from '$routes/replay/curve/curves'

describe('curves', () => {
  test('a series begins before the first step', () => {
    const steps = [{ measures: { points: [1, 2] } }, { measures: { points: [3, 2] } }]
    expect(series('points', { points: [0, 0] }, steps)).toEqual([
      [0, 1, 3],
      [0, 2, 2],
    ])
    expect(series('none', {}, steps)).toEqual([])
  })

  test('a stair is level until the step that changes it', () => {
    expect(
      stair(
        [0, 0, 2, 2],
        (at) => at * 10,
        (value) => 100 - value,
      ),
    ).toBe('M0 100H20V98H30')
  })

  test('ticks are round and reach the greatest value', () => {
    expect(ticks(18)).toEqual([0, 5, 10, 15, 20])
    expect(ticks(3)).toEqual([0, 1, 2, 3])
    expect(ticks(0)).toEqual([0, 1])
  })

  test('labels keep their order, their distance and the bounds', () => {
    expect(spread([10, 11, 50], 10, 0, 100)).toEqual([10, 20, 50])
    expect(spread([99, 98], 10, 0, 100)).toEqual([100, 90])
    expect(spread([-5], 10, 0, 100)).toEqual([0])
  })

  test('chance acts for whoever came before', () => {
    expect(turnStarts([-1, 0, -1, 0, 1, 1, -1, 0])).toEqual([0, 4, 7])
  })
})
