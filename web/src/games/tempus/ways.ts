// What the actions that can be chosen now would do, for the place where a turn is asked about.
import { t } from '$lib/texts.svelte'
import type { Asked, GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { rowOf, type Figures } from './printed'
import type { AnyMove, TempusView } from './wire'

const WAYS: Record<string, (figures: Figures, places: number) => string> = {
  move: ({ tokens, distance }) => t('tempus-way-move', { tokens, distance }),
  babies: ({ babies }, places) => t('tempus-way-babies', { babies: Math.min(babies, places) }),
  fight: () => t('tempus-way-fight'),
  idea: ({ drawn }) => t('tempus-way-idea', { drawn }),
  city: () => t('tempus-way-city'),
}

const figuresOf = (view: TempusView, game: GameInfo): Figures | null => (view.seat === null ? null : (rowOf(game, view, view.seat)?.figures ?? null))

/** How many hexes could take a baby now, as far as one can see it on the board (TEM-BAB-2 to TEM-BAB-5). */
function cradles(view: TempusView, { stack }: Figures): number {
  const { seat } = view
  if (seat === null || !view.supply[seat]) return 0
  const widens = view.hands[seat]?.cards?.some(({ card }) => card.startsWith('sanitation/'))
  return view.hexes.filter((hex) => {
    const people = hex.owner === seat && hex.terrain === 'grassland' && !hex.city && hex.tokens > 0
    return people && (widens || hex.tokens < stack + hex.extra)
  }).length
}

/** The actions of a turn with what they bring at this row of the era chart; all of them cost a tile. */
export function waysOf(legal: readonly AnyMove[], view: TempusView, game: GameInfo): string[] {
  const figures = figuresOf(view, game)
  const actions = legal.flatMap((move) => (move.do === 'ChooseAction' ? [move.action] : []))
  if (!figures || !actions.length) return []
  const places = actions.includes('babies') ? cradles(view, figures) : 0
  return [t('tempus-way-price'), ...actions.flatMap((action) => WAYS[action]?.(figures, places) ?? [])]
}

/** Before a tile is spent on nothing: the rules allow it (TEM-ERA-6), but hardly anybody wants it. */
export function warnOf(move: AnyMove, view: TempusView, { game }: Teller): string[] {
  if (move.do !== 'ChooseAction' || move.action !== 'babies') return []
  const figures = figuresOf(view, game)
  return figures && !cradles(view, figures) ? [t('tempus-warning-babies')] : []
}

/** A turn whose action is done: cards are spoken of only where one could be played. */
export function askOf({ kind, a, legal }: Pick<Asked, 'kind' | 'a' | 'legal'>): string | null {
  return kind === 'turn' && a === 0 && legal.every((move) => move.do === 'EndTurn') ? t('tempus-way-end') : null
}
