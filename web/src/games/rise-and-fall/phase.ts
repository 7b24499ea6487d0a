// Where in a round the table is, by what is being asked.
import type { RiseView } from './wire'

export const PHASES = ['card-choice', 'turn', 'decline-choice', 'buy-back-choice'] as const
export type Phase = (typeof PHASES)[number]

/** The phase of the round; none while the World is made, between phases and after the end. */
export function phaseOf(view: RiseView): Phase | null {
  return PHASES.find((phase) => view.asked.some(({ kind }) => kind === phase)) ?? null
}

/** What the seat of these eyes is asked. */
export function askedOf(view: RiseView, eyes: number | null): string | null {
  return view.asked.find(({ seat }) => seat === eyes)?.kind ?? null
}

/** Whether nothing is left to do. */
export function isOver(view: RiseView): boolean {
  return view.round > 0 && !view.asked.length && !view.frames.table.length
}
