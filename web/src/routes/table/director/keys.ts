import type { Bindings } from '$lib/keys'
import type { Station } from '../station.svelte'

/** The keys that change nothing at the table. */
const LOOKS = ['?', 'l', 'c', 'f'] as const

/** What the keys do while something is shown: none of them makes a move before one is back at the table as it is. */
export function guarded(station: Station, bound: Bindings): Bindings {
  const { director, recap } = station
  const looks = Object.fromEntries(LOOKS.flatMap((key) => (bound[key] ? [[key, bound[key]]] : [])))
  if (director.stage) return { ...looks, Enter: () => director.goOn(), Escape: () => director.goOn(), ' ': () => director.goOn() }
  if (recap.frame) return { ...looks, Escape: () => recap.stop(), ArrowLeft: () => recap.by(-1), ArrowRight: () => recap.by(1), ' ': () => recap.toggle() }
  if (!director.step) return bound
  const skip = () => director.skip()
  // an Enter meant for what is shown must not end one's turn; where time presses, or a question is open, it is meant for that
  const isForTheTable = !station.isWatching || station.deciding.pending !== null
  if (isForTheTable) return { ...bound, Escape: skip }
  // the choices that bear digits are not offered before one has seen what led to them
  const rest = Object.entries(bound).filter(([key]) => !/^[1-9]$/.test(key) || station.module.keys?.[key])
  return { ...Object.fromEntries(rest), Escape: skip, Enter: skip, e: skip }
}
