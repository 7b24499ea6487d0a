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
  return {
    kind: 'end',
    title: t('tempus-scene-end'),
    text: t('tempus-scene-end-text'),
    seats: best,
    columns: [t('tempus-points-hexes'), t('tempus-points-cities'), t('tempus-points-flight'), t('tempus-scene-total')],
    rows: seats.map((seat) => {
      const { hexes, cities, flight } = view.standing[seat]!
      return { seat, figures: [hexes, `+${cities}`, `+${flight}`, hexes + cities + flight], ...(best.includes(seat) && { mark: 'first' as const }) }
    }),
    verdict: t(best.length > 1 ? 'tempus-scene-end-tie' : 'tempus-scene-end-won', { players, points }),
  }
}
