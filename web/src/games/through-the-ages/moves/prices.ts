// What a move costs, in a word or two, for the list of moves beside a part.
import { ofMove, type ByMove } from '$games/kinds'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { cardOf } from '../printed'
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

function attack(card: string, teller: Teller): string | null {
  const { actions } = cardOf(teller.game, card)
  return typeof actions === 'number' ? known(actions, military) : null
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
  Attack: (m, _, __, teller) => attack(m.card, teller),
  DeclareWar: (m, _, __, teller) => attack(m.card, teller),
}

/** What a move costs the viewer, or for a spectator whoever has the turn. */
export function price(move: AnyMove, view: AgesView, teller: Teller): string | null {
  const desk = view.desks[view.seat ?? view.table.turn ?? 0]
  return desk ? (ofMove(PRICES, move, desk, view, teller) ?? null) : null
}
