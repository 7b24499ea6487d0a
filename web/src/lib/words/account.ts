import { isFormality } from '$lib/table/log'
import type { Entry } from '$lib/wire'
import { inOneLine } from './joined'
import type { Teller } from './teller'

/**
 * What a seat did, as one line: done and the end of a turn as the only choice are left out beside deeds, and that a bot
 * played is said once. What was taken back would seem to concern what is named before it: no line of an undo is in it.
 */
export function accountOf(entries: readonly Entry[], seat: number | null, teller: Teller): string {
  const acts = entries.filter(({ kind }) => kind !== 'undo')
  const deeds = acts.filter((entry) => !isFormality(entry))
  const told = deeds.length ? deeds : acts
  const lines = told.flatMap((entry, i) => teller.lines(entry.auto === told[i - 1]?.auto ? { ...entry, auto: null } : entry))
  return inOneLine(lines, teller.player(seat ?? -1))
}
