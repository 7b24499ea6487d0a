// What threatens a civilization, and the few figures of it that are always in sight.
import type { Figure, PartKey, Threat } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { signed } from '../art/cards'
import { cardOf } from '../printed'
import { concerned, hurts, isPicky } from '../scenes/concern'
import { warRound } from '../scenes/fights'
import { rankedBy } from '../scenes/moment'
import { LOOMING, perTurn, sayWarning } from '../moves/warnings'
import type { AgesView } from '../wire'

const POINTED: Record<string, readonly PartKey[]> = { uprising: ['worker:unused'], famine: ['bank:yellow'] }

/** Wars declared on a seat: when, both strengths, how much is lacking. One that is being fought is left out: the fight itself shows more. */
function wars(view: AgesView, seat: number, teller: Teller): Threat[] {
  const { fight } = view.table
  return view.desks.flatMap(({ war, out }, by) => {
    const isFought = fight?.attacker === by && fight.card === war?.card
    if (!war || war.on !== seat || out || isFought) return []
    const lacks = war.attack - war.defence
    const facts = { card: teller.value('card', war.card), player: teller.player(by), round: warRound(view, by), theirs: war.attack, own: war.defence }
    const key = lacks > 0 ? 'through-the-ages-threat-war-lacks' : lacks < 0 ? 'through-the-ages-threat-war-ahead' : 'through-the-ages-threat-war-level'
    const when = view.table.turn === seat ? 'now' : 'soon'
    return [{ key: `war:${by}`, text: t(key, { ...facts, lacks: Math.abs(lacks) }), when } satisfies Threat]
  })
}

/** What the end of this seat's turn would bring as things are now. */
function looming(view: AgesView, seat: number): Threat[] {
  const when = view.table.turn === seat ? 'now' : 'soon'
  const desk = view.desks[seat]
  return (desk?.warnings ?? [])
    .filter(({ kind }) => LOOMING.includes(kind))
    .map(({ kind, amount }) => ({ key: kind, text: sayWarning(kind, amount, desk), when, parts: POINTED[kind] ?? [] }))
}

/** Events in the piles that this seat knows and that would hit it as things are now. */
function known(view: AgesView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  const cards = [...view.table.current, ...view.table.future].flatMap(({ card }) => (card ? [card] : []))
  return [...new Set(cards)].flatMap((card) => {
    const hit = (cardOf(game, card).effects ?? []).some((effect) => isPicky(effect) && hurts(effect) && concerned(view, effect).includes(seat))
    return hit ? [{ key: `event:${card}`, text: t('through-the-ages-threat-event', { card: teller.value('card', card) }), when: 'soon' as const }] : []
  })
}

/** A warning to the weakest, as events of ages I and II hit that seat. */
function weakness(view: AgesView, seat: number): Threat[] {
  const mayHit = view.table.current.some(({ age }) => age === 'I' || age === 'II')
  const order = rankedBy(view, (desk) => desk.strength)
  const next = view.desks[order.at(-2) ?? seat]?.strength ?? 0
  if (!mayHit || view.options['version'] === 'simple' || order.at(-1) !== seat) return []
  const own = view.desks[seat]!.strength
  const text = own === next ? t('through-the-ages-threat-weakest-tied', { own }) : t('through-the-ages-threat-weakest', { own, next })
  return [{ key: 'weakest', text, when: 'soon' }]
}

/** Everything that threatens a seat, the worst first. */
export function threats(view: AgesView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  const desk = view.desks[seat]
  if (!desk || desk.out || view.table.turn === null) return []
  const events = known(view, seat, game, teller)
  return [...looming(view, seat), ...wars(view, seat, teller), ...events, ...(events.length ? [] : weakness(view, seat))]
}

/** Culture, strength and the actions that are left. */
export function figures(view: AgesView, seat: number): Figure[] {
  const desk = view.desks[seat]
  if (!desk) return []
  return [
    { label: t('through-the-ages-screen-culture'), value: `${desk.culture}\u00a0${signed(perTurn(desk, desk.culture_rate))}`, icon: 'culture' },
    { label: t('through-the-ages-screen-strength'), value: desk.strength, icon: 'strength' },
    { label: t('through-the-ages-figure-actions'), value: `${desk.civil_left}\u00a0·\u00a0${desk.military_left}`, icon: 'actions' },
  ]
}
