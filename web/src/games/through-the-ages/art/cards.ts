// What is on a card besides its name: figures with their signs, costs, and a line of text.
import { has, t } from '$lib/texts.svelte'
import type { CardRow, Effect } from '../printed'

/** A number with the sign of what it counts. */
export interface Figure {
  icon: string
  text: string
}

const GIVEN: readonly (readonly [string, string])[] = [
  ['food', 'food'],
  ['resource', 'resource'],
  ['culture', 'culture'],
  ['science', 'science'],
  ['strength', 'strength'],
  ['happy', 'happy'],
]
/** Effects that give a number of something at once. */
const AT_ONCE: Record<string, string> = {
  'gain-science': 'science',
  'gain-culture': 'culture',
  'gain-food': 'food',
  'gain-resource': 'resource',
}
/** The family of a kind: cards of one family share a colour. */
const FAMILIES: Record<string, string> = {
  farm: 'land',
  mine: 'land',
  lab: 'urban',
  temple: 'urban',
  arena: 'urban',
  library: 'urban',
  theater: 'urban',
  infantry: 'unit',
  cavalry: 'unit',
  artillery: 'unit',
  'air-force': 'unit',
  warfare: 'special',
  administration: 'special',
  exploration: 'special',
  construction: 'special',
}

/** The family of a card's kind, for its colour. */
export function familyOf(kind: string): string {
  return FAMILIES[kind] ?? kind
}

/** A number with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
const counted = (icon: string, n: number | undefined, text = String(n)): Figure[] => (n ? [{ icon, text }] : [])

function actionsOf({ actions, kind }: CardRow): Figure[] {
  if (!Array.isArray(actions)) return []
  const told = kind === 'government' ? String : signed
  const [civil = 0, military = 0] = actions
  return [...counted('civil', civil, told(civil)), ...counted('military', military, told(military))]
}

function atOnce(effects: readonly Effect[] = []): Figure[] {
  return effects.flatMap(({ kind, value }) => (AT_ONCE[kind] ? [{ icon: AT_ONCE[kind], text: signed(value) }] : []))
}

function armyOf({ kind, army = [], bonus = 0, obsolete = 0 }: CardRow): Figure[] {
  if (kind !== 'tactic') return []
  const units = ['infantry', 'cavalry', 'artillery'].flatMap((unit, at) => counted(unit, army[at]))
  return [...units, { icon: 'strength', text: obsolete ? `${signed(bonus)}/${obsolete}` : signed(bonus) }]
}

/** What a card, or one worker on it, gives. */
export function givesOf(card: CardRow): Figure[] {
  const given = GIVEN.flatMap(([name, icon]) => {
    const n = card.gives[name] ?? 0
    if (name === 'happy' && n < 0) return [{ icon: 'unhappy', text: String(-n) }]
    return counted(icon, n, n < 0 ? signed(n) : String(n))
  })
  return [
    ...given,
    ...actionsOf(card),
    ...counted('limit', card.limit),
    ...counted('worker', card.yellow, signed(card.yellow ?? 0)),
    ...counted('token', card.blue, signed(card.blue ?? 0)),
    ...counted('defence', card.defence, signed(card.defence ?? 0)),
    ...counted('colonization', card.colonization, signed(card.colonization ?? 0)),
    ...atOnce(card.effects),
    ...armyOf(card),
  ]
}

/** What a card costs to play or build: science, resources, military actions. */
export function costsOf(card: CardRow): Figure[] {
  const science = card.revolution ? `${card.science} (${card.revolution})` : String(card.science)
  const military = typeof card.actions === 'number' ? card.actions : 0
  return [...counted('science', card.science, science), ...counted('resource', card.cost), ...counted('military', military)]
}

/** Whether the figures say everything there is to say. */
export function isPlain(card: CardRow): boolean {
  const told = (card.effects ?? []).every(({ kind }) => kind in AT_ONCE)
  return told && !['leader', 'event', 'territory', 'aggression', 'war', 'pact'].includes(card.kind)
}

/** The whole text of a card: kind and age, costs, what it does. */
export function textOf(name: string): string {
  const key = `through-the-ages-card-${name}.help`
  return has(key) ? t(key) : ''
}

/** The text for a face, which shows the rest in its own way. */
export function effectOf(name: string, stages: readonly number[] = []): string {
  return withoutSigns(textOf(name), stages)
}

/** The text for a face that shows the costs at its foot: without them too. */
export function shortText(name: string, card: CardRow): string {
  return withoutCosts(effectOf(name, card.stages), card)
}

/** The text without a first sentence that says only a cost. */
export function withoutCosts(text: string, { science, actions }: Pick<CardRow, 'science' | 'actions'>): string {
  const [head = '', ...rest] = text.split(/(?<=\.) /)
  const cost = science || (typeof actions === 'number' ? actions : 0)
  const isCost = cost > 0 && head.match(/\d+/g)?.join() === String(cost) && head.length < 40
  return isCost && rest.length ? rest.join(' ') : text
}

/** The text without kind and age, and without the stages of a wonder if the face shows them. */
export function withoutSigns(text: string, stages: readonly number[]): string {
  const [head = '', ...told] = text.split(/(?<=\.) /)
  const costs = `${stages.join(', ')}.`
  return told.length ? told.filter((sentence) => !stages.length || !sentence.endsWith(costs)).join(' ') : head
}

/** What a side of a pact gets, as its card says: the sentence that begins with the name of the side; empty if both are alike. */
export function sideOf(card: string, side: string): string {
  const sentence = effectOf(card)
    .split(/(?<=\.) /)
    .find((one) => one.toLowerCase().startsWith(side.toLowerCase()))
  return sentence ? sentence.slice(sentence.indexOf(':') + 1).trim() : ''
}

/** The clause by which the cards of each family are played. */
const CLAUSES: Record<string, string> = {
  land: 'TTA-CIV-2',
  urban: 'TTA-CIV-2',
  unit: 'TTA-MIL-1',
  special: 'TTA-CIV-7',
  government: 'TTA-CIV-9',
  leader: 'TTA-CIV-6',
  wonder: 'TTA-CIV-5',
  action: 'TTA-CIV-8',
  event: 'TTA-EVE-1',
  territory: 'TTA-COL-1',
  aggression: 'TTA-AGG-1',
  war: 'TTA-WAR-1',
  pact: 'TTA-PAC-1',
  tactic: 'TTA-MIL-3',
  bonus: 'TTA-AGG-3',
}

/** The clause that says how a card is played. */
export function clauseOf(kind: string): string {
  return CLAUSES[familyOf(kind)] ?? ''
}
