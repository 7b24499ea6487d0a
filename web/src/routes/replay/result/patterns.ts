const PATTERNS = ['plain', 'hatched', 'dotted', 'crossed', 'barred']

/** The class of the fill of a category, by its place. */
export function patternOf(at: number): string {
  return `pattern-${PATTERNS[at % PATTERNS.length]}`
}
