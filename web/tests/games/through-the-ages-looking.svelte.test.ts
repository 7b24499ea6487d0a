import { fireEvent, render } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import CardSpot from '$games/through-the-ages/art/CardSpot.svelte'
import { looking } from '$games/through-the-ages/art/looking.svelte'
import { choiceAmong } from '$kit/choice.svelte'

afterEach(() => looking.leave())

const children = createRawSnippet(() => ({ render: () => '<i>face</i>' }))
const spot = (card: string) => ({ card, part: 'place:1' as const, choice: choiceAmong([], () => []).choice, label: card, children })

test('a card that is taken away while one looks at it is not shown large any longer', async () => {
  const { getByRole, unmount } = render(CardSpot, spot('homer'))
  await fireEvent.pointerEnter(getByRole('button'))
  expect(looking.seen?.card).toBe('homer')
  unmount()
  expect(looking.seen).toBeNull()
})

test('nor one in whose place another card has come', async () => {
  const { getByRole, rerender } = render(CardSpot, spot('homer'))
  await fireEvent.pointerEnter(getByRole('button'))
  await rerender(spot('moses'))
  expect(looking.seen).toBeNull()
})

test('what else goes away leaves the card that one looks at', async () => {
  const other = render(CardSpot, spot('moses'))
  const { getByRole } = render(CardSpot, { ...spot('homer'), part: 'place:2' })
  await fireEvent.pointerEnter(getByRole('button', { name: 'homer' }))
  other.unmount()
  expect(looking.seen?.card).toBe('homer')
})
