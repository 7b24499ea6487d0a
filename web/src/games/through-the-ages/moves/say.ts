// Moves in words, if the table says more than the move does.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { cardOf } from '../printed'
import type { AgesView, AnyMove } from '../wire'
import { food, resources } from './prices'

/** Taking a card names only its place: this adds the card and its price. */
function sayTake(place: string, view: AgesView, teller: Teller): string | null {
  const found = view.table.row.find((one) => one.place === place)
  return found?.card ? t('through-the-ages-screen-take', { card: teller.value('card', found.card), cost: found.cost ?? 0 }) : null
}

/** What an event lets a player build for free. */
function freeBuilding({ table }: AgesView, teller: Teller): string | null {
  const effects = table.event ? (cardOf(teller.game, table.event).effects ?? []) : []
  const card = effects.find(({ kind }) => kind === 'free-building')?.card
  return card ? teller.value('card', card) : null
}

function sayFight({ table, seat }: AgesView): string | null {
  const { fight } = table
  if (!fight) return null
  if (seat === fight.attacker) return t('through-the-ages-screen-attack-with', { strength: fight.attack })
  return t('through-the-ages-screen-defend-with', { strength: fight.defence })
}

/** How much there is of each of the goods; none of a kind is not mentioned. */
function sayGoods(some: number, { table }: AgesView): string | null {
  if (!table.goods) return null
  const rest = table.goods.amount - some
  if (!some || !rest) return some ? resources(some) : food(rest)
  return t('through-the-ages-screen-goods', { food: food(rest), resources: resources(some) })
}

/** What stopping means, by the question. */
const DONE: Record<string, (view: AgesView) => string | null> = {
  'free-building': () => t('through-the-ages-screen-build-not'),
  sacrifices: sayFight,
  defence: sayFight,
  payment: () => t('through-the-ages-screen-pay'),
  agreement: () => t('through-the-ages-screen-enough'),
  'technology-spoil': () => t('through-the-ages-screen-rest-science'),
  less: () => t('through-the-ages-screen-produce-all'),
}

/** What the button of a move says now; null if the usual words say it all. */
export function say(move: AnyMove, view: AgesView, teller: Teller): string | null {
  if (move.do === 'ChooseGoods') return sayGoods(Number(move.resources), view)
  if (move.do === 'TakeCard') return sayTake(move.place, view, teller)
  const asked = view.asked?.find(({ seat }) => seat === view.seat)?.kind ?? ''
  if (move.do === 'Done') return DONE[asked]?.(view) ?? null
  if (move.do === 'Pass' && asked === 'political') return t('through-the-ages-screen-no-politics')
  if (move.do !== 'BuildFree') return null
  const card = freeBuilding(view, teller)
  return card ? t('through-the-ages-screen-build-free', { card }) : null
}
