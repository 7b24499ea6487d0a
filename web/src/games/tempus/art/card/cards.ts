// What stands on each card, and the colour of its band.
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

const BANDS: Record<string, string> = {
  weapons: 'war',
  fortifications: 'war',
  'military-leader': 'war',
  education: 'mind',
  government: 'mind',
  religion: 'mind',
}

/** What an ability is about: war, mind or life. */
export function bandOf(ability: string): string {
  return BANDS[ability] ?? 'life'
}

/** What a card does, whole. */
export function textOf(ability: string): string {
  return LINES[ability]?.() ?? ''
}
