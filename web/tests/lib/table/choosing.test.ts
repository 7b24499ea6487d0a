import { describe, expect, it } from 'vitest'
import type { PartKey } from '$games/contract'
import { Choosing, NOTHING, sameMove } from '$lib/table/choosing'

type Move = Record<string, string>

/** Parts by name: hex fields are hexes, the others their own domain. */
const parts = (move: Move): PartKey[] =>
  Object.entries(move).flatMap(([field, value]) => (field === 'do' ? [] : [`${['start', 'end', 'hex'].includes(field) ? 'hex' : field}:${value}` as const]))
const go = (start: string, end: string): Move => ({ do: 'Go', start, end })
const done: Move = { do: 'Done' }
const among = (...moves: Move[]) => Choosing.among(moves, parts)

/** So many moves that they are not all listed. */
const MANY = 'BCDEFGHI'.split('').map((end) => go('A', end))

describe('choosing', () => {
  it('lights only the first part of each domain at the beginning', () => {
    expect([...among(go('A', 'B'), go('C', 'D')).lit]).toEqual(['hex:A', 'hex:C'])
  })

  it('lights the parts that may follow after a pick', () => {
    const after = among(go('A', 'B'), go('A', 'C'), go('D', 'E')).pick('hex:A')
    expect([...after.lit]).toEqual(['hex:B', 'hex:C'])
    expect([...after.chosen]).toEqual(['hex:A'])
  })

  it('may begin with the piece that a move is made with, and need not', () => {
    const builds = ['B', 'C'].map((hex) => ({ do: 'Build', hex }))
    const led = Choosing.among([...builds, go('A', 'B')], parts, [], ({ do: kind }) => (kind === 'Build' ? 'worker:free' : null))
    expect([...led.lit].sort()).toEqual(['hex:A', 'hex:B', 'hex:C', 'worker:free'])
    const taken = led.pick('worker:free')
    expect([[...taken.lit], taken.candidate]).toEqual([['hex:B', 'hex:C'], null])
    for (const last of [taken.pick('hex:C'), led.pick('hex:C')]) expect([last.candidate, last.complete]).toEqual([builds[1], true])
    expect(taken.pick('hex:A').candidate).toEqual(go('A', 'B'))
  })

  it('has no candidate before anything was clicked, even where one move is all there is', () => {
    expect(among(done).candidate).toBeNull()
    expect(among(go('A', 'B')).candidate).toBeNull()
  })

  it('names the candidate once one move is left, and says whether all of it was clicked', () => {
    const first = among(go('A', 'B'), go('C', 'D')).pick('hex:A')
    expect(first.candidate).toEqual(go('A', 'B'))
    expect(first.complete).toBe(false)
    expect(first.pick('hex:B').complete).toBe(true)
  })

  it('lets parts of different domains be clicked in any order', () => {
    const pray = (card: string, hex: string): Move => ({ do: 'Pray', card, hex })
    const all = among(pray('x', 'A'), pray('x', 'B'), pray('y', 'A'))
    expect(all.pick('hex:A').pick('card:y').candidate).toEqual(pray('y', 'A'))
    expect(all.pick('card:x').pick('hex:B').candidate).toEqual(pray('x', 'B'))
  })

  it('takes a chosen part back when it is clicked again, with what came after it', () => {
    const two = among(go('A', 'B'), go('A', 'C')).pick('hex:A').pick('hex:B')
    expect(two.pick('hex:A').picks).toEqual([])
    expect(two.pick('hex:B').picks).toEqual(['hex:A'])
  })

  it('starts anew from a part that could have been clicked before', () => {
    const all = among(go('A', 'B'), go('A', 'C'), go('D', 'E'), go('D', 'F'))
    expect(all.pick('hex:A').pick('hex:D').picks).toEqual(['hex:D'])
  })

  it('puts another value of the same domain in the place of the last one', () => {
    const lay = (hex: string, turned: string): Move => ({ do: 'Lay', hex, turned })
    const laid = among(lay('A', '0'), lay('A', '1'), lay('B', '0')).pick('hex:A').pick('turned:0')
    expect(laid.pick('turned:1').candidate).toEqual(lay('A', '1'))
  })

  it('ignores a part that leads nowhere', () => {
    const all = among(go('A', 'B'))
    expect(all.pick('hex:Z')).toBe(all)
  })

  it('goes back one click at a time', () => {
    const two = among(go('A', 'B'), go('A', 'C')).pick('hex:A').pick('hex:B')
    expect(two.back().picks).toEqual(['hex:A'])
    expect(two.back().back().picks).toEqual([])
    expect(NOTHING.back()).toBe(NOTHING)
  })

  it('lists as buttons the moves without parts, and those that clicks no longer tell apart', () => {
    expect(among(...MANY, done).buttons).toEqual([done])
    const [twice, pass] = [
      { do: 'ActTwice', card: 'x' },
      { do: 'Pass', card: 'x' },
    ]
    expect(among(...MANY, twice, pass).pick('card:x').buttons).toEqual([twice, pass])
  })

  it('lists all moves as buttons when they are few', () => {
    expect(among(go('A', 'B'), go('A', 'C'), done).buttons).toHaveLength(3)
  })

  it('says to which move a click would lead', () => {
    const after = among(go('A', 'B'), go('A', 'C')).pick('hex:A')
    expect(after.leadsTo('hex:C')).toEqual(go('A', 'C'))
    expect(after.leadsTo('hex:Z')).toBeNull()
  })
})

describe('the same move', () => {
  it('has the same verb and fields', () => {
    expect(sameMove(go('A', 'B'), { end: 'B', start: 'A', do: 'Go' })).toBe(true)
    expect(sameMove(go('A', 'B'), go('A', 'C'))).toBe(false)
    expect(sameMove(done, null)).toBe(false)
  })
})
