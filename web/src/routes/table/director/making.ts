import type { EventJson } from '$lib/json'
import { isSilent } from '$lib/table/log'
import type { Entry } from '$lib/wire'
import type { Station } from '../station.svelte'
import type { Moment, Shot, Step } from './steps'

/** Lines of the log as steps to be shown; those without words are left out. */
export function stepsOf({ module, teller, recap }: Station, acts: readonly Entry[], shot: Shot): Step[] {
  const told = acts.filter((entry) => !isSilent(entry, module.wordless))
  return told.map((entry) => ({
    seat: entry.seat,
    entries: [entry],
    lines: teller.lines(entry),
    parts: recap.partsOf(entry),
    pictures: entry.events.flatMap((event) => module.pictured?.(event as EventJson) ?? []),
    shot,
    version: entry.version,
  }))
}

/** What of it deserves a stage; it belongs to the last line that something came of. */
export function momentsOf({ module, game, teller, seat }: Station, acts: readonly Entry[], shot: Shot): Moment[] {
  const scenes = module.scenes?.({ ...shot, eyes: seat }, game, teller) ?? []
  const version = acts.findLast(({ events }) => events.length)?.version ?? 0
  return scenes.map((scene) => ({ scene, stays: false, version, ...(scene.last ? { shot } : {}) }))
}
