import { expect, test, vi } from 'vitest'
import { refusal } from '$kit/station'
import { toasts } from '$lib/say.svelte'
import { mute, report } from '$lib/seats/reporting'
import type { TableState } from '$lib/table/table.svelte'
import { t } from '$lib/texts.svelte'

const tableThat = (done: () => Promise<unknown>) => ({ do: vi.fn(done) }) as unknown as TableState
const said = () => toasts.list.map(({ text }) => text)

test('a report goes to the host with the message it is for, and one is thanked', async () => {
  const table = tableThat(() => Promise.resolve())
  await report(table, 'p1', 7)
  expect(table.do).toHaveBeenCalledExactlyOnceWith({ do: 'report', player: 'p1', entry: 7 })
  expect(said()).toEqual([t('table-report-done')])
})

test('a player can be reported as such', async () => {
  const table = tableThat(() => Promise.resolve())
  await report(table, 'p1')
  expect(table.do).toHaveBeenCalledExactlyOnceWith({ do: 'report', player: 'p1', entry: null })
})

test('muting needs no thanks', async () => {
  const table = tableThat(() => Promise.resolve())
  await mute(table, 'p1', true)
  expect(table.do).toHaveBeenCalledExactlyOnceWith({ do: 'mute', player: 'p1', muted: true })
  expect(said()).toEqual([])
})

test('what the server refuses is told, and not as done', async () => {
  await report(
    tableThat(() => Promise.reject(refusal('problem-forbidden'))),
    'p1',
  )
  expect(said()).toEqual([t('problem-forbidden')])
})
