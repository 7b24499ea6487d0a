// What is asked, where the table tells more than the question does: whose things are meant.
import { t } from '$lib/texts.svelte'
import type { Asked } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import type { AgesView } from '../wire'

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

/** The question with the player's name in it; null where nobody else is meant. */
export function askOf({ kind, a }: Asked, view: AgesView, _: unknown, teller: Teller): string | null {
  const victim = victimOf(kind, a, view)
  return victim === null ? null : (WORDS[kind]?.(teller.player(victim), a) ?? null)
}
