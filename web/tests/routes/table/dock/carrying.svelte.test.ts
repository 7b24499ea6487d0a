// What is dragged, and what stays chosen, by what the game says of its parts.
import { beforeEach, expect, test, vi } from 'vitest'
import type { GameModule } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { set } from '$lib/preferences.svelte'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked } from '$lib/wire'
import type { Station } from '$routes/table/station.svelte'
import { carrierOf } from '$routes/table/dock/carrier'
import { Deciding } from '$routes/table/dock/choice/deciding.svelte'

const TAKE = { do: 'Take', place: '3' }
const PLACE = [
  { do: 'Place', piece: 'nomad', hex: '1' },
  { do: 'Place', piece: 'ship', hex: '2' },
]
const module = {
  parts: (move: MoveJson) => (move.do === 'Take' ? [`place:${move.place}`] : [`piece:${move.piece}`, `hex:${move.hex}`]),
  home: (part: string) => (part.startsWith('place:') ? 'board:own' : null),
  keeps: (chosen: string, clicked: string) => chosen.startsWith('piece:') && clicked.startsWith('hex:'),
} as unknown as GameModule

function sit(legal: MoveJson[]): { deciding: Deciding; station: Station; played: MoveJson[] } {
  const played: MoveJson[] = []
  const table = {
    view: {},
    eyes: 0,
    gameNow: () => null,
    do: vi.fn(async ({ move }: { move: MoveJson }) => void played.push(move)),
    ask: vi.fn(async () => ({ foreseen: { barrier: '' } })),
  }
  const deciding = new Deciding(table as unknown as TableState, module)
  deciding.begin({ decision: 1, kind: 'turn', a: 0, b: 0, c: 0, legal } as unknown as Asked)
  return { deciding, played, station: { deciding, module, mode: 'play', recap: { frame: null } } as unknown as Station }
}

beforeEach(() => set({ confirm: 'never' }))

test('a card that is a whole move is carried home, and nowhere else', () => {
  const { station, played } = sit([TAKE, { do: 'Take', place: '4' }])
  const carrier = carrierOf(station)
  expect(carrier.canTake('place:3')).toBe(true)
  expect(carrier.canTake('place:9')).toBe(false)
  carrier.take('place:3')
  expect(played).toEqual([])
  expect([carrier.canDrop('board:own'), carrier.canDrop('place:4')]).toEqual([true, false])
  carrier.drop('board:own')
  expect(played).toEqual([TAKE])
})

test('a card that is let go elsewhere stays where it was', () => {
  const { station, deciding, played } = sit([TAKE])
  const carrier = carrierOf(station)
  carrier.take('place:3')
  carrier.cancel('place:3')
  expect(played).toEqual([])
  expect(deciding.choosing.picks).toEqual([])
  expect(carrier.canDrop('board:own')).toBe(false)
})

test('what the game keeps stays chosen, and the click is answered', () => {
  const { deciding, played } = sit(PLACE)
  const idle = vi.fn()
  deciding.onidle = idle
  deciding.pick('piece:nomad')
  deciding.pick('hex:2')
  expect(idle).toHaveBeenCalledWith('hex:2')
  expect(deciding.choosing.picks).toEqual(['piece:nomad'])
  expect(played).toEqual([])
  deciding.pick('hex:1')
  expect(played).toEqual([PLACE[0]])
})
