// The sections of a bank, from the one that is emptied last to the one that is emptied first.

export interface Section {
  /** the places of the tray in this section, numbered from 1 */
  places: number[]
  /** the figure above the section; null if it is the same as that of the next one */
  above: number | null
  /** the figure below the section, which holds once the section is empty */
  below: number | null
}

/** Cut a tray with this many places into sections at its printed steps. */
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
