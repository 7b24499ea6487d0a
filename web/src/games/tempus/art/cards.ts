// The one line on each card.
import { t } from '$lib/texts.svelte'

const LINES: Record<string, () => string> = {
  education: () => t('tempus-screen-card-education'),
  fortifications: () => t('tempus-screen-card-fortifications'),
  medicine: () => t('tempus-screen-card-medicine'),
  'military-leader': () => t('tempus-screen-card-military-leader'),
  transportation: () => t('tempus-screen-card-transportation'),
  sanitation: () => t('tempus-screen-card-sanitation'),
  weapons: () => t('tempus-screen-card-weapons'),
  religion: () => t('tempus-screen-card-religion'),
  government: () => t('tempus-screen-card-government'),
}

/** What a card does, in a line. */
export function shortText(ability: string): string {
  return LINES[ability]?.() ?? ''
}
