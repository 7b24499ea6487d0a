import { cleanup } from '@testing-library/svelte'
import { afterEach, beforeEach, vi } from 'vitest'
import { toasts } from '$lib/say.svelte'
import { loadGameTexts, setLanguage, startTexts } from '$lib/texts.svelte'

// Files of tests share their modules, which is three times as quick. So each begins with all texts, in English, and
// whatever a test has put up goes before the next.
await startTexts()
await setLanguage(null)
const folders = Object.keys(import.meta.glob('../../../src/saecula/games/*/text/en.ftl', { query: '?raw' }))
for (const folder of folders) await loadGameTexts((folder.split('/').at(-3) ?? '').replaceAll('_', '-'))

// what was said may come after the test that it was said in
beforeEach(() => {
  toasts.list = []
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.useRealTimers()
})
