import { describe, expect, test } from 'vitest'
import { anchor, blocks, inline } from '$routes/rules/markdown'
import { matching, places } from '$routes/rules/search'
import page from '../../../../docs/rules/tempus.en.md?raw'

describe('rules pages', () => {
  test('bold, code, links, sources and clauses are told apart', () => {
    expect(inline('A **b** `c` [d](#e) [both] see TEM-FIG-6 or TEM-X5.')).toEqual([
      { kind: 'text', text: 'A ' },
      { kind: 'bold', text: 'b' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'c' },
      { kind: 'text', text: ' ' },
      { kind: 'link', text: 'd', href: '#e' },
      { kind: 'text', text: ' ' },
      { kind: 'source', text: 'both' },
      { kind: 'text', text: ' see ' },
      { kind: 'clause', id: 'TEM-FIG-6' },
      { kind: 'text', text: ' or ' },
      { kind: 'clause', id: 'TEM-X5' },
      { kind: 'text', text: '.' },
    ])
  })

  test('a heading is followed by what stands right under it', () => {
    const made = blocks('# One\ntext\n\n## Two words!\n- **ABC-DEF-1** first\n  goes on\n- second')
    expect(made.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list'])
    expect(made[2]).toMatchObject({ id: 'two-words', level: 2 })
    expect(made[3]).toMatchObject({ items: [{ id: 'ABC-DEF-1', words: 'ABC-DEF-1 first goes on' }, { id: null }] })
  })

  test('a table has a head and rows', () => {
    const [table] = blocks('| a | b |\n|---|---|\n| 1 | |')
    expect(table).toMatchObject({ kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], []]] })
  })

  test('every clause of a real page is found once, and nothing of it is lost', () => {
    const ids = blocks(page).flatMap((block) => (block.kind === 'list' ? block.items.flatMap((item) => item.id ?? []) : []))
    const written = [...page.matchAll(/^- \*\*([A-Z]+-[A-Z]*-?\d+)\*\*/gm)].map((found) => found[1])
    expect(ids).toEqual(written)
    expect(ids.length).toBeGreaterThan(100)
  })

  test('every link inside a real page leads somewhere on it', () => {
    const made = blocks(page)
    const places = new Set(made.flatMap((block) => (block.kind === 'heading' ? [block.id] : [])))
    for (const [, place = ''] of page.matchAll(/\]\(#([^)]+)\)/g)) expect(places).toContain(place)
    expect(anchor('The idea cards')).toBe('the-idea-cards')
  })

  test('searching keeps the items that hold all words, under their headings', () => {
    const made = matching(blocks('## A\n\n- **ABC-DEF-1** red fox\n- **ABC-DEF-2** red hen\n\n## B\n\nblue'), 'RED hen')
    expect(made).toHaveLength(2)
    expect(made[1]).toMatchObject({ items: [{ id: 'ABC-DEF-2' }] })
    expect(places(made)).toBe(1)
  })
})

test('every tag of a source on a rules page is known', () => {
  const tags = ['both', 'book', 'card', 'condensed', 'data', 'reports', 'ours', 'FR', 'IT']
  for (const tag of tags) expect(inline(`So it is. [${tag}]`).at(-1)).toEqual({ kind: 'source', text: tag })
})
