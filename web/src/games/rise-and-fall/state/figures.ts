// The few figures of a seat that matter: its points, how near the end is, and what it can pay with.
import type { Figure } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import { upperFirst } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'
import { totalOf, wonOf } from '../printed'
import type { RiseView } from '../wire'

export function figuresOf(view: RiseView, seat: number, _game: GameInfo, teller: Teller): Figure[] {
  const [won, ends] = [wonOf(view), Number(view.options.length)]
  const goods = Object.entries(view.realms[seat]?.goods ?? {})
  return [
    { label: t('rise-and-fall-measure-points'), value: totalOf(view, seat) },
    { label: t('rise-and-fall-measure-trophies'), value: `${won}/${ends}`, said: t('rise-and-fall-screen-won', { won, ends }) },
    ...goods.map(([good, value]) => ({ label: upperFirst(teller.value('good', good)), value, icon: good })),
  ]
}
