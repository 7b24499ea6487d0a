import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import { t } from '$lib/texts.svelte'
import Phrase from '$routes/rules/Phrase.svelte'
import { inline } from '$routes/rules/markdown'

test('a tag is told in words, and explained', () => {
  const { container } = render(Phrase, { parts: inline('Ties are shared. [ours]'), game: 'tempus' })
  const tag = container.querySelector('abbr')
  expect([tag?.textContent, tag?.title]).toEqual([t('learn-source-ours'), t('learn-source-ours.help')])
  expect(tag?.textContent).not.toBe('ours')
})

test('a tag that nobody knows stands as it is', () => {
  const { container } = render(Phrase, { parts: [{ kind: 'source', text: 'XY' }], game: 'tempus' })
  expect(container.querySelector('abbr')?.textContent).toBe('XY')
})
