// The bars of the house that only a parser can measure: how long functions are, how wide classes.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SOURCE = join(__dirname, '..', 'src')
const SCRIPT = /<script[^>]*>([^]*?)<\/script>/g

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('wire.ts'))

/** The code of a file; of a component what its scripts hold. */
function codeOf(name: string): string {
  const text = readFileSync(join(SOURCE, name), 'utf8')
  return name.endsWith('.svelte') ? [...text.matchAll(SCRIPT)].map(([, code]) => code).join('\n') : text
}

function* within(node: ts.Node): Generator<ts.Node> {
  yield node
  for (const child of node.getChildren()) yield* within(child)
}

const nodes = files.flatMap((name) => {
  const file = ts.createSourceFile(name, codeOf(name), ts.ScriptTarget.Latest, true)
  return [...within(file)].map((node) => ({ name, file, node }))
})

test('the scan sees the sources', () => {
  expect(files.length).toBeGreaterThan(500)
  expect(nodes.filter(({ node }) => ts.isFunctionLike(node)).length).toBeGreaterThan(3000)
})

test('no function has more than 50 lines', () => {
  const lineOf = (file: ts.SourceFile, at: number) => file.getLineAndCharacterOfPosition(at).line
  const long = nodes.filter(({ file, node }) => ts.isFunctionLike(node) && lineOf(file, node.end) - lineOf(file, node.getStart()) >= 50)
  expect(long.map(({ name }) => name)).toEqual([])
})

test('no class has 20 methods', () => {
  const isMethod = (node: ts.Node) => ts.isMethodDeclaration(node) || ts.isAccessor(node) || ts.isConstructorDeclaration(node)
  const wide = nodes.filter(({ node }) => ts.isClassDeclaration(node) && node.members.filter(isMethod).length >= 20)
  expect(wide.map(({ name }) => name)).toEqual([])
})

/** What is found by its name alone: the pages by the address, and what a game has to show. */
const FOUND = /^(App|routes\/[A-Z]\w+|games\/[^/]+\/(Box|Teach))\.svelte$/

test('every component is used', () => {
  const imported = files.flatMap((name) => [...codeOf(name).matchAll(/from '([^']+\.svelte)'/g)].map(([, path = '']) => resolved(name, path)))
  const isUsed = new Set(imported)
  expect(files.filter((name) => name.endsWith('.svelte') && !FOUND.test(name) && !isUsed.has(name))).toEqual([])
})

/** The file that an import of a file means. */
function resolved(from: string, path: string): string {
  return path.startsWith('$') ? path.slice(1) : posix.join(posix.dirname(from), path)
}
