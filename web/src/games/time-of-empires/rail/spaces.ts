// Action spaces and the glasses that stand on them.
import { isInTurns, sandOf } from '../time/times'
import type { EmpiresView } from '../wire'

export interface Standing {
  seat: number
  /** 0 or 1 */
  glass: number
  sand: number
}

/** The glasses that hold a space of an action: the running ones, or in ages played in turns all that stand there. */
export function standingOn(view: EmpiresView, action: string, now: number, whole: number): Standing[] {
  const still = isInTurns(view)
  return view.players.flatMap(({ glasses }, seat) =>
    glasses.flatMap((glass, at) => {
      if (glass.action !== action) return []
      const sand = still ? 1 : sandOf(glass, now, whole)
      return sand > 0 ? [{ seat, glass: at, sand }] : []
    }),
  )
}

/** The actions in play on the shared boards. */
export function sharedActions(view: EmpiresView): string[] {
  const leaders = ['technology', 'expansion', 'culture', 'bonus'].filter((_, at) => view.columns[at]?.effect)
  const wonders = view.wonders.flatMap(({ wonder }, at) => (wonder ? [`wonder-${at + 1}`] : []))
  return [...leaders.map((column) => `leader-${column}`), ...wonders, 'draw-left', 'draw-right']
}
