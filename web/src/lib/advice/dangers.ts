// What a plan spares one, and what it brings on, in the game's own words for what threatens.
import type { Threat } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { t } from '$lib/texts.svelte'

/** A plan up to the move that ends the turn: what threatens at its end is seen before it. */
export function beforeEnd(plan: readonly MoveJson[], ends: readonly string[] = []): MoveJson[] {
  const at = plan.findIndex((move) => ends.includes(move.do ?? ''))
  return plan.slice(0, at < 0 ? undefined : at)
}

/** What threatens now and would not after the plan, and the other way round, in sentences. */
export function dangersOf(before: readonly Threat[], after: readonly Threat[]): string[] {
  const only = (these: readonly Threat[], others: readonly Threat[]) =>
    these.filter(({ key, when }) => when === 'now' && !others.some((other) => other.key === key))
  return [
    ...only(before, after).map(({ text }) => t('judge-averts', { threat: text })),
    ...only(after, before).map(({ text }) => t('judge-brings', { threat: text })),
  ]
}
