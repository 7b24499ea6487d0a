import { fireEvent, screen } from '@testing-library/svelte'
import { beforeEach, expect, test } from 'vitest'
import { set } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import ChoiceList from '$routes/table/dock/ChoiceList.svelte'
import { finality } from '$routes/table/dock/finality'
import Presets from '$routes/table/dock/Presets.svelte'
import { askedFor, button, click, stationAt, DONE, put, settled, show, slide } from '$kit/station'

beforeEach(() => set({ confirm: 'never' }))

const ASKED = askedFor([put('a'), slide('a', 'b'), put('b'), DONE])
const type = async (words: string) => {
  await fireEvent.input(screen.getByRole('searchbox'), { target: { value: words } })
  await settled()
}
const choices = () => screen.getAllByRole('button').map((one) => one.textContent)

// ---------------------------------------------------------------- all choices

test('all choices are listed under their kinds, each once', () => {
  show(stationAt({ asked: ASKED }), ChoiceList)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['put', 'slide', 'done'])
  expect(choices()).toEqual(['put a', 'put b', 'slide a b', 'done'])
  expect(screen.getByRole('status').textContent).toBe(t('table-all-choices-found', { count: 4 }))
})

test('moves that read alike are all listed: two cards of one kind at one price', () => {
  show(stationAt({ asked: askedFor([put('a'), put('b')]) }, { say: () => 'take Warfare' }), ChoiceList)
  expect(choices()).toEqual(['take Warfare', 'take Warfare'])
})

test('typing narrows the list down, whatever the letters’ size', async () => {
  show(stationAt({ asked: ASKED }), ChoiceList)
  await type(' PUT ')
  expect(choices()).toEqual(['put a', 'put b'])
  expect(screen.getByRole('status').textContent).toBe(t('table-all-choices-found', { count: 2 }))
})

test('Enter plays the one that is left, and nothing where there are several', async () => {
  const scene = stationAt({ asked: ASKED })
  scene.station.panel = 'list'
  const form = show(scene, ChoiceList).querySelector('form') as HTMLFormElement
  await type('put')
  await fireEvent.submit(form)
  expect(scene.done).not.toHaveBeenCalled()
  await type('slide')
  await fireEvent.submit(form)
  await settled()
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'play', seat: 0, decision: 1, move: slide('a', 'b') })
  expect(scene.station.panel).toBeNull()
})

test('only what still agrees with the clicks on the board is listed', () => {
  const scene = stationAt({ asked: askedFor([slide('a', 'b'), slide('a', 'c'), slide('b', 'c')]) })
  scene.station.choice.pick('place:a')
  show(scene, ChoiceList)
  expect(choices()).toEqual(['slide a b', 'slide a c'])
})

// ---------------------------------------------------------------- answers given beforehand

test('a question one has met can be answered beforehand', async () => {
  const scene = stationAt({ asked: ASKED })
  show(scene, Presets)
  expect(screen.getByText(t('table-presets-none'))).toBeTruthy()
  await click(button('table-presets-always'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'preset', seat: 0, kind: 'turn', move: DONE })
})

test('only answers without further words can be given beforehand', () => {
  show(stationAt({ asked: ASKED }), Presets)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByText('put a')).toBeNull()
})

test('an answer that was given is shown, and can be taken away', async () => {
  const scene = stationAt({ asked: ASKED, presets: { turn: DONE } })
  show(scene, Presets)
  expect(screen.getByText('done')).toBeTruthy()
  await click(button('table-presets-remove'))
  expect(scene.done).toHaveBeenCalledExactlyOnceWith({ do: 'preset', seat: 0, kind: 'turn', move: null })
})

test('where game time runs nothing is answered beforehand, and it says so', () => {
  show(stationAt({ asked: ASKED, time: { at: 0, shows: 0, runs: true, haste: 1 } }), Presets)
  expect(screen.getByText(t('problem-preset-time'))).toBeTruthy()
  expect(screen.queryAllByRole('button')).toEqual([])
})

// ---------------------------------------------------------------- why a move cannot be taken back

test('each barrier of undo has words of its own, an unknown one general words, none says nothing', () => {
  const said = ['undo-asked', 'undo-chance', 'undo-clock', 'undo-learned'].map((barrier) => finality(barrier))
  expect(new Set(said).size).toBe(4)
  expect(finality('undo-else')).toBe(t('table-final'))
  expect([finality(''), finality(undefined)]).toEqual(['', ''])
})
