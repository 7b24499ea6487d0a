import { t } from '$lib/texts.svelte'

/** Why a move could not be taken back, in words; empty where nothing stands against it. */
export function finality(barrier: string | undefined): string {
  if (!barrier) return ''
  const known: Record<string, string> = {
    'undo-asked': t('table-final-asked'),
    'undo-chance': t('table-final-chance'),
    'undo-clock': t('table-final-clock'),
    'undo-learned': t('table-final-learned'),
  }
  return known[barrier] ?? t('table-final')
}
