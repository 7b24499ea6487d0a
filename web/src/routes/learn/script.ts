// What a lesson says before which move, and how long it leaves to read what others did.
import type { Chapter, Step, Tour } from '$lib/wire'

/** The chapter to which the move of a number belongs; those between two chapters belong to the later one. */
export const chapterAt = ({ chapters }: Tour, n: number): Chapter | null => chapters.find((part) => n <= part.last) ?? chapters.at(-1) ?? null

/** The key of what is said before a move. */
export const tipAt = ({ tips }: Tour, n: number): string | null => tips.find((tip) => tip.n === n)?.key ?? null

/** The key of what was said last in the chapter of a move. */
export function lastTipAt(tour: Tour, n: number): string | null {
  const from = chapterAt(tour, n)?.first ?? 0
  return tour.tips.findLast((tip) => tip.n <= n && tip.n >= from)?.key ?? null
}

/** The steps from one to another that something came of, as far as they belong to the chapter one is in. */
export function told(tour: Tour, from: number, to: number): Step[] {
  const { steps } = tour.replay
  const first = chapterAt(tour, steps[to]?.n ?? Infinity)?.first ?? 0
  return steps.slice(from, to).filter(({ n, events }) => n >= first && events.length)
}

/** Milliseconds that a move of others stays: time to see it, and to read what is told of it. */
const LOOK = 700
const READ = 28
const LONGEST = 4000
/** A move that nothing came of. */
const SILENT = 120

export const stay = (told: string): number => (told ? Math.min(LONGEST, LOOK + READ * told.length) : SILENT)
