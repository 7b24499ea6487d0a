// The end of the game on its stage: every card that scores, with its points for everybody, then the totals.
import type { EntryOf, Scene, SceneRow, Scored } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { signed } from '../art/cards'
import { cardOf } from '../printed'
import type { AnyEvent } from '../wire'
import { measured, measuresOf } from './concern'
import { NAMES } from './events'
import { rankedBy, type Kind, type Moment, type Staged } from './moment'

/** The culture points that a seat scored, less those it lost, in these events. */
function cultureOf(events: readonly AnyEvent[], seat: number): number {
  return events.reduce((sum, event) => {
    if (event.event === 'PointsScored' && event.seat === seat) return sum + event.culture
    return event.event === 'PointsLost' && event.seat === seat ? sum - event.culture : sum
  }, 0)
}

/** A card that scores at the end, with the figures that it ranks by and the points it gives. */
export function impactScene({ head, rest, view, game, teller }: Moment<Kind<'EventRevealed'>>): Scene {
  const measures = measuresOf(cardOf(game, head.card))
  const points = view.desks.map((_, seat) => cultureOf(rest, seat))
  const most = Math.max(...points)
  const rows = view.desks.flatMap((desk, seat): SceneRow[] => {
    if (desk.out) return []
    const row = { seat, figures: [...measures.map((measure) => measured(desk, measure)), signed(points[seat] ?? 0)] }
    return [points[seat] === most && most > 0 ? { ...row, mark: 'first' } : row]
  })
  return {
    kind: 'impact',
    title: teller.value('card', head.card),
    pictures: [`card:${head.card}`],
    columns: [...measures.map((measure) => NAMES[measure]()), t('through-the-ages-screen-culture')],
    rows,
  }
}

/** The events of the last scoring: of the cards that score at the end, or in the simple version of the desks (TTA-END-1). */
function lastPoints(events: readonly AnyEvent[]): readonly AnyEvent[] {
  const from = events.findIndex((event) => event.event === 'EventRevealed')
  if (from >= 0) return events.slice(from)
  // without cards, the last scoring is the scores right before the end
  const last = events.findLastIndex((event) => event.event !== 'PointsScored' && event.event !== 'GameEnded')
  return events.slice(last + 1)
}

/** The final points in two parts: culture before the end, and what was scored then. Null if the game was broken off. */
export function scored(entries: readonly Pick<EntryOf<AnyEvent>, 'events'>[], totals: readonly number[]): Scored[] | null {
  const told = entries.findLast(({ events }) => events.some(({ event }) => event === 'GameEnded'))
  if (!told) return null
  const final = lastPoints(told.events)
  const more = totals.map((_, seat) => cultureOf(final, seat))
  const byCards = final.some(({ event }) => event === 'EventRevealed')
  return [
    { label: t('through-the-ages-screen-points-before'), points: totals.map((total, seat) => total - (more[seat] ?? 0)) },
    { label: byCards ? t('through-the-ages-screen-points-impact') : t('through-the-ages-stage-at-the-end'), points: more },
  ]
}

/** The game is over: points before the end, at the end, in all. */
export const endScene: Staged<'GameEnded'> = ({ events, view, teller }) => {
  const order = rankedBy(view, (desk) => desk.culture)
  const final = lastPoints(events)
  const best = view.desks[order[0] ?? 0]?.culture ?? 0
  const winners = order.filter((seat) => view.desks[seat]?.culture === best)
  const rows = order.map((seat): SceneRow => {
    const total = view.desks[seat]?.culture ?? 0
    const more = cultureOf(final, seat)
    const row = { seat, figures: [total - more, signed(more), total] }
    return winners.includes(seat) ? { ...row, mark: 'first' } : row
  })
  return {
    kind: 'end',
    last: true,
    title: teller.event({ event: 'GameEnded' }),
    seats: winners,
    columns: [t('through-the-ages-stage-before'), t('through-the-ages-stage-at-the-end'), t('through-the-ages-stage-total')],
    rows,
    verdict: t('through-the-ages-stage-winner', { players: winners.map((seat) => teller.player(seat)).join(', '), points: best, count: winners.length }),
  }
}
