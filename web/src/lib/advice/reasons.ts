import { t } from '$lib/texts.svelte'
import type { Advised, Hint } from '$lib/wire'
import { changesText, percent } from '$lib/words/measures'
import type { Teller } from '$lib/words/teller'

/** A change of a rival's chance smaller than this is no reason. */
const RIVALRY = 0.03
/** Chances that lie nearer together than this are told as equal. */
const ALIKE = 0.005

type Changes = [measure: string, by: number][]

/** What one plan leaves more of than another, figure by figure. */
export function differences(one: Advised, other: Advised): Changes {
  const names = new Set([...Object.keys(one.changes), ...Object.keys(other.changes)])
  return [...names].map((name): Changes[number] => [name, (one.changes[name] ?? 0) - (other.changes[name] ?? 0)]).filter(([, by]) => by !== 0)
}

/** The rival whose chance a plan changes most; between two players that says nothing new. */
function rivalOf(hint: Hint, advised: Advised, seat: number): { seat: number; before: number; after: number } | null {
  if (hint.chances.length < 3) return null
  const rivals = hint.chances.map((before, rival) => ({ seat: rival, before, after: advised.chances[rival] ?? before })).filter((rival) => rival.seat !== seat)
  const most = rivals.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0]
  return most && Math.abs(most.after - most.before) >= RIVALRY ? most : null
}

/** Why a plan, in sentences: against doing nothing, against the best of the others, and what it means for a rival. */
export function reasonsOf(hint: Hint, advised: Advised, seat: number, teller: Teller): string[] {
  const game = teller.game.id
  const said: string[] = []
  const changes = Object.entries(advised.changes)
  if (changes.length) said.push(t('judge-changes', { changes: changesText(game, changes) }))
  const best = hint.moves[0]
  const other = best === advised ? hint.moves[1] : best
  const against = other ? differences(advised, other) : []
  if (against.length) said.push(t(best === advised ? 'judge-against-next' : 'judge-against-best', { changes: changesText(game, against) }))
  const rival = rivalOf(hint, advised, seat)
  if (rival) {
    const args = { player: teller.player(rival.seat), before: percent(rival.before), after: percent(rival.after) }
    said.push(t(rival.after < rival.before ? 'judge-holds-back' : 'judge-danger', args))
  }
  // that there is less of everything is no reason for the best plan
  const isGain = ([, by]: Changes[number]) => by > 0
  const hasReason = changes.some(isGain) || against.some(isGain) || (rival !== null && rival.after < rival.before)
  if (other && (best === advised ? !hasReason : !said.length)) said.push(t(Math.abs(advised.value - other.value) < ALIKE ? 'judge-alike' : 'judge-later'))
  if (advised.open) said.push(t('judge-open'))
  return said
}
