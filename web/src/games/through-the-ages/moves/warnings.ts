// What one would be glad to hear before a turn ends, as the rules have worked it out.
import { t } from '$lib/texts.svelte'
import type { AgesView, AnyMove } from '../wire'

const WORDS: Record<string, (amount: number) => string> = {
  uprising: (amount) => t('through-the-ages-warning-uprising', { amount }),
  famine: (amount) => t('through-the-ages-warning-famine', { amount }),
  corruption: (amount) => t('through-the-ages-warning-corruption', { amount }),
  waste: (amount) => t('through-the-ages-warning-waste', { amount }),
  'unused-civil': (amount) => t('through-the-ages-warning-unused-civil', { amount }),
  'unused-military': (amount) => t('through-the-ages-warning-unused-military', { amount }),
  discards: (amount) => t('through-the-ages-warning-discards', { amount }),
}

/** What is in sight all the time; what is still to be done in a turn matters at its end alone. */
export const LOOMING: readonly string[] = ['uprising', 'famine', 'corruption', 'waste']

/** One of them as a sentence. */
export function sayWarning(kind: string, amount: number): string {
  return WORDS[kind]?.(amount) ?? kind
}

/** What the end of a seat's turn would bring, in sentences. */
export function sayWarnings(view: AgesView, seat: number): string[] {
  return (view.desks[seat]?.warnings ?? []).map(({ kind, amount }) => sayWarning(kind, amount))
}

/** Before the actions are ended: all that speaks against it. */
export function warn(move: AnyMove, view: AgesView): string[] {
  return move.do === 'EndActions' && view.seat !== null ? sayWarnings(view, view.seat) : []
}
