import { language } from '$lib/texts.svelte'

/** Parts of a sentence, one after the other; the French leave a space before a semicolon. */
export function joined(parts: readonly string[]): string {
  return parts.filter(Boolean).join(language.current === 'fr' ? '\u202f; ' : '; ')
}
