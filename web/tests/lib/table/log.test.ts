import { describe, expect, it } from 'vitest'
import { BLANK, groups, since, undone } from '$lib/table/log'
import type { Entry } from '$lib/wire'

let version = 0
const entry = (kind: string, seat: number | null, more: Partial<Entry> = {}): Entry => ({ ...BLANK, version: ++version, kind, seat, ...more })
const move = (seat: number, n: number) => entry('move', seat, { n })

describe('the log by turns', () => {
  it('leaves out time that passed, and moves that need no words, unless something came of them', () => {
    const rest = (events: object[] = []) => entry('move', 1, { n: 3, move: { do: 'Rest' }, events: events as never })
    const log = [move(0, 1), entry('move', -2, { n: 2 }), rest()]
    expect(groups(log, ['Rest']).map(({ seat, entries }) => [seat, entries.length])).toEqual([[0, 1]])
    expect(groups([move(0, 1), rest()]).length).toBe(2)
    expect(groups([move(0, 1), rest([{ event: 'Lost' }])], ['Rest']).length).toBe(2)
  })

  it('puts what one seat did in a row together, and chance with whoever set it off', () => {
    const made = groups([move(0, 1), move(-1, 2), move(0, 3), move(1, 4)])
    expect(made.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [0, 3],
      [1, 1],
    ])
  })

  it('leaves chat out', () => {
    expect(groups([move(0, 1), entry('chat', 1), move(0, 2)])).toHaveLength(1)
  })
})

describe('moves taken back', () => {
  it('are those after the line that an undo goes back to', () => {
    const log = [move(0, 1), move(0, 2), move(0, 3), entry('undo', 0, { n: 4, undo: 1 }), move(0, 5)]
    expect([...undone(log)]).toEqual([log[1]?.version, log[2]?.version])
  })
})

describe('what happened since my last turn', () => {
  it('is what others did after my last move', () => {
    const log = [move(0, 1), move(1, 2), move(2, 3)]
    expect(since(log, 0)).toEqual({ entries: log.slice(1), fresh: true })
  })

  it('can still be read once I have moved, but is no longer fresh', () => {
    const log = [move(0, 1), move(1, 2), move(0, 3)]
    expect(since(log, 0)).toEqual({ entries: [log[1]], fresh: false })
  })

  it('goes back beyond what was done for me, and stays fresh after it', () => {
    const forced = (n: number) => entry('move', 0, { n, auto: 'forced' })
    const log = [move(0, 1), forced(2), move(1, 3), forced(4), move(2, 5), forced(6)]
    expect(since(log, 0)).toEqual({ entries: log.slice(2, 5), fresh: true })
    expect(since([...log, move(0, 7)], 0)).toEqual({ entries: log.slice(2, 5), fresh: false })
  })

  it('is all that happened while a bot stood in, which is no longer fresh', () => {
    const log = [move(0, 1), move(1, 2), entry('move', 0, { n: 3, auto: 'stand-in' }), move(1, 4)]
    expect(since(log, 0)).toEqual({ entries: log.slice(1), fresh: false })
  })

  it('is nothing before anybody else has moved', () => {
    expect(since([], 0)).toEqual({ entries: [], fresh: false })
    expect(since([move(0, 1)], 0)).toEqual({ entries: [], fresh: false })
  })

  it('leaves out what was taken back', () => {
    const log = [move(0, 1), move(1, 2), entry('undo', 1, { n: 3, undo: 1 }), move(1, 4)]
    expect(since(log, 0).entries).toEqual([log[3]])
  })
})
