import { language } from '$lib/texts.svelte'

/** Several names as one says them: A, B and C. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(language.current).format(names)
}

/** Parts of a sentence, one after the other; the French leave a space before a semicolon. */
export function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(language.current === 'fr' ? '\u202f; ' : '; ')
}
