// A fight that is over: who, with which cards, both sums, what is lost.
import type { Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { joined } from '$lib/words/joined'
import type { Teller } from '$lib/words/teller'
import { fightOver, type Fight, type Side } from '../duel/duel'
import type { Telling } from './scenes'
import { shown } from './words'

export function fightScene({ game, before, events, teller }: Telling): Scene | null {
  const fight = fightOver(game, before, events)
  if (!fight) return null
  const { attacker, defender, start, target, terrain } = fight
  const [first, second] = [teller.player(attacker.seat), teller.player(defender.seat)]
  return {
    kind: 'fight',
    title: t('tempus-scene-fight', { attacker: first, defender: second }),
    text: t('tempus-scene-fight-text', { start, target, terrain: teller.value('terrain', terrain) }),
    seats: [attacker.seat, defender.seat],
    pictures: shown(
      [attacker, defender].flatMap(({ cards, seat }) => cards.map((card) => ({ card, seat }))),
      5,
    ),
    columns: [t('tempus-scene-stands'), t('tempus-scene-cards'), t('tempus-scene-strength')],
    rows: [rowOf(attacker, fight, 'attacker', teller), rowOf(defender, fight, 'defender', teller)],
    verdict: verdictOf(fight, first, second),
  }
}

function rowOf(side: Side, fight: Fight, role: 'attacker' | 'defender', teller: Teller): SceneRow {
  const stands = side.city || side.tokens
  const total = side.total ?? stands
  const played = side.cards.map((card) => teller.value('card', card)).join(', ')
  const effect = [played && t('tempus-scene-cards-played', { cards: played }), fight.won === role ? '' : lossOf(side, fight, role)]
  const mark = fight.won === role ? 'first' : 'hit'
  return { seat: side.seat, figures: [stands, `+${total - stands}`, total], effect: joined(effect), mark }
}

/** What the side loses that did not win: the attacker one token, the defender all that stands there. */
function lossOf(side: Side, { start, target }: Fight, role: 'attacker' | 'defender'): string {
  if (role === 'attacker') return t('tempus-scene-loses-tokens', { count: 1, hex: start })
  if (side.city) return t('tempus-scene-loses-city', { value: side.city, hex: target })
  return t('tempus-scene-loses-tokens', { count: side.tokens, hex: target })
}

function verdictOf({ attacker, defender, target, won }: Fight, first: string, second: string): string {
  const told = { attacker: first, defender: second, hex: target, attack: attacker.total ?? 0, defence: defender.total ?? 0 }
  if (won === 'attacker') return t('tempus-scene-fight-won', told)
  return told.attack === told.defence ? t('tempus-scene-fight-tie', told) : t('tempus-scene-fight-lost', told)
}
