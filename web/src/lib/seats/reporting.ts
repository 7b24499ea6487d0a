/** Telling the host of a table what should not have been said, and what the host does about it. */

import { complain } from '$lib/complaint'
import { toast } from '$lib/say.svelte'
import type { NewCommand, TableState } from '$lib/table/table.svelte'
import { t } from '$lib/texts.svelte'

async function tell(table: TableState, command: NewCommand, done?: string): Promise<void> {
  try {
    await table.do(command)
    if (done) toast(t(done))
  } catch (problem) {
    complain(problem)
  }
}

/** Report a player to the host, for one message or as such. */
export const report = (table: TableState, player: string, entry: number | null = null) => tell(table, { do: 'report', player, entry }, 'table-report-done')

/** Take the word from a player, or give it back. */
export const mute = (table: TableState, player: string, muted: boolean) => tell(table, { do: 'mute', player, muted })
