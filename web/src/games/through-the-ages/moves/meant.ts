// What a click on a part that cannot be chosen was meant to do, so that the rule against it can be shown.
import type { PartKey } from '$games/contract'
import { domainOf, nameIn, nameOf } from '$lib/table/part'
import { LETTERS } from '$lib/words/teller'
import { seenCard, type CardRow } from '../printed'
import type { AgesView, AnyMove, PlayerBoardView } from '../wire'

/** A click, and what helps to understand it. */
interface Click {
  /** the card, place or seat that was clicked */
  on: string
  chosen: ReadonlySet<PartKey>
  view: AgesView
  desk: PlayerBoardView
  /** the kind of question that the player is asked */
  asked: string
}
type Meaning = (click: Click) => AnyMove | null

/** The rival to attack first: the weakest. */
function prey({ desks, seat }: AgesView): string {
  const rivals = desks.flatMap((desk, at) => (at === seat || desk.out ? [] : [at]))
  return LETTERS[rivals.sort((one, other) => desks[one]!.strength - desks[other]!.strength)[0] ?? 0] ?? 'A'
}

const onCard: Meaning = ({ on, chosen, asked }) => {
  const [worker, action] = [nameIn(chosen, 'worker'), nameIn(chosen, 'action')]
  if (asked === 'token-loss') return { do: 'LoseToken', card: on }
  if (action && worker) return { do: 'UpgradeWith', card: action, start: worker, to: on }
  if (action) return { do: 'BuildWith', card: action, on }
  return worker ? { do: 'Upgrade', card: worker, to: on } : { do: 'Build', card: on }
}

const GIVEN_UP = ['sacrifices', 'defence', 'payment']
/** To put an unused worker to work, where that costs least. */
const onPool: Meaning = ({ chosen, desk }) => {
  const worker = nameIn(chosen, 'worker')
  if (worker) return { do: 'Destroy', card: worker }
  const [cheapest] = [...desk.holdings].sort((one, other) => one.price - other.price)
  return cheapest ? { do: 'Build', card: cheapest.card } : null
}

const onWorker: Meaning = (click) => {
  const { on, asked } = click
  if (on === 'unused') return onPool(click)
  if (GIVEN_UP.includes(asked)) return { do: 'Sacrifice', card: on }
  if (asked === 'worker-loss') return { do: 'LoseWorker', card: on }
  return asked === 'building-loss' ? { do: 'DestroyOwn', card: on } : { do: 'Destroy', card: on }
}

const PLAYED: Record<string, (card: string, view: AgesView) => AnyMove> = {
  leader: (card) => ({ do: 'PlayLeader', card }),
  tactic: (card) => ({ do: 'PlayTactic', card }),
  event: (card) => ({ do: 'Prepare', card }),
  territory: (card) => ({ do: 'Prepare', card }),
  aggression: (card, view) => ({ do: 'Attack', card, seat: prey(view) }),
  war: (card, view) => ({ do: 'DeclareWar', card, seat: prey(view) }),
  pact: (card, view) => ({ do: 'OfferPact', card, seat: prey(view), role: 'a' }),
  bonus: (card) => ({ do: 'PlayBonus', card }),
}

const onHand: Meaning = ({ on, chosen, view, asked }) => {
  const action = nameIn(chosen, 'action')
  if (action) return { do: 'DevelopWith', card: action, technology: on }
  if (asked === 'discards') return { do: 'Discard', card: on }
  if (asked === 'defence' || asked === 'payment') return { do: 'PlayBonus', card: on }
  return PLAYED[seenCard(on)?.kind ?? '']?.(on, view) ?? { do: 'Develop', card: on }
}

/** The first thing that an action card could be meant for, by its effect. */
const AIMS: Record<string, (card: CardRow, desk: PlayerBoardView) => AnyMove | null> = {
  'act-build': (card, desk) => {
    const kinds = card.effects?.flatMap(({ types }) => types) ?? []
    const site = desk.holdings.find((one) => kinds.includes(seenCard(one.card)?.kind ?? '')) ?? desk.holdings[0]
    return site ? { do: 'BuildWith', card: card.id, on: site.card } : null
  },
  'act-upgrade': (card, desk) => {
    const from = desk.holdings.find((one) => Object.keys(one.upgrades).length) ?? desk.holdings[0]
    return from ? { do: 'UpgradeWith', card: card.id, start: from.card, to: Object.keys(from.upgrades)[0] ?? from.card } : null
  },
  'act-stage': (card) => ({ do: 'StageWith', card: card.id }),
  'act-growth': (card) => ({ do: 'GrowWith', card: card.id }),
  'act-develop': (card, desk) => (desk.research[0] ? { do: 'DevelopWith', card: card.id, technology: desk.research[0].card } : null),
}

const onAction: Meaning = ({ on, desk }) => {
  const card = seenCard(on)
  const aim = card?.effects?.map(({ kind }) => AIMS[kind]).find(Boolean)
  return (card && aim?.(card, desk)) || { do: 'PlayAction', card: on }
}

const onWonder: Meaning = ({ on, chosen, desk, asked }) => {
  if (asked === 'wonder-loss') return { do: 'Ravage', card: on }
  if (desk.wonder !== on) return null
  const action = nameIn(chosen, 'action')
  return action ? { do: 'StageWith', card: action } : { do: 'BuildStages', count: '1' }
}

const onSeat: Meaning = ({ on, chosen, view }) => {
  const card = nameIn(chosen, 'hand')
  const move = card ? PLAYED[seenCard(card)?.kind ?? '']?.(card, view) : undefined
  return move && 'seat' in move ? { ...move, seat: on } : null
}

const MEANINGS: Record<string, Meaning> = {
  place: ({ on }) => ({ do: 'TakeCard', place: on }),
  bank: ({ on, chosen }) => (on === 'yellow' ? (nameIn(chosen, 'action') ? { do: 'GrowWith', card: nameIn(chosen, 'action')! } : { do: 'Grow' }) : null),
  card: onCard,
  worker: onWorker,
  hand: onHand,
  action: onAction,
  wonder: onWonder,
  seat: onSeat,
  pile: () => ({ do: 'DrawMilitary' }),
  colony: ({ on, asked }) => (asked === 'colony-loss' ? { do: 'GiveUpColony', card: on } : null),
}

/** The move that a click on an unlit part would have been; null if there is none. */
export function meant(part: PartKey, _lit: ReadonlySet<PartKey>, chosen: ReadonlySet<PartKey>, view?: AgesView): AnyMove | null {
  const desk = view?.desks[view.seat ?? -1]
  if (!view || !desk) return null
  const asked = view.asked.find(({ seat }) => seat === view.seat)?.kind ?? ''
  return MEANINGS[domainOf(part)]?.({ on: nameOf(part), chosen, view, desk, asked }) ?? null
}
