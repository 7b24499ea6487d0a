// What a fight begins with: told where it is confirmed, since nobody can take it back.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { over } from '../board/hexes'
import { countOf } from '../printed'
import type { AnyMove, TempusView } from '../wire'

/** Tokens against tokens or a city, and the cards that either side may still lay (TEM-FIG-5, TEM-FIG-6). */
export function aboutOf(move: AnyMove, view: TempusView, teller: Teller): string[] {
  if (move.do !== 'Attack') return []
  const at = (name: string) => view.hexes.find(({ hex }) => hex === name)
  const [from, target] = [at(move.start), at(over(move.start, move.side))]
  if (!from || target?.owner == null) return []
  const sides = { attack: from.tokens, defence: target.city || target.tokens }
  const cards = { own: countOf(view.hands[view.seat ?? -1]), others: countOf(view.hands[target.owner]) }
  return [t('tempus-about-attack', { ...sides, ...cards, player: teller.player(target.owner) })]
}
