// What the actions that can be chosen now would do, for the place where a turn is asked about.
import type { Choice, PartKey } from '$games/contract'
import { hasAny, nameIn, namesIn } from '$lib/table/part'
import { t } from '$lib/texts.svelte'
import type { Asked, GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { over } from '../board/hexes'
import { rowOf, type Figures } from '../printed'
import type { AnyMove, TempusView } from '../wire'

const WAYS: Record<string, (figures: Figures, births: number) => string> = {
  move: ({ tokens, distance }) => t('tempus-way-move', { tokens, distance }),
  babies: ({ babies }, births) => t('tempus-way-babies', { babies: Math.min(babies, births) }),
  fight: () => t('tempus-way-fight'),
  idea: ({ drawn }) => t('tempus-way-idea', { drawn }),
  city: () => t('tempus-way-city'),
}

const figuresOf = (view: TempusView, game: GameInfo): Figures | null => (view.seat === null ? null : (rowOf(game, view, view.seat)?.figures ?? null))

/** The actions of a turn with what they bring at this row of the era chart; all of them cost a tile. */
export function waysOf(legal: readonly AnyMove[], view: TempusView, game: GameInfo): string[] {
  const figures = figuresOf(view, game)
  const actions = legal.flatMap((move) => (move.do === 'ChooseAction' ? [move.action] : []))
  if (!figures || !actions.length) return []
  return [t('tempus-way-price'), ...actions.flatMap((action) => WAYS[action]?.(figures, view.births) ?? [])]
}

/** What an action was for, by the question it asks: the move that it allows, and what is said when none was made. */
const UNUSED: Record<string, { does: AnyMove['do']; said: string }> = {
  moving: { does: 'MoveToken', said: 'tempus-warning-nobody-moved' },
  births: { does: 'PlaceBaby', said: 'tempus-warning-nobody-born' },
}

/** Before a tile is spent on nothing: the rules allow it (TEM-ERA-6), but hardly anybody wants it. */
export function warnOf(move: AnyMove, view: TempusView, _: unknown, legal: readonly AnyMove[]): string[] {
  const isForNothing = move.do === 'ChooseAction' && move.action === 'babies' && !view.births
  if (isForNothing) return [t('tempus-warning-babies')]
  return move.do === 'Done' ? unusedIn(view, legal) : []
}

/** An action that ends before anything was done with it; pieces that moved, and hexes of babies, bear a mark. */
function unusedIn(view: TempusView, legal: readonly AnyMove[]): string[] {
  const kind = view.asked.find(({ seat }) => seat === view.seat)?.kind ?? ''
  const unused = UNUSED[kind]
  const isUnused = unused && legal.some((one) => one.do === unused.does) && !view.hexes.some(({ marks }) => marks > 0)
  return isUnused ? [t(unused.said)] : []
}

/** What goes over a side, by the hex it goes to; the terrain of a city that is attacked, with the number of cards of one's own that it makes count. */
export function sayOf(move: AnyMove, view: TempusView, teller: Teller): string | null {
  if (move.do === 'Attack') return t('tempus-way-attack', { start: move.start, target: over(move.start, move.side) })
  if (move.do === 'PlayReligion')
    return t('tempus-way-religion', { terrain: teller.value('terrain', move.terrain), hex: move.hex, target: over(move.hex, move.side) })
  if (move.do !== 'DeclareTerrain') return null
  const hand = view.hands[view.seat ?? -1]?.cards ?? []
  const cards = hand.filter(({ card }) => card.endsWith(`/${move.terrain}`)).length
  return t('tempus-way-terrain', { terrain: teller.value('terrain', move.terrain), cards })
}

/** Whether more of the same answer may follow: cards are laid one by one until one says that it is all. */
export function isPiece(move: AnyMove): boolean {
  return move.do === 'LayCard'
}

/** Religion, once its card has been chosen: whom it converts, and which hex the new token joins. */
function askConversion(legal: Asked['legal'], chosen: readonly PartKey[]): string {
  const isTarget = (hex: string) => !legal.some((move) => move.do === 'PlayReligion' && move.hex === hex)
  return t(namesIn(chosen, 'hex').some(isTarget) ? 'tempus-way-convert-into' : 'tempus-way-convert')
}

/** A fight, once one of its two hexes has been chosen and no Religion, or one that finds nobody any more; a turn whose action is done: cards are spoken of only where one could be played. */
export function askOf({ kind, a, legal }: Pick<Asked, 'kind' | 'a' | 'legal'>, _?: unknown, clicks?: Pick<Choice, 'chosen'>): string | null {
  const chosen = [...(clicks?.chosen ?? [])]
  if (namesIn(chosen, 'card').some((card) => card.startsWith('religion/'))) return askConversion(legal, chosen)
  const place = nameIn(chosen, 'hex')
  if (kind === 'moving' && place && legal.some((move) => move.do === 'MoveToken' && move.start === place)) return t('tempus-way-move-to', { place })
  const isStart = legal.some((move) => move.do === 'Attack' && move.start === place)
  if (kind === 'target' && !legal.some((move) => move.do === 'Attack')) return t('tempus-way-fight-nobody')
  if (kind === 'target' && place && !hasAny(chosen, 'card')) return t(isStart ? 'tempus-way-fight-into' : 'tempus-way-fight-from', { place })
  return kind === 'turn' && a === 0 && legal.every((move) => move.do === 'EndTurn') ? t('tempus-way-end') : null
}
