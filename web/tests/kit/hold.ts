import { render } from '@testing-library/svelte'
import { flushSync, type Component } from 'svelte'
import Held from './Held.svelte'

/** Show a part that wants something inside: here a few words. */
export function hold(inside: unknown, given: Record<string, unknown> = {}, words = 'words'): HTMLElement {
  const { container } = render(Held as unknown as Component<{ inside: unknown; given: unknown; words: string }>, { inside, given, words })
  flushSync()
  return container
}
