/** The little Markdown that rules pages are written in, as blocks to be drawn; nothing of it becomes HTML by itself. */

export type Inline =
  { kind: 'text' | 'bold' | 'code' | 'source'; text: string; href?: undefined } | { kind: 'clause'; id: string } | { kind: 'link'; text: string; href: string }

/** What a phrase says, without where it comes from. */
export function saidIn(parts: readonly Inline[]): string {
  return parts
    .map((part) => (part.kind === 'clause' ? part.id : part.kind === 'source' ? '' : part.text))
    .join('')
    .trim()
}

export interface Item {
  /** the clause that this item is */
  id: string | null
  parts: Inline[]
  /** as plain words, for searching */
  words: string
}

export type Block =
  | { kind: 'heading'; level: number; id: string; text: string }
  | { kind: 'paragraph'; parts: Inline[]; words: string }
  | { kind: 'list'; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; words: string }

const CLAUSE = /^\*\*([A-Z]+-[A-Z]*-?\d+)\*\*\s+/
const PIECES =
  /\*\*(.+?)\*\*|`(.+?)`|\[([^\]]+)\]\(([^)]+)\)|\[(both|book|card|condensed|data|reports|ours|[A-Z]{2})\]|\b([A-Z]{3}-[A-Z]+-?\d+|[A-Z]{3}-X\d+)\b/g

/** A line as text, bold, code, links, tags of sources and mentions of clauses. */
export function inline(line: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const found of line.matchAll(PIECES)) {
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) })
    parts.push(piece(found))
    from = found.index + found[0].length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

function piece([, bold, code, text, href, source, clause]: RegExpMatchArray): Inline {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  if (code !== undefined) return tag(code) ?? { kind: 'code', text: code }
  if (text !== undefined && href !== undefined) return { kind: 'link', text, href }
  if (source !== undefined) return { kind: 'source', text: source }
  return { kind: 'clause', id: clause ?? '' }
}

/** A tag of a source that is named as code. */
function tag(code: string): Inline | null {
  const found = /^\[(both|book|card|condensed|data|reports|ours|[A-Z]{2})\]$/.exec(code)
  return found ? { kind: 'source', text: found[1] ?? '' } : null
}

/** The anchor of a heading: its words in small letters, joined by hyphens. */
export function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')
}

function item(line: string): Item {
  const clause = CLAUSE.exec(line)
  const said = clause ? line.slice(clause[0].length) : line
  return { id: clause?.[1] ?? null, parts: inline(said), words: line.replace(/[*`]/g, '') }
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

function table(lines: string[]): Block {
  const [head = '', , ...rows] = lines
  return { kind: 'table', head: cells(head), rows: rows.map(cells), words: lines.join(' ') }
}

/** The blocks of a page: lines belong together until an empty one, list items may go over several. */
export function blocks(page: string): Block[] {
  const made: Block[] = []
  for (const chunk of page.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim())
    const heading = /^(#+)\s+(.*)$/.exec(lines[0] ?? '')
    if (heading) {
      const text = heading[2] ?? ''
      made.push({ kind: 'heading', level: heading[1]?.length ?? 1, id: anchor(text), text })
      lines.shift()
    }
    if (lines.length) made.push(...body(lines))
  }
  return made
}

function body(lines: string[]): Block[] {
  if (lines[0]?.startsWith('|')) return [table(lines)]
  const start = lines.findIndex((line) => line.startsWith('- '))
  if (start < 0) return [paragraph(lines)]
  const before = start > 0 ? [paragraph(lines.slice(0, start))] : []
  return [...before, { kind: 'list', items: joined(lines.slice(start)).map(item) }]
}

function paragraph(lines: string[]): Block {
  const words = lines.map((line) => line.trim()).join(' ')
  return { kind: 'paragraph', parts: inline(words), words: words.replace(/[*`]/g, '') }
}

/** The items of a list, each on one line. */
function joined(lines: string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (line.startsWith('- ')) items.push(line.slice(2).trim())
    else items[items.length - 1] += ` ${line.trim()}`
  }
  return items
}
