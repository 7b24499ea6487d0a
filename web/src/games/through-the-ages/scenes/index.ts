// The moments of this game that are shown on a stage.
import type { News, Scene } from '$games/contract'
import { ofEvent, type ByEvent } from '$games/kinds'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { AgesView, AnyEvent } from '../wire'
import { colonyScene, leftScene, offerScene, refusedScene, signedScene } from './deals'
import { endScene, impactScene } from './ending'
import { eventScene } from './events'
import { attackScene, fightScene, warScene } from './fights'
import { momentsOf, type Moment } from './moment'
import { ageScene, productionScene } from './turns'

/** A moment without its head, which each scene is given separately, typed by its kind. */
type Rest = [Omit<Moment, 'head'>]

const SCENES: ByEvent<AnyEvent, Rest, Scene | null> = {
  EventRevealed: (head, moment) => (isEnd(moment) ? impactScene({ ...moment, head }) : eventScene({ ...moment, head })),
  AggressionPlayed: (head, moment) => (isDecided(moment, head) || isOwn(moment, head) ? null : attackScene({ ...moment, head })),
  WarBegan: (head, moment) => (isDecided(moment, head) ? null : attackScene({ ...moment, head })),
  WarDeclared: (head, moment) => warScene({ ...moment, head }),
  FightDecided: (head, moment) => fightScene({ ...moment, head }),
  PactOffered: (head, moment) => offerScene({ ...moment, head }),
  PactSigned: (head, moment) => signedScene({ ...moment, head }),
  PactRefused: (head, moment) => refusedScene({ ...moment, head }),
  Colonized: (head, moment) => colonyScene({ ...moment, head }),
  TerritoryLeft: (head, moment) => leftScene({ ...moment, head }),
  AgeEnded: (head, moment) => ageScene({ ...moment, head }),
  ActionsEnded: (head, moment) => productionScene({ ...moment, head }),
  GameEnded: (head, moment) => endScene({ ...moment, head }),
}

/** Whether the game ends with this: events revealed then are part of the last scoring. */
const isEnd = ({ events }: Rest[0]): boolean => events.at(-1)?.event === 'GameEnded'

/** Whether a fight is decided at once, and so needs one stage, not two. */
const isDecided = ({ events }: Rest[0], head: { seat: number; target: number }): boolean =>
  events.some((event) => event.event === 'FightDecided' && event.seat === head.seat && event.target === head.target)

/** Whether the viewer is attacking: they know all of it already and are asked for units at once, so no stage comes between. */
const isOwn = ({ eyes, view }: Rest[0], { seat }: { seat: number }): boolean => eyes === seat && view.asked.some((asked) => asked.seat === seat)

/** The stages of what has just happened, in order. */
export function scenes(news: News<AgesView, AnyEvent>, game: GameInfo, teller: Teller): Scene[] {
  return momentsOf(news, game, teller).flatMap(({ head, ...moment }) => ofEvent(SCENES, head, moment) ?? [])
}
