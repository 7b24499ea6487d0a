// What the stages of this game are made of: the latest events, cut wherever something new begins.
import type { News, Scene } from '$games/contract'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { AgesView, AnyEvent, PlayerBoardView } from '../wire'

/** One thing that happened, and what came of it. */
export interface Moment<Head extends AnyEvent = AnyEvent> extends Omit<News<AgesView, AnyEvent>, 'events'> {
  head: Head
  /** what came of it, until something else began */
  rest: readonly AnyEvent[]
  /** all events that arrived together */
  events: readonly AnyEvent[]
  game: GameInfo
  teller: Teller
}

export type Kind<Name extends AnyEvent['event']> = Extract<AnyEvent, { event: Name }>
export type Staged<Name extends AnyEvent['event']> = (moment: Moment<Kind<Name>>) => Scene | null

/** The events with which something new begins. */
const HEADS: ReadonlySet<AnyEvent['event']> = new Set([
  'EventRevealed',
  'AggressionPlayed',
  'WarDeclared',
  'WarBegan',
  'FightDecided',
  'PactOffered',
  'PactSigned',
  'PactRefused',
  'Bidden',
  'Passed',
  'Colonized',
  'TerritoryLeft',
  'AgeEnded',
  'ActionsEnded',
  'TurnBegan',
  'GameEnded',
] as const)

/** The latest events, cut wherever something new begins. */
export function momentsOf(news: News<AgesView, AnyEvent>, game: GameInfo, teller: Teller): Moment[] {
  const found: Moment[] = []
  let rest: AnyEvent[] = []
  for (const head of news.events) {
    if (HEADS.has(head.event)) found.push({ ...news, head, rest: (rest = []), game, teller })
    else rest.push(head)
  }
  return found
}

/** The civilizations still in the game, in turn order from the one whose turn it is. */
export function inOrder({ table, desks }: AgesView): number[] {
  const from = table.turn ?? table.first
  return desks.map((_, at) => (from + at) % desks.length).filter((seat) => !desks[seat]?.out)
}

/** The seats from the highest to the lowest; of equals the one whose turn comes first is higher (TTA-EVE-2). */
export function rankedBy(view: AgesView, value: (desk: PlayerBoardView) => number): number[] {
  const worth = (seat: number) => value(view.desks[seat]!)
  return inOrder(view).sort((one, other) => worth(other) - worth(one))
}
