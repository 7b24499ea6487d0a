// A fight as the duel panel shows it: while it lasts from the view, once it is over from what came of it.
import type { GameInfo } from '$lib/wire'
import { boardOf, countOf, landOf } from '../printed'
import type { AnyEvent, FightView, TempusView } from '../wire'

export interface Side {
  seat: number
  tokens: number
  city: number
  /** cards one may see, and how many lie face down */
  cards: string[]
  down: number
  /** the whole strength, once it is known */
  total: number | null
}

export interface Fight {
  attacker: Side
  defender: Side
  start: string
  target: string
  /** empty until the owner of an attacked city has declared it */
  terrain: string
  /** who won, once it is over */
  won: 'attacker' | 'defender' | null
}

/** The terrain that the fight under way counts as; none while the owner of the city is still asked for it (TEM-FIG-3). */
export function groundOf(view: TempusView): string {
  return view.asked.some(({ kind }) => kind === 'terrain') ? '' : (view.fight?.terrain ?? '')
}

/** The fight that a view tells of, or one that is told beside it. */
export function fightIn(game: GameInfo, view: TempusView, told = view.fight): Fight | null {
  if (!told) return null
  const board = boardOf(game)
  const land = landOf(board, view)
  const side = (name: string): Side => {
    const hex = land.get(board.named(name))
    const seat = hex?.owner ?? 0
    const cards = (view.laid[seat]?.cards ?? []).map((one) => one.card)
    const down = cards.length ? 0 : countOf(view.laid[seat])
    return { seat, tokens: hex?.tokens ?? 0, city: hex?.city ?? 0, cards, down, total: null }
  }
  const { start, target } = told
  return { attacker: side(start), defender: side(target), start, target, terrain: told === view.fight ? groundOf(view) : told.terrain, won: null }
}

/** Where a fight that ended between two views took place, whether or not it began there; a city counts as what was declared. */
function foughtAt(game: GameInfo, before: TempusView, events: readonly AnyEvent[]): FightView | null {
  const attack = events.findLast((event) => event.event === 'Attacked')
  const declared = events.findLast((event) => event.event === 'TerrainDeclared')
  const ground = attack && landOf(boardOf(game), before).get(boardOf(game).named(attack.target))
  const told = attack ? { start: attack.start, target: attack.target, terrain: ground?.terrain ?? '' } : before.fight
  return told && { ...told, terrain: declared?.terrain ?? told.terrain }
}

/** The fight that has just ended: what stood there in the view before, with the cards revealed and the sums. */
export function fightOver(game: GameInfo, before: TempusView | null, events: readonly AnyEvent[]): Fight | null {
  const end = events.findLast((event) => event.event === 'FightWon' || event.event === 'FightLost')
  const fight = before && end ? fightIn(game, before, foughtAt(game, before, events)) : null
  if (!fight || !end) return null
  const revealed = (side: Side, total: number): Side => ({
    ...side,
    cards: events.flatMap((event) => (event.event === 'CardRevealed' && event.seat === side.seat ? [event.card] : [])),
    down: 0,
    total,
  })
  return {
    ...fight,
    attacker: revealed(fight.attacker, end.attack),
    defender: revealed(fight.defender, end.defence),
    won: end.event === 'FightWon' ? 'attacker' : 'defender',
  }
}
