// Moves and questions in words where the position tells more than they do: what leaving means, which city, what it costs.
import { ofMove, type ByMove } from '$games/kinds'
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

/** A card is drawn unseen: all that is known of it is the type on its back. */
function sayDraw({ pile }: DrawFrom, view: EmpiresView, teller: Teller): string | null {
  const top = view.piles[PILES.indexOf(pile)]?.top
  return top ? t('time-of-empires-screen-draw-type', { pile: teller.value('pile', pile), type: teller.value('type', top) }) : null
}

/** Done, where it means no; a card that is drawn, by its type. */
export function sayMove(move: AnyMove, view: EmpiresView, teller: Teller): string | null {
  if (move.do === 'DrawFrom') return sayDraw(move, view, teller)
  return move.do === 'Done' ? (LEAVES[kindOf(view) ?? '']?.() ?? null) : null
}

/** A question, where the position or what has been chosen names what it is about: the city that is besieged, the glass in hand. */
export function askOf({ kind, legal }: Pick<Asked, 'kind' | 'legal'>, _: EmpiresView, { chosen }: Pick<Choice, 'chosen'>): string | null {
  const glass = [...chosen].find((part) => part.startsWith('glass:'))?.slice('glass:'.length)
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

/** What a move costs, in a word or two. */
export function priceOf(move: AnyMove, view: EmpiresView): string | null {
  return ofMove(PRICES, move, view) ?? null
}
