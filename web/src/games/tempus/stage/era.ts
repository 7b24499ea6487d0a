// A new era: who plays first, how many actions everybody has, what counts next.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { nextRow, pointsOf, rowOf } from '../printed'
import type { EraBegan } from '../wire'
import type { Telling } from './scenes'

export function eraScene({ era, first }: EraBegan, { view, game, teller }: Telling): Scene {
  const next = nextRow(game, view)
  const row = (seat: number): SceneRow => ({
    seat,
    figures: [teller.value('era', view.era[seat] ?? ''), rowOf(game, view, seat)?.figures?.actions ?? 0, pointsOf(view, seat)],
    ...(seat === first && { effect: t('tempus-scene-plays-first'), mark: 'first' as const }),
  })
  return {
    kind: 'era',
    title: t('tempus-scene-era', { era }),
    ...(next?.terrain && {
      text: t('tempus-scene-era-text', { era: teller.value('era', next.era), terrain: teller.value('terrain', next.terrain) }),
      pictures: [`era:${next.era}`],
    }),
    seats: [first],
    columns: [t('tempus-scene-row'), t('tempus-scene-actions'), t('tempus-scene-points')],
    rows: [...view.era.keys()].map(row),
  }
}
