// A finished game of the toy, as the server tells it to those who look at it afterwards.
import type { ReplayData, Step } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import { infoOf, put, seatOf, stonePut } from './station'
import { TOY } from './toy'

export const stepOf = (n: number, seat: number, place: string, points: number[], more: Partial<Step> = {}): Step => ({
  n,
  seat,
  at: n * 1000,
  move: put(place),
  events: [stonePut(seat, place)],
  patch: { stones: { '=': n } },
  measures: { points },
  auto: null,
  ...more,
})

/** Ada, Ada, Bob, Ada: four moves, after which Ada has four points and Bob one. */
export const replayOf = (more: Partial<ReplayData> = {}): ReplayData => ({
  table: infoOf({
    status: 'over',
    end: 'rules',
    started: 0,
    ended: 60_000,
    commitment: 'c0ffee',
    result: {
      reason: 'rules',
      standings: [
        { seat: 0, rank: 1, total: 4, points: { stones: 3, rows: 1 } },
        { seat: 1, rank: 2, total: 1, points: { stones: 1, rows: 0 } },
      ],
    },
  }),
  eyes: null,
  first: { stones: 0 },
  measures: { points: [0, 0] },
  steps: [stepOf(1, 0, 'a', [1, 0]), stepOf(2, 0, 'b', [2, 0]), stepOf(3, 1, 'c', [2, 1]), stepOf(4, 0, 'a', [4, 1])],
  result: null,
  ...more,
})

/** The same, but Bob took a move back before the one that stands: lines 3 and 4 are gone, and his move is the fifth. */
export const undoneOf = (): ReplayData =>
  replayOf({ steps: [stepOf(1, 0, 'a', [1, 0]), stepOf(2, 0, 'b', [2, 0]), stepOf(5, 1, 'c', [2, 1]), stepOf(6, 0, 'a', [4, 1])] })

export const teller = (): Teller => new Teller(TOY, [seatOf(0), seatOf(1)])
