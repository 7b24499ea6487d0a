// What a player should know before making a move: for an attack both strengths and when it is fought, for a card its text.
import type { PartKey } from '$games/contract'
import { domainOf, nameOf } from '$lib/table/part'
import { t } from '$lib/texts.svelte'
import { LETTERS, type Teller } from '$lib/words/teller'
import { textOf } from '../art/cards'
import { warRound } from '../scenes/fights'
import type { AgesView, AnyMove, Attack, DeclareWar } from '../wire'

/** Two sides as they would fight: as the rules say if the table after the move shows it, else by strength alone. */
interface Sides {
  attack: number
  defence: number
}

const target = ({ seat }: Attack | DeclareWar): number => LETTERS.indexOf(seat)

function sidesOf(move: Attack | DeclareWar, view: AgesView, then: AgesView | null): Sides {
  const by = view.seat ?? 0
  const told = move.do === 'Attack' ? then?.table.fight : then?.desks[by]?.war
  return told ?? { attack: view.desks[by]?.strength ?? 0, defence: view.desks[target(move)]?.strength ?? 0 }
}

/** How an aggression would end: only the attacker can win it. */
function sayAggression({ attack, defence }: Sides, player: string, maySacrifice: boolean): string[] {
  const by = attack - defence
  const key = by > 0 ? 'through-the-ages-stage-stands-through' : 'through-the-ages-stage-stands-fails'
  return [
    t(key, { by: by > 0 ? by : 1 - by }),
    t(maySacrifice ? 'through-the-ages-screen-fought-after-sacrifices' : 'through-the-ages-screen-fought-at-once', { player }),
  ]
}

/** How a war would end, and when: whoever is stronger wins it. */
function sayWar({ attack, defence }: Sides, player: string, round: number): string[] {
  const by = attack - defence
  const key = by > 0 ? 'through-the-ages-screen-war-win' : by < 0 ? 'through-the-ages-screen-war-lose' : 'through-the-ages-screen-war-tie'
  return [t(key, { by: Math.abs(by), player }), t('through-the-ages-screen-war-when', { round })]
}

/** For an attack: both strengths, who would win, when it is fought. */
export function about(move: AnyMove, view: AgesView, teller: Teller, then: AgesView | null): string[] {
  if (move.do !== 'Attack' && move.do !== 'DeclareWar') return []
  const sides = sidesOf(move, view, then)
  const player = teller.player(target(move))
  const strengths = t('through-the-ages-screen-both-strengths', { own: sides.attack, player, theirs: sides.defence })
  const maySacrifice = then?.asked.some(({ seat, kind }) => seat === view.seat && kind === 'sacrifices') ?? false
  return [strengths, ...(move.do === 'Attack' ? sayAggression(sides, player, maySacrifice) : sayWar(sides, player, warRound(view, view.seat ?? 0)))]
}

/** The card that lies at a part; empty for workers, which are not cards. */
function cardAt(part: PartKey, { table }: AgesView): string {
  const [domain, on] = [domainOf(part), nameOf(part)]
  if (domain === 'place') return table.row.find(({ place }) => place === on)?.card ?? ''
  if (domain === 'bid') return table.auction?.card ?? ''
  return domain === 'worker' ? '' : on
}

/** The text of the card at a part, after its name; empty if there is no card. */
export function textOfPart(part: PartKey, view: AgesView, teller: Teller): string {
  const card = cardAt(part, view)
  const text = card ? textOf(card) : ''
  return text && `${teller.value('card', card)} · ${text}`
}
