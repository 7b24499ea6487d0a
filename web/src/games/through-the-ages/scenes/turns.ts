// The end of a turn and of an age on their stage: production with its sums, uprisings, what became obsolete.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { signed } from '../art/cards'
import { AGES } from '../printed'
import type { AnyEvent, PlayerBoardView } from '../wire'
import { effectFor, gainsOf } from './gains'
import { inOrder, type Kind, type Moment, type Staged } from './moment'

/** What may go wrong in production, the worst first. */
const TROUBLES = { Uprising: 'uprising', Starved: 'famine', CorruptionPaid: 'corruption' } as const
type Trouble = keyof typeof TROUBLES
const isTrouble = (event: AnyEvent): event is Kind<Trouble> => event.event in TROUBLES

type Had = Pick<PlayerBoardView, 'culture' | 'science' | 'food' | 'resources'>
const GOODS: readonly [keyof Had, () => string][] = [
  ['culture', () => t('through-the-ages-screen-culture')],
  ['science', () => t('through-the-ages-screen-science')],
  ['food', () => t('through-the-ages-screen-food')],
  ['resources', () => t('through-the-ages-screen-resources')],
]

/** How much of something was made, by the events of a production. */
function madeOf(events: readonly AnyEvent[], what: keyof Had): number {
  return events.reduce((sum, event) => {
    if (event.event === 'PointsScored' && (what === 'culture' || what === 'science')) return sum + event[what]
    if (event.event === 'GoodsGained' && (what === 'food' || what === 'resources')) return sum + event[what]
    return sum
  }, 0)
}

/** How much was lost: events say so for points, while food eaten and corruption show in what is missing now. */
function lostOf(events: readonly AnyEvent[], what: keyof Had, left: number): number {
  if (what === 'food' || what === 'resources') return left
  return events.reduce((sum, event) => (event.event === 'PointsLost' ? sum + event[what] : sum), 0)
}

/** A line for each of the four: before, made, lost or eaten, now. */
function lines(had: Had, now: Had, events: readonly AnyEvent[]): SceneRow[] {
  return GOODS.map(([what, name]) => {
    const made = madeOf(events, what)
    const lost = lostOf(events, what, had[what] + made - now[what])
    return { seat: null, figures: [name(), had[what], signed(made), lost > 0 ? signed(-lost) : '', had[what] + made - lost] }
  })
}

/** An uprising, and so no production: there are more unhappy workers than unused ones. */
function uprising(moment: Moment<Kind<'ActionsEnded'>>, told: Kind<'Uprising'>): Scene {
  const { before, view, teller } = moment
  const desk = (before ?? view).desks[told.seat]
  const columns = [t('through-the-ages-stage-unhappy'), t('through-the-ages-stage-unused')]
  const scene: Scene = { kind: 'uprising', title: t('through-the-ages-stage-uprising'), seats: [told.seat], verdict: teller.event(told) }
  return desk ? { ...scene, columns, rows: [{ seat: told.seat, figures: [desk.unhappy, desk.unused], mark: 'hit' }] } : scene
}

/** The end of a turn: anybody's uprising, or the viewer's own production. */
export const productionScene: Staged<'ActionsEnded'> = (moment) => {
  const { head, before, view, eyes, teller } = moment
  const rest = moment.rest.filter((event) => 'seat' in event && event.seat === head.seat)
  const troubles = rest.filter(isTrouble)
  const revolt = troubles.find((event) => event.event === 'Uprising')
  if (revolt) return uprising(moment, revolt)
  const [had, now] = [before?.desks[head.seat], view.desks[head.seat]]
  if (head.seat !== eyes || !had || !now || !rest.length) return null
  const worst = Object.keys(TROUBLES).find((kind) => troubles.some((event) => event.event === kind)) as Trouble | undefined
  const scene: Scene = {
    kind: worst ? TROUBLES[worst] : 'production',
    title: t('through-the-ages-stage-production'),
    seats: [head.seat],
    columns: ['', t('through-the-ages-stage-before'), t('through-the-ages-stage-made'), t('through-the-ages-stage-lost'), t('through-the-ages-stage-now')],
    rows: lines(had, now, rest),
  }
  // missing food is paid for in culture
  const told = rest.filter((event) => isTrouble(event) || (worst === 'Starved' && event.event === 'PointsLost'))
  return troubles.length ? { ...scene, verdict: told.map((event) => teller.event(event)).join(' ') } : scene
}

/** An age ends: what became obsolete, for everybody. */
export const ageScene: Staged<'AgeEnded'> = ({ head, rest, view, teller }) => {
  const gains = gainsOf(rest, teller)
  const rows = inOrder(view).flatMap((seat) => (gains.has(seat) ? [{ seat, figures: [], ...effectFor(gains, seat) }] : []))
  const pacts = rest.flatMap((event) => (event.event === 'PactEnded' ? [teller.event(event)] : []))
  const next = AGES[AGES.findIndex((age) => age === head.age) + 1] ?? ''
  const last = view.table.last_round ? t('through-the-ages-stage-last', { round: view.table.last_round }) : ''
  return {
    kind: 'age',
    title: teller.event(head),
    ...(rows.length ? { text: t('through-the-ages-stage-old'), rows } : {}),
    verdict: [...pacts, last || t('through-the-ages-stage-next', { age: next })].join(' '),
  }
}
