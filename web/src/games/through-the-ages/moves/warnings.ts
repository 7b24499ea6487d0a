// What a player would want to know before a turn ends, as the rules have worked it out.
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

/** The warnings that are always in sight; those about things left to do matter only when the turn is ended. */
export const LOOMING: readonly string[] = ['uprising', 'famine', 'corruption', 'waste']

type Warned = Pick<PlayerBoardView, 'warnings'>

/** Whether the end of the turn would bring an uprising as things are now. */
export const isRising = ({ warnings }: Warned): boolean => warnings.some(({ kind }) => kind === 'uprising')

/** What a turn adds to a figure: nothing at all if there is an uprising. */
export const perTurn = (desk: Warned, rate: number): number => (isRising(desk) ? 0 : rate)

/** Whether corruption will be higher than now, because production leaves fewer tokens in the bank. */
const isByProduction = (amount: number, desk: Partial<Pick<PlayerBoardView, 'blue'>> | undefined): boolean => amount > (desk?.blue?.corruption.now ?? amount)

/** One warning as a sentence. */
export function sayWarning(kind: string, amount: number, desk?: Partial<Pick<PlayerBoardView, 'blue'>>): string {
  if (kind === 'corruption' && isByProduction(amount, desk)) return t('through-the-ages-warning-corruption-production', { amount })
  return WORDS[kind]?.(amount) ?? kind
}

/** What the end of a seat's turn would bring, in sentences. */
function sayWarnings(view: AgesView, seat: number): string[] {
  const desk = view.desks[seat]
  return (desk?.warnings ?? []).map(({ kind, amount }) => sayWarning(kind, amount, desk))
}

/** A revolution costs more than its science: one click on a government may mean it. */
const REVOLTS: readonly string[] = ['Revolt', 'RevoltWith']
const BY_SOLDIERS = 'maximilien-robespierre'

/** Before a player ends their actions: everything that speaks against it; before a revolution: which actions it takes. */
export function warn(move: AnyMove, view: AgesView): string[] {
  if (REVOLTS.includes(move.do) && view.seat !== null)
    return [view.desks[view.seat]?.leader === BY_SOLDIERS ? t('through-the-ages-warning-revolution-military') : t('through-the-ages-warning-revolution')]
  return move.do === 'EndActions' && view.seat !== null ? sayWarnings(view, view.seat) : []
}
