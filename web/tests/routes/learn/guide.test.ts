import { describe, expect, test } from 'vitest'
import type { GameModule } from '$games/contract'
import type { ReplayData, Step, Tour } from '$lib/wire'
import { Guide } from '$routes/learn/guide.svelte'

const step = (n: number, seat: number): Step => ({
  n,
  seat,
  at: 0,
  move: { do: 'Go', hex: `H${n}` },
  events: [{ event: 'Gone', seat }],
  patch: { at: { '=': n } },
  measures: { points: [n, 0] },
  auto: null,
})
const steps = [step(1, -1), step(2, 0), step(3, 1), step(4, 0), step(6, 1), step(7, 1), step(8, 0)]
const data = { first: { at: 0 }, measures: { points: [0, 0] }, steps, eyes: 0, result: null } as unknown as ReplayData
const ask = (n: number) => ({ decision: n, kind: 'go', a: 0, b: 0, c: 0, legal: [{ do: 'Go', hex: `H${n}` }] })
const tour = {
  replay: data,
  asked: { 2: ask(2), 4: ask(4), 8: ask(8) },
  tips: [{ n: 2, key: 'tip' }],
  chapters: [
    { key: 'one', first: 2, last: 4 },
    { key: 'two', first: 7, last: 8 },
  ],
  end: 'end',
} as unknown as Tour
const module = { parts: (move: Record<string, string>) => [`hex:${move['hex']}`], touched: () => [] } as unknown as GameModule

describe('a tour', () => {
  test('opens a chapter, waits for the player, and shows what others do', () => {
    const guide = new Guide(tour, module)
    expect([guide.phase, guide.stepper.n, guide.chapter?.key]).toEqual(['intro', 1, 'one'])
    guide.begin()
    expect([guide.phase, guide.tip, guide.asked?.decision]).toEqual(['act', 'tip', 2])
    guide.choice.pick('hex:H9')
    expect(guide.phase).toBe('act')
    guide.choice.pick('hex:H2')
    expect([guide.phase, guide.stepper.n, guide.done, guide.whole]).toEqual(['watch', 2, 1, 3])
    guide.advance()
    expect([guide.phase, guide.asked?.decision, guide.since.map(({ n }) => n)]).toEqual(['act', 4, [3]])
  })

  test('skips what lies between chapters and ends after the last', () => {
    const guide = new Guide(tour, module)
    guide.begin()
    guide.act()
    guide.skip()
    guide.act()
    expect([guide.phase, guide.chapter?.key, guide.stepper.n]).toEqual(['intro', 'two', 6])
    guide.begin()
    expect(guide.phase).toBe('watch')
    guide.skip()
    guide.act()
    expect([guide.phase, guide.done]).toEqual(['end', 3])
  })

  test('goes back to the player’s move before, over chapters too', () => {
    const guide = new Guide(tour, module)
    guide.open(1)
    guide.back()
    expect([guide.phase, guide.asked?.decision]).toEqual(['act', 4])
    guide.back()
    guide.back()
    expect([guide.asked?.decision, guide.canGoBack]).toEqual([2, false])
  })

  test('what was clicked towards a move is taken back', () => {
    const two = { ...module, parts: (move: Record<string, string>) => [`hex:${move['hex']}`, 'seat:B'] } as unknown as GameModule
    const guide = new Guide(tour, two)
    guide.begin()
    guide.choice.pick('hex:H2')
    expect([...guide.choice.chosen]).toEqual(['hex:H2'])
    expect([guide.rest(), guide.choice.chosen.size, guide.phase]).toEqual([true, 0, 'act'])
    expect(guide.rest()).toBe(false)
  })

  test('only the player acts for the player', () => {
    const guide = new Guide(tour, module)
    guide.act()
    expect(guide.stepper.n).toBe(1)
  })
})
