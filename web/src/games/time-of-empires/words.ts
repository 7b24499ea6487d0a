// Words of the game that several components use.
import { has, t } from '$lib/texts.svelte'
import type { Asked } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { BUILDING_OF, type CardRow } from './printed'
import type { Standing } from './rail/spaces'
import type { EmpiresView } from './wire'

/** The text on what something in the game does, empty if it has none. */
export function helpOf(domain: string, value: string): string {
  const key = `time-of-empires-${domain}-${value}.help`
  return has(key) ? t(key) : ''
}

/** What the building of a technology is called and costs. */
export function buildingPrice(row: CardRow, bricks: number, teller: Teller): string {
  return t('time-of-empires-screen-price-build', { building: teller.value('building', BUILDING_OF[row.type] ?? ''), bricks })
}

/** What a technology in hand costs, and then its building; and whether we had to work its figures out. */
export function priceOf(row: CardRow | undefined, ideas: number, teller: Teller): string {
  if (!row) return ''
  const said = [t('time-of-empires-screen-price-discover', { ideas }), buildingPrice(row, row.bricks, teller)]
  return [...said, row.reconstructed ? t('time-of-empires-screen-reconstructed') : ''].filter(Boolean).join(' ')
}

const OWN_NAMES: Record<string, () => string> = {
  ideas: () => t('time-of-empires-screen-ideas'),
  bricks: () => t('time-of-empires-screen-bricks'),
  discover: () => t('time-of-empires-screen-discover'),
  deploy: () => t('time-of-empires-screen-deploy'),
  move: () => t('time-of-empires-screen-move'),
  build: () => t('time-of-empires-screen-build'),
  'draw-left': () => t('time-of-empires-screen-short-left'),
  'draw-right': () => t('time-of-empires-screen-short-right'),
}

/** An action in a word or two, as printed under its space. */
export function shortName(action: string): string {
  const [board, which = ''] = action.split('-', 2)
  if (board === 'leader') return t('time-of-empires-screen-short-leader', { column: which })
  if (board === 'wonder') return t('time-of-empires-screen-short-wonder', { place: Number(which) })
  return OWN_NAMES[action]?.() ?? action
}

/** An action space as it is read aloud: whether it can be chosen, what is said of it, whose glasses stand on it. */
export function saySpace(action: string, isLit: boolean, said: readonly string[], standing: readonly Standing[], teller: Teller): string {
  const held = standing.map(({ seat }) => t('time-of-empires-screen-holds', { player: teller.player(seat) }))
  const name = t(isLit ? 'time-of-empires-screen-space-can' : 'time-of-empires-screen-space', { action: teller.value('action', action) })
  return [name, ...said, ...held].filter(Boolean).join('. ')
}

const TERRAINS: Record<string, () => string> = {
  field: () => t('time-of-empires-screen-field'),
  forest: () => t('time-of-empires-screen-forest'),
  mountain: () => t('time-of-empires-screen-mountain'),
}

export function terrainName(terrain: string): string {
  return TERRAINS[terrain]?.() ?? terrain
}

const PHASES: Record<string, () => string> = {
  setup: () => t('time-of-empires-screen-phase-setup'),
  preparation: () => t('time-of-empires-screen-phase-preparation'),
  'count-in': () => t('time-of-empires-screen-phase-count-in'),
  action: () => t('time-of-empires-screen-phase-action'),
  finish: () => t('time-of-empires-screen-phase-finish'),
  scoring: () => t('time-of-empires-screen-phase-scoring'),
  over: () => t('time-of-empires-screen-phase-over'),
}

export function phaseName(view: EmpiresView): string {
  return PHASES[view.phase]?.() ?? view.phase
}

/** The age being played or prepared, from 1 to 3. */
export function ageNumber(view: EmpiresView): number {
  return Math.min(view.age + 1, 3)
}

/** What the viewer is waiting for if they cannot turn a glass now, even if they could discard a card meanwhile; null if nothing. */
export function waitingOf(view: EmpiresView, eyes: number | null, asked: Asked | null): string | null {
  if (view.phase === 'count-in') return t('time-of-empires-screen-wait-count-in', { age: ageNumber(view) })
  const isBusy = asked !== null && (asked.kind !== 'idle' || asked.legal.some((move) => move.do === 'TurnGlass'))
  if (view.pace !== 'real-time' || eyes === null || isBusy) return null
  if (view.phase === 'action') return t('time-of-empires-screen-wait-glasses')
  return view.phase === 'finish' ? t('time-of-empires-screen-wait-finish') : null
}
