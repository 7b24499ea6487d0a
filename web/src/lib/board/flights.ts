// Pieces on their way between two views, as far as one can see.

export interface Flight {
  seat: number
  /** the places it passes; a single one where a piece came from its supply or went back there */
  way: number[]
  kind: 'moved' | 'came' | 'went'
}

type Way = Pick<Flight, 'way' | 'kind'>

/** Each piece that arrived somewhere with the nearest of those that left; what is left over came or went. */
export function paired(sources: readonly number[], sinks: readonly number[], wayOf: (from: number, to: number) => number[]): Way[] {
  const free = [...sources]
  const arrived = sinks.map((sink): Way => {
    const [way] = free.map((source) => wayOf(source, sink)).sort((one, other) => one.length - other.length)
    if (!way) return { way: [sink], kind: 'came' }
    free.splice(free.indexOf(way[0]!), 1)
    return { way, kind: 'moved' }
  })
  return [...arrived, ...free.map((place): Way => ({ way: [place], kind: 'went' }))]
}
