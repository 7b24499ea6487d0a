// What lessons are called.
import { t } from '$lib/texts.svelte'
import type { Lesson } from '$lib/wire'

/** The name of a lesson; the first one is the same in every game. */
export const nameOf = ({ title }: Lesson): string => t(title || 'learn-first')

/** What it is about, in a sentence. */
export const lineOf = ({ title }: Lesson): string => t(title ? `${title}.line` : 'learn-first-line')
