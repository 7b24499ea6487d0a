/** Seats and tempos in words. */

import { t } from '$lib/texts.svelte'
import type { SeatInfo, Tempo } from '$lib/wire'
import { characterName } from './characters'
import { levelName } from './levels'

/** What somebody is called in sentences; a bot of the days before bots had names is called by its level. */
export function calledName(seat: SeatInfo): string {
  return seat.kind === 'bot' && seat.level && seat.name === seat.level ? levelName(seat.level) : seat.name
}

/** What a bot is like: its character and its level; empty for anybody else. */
export function botLine(seat: SeatInfo): string {
  if (seat.kind !== 'bot' || !seat.level) return ''
  const level = levelName(seat.level)
  return seat.character ? t('house-bot-line', { character: characterName(seat.character), level }) : t('house-seat-bot', { level })
}

/** Who sits on a seat, or that it is free. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === 'open') return t('house-seat-open')
  const line = botLine(seat)
  if (line && !seat.character) return line
  return line ? t('house-seat-named-bot', { name: seat.name, line }) : seat.name
}

/** A span of time in its two largest units. */
export function span(seconds: number): string {
  const units: [size: number, key: string][] = [
    [86_400, 'house-days'],
    [3600, 'house-hours'],
    [60, 'house-minutes'],
    [1, 'house-seconds'],
  ]
  const parts: string[] = []
  let rest = seconds
  for (const [size, key] of units) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count) parts.push(t(key, { count }))
  }
  return parts.slice(0, 2).join(' ') || t('house-seconds', { count: 0 })
}

/** How time is kept at a table. */
export function tempoName(tempo: Tempo): string {
  if (tempo.kind === 'free') return t('house-tempo-free')
  const figures = { bank: span(tempo.bank), increment: span(tempo.increment) }
  return tempo.kind === 'live' ? t('house-tempo-live', figures) : t('house-tempo-turns', figures)
}
