// The games a client can draw, found by their folders. Each is loaded when its first table opens.
import type { Component } from 'svelte'
import type { GameModule, PracticeTable } from './contract'

// The one place where a game is taken for one whose types nobody knows: it gets only what its own server sent for it.
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts')
const boxes = import.meta.glob<{ default: Component }>('./*/Box.svelte')
const lectures = import.meta.glob<{ default: Component }>('./*/Teach.svelte')
// a few words each, and asked for before anything of a game is loaded
const practices = import.meta.glob<{ default: PracticeTable }>('./*/practice/table.ts', { eager: true })

/** The drawings of a game; rejects for one this client does not know. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`]
  if (!load) throw new Error(`no drawings for ${id}`)
  return (await load()).default
}

/** The cover of a game's box on the shelf; null where there is none, and its title stands there instead. */
export async function loadBox(id: string): Promise<Component | null> {
  return (await boxes[`./${id}/Box.svelte`]?.())?.default ?? null
}

/** The page that teaches a game; null where there is none, and its rules stand alone. */
export async function loadTeaching(id: string): Promise<Component | null> {
  return (await lectures[`./${id}/Teach.svelte`]?.())?.default ?? null
}

/** The table at which one can practise a game against bots, with tips. */
export function practiceOf(id: string): PracticeTable | null {
  return practices[`./${id}/practice/table.ts`]?.default ?? null
}
