/** Curves over a game: figures by step, the shapes that draw them, and where turns begin. */

export interface Measured {
  measures: Record<string, number[]>
}

/** A figure of each seat before the first step and after every one: `values[seat][at]`. */
export function series(name: string, first: Record<string, number[]>, steps: readonly Measured[]): number[][] {
  const seats = first[name]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) => [first[name]?.[seat] ?? 0, ...steps.map((step) => step.measures[name]?.[seat] ?? 0)])
}

/** A stair of values: it goes level until the step that changes it. */
export function stair(values: readonly number[], x: (at: number) => number, y: (value: number) => number): string {
  const parts: string[] = []
  values.forEach((value, at) => {
    if (at === 0) parts.push(`M${x(0)} ${y(value)}`)
    else if (value !== values[at - 1]) parts.push(`H${x(at)}V${y(value)}`)
  })
  if (values.length > 1) parts.push(`H${x(values.length - 1)}`)
  return parts.join('')
}

/** Round figures from 0 to at least the greatest value, about `count` of them. */
export function ticks(greatest: number, count = 5): number[] {
  const rough = Math.max(1, greatest) / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough)
  const found = [0]
  while (found[found.length - 1]! < greatest) found.push(found[found.length - 1]! + step)
  return found.length > 1 ? found : [0, step]
}

/** Places for labels near where they belong, at least `gap` apart and between two bounds; in the order given. */
export function spread(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const places: number[] = []
  order.forEach((i, rank) => {
    const least = rank ? places[order[rank - 1]!]! + gap : low
    places[i] = Math.max(wanted[i]!, least)
  })
  let most = high
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i]!, most)
    most = places[i]! - gap
  }
  return places
}

/** Where each turn begins: the steps after which somebody else acts. Chance and the clock act for whoever came before. */
export function turnStarts(actors: readonly number[]): number[] {
  const starts = [0]
  let actor: number | null = null
  actors.forEach((seat, at) => {
    if (seat < 0) return
    if (actor !== null && seat !== actor) starts.push(at)
    actor = seat
  })
  return starts
}
