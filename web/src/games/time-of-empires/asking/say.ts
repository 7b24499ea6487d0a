// Moves in words where the position tells more than the move does: what leaving means, what is lost, what it costs.
import { ofMove, type ByMove } from '$games/kinds'
import { t } from '$lib/texts.svelte'
import type { AnyMove, EmpiresView } from '../wire'

const kindOf = (view: EmpiresView) => view.asked.find(({ seat }) => seat === view.seat)?.kind

const LEAVES: Record<string, () => string> = {
  siege: () => t('time-of-empires-screen-leave-city'),
  'other-glass': () => t('time-of-empires-screen-leave-glass'),
}

/** Done, where it means no. */
export function sayMove(move: AnyMove, view: EmpiresView): string | null {
  return move.do === 'Done' ? (LEAVES[kindOf(view) ?? '']?.() ?? null) : null
}

/** The glasses used in this turn, as bits: the second number of the question that is open, ten bits above its last one. */
function usedIn(view: EmpiresView): number {
  const frame = view.seat === null ? undefined : view.frames.asked[view.seat]?.at(-1)
  return frame === undefined ? 0 : Math.floor(frame / 1024) % 1024
}

/** Whoever ends a turn loses the glass that is left. */
export function warningsOf(move: AnyMove, view: EmpiresView): string[] {
  if (move.do !== 'EndTurn') return []
  const used = usedIn(view)
  return [1, 2].filter((glass) => !((used >> (glass - 1)) & 1)).map((glass) => t('time-of-empires-screen-warn-glass', { glass }))
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
