// The drawn faces of hexes, told apart without colour too: each kind of ground has some variants, drawn once and kept.

/** A path and the ink it is drawn with. */
export interface Mark {
  d: string
  ink: string
}

const VARIANTS = 4

/** Draws the marks of a ground; `seed` varies a hex a little, the same way every time. No marks where none are known. */
export function marksBy(faces: Record<string, (seed: number) => Mark[]>): (ground: string, seed: number) => Mark[] {
  const drawn = new Map<string, Mark[]>()
  return (ground, seed) => {
    const key = `${ground}${seed % VARIANTS}`
    const found = drawn.get(key) ?? faces[ground]?.(seed % VARIANTS) ?? []
    drawn.set(key, found)
    return found
  }
}
