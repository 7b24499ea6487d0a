// Words for moves and questions where the position says more than they do: what declining means, which city, what it costs.
import { ofMove, type ByMove } from '$games/kinds'
import { nameIn } from '$lib/table/part'
import { t } from '$lib/texts.svelte'
import type { Choice } from '$games/contract'
import type { Asked } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { AnyMove, DrawFrom, EmpiresView } from '../wire'

/** The piles in the order of the view. */
const PILES = ['left-1', 'left-2', 'right-1', 'right-2']

export const kindOf = (view: EmpiresView) => view.asked.find(({ seat }) => seat === view.seat)?.kind

const LEAVES: Record<string, () => string> = {
  siege: () => t('time-of-empires-screen-leave-city'),
  'other-glass': () => t('time-of-empires-screen-leave-glass'),
}

/** A card is drawn unseen, so all that can be said of it is the type on its back. */
function sayDraw({ pile }: DrawFrom, view: EmpiresView, teller: Teller): string | null {
  const top = view.piles[PILES.indexOf(pile)]?.top
  return top ? t('time-of-empires-screen-draw-type', { pile: teller.value('pile', pile), type: teller.value('type', top) }) : null
}

/** Words for Done where it means no, and for drawing a card by its type; null for all other moves. */
export function sayMove(move: AnyMove, view: EmpiresView, teller: Teller): string | null {
  if (move.do === 'DrawFrom') return sayDraw(move, view, teller)
  return move.do === 'Done' ? (LEAVES[kindOf(view) ?? '']?.() ?? null) : null
}

/** A question that can name what it is about: the city under siege or the glass chosen; null for all others. */
export function askOf({ kind, legal }: Pick<Asked, 'kind' | 'legal'>, _: EmpiresView, { chosen }: Pick<Choice, 'chosen'>): string | null {
  const glass = nameIn(chosen, 'glass')
  if (glass) return t('time-of-empires-screen-ask-action', { glass })
  const city = kind === 'siege' ? legal.find((move) => move.do === 'Garrison')?.space : undefined
  return city ? t('time-of-empires-screen-ask-siege', { city }) : null
}

const ideas = (count: number | undefined) => (count === undefined ? null : t('time-of-empires-screen-price-ideas', { count }))

const PRICES: ByMove<AnyMove, [EmpiresView], string | null> = {
  Discover: ({ card }, view) => (kindOf(view) === 'discovering' ? ideas(view.dues[view.hand.indexOf(card)]) : null),
  TurnGlass: ({ action }, view) => {
    const player = view.seat === null ? undefined : view.players[view.seat]
    if (action === 'discover' && view.dues.length) return ideas(Math.min(...view.dues))
    return action === 'build' && player && player.price !== null ? t('time-of-empires-screen-price-bricks', { count: player.price }) : null
  },
}

/** What a move costs, in a word or two; null if nothing is to be said. */
export function priceOf(move: AnyMove, view: EmpiresView): string | null {
  return ofMove(PRICES, move, view) ?? null
}
