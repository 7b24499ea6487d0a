import { beforeEach, expect, test, vi } from 'vitest'
import type { GameModule, PartKey } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { set } from '$lib/preferences.svelte'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked } from '$lib/wire'
import { Deciding } from '$routes/table/dock/choice/deciding.svelte'

const END = { do: 'EndTurn' }
const GROW = { do: 'Grow' }
const ASKED = { decision: 1, kind: 'turn', a: 0, b: 0, c: 0, legal: [END, GROW] } as unknown as Asked

function sit(more: Partial<GameModule> = {}, barrier = ''): { deciding: Deciding; played: MoveJson[] } {
  const played: MoveJson[] = []
  const table = {
    view: {},
    eyes: 0,
    gameNow: () => null,
    do: vi.fn(async ({ move }: { move: MoveJson }) => void played.push(move)),
    ask: vi.fn(async () => ({ foreseen: { barrier } })),
  }
  const module = { parts: () => [], ...more }
  const warn = (move: MoveJson): string[] => (move.do === 'EndTurn' ? ['2 actions unused'] : [])
  const deciding = new Deciding(table as unknown as TableState, module as unknown as GameModule, warn)
  deciding.begin(ASKED)
  return { deciding, played }
}

beforeEach(() => set({ confirm: 'never' }))

test.each(['never', 'irreversible', 'always'] as const)('a warning is said before the move, where moves are confirmed %s', async (confirm) => {
  set({ confirm })
  const { deciding, played } = sit()
  await deciding.decide(END)
  expect(deciding.pending?.warnings).toEqual(['2 actions unused'])
  expect(played).toEqual([])
  deciding.confirm()
  expect(played).toEqual([END])
})

test('a move without a warning is made at once where nobody wants to confirm', async () => {
  const { deciding, played } = sit()
  await deciding.decide(GROW)
  expect(deciding.pending).toBe(null)
  expect(played).toEqual([GROW])
})

test('who goes back after a warning has not moved', async () => {
  const { deciding, played } = sit()
  await deciding.decide(END)
  deciding.back()
  expect(deciding.pending).toBe(null)
  expect(played).toEqual([])
})

test('a piece of a longer answer is made without asking back, though it cannot be taken back', async () => {
  set({ confirm: 'irreversible' })
  const plain = sit({}, 'undo-learned')
  await plain.deciding.decide(GROW)
  expect(plain.deciding.pending?.move).toEqual(GROW)
  const { deciding, played } = sit({ isPiece: ({ do: kind }) => kind === 'Grow' }, 'undo-learned')
  await deciding.decide(GROW)
  expect(deciding.pending).toBe(null)
  expect(played).toEqual([GROW])
})

test('on a phone a piece of a longer answer takes one tap, as it can be taken back; a whole answer is shown first', async () => {
  set({ confirm: 'irreversible' })
  const touched = (query: string) => ({ matches: query.includes('hover: none'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
  vi.spyOn(window, 'matchMedia').mockImplementation(touched)
  const parts = ({ do: kind }: MoveJson): PartKey[] => (kind === 'Grow' ? ['worker:warriors'] : [])
  const whole = sit({ parts })
  whole.deciding.pick('worker:warriors')
  await vi.waitFor(() => expect(whole.deciding.pending?.move).toEqual(GROW))
  const piece = sit({ parts, isPiece: ({ do: kind }) => kind === 'Grow' })
  piece.deciding.pick('worker:warriors')
  await vi.waitFor(() => expect(piece.played).toEqual([GROW]))
  expect(piece.deciding.pending).toBe(null)
  vi.restoreAllMocks()
})
