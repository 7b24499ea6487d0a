// A table as a screen sees it, with a server that answers as the test wants.
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { flushSync, type Component } from 'svelte'
import { afterEach, expect, vi, type Mock } from 'vitest'
import type { GameModule } from '$games/contract'
import type { MoveJson, ViewJson } from '$lib/json'
import { BLANK } from '$lib/table/log'
import { Refusal } from '$lib/table/pending'
import { TableState, type NewCommand, type NewInquiry } from '$lib/table/table.svelte'
import { startTexts, t } from '$lib/texts.svelte'
import type { Ack, Answer, Asked, Entry, Foreseen, SeatInfo, TableInfo } from '$lib/wire'
import type { Character } from '$lib/words/characters'
import { Station } from '$routes/table/station.svelte'
import InStation from './InStation.svelte'
import { TOY, toyModule } from './toy'

await startTexts()
afterEach(cleanup)

export const put = (place: string): MoveJson => ({ do: 'Put', place })
export const slide = (start: string, end: string): MoveJson => ({ do: 'Slide', start, end })
export const DONE: MoveJson = { do: 'Done' }

export const askedFor = (legal: MoveJson[], more: Partial<Asked> = {}): Asked => ({ decision: 1, kind: 'turn', a: 0, b: 0, c: 0, legal, ...more })

export const CHARACTERS: readonly Character[] = ['builder', 'raider', 'scholar', 'trader']

export const seatOf = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'person',
  name: ['Ada', 'Bob', 'Cleo'][seat] ?? '',
  player: `p${seat}`,
  level: null,
  character: null,
  stand_in: null,
  online: true,
  conceded: false,
  agrees_to_end: false,
  opposed_by: [],
  ...more,
})

export const infoOf = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 't1',
  game: 'toy',
  rules: '1',
  status: 'playing',
  seats: [seatOf(0), seatOf(1)],
  options: {},
  tempo: { kind: 'free', bank: 0, increment: 0, cap: 0 },
  listed: false,
  host: 'p0',
  created: 0,
  version: 1,
  commitment: '',
  reconstructed: false,
  known_deal: false,
  started: 0,
  ended: null,
  end: null,
  result: null,
  muted: [],
  watchers: 0,
  rematch: null,
  playable: true,
  pausing: [],
  ...more,
})

export const entryOf = (version: number, more: Partial<Entry> = {}): Entry => ({ ...BLANK, version, seat: 1, n: version, ...more })
export const stonePut = (seat: number, place: string) => ({ event: 'StonePut', seat, place })

export const foreseen = (more: Partial<Foreseen> = {}): Foreseen => ({
  view: { stones: 9 },
  events: [],
  sure: more.events?.length ?? 0,
  barrier: '',
  open: false,
  asked: [],
  measures: {},
  ...more,
})
export const answer = (more: Partial<Answer> = {}): Answer => ({ frame: 'answer', cid: '', why: null, hint: null, foreseen: null, entries: null, ...more })
export const refusal = (key: string, clause = ''): Refusal => new Refusal('illegal', { key, clause, args: {} })

export interface Scene {
  station: Station
  table: TableState
  done: Mock<(command: NewCommand) => Promise<Ack>>
  asked: Mock<(inquiry: NewInquiry) => Promise<Answer>>
}

type State = Partial<Omit<TableState, 'info' | 'do' | 'ask'>> & { info?: Partial<TableInfo> }

/** A station at a table of two: Ada sits here, on seat 0. */
export function stationAt({ info, ...state }: State = {}, module: Partial<GameModule> = {}): Scene {
  const table = new TableState('t1', () => ({ readyState: 0, send() {}, close() {}, onopen: null, onmessage: null, onclose: null }))
  const asking = state.asked ? [{ seat: 0 }] : [{ seat: 1 }]
  Object.assign(table, { info: infoOf(info), view: { stones: 3, asked: asking }, you: 'p0', yours: [0], eyes: 0, status: 'open', ...state })
  const done = vi.fn((_: NewCommand) => Promise.resolve<Ack>({ frame: 'ack', cid: '', version: 2 }))
  const asked = vi.fn((_: NewInquiry) => Promise.resolve(answer({ foreseen: foreseen() })))
  Object.assign(table, { do: done, ask: asked })
  const station = new Station(table, TOY, toyModule(module))
  station.begin(table.asked)
  return { station, table, done, asked }
}

/** Show a piece of the play screen at this station. */
export function show<Given extends Record<string, unknown>>(scene: Scene, inside: Component<Given>, given: Given = {} as Given): HTMLElement {
  const { container } = render(InStation as unknown as Component<{ station: Station; inside: unknown; given: unknown }>, {
    station: scene.station,
    inside,
    given,
  })
  flushSync()
  return container
}

/** Let what was promised come true, and be drawn. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await Promise.resolve()
  flushSync()
}

/** A key pressed where the focus is, or nowhere in particular. */
export function press(key: string, on: EventTarget = document.activeElement ?? document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  const went = on.dispatchEvent(event)
  flushSync()
  return went
}

/** The button that says what stands under a key of the texts. */
export const button = (key: string, args?: Record<string, string | number>) => screen.getByRole<HTMLButtonElement>('button', { name: t(key, args) })
export const noButton = (key: string) => expect(screen.queryByRole('button', { name: t(key) })).toBeNull()
export const click = async (element: Element): Promise<void> => {
  await fireEvent.click(element)
  await settled()
}

/** The server tells of these entries, and of the table after them. */
export function hear({ table }: Scene, view: ViewJson | null, ...entries: Entry[]): void {
  const before = table.view
  table.view = view
  table.entries = [...table.entries, ...entries]
  table.onupdate?.(entries, before)
  flushSync()
}
