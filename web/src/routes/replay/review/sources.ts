import type { Source } from '$lib/wire'

/** The points of one category of a seat's score: all of them, and what they came from. */
export interface Group {
  category: string
  points: number
  sources: Source[]
}

/** A seat's sources by category, the richest first; each keeps the order of its sources. */
export function groupsOf(sources: readonly Source[]): Group[] {
  const groups: Group[] = []
  for (const source of sources) {
    const known = groups.find((group) => group.category === source.category)
    const group = known ?? { category: source.category, points: 0, sources: [] }
    if (!known) groups.push(group)
    group.points += source.points
    group.sources.push(source)
  }
  return groups.sort((a, b) => b.points - a.points)
}
