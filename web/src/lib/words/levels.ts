/** The strengths of bots in words. The server says which there are. */

import { has, t } from '$lib/texts.svelte'

const NAMES: Record<string, string> = {
  beginner: 'house-level-beginner',
  casual: 'house-level-casual',
  strong: 'house-level-strong',
  expert: 'house-level-expert',
  master: 'house-level-master',
}

/** The level that is offered first where a bot is to play for a person, if the game has it. */
export const usualLevel = (levels: readonly string[]): string => (levels.includes('casual') ? 'casual' : (levels[0] ?? ''))

/** A level by its name; one that this client does not know by its id. */
export function levelName(level: string): string {
  const key = NAMES[level]
  return key && has(key) ? t(key) : level
}

/** How a bot of this level plays, if this client knows it. */
export function levelHelp(level: string): string {
  const key = `${NAMES[level] ?? ''}.help`
  return has(key) ? t(key) : ''
}
