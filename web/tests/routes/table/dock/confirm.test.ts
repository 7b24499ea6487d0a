import { screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { set } from '$lib/settings.svelte'
import { t } from '$lib/texts.svelte'
import Choices from '$routes/table/dock/Choices.svelte'
import { Underway } from '$routes/table/dock/underway.svelte'
import { askedFor, button, click, deskAt, DONE, put, settled, show } from '$kit/desk'
import { toyModule } from '$kit/toy'

beforeEach(() => set({ confirm: 'never' }))

const warned = () => deskAt({ asked: askedFor([put('a'), DONE]) }, { warn: ({ do: kind }) => (kind === 'Done' ? ['Two stones are left.'] : []) })

test('what speaks against a move is told in a dialog, also where nothing is confirmed', async () => {
  const scene = warned()
  show(scene, Choices)
  await click(screen.getByRole('button', { name: 'done' }))
  expect(scene.done).not.toHaveBeenCalled()
  const dialog = screen.getByRole('dialog', { name: t('table-warnings') })
  expect(dialog.textContent).toContain('Two stones are left.')
  expect(dialog.textContent).toContain('done?')
})

test('the move can be made all the same', async () => {
  const scene = warned()
  show(scene, Choices)
  await click(screen.getByRole('button', { name: 'done' }))
  await click(button('table-warnings-anyway'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: DONE })
})

test('going back closes the dialog and leaves the choice open', async () => {
  const scene = warned()
  show(scene, Choices)
  await click(screen.getByRole('button', { name: 'done' }))
  await click(button('table-warnings-back'))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(scene.desk.deciding.pending).toBeNull()
  expect(scene.done).not.toHaveBeenCalled()
})

test('a move without a warning is made at once', async () => {
  const scene = warned()
  show(scene, Choices)
  await click(screen.getByRole('button', { name: 'put a' }))
  expect(scene.done).toHaveBeenCalledOnce()
})

// ---------------------------------------------------------------- what is drawn until the server has answered

const expecting = () => {
  const scene = deskAt({ asked: askedFor([put('a')]) })
  const module = toyModule({ expect: (view, move) => ({ ...view, put: move.place }) })
  return { ...scene, underway: new Underway(scene.table, module) }
}

test('a move is drawn as done from the moment it is sent until its version is here', () => {
  const { underway, table } = expecting()
  expect(underway.view).toBeNull()
  underway.begin(put('a'), 0, 1)
  expect(underway.view).toMatchObject({ stones: 3, put: 'a' })
  expect(underway.isFor(1)).toBe(true)
  underway.answered(2)
  expect(underway.isFor(1)).toBe(false)
  expect(underway.view).not.toBeNull()
  table.info = { ...table.info, version: 2 }
  expect(underway.view).toBeNull()
})

test('a refused move is drawn no longer', async () => {
  const { underway } = expecting()
  underway.begin(put('a'), 0, 1)
  underway.answered(null)
  await settled()
  expect(underway.view).toBeNull()
  expect(underway.isFor(1)).toBe(false)
})

test('a game that expects nothing shows the table as it is', () => {
  const scene = deskAt({ asked: askedFor([put('a')]) })
  const underway = new Underway(scene.table, toyModule())
  underway.begin(put('a'), 0, 1)
  expect(underway.view).toBeNull()
})
