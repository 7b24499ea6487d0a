import { t } from '$lib/texts.svelte'
import type { Advised, Hint } from '$lib/wire'
import { changesText, percent } from '$lib/words/measures'
import type { Teller } from '$lib/words/teller'

/** A change of a rival's chance smaller than this is no reason. */
const RIVALRY = 0.03
/** Chances that lie nearer together than this are told as equal. */
const ALIKE = 0.005

/** The rival whose chance a plan changes most, beside doing nothing; between two players that says nothing new. */
function rivalOf(advised: Advised, seat: number): { seat: number; before: number; after: number } | null {
  if (advised.chances.length < 3) return null
  const rivals = advised.chances
    .map((after, rival) => ({ seat: rival, before: advised.otherwise[rival] ?? after, after }))
    .filter((rival) => rival.seat !== seat)
  const most = rivals.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))[0]
  return most && Math.abs(most.after - most.before) >= RIVALRY ? most : null
}

/** Why a plan, in sentences: against doing nothing, against the best of the others, and what it means for a rival. */
export function reasonsOf(hint: Hint, advised: Advised, seat: number, teller: Teller): string[] {
  const game = teller.game.id
  const said: string[] = []
  const [changes, against] = [Object.entries(advised.changes), Object.entries(advised.against)]
  if (changes.length) said.push(t(advised.ended ? 'judge-changes' : 'judge-changes-now', { changes: changesText(game, changes) }))
  const best = hint.moves[0]
  const other = best === advised ? hint.moves[1] : best
  if (against.length) said.push(t(best === advised ? 'judge-against-next' : 'judge-against-best', { changes: changesText(game, against) }))
  const rival = rivalOf(advised, seat)
  if (rival) {
    const args = { player: teller.player(rival.seat), before: percent(rival.before), after: percent(rival.after) }
    said.push(t(rival.after < rival.before ? 'judge-holds-back' : 'judge-danger', args))
  }
  if (other) said.push(...unsaid(advised, other, best === advised, rival !== null && rival.after < rival.before))
  if (advised.open) said.push(t('judge-open'))
  return said
}

/** What the figures do not tell: that another move does as well, or that a difference shows later only. */
function unsaid(advised: Advised, other: Advised, isBest: boolean, isHeld: boolean): string[] {
  if (Math.abs(advised.value - other.value) < ALIKE) return [t('judge-alike')]
  const figures = [...Object.values(advised.changes), ...Object.values(advised.against)]
  // that there is less of everything is no reason for the best plan, nor more of everything one against another
  if (isBest) return isHeld || figures.some((by) => by > 0) ? [] : [t('review-later')]
  return Object.values(advised.against).some((by) => by < 0) ? [] : [t('judge-behind')]
}
