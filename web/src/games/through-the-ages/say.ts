// Moves in words, where the table tells more than the move does.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { AgesView, AnyMove } from './wire'

/** A card is taken by its place: here it gets its name and its price. */
export function say(move: AnyMove, view: AgesView, teller: Teller): string | null {
  if (move.do !== 'TakeCard') return null
  const place = view.table.row.find((one) => one.place === move.place)
  return place?.card ? t('through-the-ages-screen-take', { card: teller.value('card', place.card), cost: place.cost ?? 0 }) : null
}
