// What a move costs, in a word or two, for the list of moves beside a part.
import { ofMove, type ByMove } from '$games/kinds'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { AGES, cardOf } from '../printed'
import type { AgesView, AnyMove, PlayerBoardView } from '../wire'

export const resources = (n: number) => t('through-the-ages-price-resources', { n })
const science = (n: number) => t('through-the-ages-price-science', { n })
export const food = (n: number) => t('through-the-ages-price-food', { n })
const civil = (n: number) => t('through-the-ages-price-civil', { n })
const military = (n: number) => t('through-the-ages-price-military', { n })

type Given = [PlayerBoardView, AgesView, Teller]

const holding = (desk: PlayerBoardView, card: string) => desk.holdings.find((one) => one.card === card)
const research = (desk: PlayerBoardView, card: string) => desk.research.find((one) => one.card === card)
/** What an action card takes off the price of what it does. */
const less = (teller: Teller, card: string) => cardOf(teller.game, card).effects?.find(({ kind }) => /^act-(build|upgrade|stage)$/.test(kind))?.value ?? 0
const known = (n: number | null | undefined, said: (n: number) => string): string | null => (n === null || n === undefined ? null : said(Math.max(0, n)))

function build(card: string, desk: PlayerBoardView, off = 0): string | null {
  const price = holding(desk, card)?.price
  return known(price === undefined ? price : price - off, resources)
}

function upgrade(from: string, to: string, desk: PlayerBoardView, off = 0): string | null {
  const price = holding(desk, from)?.upgrades[to]
  return known(price === undefined ? price : price - off, resources)
}

function stages(desk: PlayerBoardView, count: number, off = 0): string | null {
  return desk.stage_costs.length < count ? null : known(desk.stage_costs.slice(0, count).reduce((sum, cost) => sum + cost, 0) - off, resources)
}

/** What a war or an aggression against a rival costs: some as much as what they hit is worth, and some leaders make it dearer (TTA-CRD-24, TTA-CRD-31). */
function attack(id: string, rival: string, view: AgesView, teller: Teller): string | null {
  const card = cardOf(teller.game, id)
  const victim = view.desks['ABCD'.indexOf(rival)]
  const hit = card.effects?.some(({ kind }) => kind === 'kill-leader') ? victim?.leader : victim?.wonder
  const level = hit ? AGES.findIndex((age) => age === cardOf(teller.game, hit).age) : null
  const printed = typeof card.actions === 'number' ? card.actions : null
  const price = card.by_level ? level : printed
  const dearer = victim?.leader ? cardOf(teller.game, victim.leader).effects?.find(({ kind }) => kind === 'dear-target') : undefined
  return known(price === null ? null : price * (dearer?.value ?? 1), military)
}

const PRICES: ByMove<AnyMove, Given, string | null> = {
  TakeCard: (m, _, view) => known(view.table.row.find(({ place }) => place === m.place)?.cost, civil),
  Grow: (_, desk) => food(desk.yellow.grow),
  GrowWith: (_, desk) => food(desk.yellow.grow),
  Build: (m, desk) => build(m.card, desk),
  BuildWith: (m, desk, _, teller) => build(m.on, desk, less(teller, m.card)),
  Upgrade: (m, desk) => upgrade(m.card, m.to, desk),
  UpgradeWith: (m, desk, _, teller) => upgrade(m.start, m.to, desk, less(teller, m.card)),
  BuildStages: (m, desk) => stages(desk, Number(m.count)),
  StageWith: (m, desk, _, teller) => stages(desk, 1, less(teller, m.card)),
  PlayLeader: () => civil(1),
  Develop: (m, desk) => known(research(desk, m.card)?.science, science),
  DevelopWith: (m, desk) => known(research(desk, m.technology)?.science, science),
  Revolt: (m, desk) => known(research(desk, m.card)?.revolution, science),
  RevoltWith: (m, desk) => known(research(desk, m.technology)?.revolution, science),
  PlayTactic: () => military(1),
  DrawMilitary: () => military(1),
  Attack: (m, _, view, teller) => attack(m.card, m.seat, view, teller),
  DeclareWar: (m, _, view, teller) => attack(m.card, m.seat, view, teller),
}

/** What a move costs the viewer, or for a spectator whoever has the turn. */
export function price(move: AnyMove, view: AgesView, teller: Teller): string | null {
  const desk = view.desks[view.seat ?? view.table.turn ?? 0]
  return desk ? (ofMove(PRICES, move, desk, view, teller) ?? null) : null
}
