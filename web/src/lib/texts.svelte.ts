/** Texts for people, from Fluent files: those of the screens and the shared ones at once, those of a game when asked for. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { preferences, set, type Language } from './preferences.svelte'

const LANGUAGES: readonly Language[] = ['en', 'fr', 'it']

const screens: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('../texts/en'),
  fr: () => import('../texts/fr'),
  it: () => import('../texts/it'),
}
const games = import.meta.glob<string>('../../../src/saecula/games/*/text/*.ftl', { query: '?raw', import: 'default' })

function browserLanguage(): Language {
  const wished = (navigator.languages ?? []).map((code) => code.slice(0, 2).toLowerCase())
  return LANGUAGES.find((code) => code === wished.find((one) => (LANGUAGES as string[]).includes(one))) ?? 'en'
}

/** The bundle of each language loaded so far; replaced, not changed, so that sentences follow. */
let bundle: FluentBundle = $state.raw(new FluentBundle('en'))
let current: Language = $state('en')
const wanted = new Set<string>()

export const language = {
  get current(): Language {
    return current
  },
  /** the reader's own kind of the language where it is known (en-GB), for dates */
  get region(): string {
    return (navigator.languages ?? []).find((code) => code.slice(0, 2).toLowerCase() === current) ?? current
  },
}

function gameFile(game: string, code: Language): (() => Promise<string>) | undefined {
  // the folders of the package are named as Python wants them
  return games[`../../../src/saecula/games/${game.replaceAll('-', '_')}/text/${code}.ftl`]
}

async function build(code: Language): Promise<FluentBundle> {
  const made = new FluentBundle(code, { useIsolating: false })
  const files = [...wanted].map((game) => gameFile(game, code) ?? gameFile(game, 'en'))
  const [own, ...theirs] = await Promise.all([screens[code](), ...files.map((load) => load?.() ?? '')])
  for (const text of [...own.default, ...theirs]) made.addResource(new FluentResource(text))
  return made
}

let turn = 0

async function show(code: Language): Promise<void> {
  const mine = ++turn
  const made = await build(code)
  if (mine !== turn) return
  bundle = made
  current = code
  document.documentElement.lang = code
}

/** Load the texts in the language of the preferences or of the browser. */
export function startTexts(): Promise<void> {
  return show(preferences.language ?? browserLanguage())
}

/** Change the language, and remember it. */
export async function setLanguage(code: Language | null): Promise<void> {
  set({ language: code })
  await startTexts()
}

/** Load the texts of a game too. */
export async function loadGameTexts(game: string): Promise<void> {
  if (wanted.has(game)) return
  wanted.add(game)
  await show(preferences.language ?? browserLanguage())
}

function pattern(key: string) {
  const [name = '', attribute] = key.split('.')
  const message = bundle.getMessage(name)
  return attribute ? message?.attributes[attribute] : message?.value
}

/** Whether there is such a sentence; `key.attr` is an attribute. */
export function has(key: string): boolean {
  return pattern(key) != null
}

/** The sentence of a key in the current language; the key itself where there is none. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const found = pattern(key)
  return found == null ? key : bundle.formatPattern(found, args ?? null, [])
}
