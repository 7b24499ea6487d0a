/** What bots value, in words. */

import { t } from '$lib/texts.svelte'
import type { SeatInfo } from '$lib/wire'

export type Character = NonNullable<SeatInfo['character']>

const NAMES: Record<Character, string> = {
  builder: 'house-character-builder',
  raider: 'house-character-raider',
  scholar: 'house-character-scholar',
  trader: 'house-character-trader',
}

export const characterName = (character: Character): string => t(NAMES[character])

/** What one can expect of a bot of this character. */
export const characterHelp = (character: Character): string => t(`${NAMES[character]}.help`)
