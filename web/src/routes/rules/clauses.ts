import { rules as fetchRules } from '$lib/api'
import { language } from '$lib/texts.svelte'
import { blocks, type Block, type Item } from './markdown'

/** The rules of a game in one language, read once. */
export interface Rules {
  game: string
  lang: string
  blocks: Block[]
  clauses: ReadonlyMap<string, Item>
}

const known = new Map<string, Promise<Rules>>()

/** The rules of a game in the current language; fetched once, again after a failure. */
export function loadRules(game: string, lang: string = language.current): Promise<Rules> {
  const key = `${game} ${lang}`
  let found = known.get(key)
  if (!found) {
    found = read(game, lang)
    known.set(key, found)
    found.catch(() => known.delete(key))
  }
  return found
}

async function read(game: string, lang: string): Promise<Rules> {
  const page = await fetchRules(game, lang)
  const made = blocks(page.text)
  const items = made.flatMap((block) => (block.kind === 'list' ? block.items : []))
  const clauses = new Map(items.flatMap((item) => (item.id ? [[item.id, item] as const] : [])))
  return { game, lang: page.lang, blocks: made, clauses }
}

/** A clause by its id. */
export function clauseOf(rules: Rules, id: string): Item | null {
  return rules.clauses.get(id) ?? null
}

/** The text of a clause of a game; null where there is none. */
export async function clause(game: string, id: string): Promise<Item | null> {
  return clauseOf(await loadRules(game), id)
}
