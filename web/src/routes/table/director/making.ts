import type { EventJson } from '$lib/json'
import { isFormality, isSilent } from '$lib/table/log'
import type { Entry } from '$lib/wire'
import type { Station } from '../station.svelte'
import type { Moment, Shot, Step } from './steps'

/** Whether it only rounds off what the same seat has done just before. */
function roundsOff(entry: Entry, log: readonly Entry[]): boolean {
  const before = log.findLast((one) => one.version < entry.version && one.kind === 'move' && !isFormality(one))
  return isFormality(entry) && before?.seat === entry.seat
}

/** Lines of the log as steps to be shown; those without words are left out, and those that only round off what was shown. */
export function stepsOf({ module, teller, recap, table }: Station, acts: readonly Entry[], shot: Shot): Step[] {
  const told = acts.filter((entry) => !isSilent(entry, module.wordless) && !roundsOff(entry, table.entries))
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
