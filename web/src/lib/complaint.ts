/** What went wrong as a sentence. */

import { ApiProblem } from './api'
import { toast } from './say.svelte'
import { Refusal } from './table/pending'
import { has, t } from './texts.svelte'

/** The sentence of a problem; a general one where nothing better is known. */
export function sentence(problem: unknown): string {
  if (problem instanceof Refusal && has(problem.reason.key)) return t(problem.reason.key, problem.reason.args)
  if (problem instanceof ApiProblem && has(problem.key)) return t(problem.key, { detail: problem.detail })
  return t('house-failed')
}

/** Show a problem at the edge of the screen. */
export function complain(problem: unknown): void {
  toast(sentence(problem), 'danger')
}
