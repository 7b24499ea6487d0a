import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import type { GameModule } from '$games/contract'
import type { MoveJson } from '$lib/json'
import { Refusal } from '$lib/table/pending'
import type { TableState } from '$lib/table/table.svelte'
import type { Asked } from '$lib/wire'
import { Deciding } from '$routes/table/dock/choice/deciding.svelte'

const turn = (glass: string, action: string): MoveJson => ({ do: 'Turn', glass, action })
const REST = { do: 'Rest' }
const asked = (decision: number, ...legal: MoveJson[]): Asked => ({ decision, kind: 'idle', a: 0, b: 0, c: 0, legal }) as unknown as Asked
const BOTH = asked(1, turn('1', 'ideas'), turn('2', 'ideas'), turn('1', 'build'), turn('2', 'build'), REST)

interface Answer {
  resolve(version: number): void
  reject(): void
}

/** A seat at a table that answers when it is told to. */
function sit() {
  const played: MoveJson[] = []
  const answers: Answer[] = []
  const table = $state({ view: { turned: '' }, eyes: 0, info: { version: 1 }, gameNow: () => 5 })
  const answer = ({ move }: { move: MoveJson }) => {
    played.push(move)
    return new Promise((done, failed) => {
      const reject = () => failed(new Refusal('refused' as never, { key: 'taken', clause: 'X-1', args: {} }))
      answers.push({ resolve: (version) => done({ version }), reject })
    })
  }
  const module = {
    parts: (move: MoveJson) => (move.do === 'Rest' ? [] : [`glass:${move.glass}`, `action:${move.action}`]),
    unlisted: ['Rest'],
    hurries: () => true,
    either: (moves: readonly MoveJson[], chosen: ReadonlySet<string>) => ([...chosen].some((part) => part.startsWith('action:')) ? (moves[0] ?? null) : null),
    meant: (part: string) => turn('1', part.slice('action:'.length)),
    expect: (view: object, move: MoveJson) => ({ ...view, turned: move.action }),
  }
  const hands = Object.assign(table, { do: vi.fn(answer), ask: vi.fn() })
  return { deciding: new Deciding(hands as unknown as TableState, module as unknown as GameModule), table, played, answers, asks: hands.ask }
}

const settle = () => new Promise((done) => setTimeout(done))

test('where time presses a click is a word: nothing is foreseen, confirmed or asked that does not matter', () => {
  const { deciding, played, asks } = sit()
  deciding.begin(BOTH)
  deciding.pick('action:build')
  expect(played).toEqual([turn('1', 'build')])
  expect(deciding.pending).toBeNull()
  expect(asks).not.toHaveBeenCalled()
})

test('a part that was chosen first is kept when only the list has changed', () => {
  const { deciding, played } = sit()
  deciding.begin(BOTH)
  deciding.pick('glass:2')
  expect(played).toEqual([])
  deciding.begin(asked(1, turn('1', 'build'), turn('2', 'build'), REST))
  expect([...deciding.choosing.chosen]).toEqual(['glass:2'])
  deciding.pick('action:build')
  expect(played).toEqual([turn('2', 'build')])
})

test('a move is drawn as done at once and until the picture of the server is here', async () => {
  const { deciding, table, answers } = sit()
  deciding.begin(BOTH)
  deciding.pick('action:ideas')
  expect(deciding.underway.view).toMatchObject({ turned: 'ideas' })
  answers[0]!.resolve(7)
  await settle()
  expect(deciding.underway.view).toMatchObject({ turned: 'ideas' })
  table.info = { version: 7 }
  flushSync()
  expect(deciding.underway.view).toBeNull()
})

test('a refused move is no longer drawn, its reason is told, and one can choose again at once', async () => {
  const { deciding, answers } = sit()
  deciding.begin(BOTH)
  deciding.pick('action:ideas')
  expect(deciding.choice.lit.size).toBe(0)
  answers[0]!.reject()
  await settle()
  expect(deciding.underway.view).toBeNull()
  expect(deciding.problem?.clause).toBe('X-1')
  expect(deciding.choice.lit.has('action:ideas')).toBe(true)
})

test('nothing can be chosen twice while the list changes under a move that is on its way', () => {
  const { deciding } = sit()
  deciding.begin(BOTH)
  deciding.pick('action:ideas')
  deciding.begin(asked(1, turn('2', 'build'), REST))
  expect(deciding.busy).toBe(true)
  expect(deciding.choice.lit.size).toBe(0)
})

test('clicks that come while a move is on its way are made one after the other when the next question comes', () => {
  const { deciding, played } = sit()
  deciding.begin(BOTH)
  deciding.pick('action:ideas')
  deciding.pick('glass:2')
  deciding.pick('action:build')
  deciding.begin(asked(2, turn('2', 'ideas'), turn('2', 'build'), REST))
  expect(played).toEqual([turn('1', 'ideas'), turn('2', 'build')])
})

test('a click on what cannot be chosen is told to whoever explains it', () => {
  const { deciding } = sit()
  const idle = vi.fn()
  deciding.onidle = idle
  deciding.begin(BOTH)
  deciding.pick('action:wonder')
  expect(idle).toHaveBeenCalledExactlyOnceWith('action:wonder')
})

test('what the drawings offer themselves is not listed as a button', () => {
  const { deciding } = sit()
  deciding.begin(asked(1, turn('1', 'build'), REST, { do: 'Burn' }, { do: 'Draw' }))
  expect(deciding.offer.listed.flatMap(({ moves }) => moves)).toEqual([turn('1', 'build'), { do: 'Burn' }, { do: 'Draw' }])
})

test('where time presses only what is lost for nothing is asked back: at once, and while the question lasts', () => {
  const { table, played, asks } = sit()
  const module = { parts: () => [], hurries: () => true } as unknown as GameModule
  const deciding = new Deciding(table as unknown as TableState, module, () => ['Nothing is chosen.'])
  deciding.begin(asked(1, turn('1', 'ideas'), REST))
  void deciding.decide(REST)
  expect(deciding.pending).toEqual({ move: REST, foreseen: null, warnings: ['Nothing is chosen.'] })
  expect([played, asks.mock.calls]).toEqual([[], []])
  // others move meanwhile, and the list changes
  deciding.begin(asked(1, turn('1', 'build'), REST))
  deciding.confirm()
  expect(played).toEqual([REST])
})
