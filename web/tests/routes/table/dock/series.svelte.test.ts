import { expect, test, vi } from 'vitest'
import type { GameModule } from '$games/contract'
import type { MoveJson } from '$lib/json'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked } from '$lib/wire'
import { Deciding } from '$routes/table/dock/choice/deciding.svelte'

const tax = (town: string): MoveJson => ({ do: 'CollectTaxes', town })
const END = { do: 'EndTurn' }
const asked = (decision: number, ...legal: MoveJson[]): Asked => ({ decision, kind: 'turn', a: 1, b: 0, c: 0, legal }) as unknown as Asked

function sit(): { deciding: Deciding; played: MoveJson[] } {
  const played: MoveJson[] = []
  const table = {
    view: {},
    eyes: 0,
    gameNow: () => null,
    do: vi.fn(async ({ move }: { move: MoveJson }) => void played.push(move)),
    ask: vi.fn(async () => ({ foreseen: null })),
  }
  const module = { parts: (move: MoveJson) => (move.town ? [`hex:${move.town}`] : []), forAll: ['CollectTaxes'] }
  return { deciding: new Deciding(table as unknown as TableState, module as unknown as GameModule), played }
}

test('what several pieces can do is offered for all, and follows by itself while it stays possible', () => {
  const { deciding, played } = sit()
  deciding.begin(asked(1, tax('3'), tax('5'), tax('8'), END))
  expect(deciding.series).toEqual([[tax('3'), tax('5'), tax('8')]])
  deciding.all(deciding.series[0]!)
  deciding.begin(asked(2, tax('8'), END))
  expect(played).toEqual([tax('3'), tax('8')])
  deciding.begin(asked(3, END))
  expect(played.length).toBe(2)
})

test('one piece alone is not offered for all', () => {
  const { deciding } = sit()
  deciding.begin(asked(1, tax('3'), END))
  expect(deciding.series).toEqual([])
})

test('taking back ends what would have followed', () => {
  const { deciding, played } = sit()
  deciding.begin(asked(1, tax('3'), tax('5'), END))
  deciding.all(deciding.series[0]!)
  void deciding.undo()
  deciding.begin(asked(2, tax('5'), END))
  expect(played.filter(Boolean)).toEqual([tax('3')])
})
