// The columns of the table of points: by category, or by the route of quick scoring (RNF-SCO-6), to the same totals.
import { t } from '$lib/texts.svelte'
import { sayPart, shortPart } from '../describe'
import { PARTS } from '../printed'
import type { RealmView } from '../wire'

export interface Column {
  label: string
  short: string
  of(realm: RealmView): number
  /** what the columns before it add up to */
  isSum?: boolean
}

function category(part: string): Column {
  return { label: sayPart(part), short: shortPart(part), of: (realm) => realm.points[part] ?? 0 }
}

/** Economy, trophies, development, territory. */
export function byCategory(): Column[] {
  return PARTS.map(category)
}

/** Half the gold, then coins for development and regions; trophies come last. */
export function byCoins(): Column[] {
  const coins = t('rise-and-fall-screen-quick-coins')
  return [
    { ...category('economy'), short: t('rise-and-fall-screen-quick-gold') },
    category('development'),
    category('territory'),
    { label: coins, short: coins, of: (realm) => realm.coins, isSum: true },
    category('trophies'),
  ]
}
