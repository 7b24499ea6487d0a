import { describe, expect, it } from 'vitest'
import { apply, type Patch } from '$lib/table/patch'
import vectors from '$kit/vectors/patch.json'

describe('a patch', () => {
  for (const { case: name, old, patch, new: wanted } of vectors) {
    it(`makes the same of a value as the server: ${name}`, () => {
      const before = JSON.stringify(old)
      expect(apply<unknown>(old, patch as Patch)).toEqual(wanted)
      expect(JSON.stringify(old)).toBe(before)
    })
  }

  it('shares what it does not touch', () => {
    const old = { a: { b: 1 }, c: [1, 2] }
    const made = apply(old, { a: { b: { '=': 2 } } })
    expect(made.c).toBe(old.c)
    expect(made.a).not.toBe(old.a)
  })
})
