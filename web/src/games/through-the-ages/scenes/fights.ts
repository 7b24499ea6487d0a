// Aggressions and wars on their stage: both sides with their sums, and how the fight ends.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { signed } from '../art/cards'
import { cardOf } from '../printed'
import type { AgesView } from '../wire'
import { effectFor, gainsOf } from './gains'
import type { Kind, Moment, Staged } from './moment'

type Declared = Kind<'AggressionPlayed'> | Kind<'WarDeclared'> | Kind<'WarBegan'>

/** The round in which a war declared by a seat is fought: at the start of its next turn (TTA-WAR-1). */
export function warRound({ table, desks }: AgesView, by: number): number {
  const order = (seat: number) => (seat - table.first + desks.length) % desks.length
  return order(by) > order(table.turn ?? table.first) ? table.round : table.round + 1
}

const TITLES: Record<Declared['event'], string> = {
  AggressionPlayed: 'through-the-ages-stage-aggression',
  WarDeclared: 'through-the-ages-stage-war',
  WarBegan: 'through-the-ages-stage-war-begins',
}

function declared({ head, view, teller }: Moment<Declared>): Scene {
  const strength = (seat: number) => view.desks[seat]?.strength ?? 0
  const row = (seat: number): SceneRow => ({ seat, figures: [strength(seat)] })
  return {
    kind: head.event === 'AggressionPlayed' ? 'aggression' : 'war',
    title: t(TITLES[head.event], { player: teller.player(head.seat), target: teller.player(head.target) }),
    seats: [head.seat, head.target],
    pictures: [`card:${head.card}`],
    columns: [t('through-the-ages-measure-strength')],
    rows: [row(head.seat), row(head.target)],
  }
}

/** War is declared: both strengths, and when it will be fought. */
export const warScene: Staged<'WarDeclared'> = (moment) => {
  const { head, view, teller } = moment
  const verdict = t('through-the-ages-stage-war-when', { player: teller.player(head.seat), round: warRound(view, head.seat) })
  return { ...declared(moment), verdict }
}

/** An aggression is played, or a war is now fought: who would win as things are. */
export const attackScene: Staged<'AggressionPlayed' | 'WarBegan'> = (moment) => {
  const { attack = 0, defence = 0 } = moment.view.table.fight ?? {}
  const by = attack - defence
  const key = by > 0 ? 'through-the-ages-stage-stands-through' : 'through-the-ages-stage-stands-fails'
  return { ...declared(moment), ...(moment.view.table.fight ? { verdict: t(key, { by: by > 0 ? by : 1 - by }) } : {}) }
}

/** The card of the fight that was decided, whether it began in these events or earlier. */
function cardOfFight({ events, before, head }: Moment<Kind<'FightDecided'>>): string | null {
  const began = events.findLast((event) => event.event === 'WarBegan' || event.event === 'AggressionPlayed')
  if (began && 'target' in began && began.seat === head.seat && 'card' in began) return began.card
  return before?.table.fight?.card ?? null
}

function verdictOf({ head, teller, game }: Moment<Kind<'FightDecided'>>, card: string | null): string {
  const by = head.attack - head.defence
  const isWar = card !== null && cardOf(game, card).kind === 'war'
  if (by > 0) return t('through-the-ages-stage-wins', { player: teller.player(head.seat), by })
  if (by === 0) return t(isWar ? 'through-the-ages-stage-tie-war' : 'through-the-ages-stage-tie')
  return t(isWar ? 'through-the-ages-stage-wins' : 'through-the-ages-stage-holds', { player: teller.player(head.target), by: -by })
}

/** A fight is decided: strength, what was added to it, the total. */
export const fightScene: Staged<'FightDecided'> = (moment) => {
  const { head, rest, before, teller } = moment
  const card = cardOfFight(moment)
  const gains = gainsOf(rest, teller)
  const side = (seat: number, total: number): SceneRow => {
    const strength = before?.desks[seat]?.strength
    const sums = strength === undefined ? [total] : [strength, signed(total - strength), total]
    const isFirst = seat === head.seat ? head.attack > head.defence : head.defence >= head.attack && head.defence > 0
    return { seat, figures: sums, ...effectFor(gains, seat), ...(isFirst ? { mark: 'first' as const } : {}) }
  }
  const total = t('through-the-ages-stage-total')
  return {
    kind: 'fight',
    title: card ? teller.value('card', card) : t('through-the-ages-screen-fight'),
    ...(card ? { pictures: [`card:${card}`] } : {}),
    seats: [head.seat, head.target],
    columns: before ? [t('through-the-ages-measure-strength'), t('through-the-ages-stage-added'), total] : [total],
    rows: [side(head.seat, head.attack), side(head.target, head.defence)],
    verdict: verdictOf(moment, card),
  }
}
