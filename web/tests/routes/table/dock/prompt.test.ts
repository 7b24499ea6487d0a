import { screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { t } from '$lib/texts.svelte'
import { Teller } from '$lib/words/teller'
import Prompt from '$routes/table/dock/Prompt.svelte'
import { askedFor, deskAt, put, seatOf, show } from '$kit/desk'

const ASKED = askedFor([put('a')], { kind: 'placing' })
const said = () => document.getElementById('prompt')?.textContent

test('it says what one is asked', () => {
  show(deskAt({ asked: ASKED }), Prompt)
  expect(said()).toBe('placing')
  expect(document.getElementById('prompt')?.className).toContain('mine')
})

test('it says whose turn it is, and shows the mark of the seat', () => {
  show(deskAt(), Prompt)
  expect(said()).toBe(t('table-waiting', { names: 'Bob', count: 1 }))
  expect(screen.getByRole('img', { name: 'B (Bob)' })).toBeTruthy()
})

test('it names everybody who is to act', () => {
  const seats = [seatOf(0), seatOf(1), seatOf(2)]
  show(deskAt({ info: { seats }, view: { asked: [{ seat: 1 }, { seat: 2 }] } }), Prompt)
  expect(said()).toBe(t('table-waiting', { names: 'Bob, Cleo', count: 2 }))
})

test('where nobody is asked the table goes on by itself', () => {
  show(deskAt({ view: { asked: [] } }), Prompt)
  expect(said()).toBe(t('table-drawing'))
})

test.each([
  ['over', 'table-over'],
  ['paused', 'table-paused'],
] as const)('a game that is %s says so, whatever was asked', (status, key) => {
  show(deskAt({ asked: ASKED, info: { status } }), Prompt)
  expect(said()).toBe(t(key))
})

test('while one asks why not or what if, it says what this is', () => {
  const scene = deskAt({ asked: ASKED })
  show(scene, Prompt)
  scene.desk.mode = 'doubt'
  flushSync()
  expect(said()).toBe(t('table-why-not-prompt'))
  scene.desk.mode = 'sandbox'
  flushSync()
  expect(said()).toBe(t('table-what-if-band'))
})

test('a game that knows better what one waits for is believed', () => {
  show(deskAt({ asked: ASKED }, { waiting: () => 'until the gong' }), Prompt)
  expect(said()).toBe('until the gong')
  expect(screen.queryByRole('img')).toBeNull()
})

test('a question without an explanation has no button for one', () => {
  show(deskAt({ asked: ASKED }), Prompt)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an explanation stays while the others move on, and goes with its question', () => {
  const explained = vi.spyOn(Teller.prototype, 'askHelp').mockReturnValue('Put a stone.')
  const scene = deskAt({ asked: ASKED })
  show(scene, Prompt)
  screen.getByRole('button').click()
  flushSync()
  scene.table.asked = { ...ASKED }
  flushSync()
  expect(screen.getByRole('note').textContent).toContain('Put a stone.')
  scene.table.asked = { ...ASKED, decision: 2 }
  flushSync()
  expect(screen.queryByRole('note')).toBeNull()
  explained.mockRestore()
})
