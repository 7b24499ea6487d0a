// The words of the civilization cards.
import { t } from '$lib/texts.svelte'

const SHORT: Record<string, () => string> = {
  nomad: () => t('rise-and-fall-screen-card-nomad'),
  town: () => t('rise-and-fall-screen-card-town'),
  ship: () => t('rise-and-fall-screen-card-ship'),
  mountaineer: () => t('rise-and-fall-screen-card-mountaineer'),
  merchant: () => t('rise-and-fall-screen-card-merchant'),
  temple: () => t('rise-and-fall-screen-card-temple'),
}

const WHOLE: Record<string, () => string> = {
  nomad: () => t('rise-and-fall-card-nomad'),
  town: () => t('rise-and-fall-card-town'),
  ship: () => t('rise-and-fall-card-ship'),
  mountaineer: () => t('rise-and-fall-card-mountaineer'),
  merchant: () => t('rise-and-fall-card-merchant'),
  temple: () => t('rise-and-fall-card-temple'),
}

/** What the pieces of a card do, in a few words. */
export function shortText(card: string): string {
  return SHORT[card]?.() ?? ''
}

/** All that the pieces of a card can do, a line for each action. */
export function wholeText(card: string): string {
  return WHOLE[card]?.() ?? ''
}
