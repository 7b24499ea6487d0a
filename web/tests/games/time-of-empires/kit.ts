// Positions of Time of Empires in a few words, for the tests of what is read off them.
import type { EmpiresView, PlayerView, SpaceView } from '$games/time-of-empires/wire'
import type { GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'

export const GAME = {
  id: 'time-of-empires',
  printed: { times: { glass: 30_000, age: 540_000, cries: [180_000, 360_000], rounds: 15, creations: [5, 10] }, cards: [], leaders: [], wonders: [] },
  moves: {},
  events: {},
} as unknown as GameInfo

export const teller = new Teller(GAME, [{ name: 'Ada' }, { name: 'Bob' }])

export const space = (name: string, more: Partial<SpaceView> = {}): SpaceView => ({
  space: name,
  owner: null,
  clans: 0,
  occupants: [],
  terrain: name.length > 2 ? 'field' : null,
  open: 2,
  slots: [],
  ...more,
})

export const player = (more: Partial<PlayerView> = {}): PlayerView =>
  ({ ideas: 1, bricks: 2, reserve: 9, created: 2, kept: 0, waiting: null, built: {}, tokens: {}, points: {}, glasses: [], price: null, ...more }) as PlayerView

export const viewOf = (more: Partial<EmpiresView> = {}): EmpiresView =>
  ({
    seat: 0,
    asked: [],
    seats: 2,
    age: 0,
    phase: 'action',
    pace: 'real-time',
    options: { speed: '30' },
    now: 10_000,
    began: 0,
    gong: 540_000,
    round: 3,
    hand: [],
    dues: [],
    players: [player(), player()],
    spaces: [],
    frames: { table: [], asked: [[], []], serial: 0 },
    ...more,
  }) as EmpiresView

export const asked = (kind: string) => [{ seat: 0, decision: 1, kind }]
