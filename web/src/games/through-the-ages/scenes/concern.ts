// Whom an event concerns, by the one ranking of all civilizations when it is revealed (TTA-EVE-2).
import type { CardRow, Effect } from '../printed'
import type { AgesView, PlayerBoardView } from '../wire'
import { inOrder, rankedBy } from './moment'

/** A figure that decides whom an event concerns. */
export type Measure = 'strength' | 'culture' | 'happiness' | 'science'

const MEASURES: Record<string, readonly Measure[]> = {
  strongest: ['strength'],
  'two-strongest': ['strength'],
  weakest: ['strength'],
  'two-weakest': ['strength'],
  'most-culture': ['culture'],
  'least-culture': ['culture'],
  'weak-leader-in-culture': ['culture', 'strength'],
  happiest: ['happiness'],
}

const VALUES: Record<Measure, (desk: PlayerBoardView) => number> = {
  strength: (desk) => desk.strength,
  culture: (desk) => desk.culture,
  happiness: (desk) => desk.happiness,
  science: (desk) => desk.science_rate,
}

function ofEffect({ who = '', kind }: Effect): readonly Measure[] {
  if (who === 'ranked') return [kind === 'impact-science' ? 'science' : 'strength']
  return MEASURES[who] ?? []
}

/** The figures that an event looks at; empty if it concerns everybody alike. */
export function measuresOf({ effects = [] }: CardRow): Measure[] {
  return [...new Set(effects.flatMap(ofEffect))]
}

/** A figure of a civilization. */
export const measured = (desk: PlayerBoardView, measure: Measure): number => VALUES[measure](desk)

type Chosen = (view: AgesView) => number[]
/** With two players "the two strongest" means one. */
const two = (ranked: readonly number[]) => (ranked.length > 2 ? 2 : 1)
const strong = (view: AgesView) => rankedBy(view, VALUES.strength)
const cultured = (view: AgesView) => rankedBy(view, VALUES.culture)
const CHOSEN: Record<string, Chosen> = {
  strongest: (view) => strong(view).slice(0, 1),
  'two-strongest': (view) => strong(view).slice(0, two(strong(view))),
  weakest: (view) => strong(view).slice(-1),
  'two-weakest': (view) => strong(view).slice(-two(strong(view))),
  'most-culture': (view) => cultured(view).slice(0, 1),
  'least-culture': (view) => cultured(view).slice(-1),
  'weak-leader-in-culture': (view) =>
    cultured(view).filter(
      (seat, at) =>
        at === 0 &&
        strong(view)
          .slice(-two(strong(view)))
          .includes(seat),
    ),
  happiest: (view) => inOrder(view).filter((seat) => view.desks[seat]!.happiness === Math.max(...inOrder(view).map((one) => view.desks[one]!.happiness))),
}

/** The seats that an effect concerns. */
export function concerned(view: AgesView, { who = 'all' }: Effect): number[] {
  return (CHOSEN[who] ?? inOrder)(view)
}

/** Whether an effect picks some seats by a ranking, rather than concerning everybody. */
export const isPicky = ({ who = 'all' }: Effect): boolean => who in CHOSEN

/** Whether an effect hurts. */
export const hurts = ({ kind }: Effect): boolean => /^(lose|give|unrest|emigrate|ravage|drop)/.test(kind)
