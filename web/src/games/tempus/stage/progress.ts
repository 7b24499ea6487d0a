// The progress reveal: tokens, cities and cards of every seat, who climbs and what the new row gives.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { joined } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'
import { printedOf, type EraRow } from '../printed'
import type { Advanced, CardRevealed, ProgressCounted } from '../wire'
import { gainsOf } from './gains'
import type { Telling } from './scenes'
import { named, shown } from './words'

interface Reveal {
  counted: readonly ProgressCounted[]
  revealed: readonly CardRevealed[]
  /** who climbs */
  best: readonly number[]
  row: EraRow
  /** the row that everybody stood in, as those behind catch up first */
  old: EraRow | undefined
}

export function progressScene({ events, game, teller }: Telling): Scene | null {
  const counted = events.filter((event) => event.event === 'ProgressCounted')
  const advanced = events.filter((event): event is Advanced => event.event === 'Advanced')
  const { eras } = printedOf(game)
  const at = eras.findIndex(({ era }) => era === advanced[0]?.era)
  const row = eras[at]
  if (!counted.length || !row) return null
  const revealed = events.filter((event) => event.event === 'CardRevealed')
  const reveal: Reveal = { counted, revealed, best: advanced.map(({ seat }) => seat), row, old: eras[at - 1] }
  return staged(reveal, teller)
}

function staged(reveal: Reveal, teller: Teller): Scene {
  const { counted, revealed, best, row } = reveal
  const era = teller.value('era', row.era)
  return {
    kind: 'progress',
    title: t('tempus-scene-progress', { era }),
    text: t('tempus-scene-progress-text', { terrain: teller.value('terrain', row.terrain ?? '') }),
    seats: best,
    pictures: [`era:${row.era}`, ...shown(revealed, 3)],
    columns: [t('tempus-scene-tokens'), t('tempus-scene-cities'), t('tempus-scene-cards'), t('tempus-scene-total')],
    rows: counted.map((told) => rowOf(told, reveal, teller)),
    verdict: t('tempus-scene-progress-verdict', { players: named(best, teller), count: best.length, era }),
  }
}

function rowOf({ seat, tokens, cities, cards, total }: ProgressCounted, reveal: Reveal, teller: Teller): SceneRow {
  const { revealed, best, row, old } = reveal
  const played = revealed.filter((told) => told.seat === seat).map(({ card }) => teller.value('card', card))
  const climbs = best.includes(seat)
  const came = climbs ? [t('tempus-scene-advances', { era: teller.value('era', row.era) }), ...gainsOf(row, old)] : [stays(old, teller)]
  const effect = [played.length ? t('tempus-scene-cards-played', { cards: played.join(', ') }) : '', ...came]
  return { seat, figures: [tokens, `+${cities}`, `+${cards}`, total], effect: joined(effect), ...(climbs && { mark: 'first' as const }) }
}

function stays(old: EraRow | undefined, teller: Teller): string {
  return old ? t('tempus-scene-stays', { era: teller.value('era', old.era) }) : ''
}
