import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import Button from '$lib/controls/Button.svelte'
import Copy from '$lib/controls/Copy.svelte'
import LevelSelect from '$lib/controls/LevelSelect.svelte'
import NameField from '$lib/controls/NameField.svelte'
import Pick from '$lib/controls/Pick.svelte'
import Switch from '$lib/controls/Switch.svelte'
import Volumes from '$lib/controls/Volumes.svelte'
import { spoken } from '$lib/say.svelte'
import { guestName, session } from '$lib/session.svelte'
import { set, preferences } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import { button, click, settled } from '$kit/station'
import { hold } from '$kit/hold'
import { ME } from '$kit/server'

afterEach(() => {
  session.me = null
  set({ sound: true, volume: 0.6, music: true, musicVolume: 0.4 })
})

// ---------------------------------------------------------------- buttons

test('a button that waits for an answer says so, and is not clicked twice', async () => {
  const act = vi.fn()
  hold(Button, { busy: true, onclick: act })
  const one = screen.getByRole<HTMLButtonElement>('button')
  expect([one.disabled, one.getAttribute('aria-busy')]).toEqual([true, 'true'])
  await click(one)
  expect(act).not.toHaveBeenCalled()
})

test('a button with an address is a link', () => {
  hold(Button, { href: '/rules/toy', target: '_blank' })
  expect(screen.getByRole('link').getAttribute('href')).toBe('/rules/toy')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a button does not send the form that it stands in, unless it is told to', () => {
  hold(Button)
  expect(screen.getByRole('button').getAttribute('type')).toBe('button')
})

// ---------------------------------------------------------------- passing something on

const clipboard = (writeText: (text: string) => Promise<void>) => Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

test('a text is copied by a click, and that is shown and said', async () => {
  const write = vi.fn(async (_: string) => {})
  clipboard(write)
  render(Copy, { text: 'https://x.example', label: 'The link' })
  await click(button('house-copy'))
  expect(write).toHaveBeenCalledExactlyOnceWith('https://x.example')
  expect(button('house-copied')).toBeTruthy()
  expect(spoken.text).toBe(t('house-copied'))
})

test('without a clipboard the text is selected and copied by hand', async () => {
  clipboard(() => Promise.reject(new Error('not secure')))
  const copied = vi.fn(() => true)
  Object.defineProperty(document, 'execCommand', { value: copied, configurable: true })
  render(Copy, { text: 'abc', label: 'The link' })
  await click(button('house-copy'))
  expect(copied).toHaveBeenCalledExactlyOnceWith('copy')
  expect(button('house-copied')).toBeTruthy()
})

test('sharing is offered where the system can', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  render(Copy, { text: 'abc', label: 'The link', share: 'Toy' })
  await click(button('house-share'))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Toy', url: 'abc' })
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
})

// ---------------------------------------------------------------- fields

test('one of several is picked, each with a line that explains it', async () => {
  const onpick = vi.fn()
  const choices = [
    { value: 'a', label: 'First', help: 'the usual one' },
    { value: 'b', label: 'Second' },
  ]
  render(Pick, { name: 'Which', choices, value: 'a', onpick })
  expect(screen.getByRole('group', { name: 'Which' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /First/ }).checked).toBe(true)
  await click(screen.getByRole('radio', { name: 'Second' }))
  expect(onpick).toHaveBeenCalledExactlyOnceWith('b')
})

test('a switch tells what it is now', async () => {
  const onswitch = vi.fn()
  render(Switch, { label: 'Loud', help: 'or not', onswitch })
  await click(screen.getByRole('switch', { name: /Loud/ }))
  expect(onswitch).toHaveBeenCalledExactlyOnceWith(true)
})

test('levels are listed in words, with what the chosen one means', () => {
  render(LevelSelect, { levels: ['beginner', 'casual', 'unheard-of'], value: 'casual', label: 'Level' })
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Level' })
  expect([...list.options].map(({ textContent }) => textContent)).toEqual([t('house-level-beginner'), t('house-level-casual'), 'unheard-of'])
  expect(list.title).toBe(t('house-level-casual.help'))
})

test('a stranger is asked for a name, with one proposed; who is known is not', async () => {
  render(NameField, { name: '' })
  expect(screen.getByRole<HTMLInputElement>('textbox').placeholder).toBe(guestName())
  session.me = ME
  await settled()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('signals and music have a switch and a volume each; a volume that is not heard is off', async () => {
  render(Volumes)
  const [signals, music] = screen.getAllByRole<HTMLInputElement>('slider')
  await click(screen.getAllByRole('switch')[1] as HTMLElement)
  expect([preferences.music, music?.disabled, signals?.disabled]).toEqual([false, true, false])
  await fireEvent.input(signals as HTMLElement, { target: { value: '0.25' } })
  expect(preferences.volume).toBe(0.25)
})

test('where there is no music nothing is said of it', () => {
  render(Volumes, { music: false })
  expect(screen.getAllByRole('switch')).toHaveLength(1)
})
