import { cleanup } from '@testing-library/svelte'
import { afterEach, vi } from 'vitest'
import { loadGameTexts, setLanguage, startTexts } from '$lib/texts.svelte'

// Files of tests share their modules, which is three times as quick. So each begins with all texts, in English, and
// whatever a test has put up goes before the next.
await startTexts()
await setLanguage(null)
for (const game of ['tempus', 'rise-and-fall', 'through-the-ages', 'time-of-empires']) await loadGameTexts(game)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})
