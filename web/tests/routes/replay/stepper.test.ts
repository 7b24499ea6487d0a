import { describe, expect, test } from 'vitest'
import { entryOf, turnsOf } from '$routes/replay/steps/moves'
import { Stepper } from '$routes/replay/steps/stepper.svelte'
import { replayOf, stepOf, teller, undoneOf } from '$kit/game'
import { toyModule } from '$kit/toy'

const begin = (at: number | null = null) => new Stepper(replayOf(), at)

describe('stepping through a game', () => {
  test('it begins before the first move, or after the line that was asked for', () => {
    expect(begin().at).toBe(0)
    expect(begin(2).at).toBe(2)
    expect(begin(Infinity).at).toBe(4)
  })

  test('moves keep the numbers of their lines where others were taken back', () => {
    const stepper = new Stepper(undoneOf(), 5)
    expect([stepper.at, stepper.n, stepper.last]).toEqual([3, 5, 6])
    expect(stepper.gone).toBeNull()
    stepper.by(-1)
    expect([stepper.n, stepper.gone]).toEqual([2, { first: 3, last: 4 }])
    expect(new Stepper(undoneOf(), 4).n).toBe(2)
  })

  test('the view after each step is the one before it with its patch', () => {
    const stepper = begin()
    expect(stepper.view).toEqual({ stones: 0 })
    stepper.go(3)
    expect(stepper.view).toEqual({ stones: 3 })
    stepper.by(-1)
    expect(stepper.view).toEqual({ stones: 2 })
  })

  test('one step on is animated from where one stood; a leap is not', () => {
    const stepper = begin()
    stepper.by(1)
    expect(stepper.before).toEqual({ stones: 0 })
    stepper.go(4)
    expect(stepper.before).toBeNull()
    stepper.by(-1)
    expect(stepper.before).toBeNull()
  })

  test('there is no step before the first nor after the last', () => {
    const stepper = begin()
    stepper.by(-1)
    expect(stepper.at).toBe(0)
    stepper.by(99)
    expect(stepper.at).toBe(4)
  })

  test('one goes from turn to turn', () => {
    const stepper = begin()
    const places = []
    for (let i = 0; i < 3; i++) {
      stepper.nextTurn()
      places.push(stepper.at)
    }
    expect(places).toEqual([2, 3, 4])
    stepper.previousTurn()
    expect(stepper.at).toBe(3)
    stepper.go(1)
    stepper.previousTurn()
    expect(stepper.at).toBe(0)
  })

  test('what the last step touched is known, and what everybody counts', () => {
    const stepper = begin(3)
    expect([...stepper.touched(toyModule())]).toEqual(['place:c'])
    expect(stepper.measure('points')).toEqual([2, 1])
    expect(stepper.measure(undefined)).toBeUndefined()
    stepper.go(0)
    expect(stepper.measure('points')).toEqual([0, 0])
    expect(stepper.n).toBe(0)
  })

  test('playing begins anew at the end, and ends there', () => {
    const stepper = begin(4)
    stepper.toggle()
    expect([stepper.at, stepper.playing]).toEqual([0, true])
    stepper.go(4)
    expect(stepper.playing).toBe(false)
  })
})

describe('the moves by turns', () => {
  test('each turn has its seat and a line for every step that something came of', () => {
    const { steps } = replayOf()
    const turns = turnsOf(steps, [0, 2, 3], teller())
    expect(turns.map(({ seat, from, to, lines }) => [seat, from, to, lines.map(({ at }) => at)])).toEqual([
      [0, 0, 2, [1, 2]],
      [1, 2, 3, [3]],
      [0, 3, 4, [4]],
    ])
  })

  test('a step of which nothing came has no line, and chance no seat', () => {
    const [turn] = turnsOf([stepOf(1, -1, 'a', [0, 0], { events: [] })], [0], teller())
    expect([turn?.seat, turn?.lines]).toEqual([null, []])
  })

  test('who gave up is told where a stand-in began to move for them, or at the end', () => {
    const steps = [stepOf(1, 0, 'a', [1, 0]), stepOf(2, 1, 'b', [1, 1]), stepOf(3, 0, 'c', [2, 1], { auto: 'stand-in' })]
    const told = (seat: number) => turnsOf(steps, [0, 1, 2], teller(), [seat]).map(({ lines }) => lines.map(({ text, at }) => [text.includes('gives up'), at]))
    expect(told(0)).toEqual([[[false, 1]], [[false, 2]], [[true, 3], [false, 3]]]) // prettier-ignore
    expect(told(1)).toEqual([[[false, 1]], [[false, 2]], [[false, 3], [true, 3]]]) // prettier-ignore
  })

  test('that a choice was the only one matters at the table, not afterwards', () => {
    expect(entryOf(stepOf(1, 0, 'a', [1, 0], { auto: 'forced' })).auto).toBeNull()
    expect(entryOf(stepOf(1, 0, 'a', [1, 0], { auto: 'stand-in' })).auto).toBe('stand-in')
  })
})
