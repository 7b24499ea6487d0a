// What is asked, where the table or what was clicked tells more than the question does: whose things are meant, on whom, how much.
import type { Choice, PartKey } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { Asked } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { cardOf } from '../printed'
import type { AgesView } from '../wire'
import { cardOfPart } from './parts'

/** Who loses what one chooses: the event names one after the other, a fight has its loser. */
export function victimOf(kind: string, named: number, { table }: AgesView): number | null {
  if (kind === 'terror') return named
  return kind === 'raid' || kind === 'colony-spoil' ? (table.fight?.defender ?? null) : null
}

const WORDS: Record<string, (player: string, count: number) => string> = {
  terror: (player) => t('through-the-ages-screen-ask-terror', { player }),
  raid: (player, count) => t('through-the-ages-screen-ask-raid', { player, count }),
  'colony-spoil': (player) => t('through-the-ages-screen-ask-colony-spoil', { player }),
}

type Clicks = Pick<Choice, 'lit' | 'chosen'>
const among = (parts: ReadonlySet<PartKey>, domain: string): PartKey | undefined => [...parts].find((part) => part.startsWith(`${domain}:`))

/** Whether a card was chosen that still needs a rival. */
export function needsRival({ lit, chosen }: Clicks): boolean {
  return among(chosen, 'hand') !== undefined && among(chosen, 'seat') === undefined && among(lit, 'seat') !== undefined
}

/** A war, an aggression or a pact was chosen: on whom, or with whom? */
function askWhom(clicks: Clicks, teller: Teller): string | null {
  const part = among(clicks.chosen, 'hand')
  if (part === undefined || !needsRival(clicks)) return null
  const id = cardOfPart(part)
  const card = teller.value('card', id)
  return cardOf(teller.game, id).kind === 'pact' ? t('through-the-ages-screen-ask-whom-pact', { card }) : t('through-the-ages-screen-ask-whom-attack', { card })
}

/** A bid is paid piece by piece: how far it has come. */
function askPayment({ legal }: Asked, { table }: AgesView): string | null {
  if (!table.auction) return null
  const { paid, bid } = table.auction
  if (paid < bid) return t('through-the-ages-screen-ask-payment', { paid, bid, left: bid - paid })
  const mayStop = legal.some((move) => move['do'] === 'Done')
  return mayStop ? t('through-the-ages-screen-ask-payment-done', { paid, bid }) : t('through-the-ages-screen-ask-payment-unit', { paid, bid })
}

/** The question in full; null where the question itself says it all. */
export function askOf(asked: Asked, view: AgesView, clicks: Clicks, teller: Teller): string | null {
  if (asked.kind === 'political') return askWhom(clicks, teller)
  if (asked.kind === 'payment') return askPayment(asked, view)
  const victim = victimOf(asked.kind, asked.a, view)
  return victim === null ? null : (WORDS[asked.kind]?.(teller.player(victim), asked.a) ?? null)
}
