// What the coach of a practice game looks at: the player's own board, the rivals, and what can be done now.
import type { PartKey, PracticeNow } from '$games/contract'
import { partsOf } from '../moves/parts'
import { cardsOf } from '../printed'
import type { AgesView, AnyMove, PlayerBoardView } from '../wire'

export interface Look {
  view: AgesView
  me: PlayerBoardView
  /** the kind of question that the player is asked; empty if only others are asked */
  asked: string
  legal: readonly AnyMove[]
  /** the highest strength among the rivals */
  rival: number
  /** the kind of a card: farm, mine, infantry */
  kind(card: string): string
}

export function lookOf({ view, asked, eyes, game }: PracticeNow<AgesView>): Look {
  const cards = cardsOf(game)
  return {
    view,
    me: view.desks[eyes] as PlayerBoardView,
    asked: asked?.kind ?? '',
    // what the server lists for this game are moves of this game
    legal: (asked?.legal ?? []) as unknown as readonly AnyMove[],
    rival: Math.max(0, ...view.desks.filter((_, seat) => seat !== eyes).map(({ strength }) => strength)),
    kind: (card) => cards.get(card)?.kind ?? '',
  }
}

/** The moves of some kinds, only those about cards of some kinds if these are given. */
export function moves(look: Look, does: readonly string[], kinds: readonly string[] = []): AnyMove[] {
  const about = (move: AnyMove) => ('on' in move ? String(move.on) : 'to' in move ? String(move.to) : 'card' in move ? String(move.card) : '')
  return look.legal.filter((move) => does.includes(move.do) && (!kinds.length || kinds.includes(look.kind(about(move)))))
}

/** The last part of each of these moves: the one to click last. */
export function ends(look: Look, does: readonly string[], kinds: readonly string[] = []): PartKey[] {
  return moves(look, does, kinds).flatMap((move) => partsOf(move, look.view).slice(-1))
}

/** Whether the end of the turn would bring some trouble. */
export const looms = ({ me }: Look, kind: string): boolean => me.warnings.some((warning) => warning.kind === kind)
