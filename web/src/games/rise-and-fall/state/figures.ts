// The few figures of a seat that matter: its points, and what it can pay with.
import type { Figure } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { totalOf } from '../printed'
import type { RiseView } from '../wire'

const upperFirst = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

export function figuresOf(view: RiseView, seat: number, _game: GameInfo, teller: Teller): Figure[] {
  const goods = Object.entries(view.realms[seat]?.goods ?? {})
  return [
    { label: t('rise-and-fall-measure-points'), value: totalOf(view, seat) },
    ...goods.map(([good, value]) => ({ label: upperFirst(teller.value('good', good)), value, icon: good })),
  ]
}
