import type { MyTable } from '$lib/wire'

/** The tables that wait for me. */
export const waiting = (mine: readonly MyTable[]): MyTable[] => mine.filter(({ turn, table }) => turn && table.status !== 'over')
