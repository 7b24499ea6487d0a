// What a row of the era chart gives that the row before it did not.
import { t } from '$lib/texts.svelte'
import type { EraRow, Figures } from '../printed'

type Gain = readonly [keys: readonly (keyof Figures)[], said: (figures: Figures) => string]

const GAINS: readonly Gain[] = [
  [['tokens', 'distance'], ({ tokens, distance }) => t('tempus-screen-figure-move', { tokens, distance })],
  [['sea'], () => t('tempus-screen-figure-sea')],
  [['babies'], ({ babies }) => t('tempus-screen-figure-babies', { babies })],
  [['stack'], ({ stack }) => t('tempus-screen-figure-stack', { stack })],
  [['drawn', 'hand'], ({ drawn, hand }) => t('tempus-screen-figure-cards', { drawn, hand })],
  [['actions'], ({ actions }) => t('tempus-screen-figure-actions', { actions })],
]

/** On the chart they are headings, here they stand within a sentence. */
const within = (said: string) => said.slice(0, 1).toLowerCase() + said.slice(1)

/** The figures that are new in a row, the cards it brings at once, and its points. */
export function gainsOf(row: EraRow, old: EraRow | undefined): string[] {
  const { figures } = row
  const changed = GAINS.filter(([keys]) => figures && old?.figures && keys.some((key) => figures[key] !== old.figures?.[key]))
  return [
    ...changed.map(([, said]) => within(said(figures!))),
    ...(row.bonus ? [t('tempus-scene-bonus', { cards: row.bonus })] : []),
    ...(row.points ? [t('tempus-screen-points', { points: row.points })] : []),
  ]
}
