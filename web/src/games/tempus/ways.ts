// What the actions that can be chosen now would do, for the place where a turn is asked about.
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { rowOf, type Figures } from './printed'
import type { AnyMove, TempusView } from './wire'

const WAYS: Record<string, (figures: Figures) => string> = {
  move: ({ tokens, distance }) => t('tempus-way-move', { tokens, distance }),
  babies: ({ babies }) => t('tempus-way-babies', { babies }),
  fight: () => t('tempus-way-fight'),
  idea: ({ drawn }) => t('tempus-way-idea', { drawn }),
  city: () => t('tempus-way-city'),
}

/** The actions of a turn with what they bring at this row of the era chart; all of them cost a tile. */
export function waysOf(legal: readonly AnyMove[], view: TempusView, game: GameInfo): string[] {
  const figures = view.seat === null ? null : rowOf(game, view, view.seat)?.figures
  const actions = legal.flatMap((move) => (move.do === 'ChooseAction' ? [move.action] : []))
  if (!figures || !actions.length) return []
  return [t('tempus-way-price'), ...actions.flatMap((action) => WAYS[action]?.(figures) ?? [])]
}
