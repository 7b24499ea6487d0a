// What a card is worth that is given into decline or bought back: told where that is confirmed.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { developmentOf, printedOf } from '../printed'
import type { AnyMove, RiseView } from '../wire'

export function aboutOf(move: AnyMove, view: RiseView, teller: Teller): string[] {
  if (move.do !== 'DeclineCard' && move.do !== 'BuyBack') return []
  const row = printedOf(teller.game).pieces.find(({ piece }) => piece === move.card)
  const pieces = view.realms[view.seat ?? -1]?.pieces[move.card] ?? 0
  const points = row ? developmentOf(row, pieces) : 0
  if (move.do === 'DeclineCard') return [t('rise-and-fall-about-decline', { points })]
  return [pieces ? t('rise-and-fall-about-return', { points }) : t('rise-and-fall-about-reserve')]
}
