// The sections of a bank, from the place that is emptied last to the one that is emptied first.

export interface Section {
  /** the places of the tray in this section, numbered from 1 */
  places: number[]
  /** what stands above it, where it is another than in the section before */
  above: number | null
  /** what stands below it: what holds once this section is empty */
  below: number | null
}

/** Cut a tray of so many places at its printed steps. */
export function sectionsOf<Step extends { least: number }>(
  steps: readonly Step[],
  places: number,
  above: (step: Step) => number | null,
  below: (step: Step) => number | null,
): Section[] {
  const rising = [...steps].sort((one, other) => one.least - other.least)
  return rising.flatMap((step, at) => {
    if (step.least < 1) return []
    const next = rising[at + 1]?.least ?? places + 1
    const [price, before] = [above(step), rising[at + 1]]
    return [
      {
        places: Array.from({ length: next - step.least }, (_, i) => step.least + i),
        above: before && above(before) === price ? null : price,
        below: below(rising[at - 1] ?? step),
      },
    ]
  })
}
