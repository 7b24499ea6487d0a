// The table in sentences, for those who cannot see it.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { matterOf } from './board/matter'
import { perTurn } from './moves/warnings'
import { sayPhase } from './rail/phase'
import type { AgesView } from './wire'

function rowSentence(view: AgesView, teller: Teller): string {
  const cards = view.table.row.flatMap(({ place, card, cost }) =>
    card ? t('through-the-ages-screen-say-place', { place, card: teller.value('card', card), cost: cost ?? 0 }) : [],
  )
  return cards.length ? t('through-the-ages-screen-say-row', { cards: cards.join(', ') }) : t('through-the-ages-screen-say-row-empty')
}

function matterSentences(view: AgesView, teller: Teller): string[] {
  const matter = matterOf(view)
  if (!matter) return []
  const card = teller.value('card', matter.card)
  if (matter.kind === 'fight') {
    const { attacker, defender, attack, defence } = matter.fight
    return [t('through-the-ages-screen-say-fight', { card, attacker: teller.player(attacker), defender: teller.player(defender), attack, defence })]
  }
  if (matter.kind === 'auction') return [t('through-the-ages-screen-say-auction', { card, bid: matter.auction.bid })]
  if (matter.kind === 'offer') return [t('through-the-ages-screen-say-offer', { card, player: teller.player(matter.offer.by) })]
  return [t('through-the-ages-screen-say-event', { card })]
}

function deskSentences(view: AgesView, teller: Teller, seat: number): string[] {
  const desk = view.desks[seat]!
  const player = teller.player(seat)
  if (desk.out) return [t('through-the-ages-screen-say-resigned', { player })]
  const named = (cards: readonly (string | null)[]) => cards.flatMap((card) => (card ? [teller.value('card', card)] : [])).join(', ')
  const staffed = desk.holdings.map(({ card, workers }) => t('through-the-ages-screen-say-holding', { card: teller.value('card', card), workers }))
  return [
    t('through-the-ages-screen-say-figures', {
      player,
      culture: desk.culture,
      culturerate: perTurn(desk, desk.culture_rate),
      science: desk.science,
      sciencerate: perTurn(desk, desk.science_rate),
      strength: desk.strength,
      happiness: desk.happiness,
      food: desk.food,
      resources: desk.resources,
    }),
    t('through-the-ages-screen-say-desk', {
      player,
      cards: [...staffed, named([desk.government, desk.leader, desk.tactic, ...desk.special, ...desk.wonders, ...desk.colonies])].join(', '),
    }),
  ]
}

/** The table in sentences: age and round, the row, what is under way, every civilization. */
export function describe(view: AgesView, teller: Teller): string[] {
  const { age, round } = view.table
  return [
    [t('through-the-ages-screen-say-when', { age, round }), sayPhase(view)].filter(Boolean).join(': '),
    rowSentence(view, teller),
    ...matterSentences(view, teller),
    ...view.desks.flatMap((_, seat) => deskSentences(view, teller, seat)),
  ]
}
