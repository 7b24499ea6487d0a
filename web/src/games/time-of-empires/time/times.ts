// Times of the game, in milliseconds of game time.
import type { GameInfo } from '$lib/wire'
import { printedOf } from '../printed'
import type { EmpiresView, GlassView } from '../wire'

/** By what factor this table's times are longer than the printed ones. */
function scaleOf(game: GameInfo, view: EmpiresView): number {
  return (Number(view.options.speed) * 1000) / printedOf(game).times.glass
}

/** How long a glass runs at this table. */
export function glassOf(game: GameInfo, view: EmpiresView): number {
  return printedOf(game).times.glass * scaleOf(game, view)
}

/** How long a real-time age lasts at this table, and when in it the cries come. */
export function ageOf(game: GameInfo, view: EmpiresView): { length: number; cries: number[] } {
  const { age, cries } = printedOf(game).times
  const scale = scaleOf(game, view)
  return { length: age * scale, cries: cries.map((cry) => cry * scale) }
}

/** The part of its sand that a glass has left at a game time, from 1 to 0. */
export function sandOf(glass: GlassView, now: number, whole: number): number {
  return glass.action === null ? 0 : Math.min(1, Math.max(0, (glass.ends - now) / whole))
}

/** Whether glasses run in this age. */
export function isRealTime(view: EmpiresView): boolean {
  return view.pace === 'real-time'
}

/** Whether this age is played in turns, or, while no age is under way, all of them are. */
export function isInTurns(view: EmpiresView): boolean {
  return view.pace === 'initiation' || (view.pace === 'none' && view.options.ages === 'initiation')
}

/** A time such as 3:07, rounded up to whole seconds. */
export function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Whether the clock is running: from the count-in until the last chain is finished. */
export function hurries(view: EmpiresView | null): boolean {
  return view !== null && isRealTime(view) && ['count-in', 'action', 'finish'].includes(view.phase)
}
