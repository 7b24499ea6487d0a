// What will cost a seat something unless it acts: others' clans where it has buildings, a building without a slot.
import type { Threat } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { printedOf } from '../printed'
import { ageOf, isRealTime } from '../time/times'
import type { EmpiresView } from '../wire'

/** Whether the scoring is near: in the last ninth of a real-time age, or in the last round of an initiation age. */
function isNear(view: EmpiresView, game: GameInfo): boolean {
  if (view.phase === 'finish') return true
  if (view.phase !== 'action') return false
  return isRealTime(view) ? view.gong - view.now <= ageOf(game, view).length / 9 : view.round >= printedOf(game).times.rounds
}

export function threatsTo(view: EmpiresView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  if (!['action', 'finish'].includes(view.phase)) return []
  const when = isNear(view, game) ? 'now' : 'soon'
  const raided = view.spaces.flatMap(({ space, owner, clans, slots }): Threat[] => {
    const count = slots.filter((slot) => slot?.seat === seat).length
    if (!count || !clans || owner === null || owner === seat) return []
    const text = t('time-of-empires-threat-raid', { player: teller.player(owner), space, count })
    return [{ key: `raid-${space}`, text, when, parts: [`space:${space}`] }]
  })
  const waiting = view.players[seat]?.waiting
  if (!waiting) return raided
  return [...raided, { key: 'waiting', text: t('time-of-empires-threat-waiting', { building: teller.value('building', waiting) }), when: 'soon' }]
}
