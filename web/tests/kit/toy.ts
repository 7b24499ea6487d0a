// A toy of a game: stones on places. It has no texts, so that its moves and events are told by their names.
import type { GameModule } from '$games/contract'
import type { GameInfo } from '$lib/wire'
import Drawing from './Drawing.svelte'

export const TOY: GameInfo = {
  id: 'toy',
  title: 'Toy',
  rules: '1',
  seats: [2, 3],
  options: [],
  levels: ['beginner', 'casual'],
  reconstructed: false,
  measures: ['points'],
  has_tour: false,
  lessons: [],
  moves: { Put: { place: 'place' }, Slide: { start: 'place', end: 'place' }, Deal: { card: null }, Melt: { place: 'place' }, Done: {} },
  events: { StonePut: { seat: null, place: 'place' }, StoneSlid: { seat: null, start: 'place', end: 'place' } },
  fated: ['Deal'],
  needs: { Melt: { option: 'melting', choices: ['on'] } },
  domains: { place: ['a', 'b', 'c'] },
  printed: {},
}

const DRAWN = { Board: Drawing, Own: Drawing, Seat: Drawing } as unknown as Pick<GameModule, 'Board' | 'Own' | 'Seat'>

/** The drawings of the toy; every part of it can be told otherwise. */
export function toyModule(more: Partial<GameModule> = {}): GameModule {
  return {
    ...DRAWN,
    parts: ({ place, start, end }) => [place, start, end].flatMap((name) => (name ? [`place:${name}` as const] : [])),
    touched: ({ place, start, end }) => [place, start, end].flatMap((name) => (typeof name === 'string' ? [`place:${name}` as const] : [])),
    describe: (view) => [`${String(view.stones ?? 0)} stones lie on the table.`],
    ...more,
  }
}
