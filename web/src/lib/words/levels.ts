/** The strengths of bots in words. The server says which there are. */

import { has, t } from '$lib/texts.svelte'

const NAMES: Record<string, string> = {
  beginner: 'house-level-beginner',
  casual: 'house-level-casual',
  strong: 'house-level-strong',
  expert: 'house-level-expert',
  master: 'house-level-master',
}

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
