// Which sound is heard when. All of it is shown as well: by notices on the board, the glasses themselves, the count-in.
import type { GameSound, News } from '$games/contract'
import { ofEvent, type ByEvent } from '$games/kinds'
import type { Score, Sound, Timed } from '$lib/sound/note'
import type { GameInfo } from '$lib/wire'
import { alarmsOf } from '../news/story'
import { ageOf, hurries, isRealTime } from '../time/times'
import type { AnyEvent, AnyMove, EmpiresView } from '../wire'
import { scoreOf } from './score'
import { VOICES } from './voices'

const SECOND = 1000
const TICKS = 3

const HEARD: ByEvent<AnyEvent, [number | null], Sound | null> = {
  GongRang: ({ last }) => (last ? VOICES.ends : VOICES.begins),
  BabyCried: () => VOICES.cry,
  ChainLost: ({ seat }, eyes) => (seat === eyes ? VOICES.lost : null),
  // whoever is attacked hears the alarm instead; fights between others would only distract while one's own time runs
  Fought: ({ seat }, eyes) => (seat === eyes ? VOICES.clash : null),
  ClansDestroyed: ({ seat }, eyes) => (seat === eyes ? VOICES.clash : null),
  TerritoryBombarded: ({ seat }, eyes) => (seat === eyes ? VOICES.clash : null),
  ScholarsReturned: () => VOICES.scored,
  CityGarrisoned: () => VOICES.siege,
}

/** The sounds of what has just happened that nobody must miss. */
export function heardIn({ events, before, eyes }: News<EmpiresView, AnyEvent>): Sound[] {
  const told = events.map((event) => ofEvent(HEARD, event, eyes) ?? null).filter((sound) => sound !== null)
  return alarmsOf(events, before, eyes).length ? [VOICES.alarm, ...told] : told
}

const TURNS: ReadonlySet<AnyMove['do']> = new Set<AnyMove['do']>(['TurnGlass', 'ShiftGlass'])

export function madeBy(move: AnyMove): Sound | null {
  return TURNS.has(move.do) ? VOICES.turned : null
}

/** The sounds to come: the count-in, and one's own glasses as they run out. */
export function dueIn(view: EmpiresView, _game: GameInfo, eyes: number | null): Timed[] {
  if (!hurries(view)) return []
  const ticks = Array.from({ length: TICKS }, (_, i) => ({ at: view.began - (TICKS - i) * SECOND, sound: VOICES.tick }))
  const glasses = eyes === null ? [] : (view.players[eyes]?.glasses ?? [])
  const empty = glasses.filter(({ action, ends }) => action !== null && ends < view.gong)
  return [...(view.phase === 'count-in' ? ticks : []), ...empty.map(({ ends }) => ({ at: ends, sound: VOICES.empty }))]
}

/** The music that plays from gong to gong. */
export function musicOf(view: EmpiresView, game: GameInfo): Score | null {
  if (!isRealTime(view) || !['count-in', 'action'].includes(view.phase)) return null
  return scoreOf(view.began, ageOf(game, view).length, view.age)
}

export const sound: GameSound<EmpiresView, AnyMove, AnyEvent> = { heard: heardIn, made: madeBy, due: dueIn, score: musicOf }
