// What is going on, judging by the question being asked.
import { t } from '$lib/texts.svelte'
import type { AgesView } from '../wire'

const PHASES: Record<string, () => string> = {
  turn: () => t('through-the-ages-screen-phase-actions'),
  political: () => t('through-the-ages-screen-phase-politics'),
  offer: () => t('through-the-ages-screen-phase-pact'),
  bidding: () => t('through-the-ages-screen-phase-colony'),
  payment: () => t('through-the-ages-screen-phase-colony'),
  sacrifices: () => t('through-the-ages-screen-phase-fight'),
  defence: () => t('through-the-ages-screen-phase-fight'),
  raid: () => t('through-the-ages-screen-phase-spoils'),
  'colony-spoil': () => t('through-the-ages-screen-phase-spoils'),
  'technology-spoil': () => t('through-the-ages-screen-phase-spoils'),
  discards: () => t('through-the-ages-screen-phase-discards'),
  less: () => t('through-the-ages-screen-phase-production'),
  keeping: () => t('through-the-ages-screen-phase-bonus'),
  picking: () => t('through-the-ages-screen-phase-bonus'),
}

/** The phase of the turn in words; any question not listed comes from an event. Empty if nothing is asked. */
export function sayPhase(view: AgesView): string {
  const kind = view.asked[0]?.kind
  if (kind === undefined) return ''
  if (kind === 'goods' && view.table.victim !== null) return t('through-the-ages-screen-phase-spoils')
  return PHASES[kind]?.() ?? t('through-the-ages-screen-phase-event')
}
