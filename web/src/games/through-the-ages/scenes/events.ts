// An event on its stage: the card, who is strongest or weakest, and what everybody gets.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { matterOf } from '../board/matter'
import { cardOf, type CardRow } from '../printed'
import type { AgesView } from '../wire'
import { concerned, hurts, isPicky, measured, measuresOf, type Measure } from './concern'
import { effectFor, gainsOf } from './gains'
import { inOrder, type Staged } from './moment'

/** The names of the figures that events look at. */
export const NAMES: Record<Measure, () => string> = {
  strength: () => t('through-the-ages-measure-strength'),
  culture: () => t('through-the-ages-measure-culture'),
  happiness: () => t('through-the-ages-measure-happiness'),
  science: () => t('through-the-ages-measure-science-per-turn'),
}
const PICKED: Record<string, (players: string) => string> = {
  strongest: (players) => t('through-the-ages-stage-strongest', { players }),
  'two-strongest': (players) => t('through-the-ages-stage-strongest', { players }),
  weakest: (players) => t('through-the-ages-stage-weakest', { players }),
  'two-weakest': (players) => t('through-the-ages-stage-weakest', { players }),
  'most-culture': (players) => t('through-the-ages-stage-most-culture', { players }),
  'least-culture': (players) => t('through-the-ages-stage-least-culture', { players }),
  'weak-leader-in-culture': (players) => t('through-the-ages-stage-hit', { players }),
  happiest: (players) => t('through-the-ages-stage-happiest', { players }),
}

function markOf(card: CardRow, view: AgesView, seat: number): Pick<SceneRow, 'mark'> {
  const own = (card.effects ?? []).filter((effect) => isPicky(effect) && concerned(view, effect).includes(seat))
  if (!own.length) return {}
  return { mark: own.some(hurts) ? 'hit' : 'first' }
}

/** Who was picked, with a sentence for each way of picking. */
function verdictOf(card: CardRow, view: AgesView, teller: Teller): string {
  const said = (card.effects ?? []).filter(isPicky).map((effect) => {
    const seats = concerned(view, effect)
    if (!seats.length) return t('through-the-ages-stage-nobody')
    return PICKED[effect.who ?? '']?.(seats.map((seat) => teller.player(seat)).join(', ')) ?? ''
  })
  return [...new Set(said)].join(' ')
}

/** Whether a row says anything: with nothing measured, a seat to which nothing happens would be an empty line. */
const saysSomething = ({ figures, effect, mark }: SceneRow): boolean => figures.length > 0 || effect !== undefined || mark !== undefined

/** An event is revealed; a territory is put up for auction. */
export const eventScene: Staged<'EventRevealed'> = ({ head, rest, before, view, game, teller }) => {
  const card = cardOf(game, head.card)
  const title = teller.value('card', head.card)
  const shown = { pictures: [`card:${head.card}` as const], seats: [head.seat] }
  if (card.kind === 'territory') return { ...shown, kind: 'auction', title, verdict: t('through-the-ages-stage-auction') }
  // strength and culture as they were when the card was revealed
  const was = before ?? view
  const measures = measuresOf(card)
  const gains = gainsOf(rest, teller)
  const all = inOrder(was).map((seat) => ({
    seat,
    figures: measures.map((measure) => measured(was.desks[seat]!, measure)),
    ...effectFor(gains, seat),
    ...markOf(card, was, seat),
  }))
  const rows = all.filter(saysSomething)
  // where nobody gets or loses anything and nobody is asked anything, that is said
  const verdict = verdictOf(card, was, teller) || (rows.length || rest.length || matterOf(view) ? '' : t('through-the-ages-stage-nobody'))
  const scene: Scene = { ...shown, kind: 'event', title, columns: measures.map((measure) => NAMES[measure]()), rows }
  return verdict ? { ...scene, verdict } : scene
}
