// What one would be glad to hear before a turn ends, as the rules have worked it out.
import { t } from '$lib/texts.svelte'
import type { AgesView, AnyMove, PlayerBoardView } from '../wire'

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

type Warned = Pick<PlayerBoardView, 'warnings'>

/** Whether the end of the turn would bring an uprising as things stand. */
export const isRising = ({ warnings }: Warned): boolean => warnings.some(({ kind }) => kind === 'uprising')

/** What a turn adds: nothing at all with an uprising. */
export const perTurn = (desk: Warned, rate: number): number => (isRising(desk) ? 0 : rate)

/** Corruption by the tokens that production leaves, where these are fewer than lie in the bank now. */
const isByProduction = (amount: number, desk: Partial<Pick<PlayerBoardView, 'blue'>> | undefined): boolean => amount > (desk?.blue?.corruption.now ?? amount)

/** One of them as a sentence. */
export function sayWarning(kind: string, amount: number, desk?: Partial<Pick<PlayerBoardView, 'blue'>>): string {
  if (kind === 'corruption' && isByProduction(amount, desk)) return t('through-the-ages-warning-corruption-production', { amount })
  return WORDS[kind]?.(amount) ?? kind
}

/** What the end of a seat's turn would bring, in sentences. */
export function sayWarnings(view: AgesView, seat: number): string[] {
  const desk = view.desks[seat]
  return (desk?.warnings ?? []).map(({ kind, amount }) => sayWarning(kind, amount, desk))
}

/** Before the actions are ended: all that speaks against it. */
export function warn(move: AnyMove, view: AgesView): string[] {
  return move.do === 'EndActions' && view.seat !== null ? sayWarnings(view, view.seat) : []
}
