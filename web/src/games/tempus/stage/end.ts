// The end: every seat's points by kind.
import type { Scene } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { pointsOf } from '../printed'
import type { Telling } from './scenes'
import { named } from './words'

export function endScene({ view, teller }: Telling): Scene {
  const seats = [...view.standing.keys()]
  const points = Math.max(...seats.map((seat) => pointsOf(view, seat)))
  const best = seats.filter((seat) => pointsOf(view, seat) === points)
  const players = named(best, teller)
  /** what decides between those who are level on points */
  const ties = best.length > 1
  const cardsOf = (seat: number) => Object.values(view.hands[seat]?.pools ?? {}).reduce((sum, count) => sum + count, 0)
  return {
    kind: 'end',
    title: t('tempus-scene-end'),
    text: [t('tempus-scene-end-text'), ...(ties ? [t('tempus-tie')] : [])].join(' '),
    seats: best,
    columns: [
      t('tempus-points-hexes'),
      t('tempus-points-cities'),
      t('tempus-points-flight'),
      t('tempus-scene-total'),
      ...(ties ? [t('tempus-tie.cards'), t('tempus-tie.cities')] : []),
    ],
    rows: seats.map((seat) => {
      const { hexes, cities, flight, towns } = view.standing[seat]!
      const figures = [hexes, `+${cities}`, `+${flight}`, hexes + cities + flight, ...(ties ? [cardsOf(seat), towns] : [])]
      return { seat, figures, ...(best.includes(seat) && { mark: 'first' as const }) }
    }),
    last: true,
    verdict: t(ties ? 'tempus-scene-end-tie' : 'tempus-scene-end-won', { players, points }),
  }
}
