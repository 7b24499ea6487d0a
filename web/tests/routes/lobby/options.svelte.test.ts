import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { GameInfo, Option } from '$lib/wire'
import OptionPick from '$routes/lobby/OptionPick.svelte'

const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  choices: ['off', 'on'],
  default: 'off',
  quick: null,
  scales: true,
  needs: null,
  beginners: null,
  ...more,
})
const many = ['a', 'b', 'c', 'd'].map((name) => option(name))
const version = option('version', { choices: ['simple', 'full'], default: 'full', scales: false })

let shown: Record<string, unknown> | undefined
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.replaceChildren()
})

function show(options: Option[], chosen: Record<string, string>): void {
  shown = mount(OptionPick, { target: document.body, props: { game: { id: 'g', options } as unknown as GameInfo, options: chosen } })
  flushSync()
}
const open = (): number => document.querySelectorAll('fieldset').length
const folded = (): string[] => [...document.querySelectorAll('details label')].map((label) => label.textContent ?? '')

test('a few options are all shown openly', () => {
  show([version, option('a')], {})
  expect([open(), folded()]).toEqual([2, []])
})

test('of many options the variants are folded away, whatever their order', () => {
  show([...many, version], { version: 'full' })
  expect([open(), folded()]).toEqual([1, ['a', 'b', 'c', 'd']])
})

test('an option that would change nothing is not shown', () => {
  const needy = option('bonus', { needs: ['version', ['full']] })
  show([needy, ...many, version], { version: 'simple' })
  expect(folded()).not.toContain('bonus')
})
