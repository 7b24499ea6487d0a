/** The tempos that are offered by name; any other can be set by hand. */

import type { Tempo } from '$lib/wire'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type TempoName = 'none' | 'brisk' | 'calm' | 'daily' | 'weekly' | 'custom'

export const TEMPOS: Record<Exclude<TempoName, 'custom'>, Tempo> = {
  none: { kind: 'free', bank: 0, increment: 0, cap: 0 },
  brisk: { kind: 'live', bank: 10 * MINUTE, increment: 10, cap: 15 * MINUTE },
  calm: { kind: 'live', bank: 30 * MINUTE, increment: 20, cap: 45 * MINUTE },
  daily: { kind: 'turns', bank: 2 * DAY, increment: 12 * HOUR, cap: 4 * DAY },
  weekly: { kind: 'turns', bank: 7 * DAY, increment: DAY, cap: 14 * DAY },
}

/** How many seconds the fields of a tempo set by hand count in. */
export const UNITS: Record<'live' | 'turns', { bank: number; increment: number }> = {
  live: { bank: MINUTE, increment: 1 },
  turns: { bank: HOUR, increment: HOUR },
}
