// How closely the seats of a table stand together: as loosely as they may while all of them are in sight.

/** At the closest everybody is folded to a line, which a press opens. */
export const [LOOSE, CLOSE, SMALL, FOLDED] = [0, 1, 2, 3] as const

/** Pixels that must be left over before seats stand looser again: figures that change would else push them to and fro. */
const SPARE = 16

/** The loosest way in which everybody has room; `highAt` tells what each would take. */
export async function fittest(room: number, now: number, highAt: (fit: number) => Promise<number>): Promise<number> {
  for (let fit: number = LOOSE; fit < FOLDED; fit++) {
    const spare = fit < now ? SPARE : 0
    if ((await highAt(fit)) + spare <= room) return fit
  }
  return FOLDED
}
