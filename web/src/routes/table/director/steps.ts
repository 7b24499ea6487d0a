import type { PartKey, Scene } from '$games/contract'
import type { EventJson, ViewJson } from '$lib/json'
import type { Entry } from '$lib/wire'

/** A picture of the table as the server sent it to these eyes, with the one before and what came between. */
export interface Shot {
  before: ViewJson | null
  view: ViewJson
  events: EventJson[]
  /** what could be counted then, seat by seat */
  measures?: Record<string, number[]>
  /** the line of the log that it goes up to */
  version: number
}

/** One thing that somebody did, or a whole turn where too much waits. */
export interface Step {
  /** who acted; below zero for chance and the clock */
  seat: number | null
  entries: readonly Entry[]
  lines: readonly string[]
  parts: readonly PartKey[]
  /** what the small pictures of a folded turn draw */
  pictures: readonly PartKey[]
  shot: Shot
  /** the line of the log that it goes up to */
  version: number
}

/** A moment for a stage of its own. */
export interface Moment {
  scene: Scene
  /** whether it waits until it is closed, as where it was asked for */
  stays: boolean
  version: number
  /** where the game ends with it: the picture of the end, which is kept back until then */
  shot?: Shot
}

export type Item = Step | Moment

/** So many steps may wait before turns are folded. */
export const MANY = 6
const PICTURES = 8

export const isMoment = (item: Item): item is Moment => 'scene' in item

/** The stages at the head of the queue that would cover what somebody is answering; those asked for cover nothing unasked. */
export function covering(queue: readonly Item[]): Moment[] {
  const first = queue.findIndex((item) => !isMoment(item) || item.stays)
  return queue.slice(0, first < 0 ? undefined : first) as Moment[]
}

/** The next item and what is left: where much waits, the whole of what one seat did up to the next stage is one step. */
export function taken(queue: readonly Item[]): [Item | undefined, Item[]] {
  const [first, ...rest] = queue
  if (!first || isMoment(first) || queue.filter((item) => !isMoment(item)).length <= MANY) return [first, rest]
  const run = runOf(queue)
  return [run.length > 1 ? folded(run) : first, queue.slice(run.length)]
}

/** What one seat did without another between; chance and the clock count to whoever set them off. */
function runOf(queue: readonly Item[]): Step[] {
  const run: Step[] = []
  for (const item of queue) {
    if (isMoment(item)) break
    const isOther = run[0] !== undefined && item.seat !== run[0].seat && (item.seat ?? 0) >= 0
    if (isOther) break
    run.push(item)
  }
  return run
}

function folded(run: readonly Step[]): Step {
  const [first, last] = [run[0]!, run.at(-1)!]
  const shots = [...new Set(run.map(({ shot }) => shot))]
  return {
    seat: first.seat,
    entries: run.flatMap(({ entries }) => entries),
    lines: run.flatMap(({ lines }) => lines),
    parts: [...new Set(run.flatMap(({ parts }) => parts))],
    pictures: [...new Set(run.flatMap(({ pictures }) => pictures))].slice(0, PICTURES),
    shot: { ...last.shot, before: first.shot.before, events: shots.flatMap(({ events }) => events) },
    version: last.version,
  }
}
