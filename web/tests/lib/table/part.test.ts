import { expect, test } from 'vitest'
import type { PartKey } from '$games/contract'
import { domainOf, hasAny, nameIn, nameOf, namesIn, partAt } from '$lib/table/part'

const PARTS: PartKey[] = ['card:weapons/forest', 'hex:C5', 'hex:C6']

test('a part has a domain and a name, which may hold further marks', () => {
  expect(domainOf('card:weapons/forest')).toBe('card')
  expect(nameOf('card:weapons/forest')).toBe('weapons/forest')
  expect(nameOf('place:3:7')).toBe('3:7')
})

test('parts of a domain are told by their names, in their order', () => {
  expect(namesIn(PARTS, 'hex')).toEqual(['C5', 'C6'])
  expect(nameIn(new Set(PARTS), 'hex')).toBe('C5')
  expect(nameIn(PARTS, 'seat')).toBeUndefined()
  // one domain may begin with the name of another
  expect(hasAny(['hexes:C5'], 'hex')).toBe(false)
  expect(hasAny(PARTS, 'card')).toBe(true)
})

test('the part under a pointer is the innermost that is drawn there', () => {
  document.body.innerHTML = '<div data-part="board:own"><p data-part="card:iron"><b>Iron</b></p><i>x</i></div>'
  expect(partAt(document.querySelector('b'))?.part).toBe('card:iron')
  expect(partAt(document.querySelector('i'))).toEqual({ part: 'board:own', element: document.querySelector('div') })
  expect(partAt(document.body)).toBeNull()
  expect(partAt(null)).toBeNull()
})
