// What is asked, if the table or the clicks so far say more than the question: whose things, against whom, how much.
import type { Choice } from '$games/contract'
import { hasAny, nameIn } from '$lib/table/part'
import { t } from '$lib/texts.svelte'
import type { Asked } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { cardOf } from '../printed'
import type { AgesView, AnyMove } from '../wire'
import { food, resources } from './prices'

const WORDS: Record<string, (player: string, count: number) => string> = {
  terror: (player) => t('through-the-ages-screen-ask-terror', { player }),
  raid: (player, count) => t('through-the-ages-screen-ask-raid', { player, count }),
  'colony-spoil': (player) => t('through-the-ages-screen-ask-colony-spoil', { player }),
}

type Clicks = Pick<Choice, 'lit' | 'chosen'>

/** Whether the chosen card still needs a rival. */
export function needsRival({ lit, chosen }: Clicks): boolean {
  return hasAny(chosen, 'hand') && !hasAny(chosen, 'seat') && hasAny(lit, 'seat')
}

/** A war, an aggression or a pact was chosen: on whom, or with whom? */
function askWhom(clicks: Clicks, teller: Teller): string | null {
  const id = nameIn(clicks.chosen, 'hand')
  if (id === undefined || !needsRival(clicks)) return null
  const card = teller.value('card', id)
  return cardOf(teller.game, id).kind === 'pact' ? t('through-the-ages-screen-ask-whom-pact', { card }) : t('through-the-ages-screen-ask-whom-attack', { card })
}

/** A bid is paid piece by piece: how much is paid so far. */
function askPayment({ legal }: Asked, { table }: AgesView): string | null {
  if (!table.auction) return null
  const { paid, bid } = table.auction
  if (paid < bid) return t('through-the-ages-screen-ask-payment', { paid, bid, left: bid - paid })
  const mayStop = legal.some((move) => move['do'] === 'Done')
  return mayStop ? t('through-the-ages-screen-ask-payment-done', { paid, bid }) : t('through-the-ages-screen-ask-payment-unit', { paid, bid })
}

/** Food and resources: all of one kind, or a number in all. */
function askGoods({ table }: AgesView, teller: Teller): string | null {
  if (!table.goods) return null
  const { amount, use } = table.goods
  const player = teller.player(table.victim ?? 0)
  const words: Record<string, () => string> = {
    one: () => t('through-the-ages-screen-ask-goods-one', { food: food(amount), resources: resources(amount) }),
    gain: () => t('through-the-ages-screen-ask-goods-gain', { amount }),
    lose: () => t('through-the-ages-screen-ask-goods-lose', { amount }),
    take: () => t('through-the-ages-screen-ask-goods-take', { amount, player }),
  }
  return words[use]?.() ?? null
}

/** A phone on which the card row needs every line: how many actions are left stands in the bar above it. */
const LOW = '(max-width: 860px) and (max-height: 700px)'

/** One's own turn: what there is left to do it with. */
function askTurn({ legal }: Asked, { table, desks, seat }: AgesView): string | null {
  const desk = seat === null ? undefined : desks[seat]
  if (!desk || matchMedia(LOW).matches) return null
  if (legal.length === 1) return t('through-the-ages-screen-ask-turn-spent')
  // in the first round cards can be taken, and nothing else (TTA-FIR-1)
  if (table.round === 1) return t('through-the-ages-screen-ask-turn-first', { civil: desk.civil_left })
  return t('through-the-ages-screen-ask-turn', { civil: desk.civil_left, military: desk.military_left })
}

/** Whether a move pays part of a bid: one thing after the other, until the player says that it is done. */
export function isPiece(move: AnyMove, view: AgesView): boolean {
  const pays = view.asked.some(({ seat, kind }) => seat === view.seat && kind === 'payment')
  return pays && (move.do === 'Sacrifice' || move.do === 'PlayBonus')
}

/** The question in full; null if the usual words say it all. */
export function askOf(asked: Asked, view: AgesView, clicks: Clicks, teller: Teller): string | null {
  if (asked.kind === 'turn') return askTurn(asked, view)
  if (asked.kind === 'political') return askWhom(clicks, teller)
  if (asked.kind === 'payment') return askPayment(asked, view)
  if (asked.kind === 'goods') return askGoods(view, teller)
  const { victim } = view.table
  return victim === null ? null : (WORDS[asked.kind]?.(teller.player(victim), asked.a) ?? null)
}
