import type { PartKey } from '$games/contract'
import type { Carrier } from '$lib/board/dragging.svelte'
import type { Station } from '../station.svelte'

/** Carrying a part at a station is clicking it, and then the place where it is let go; what is a whole move by itself is let go at home. */
export function carrierOf(station: Station): Carrier {
  const { deciding } = station
  const mayPlay = () => station.mode === 'play' && station.recap.frame === null
  const homeOf = (part: PartKey) => (deciding.choice.lit.has(part) && !deciding.leadsOn(part) ? (station.module.home?.(part) ?? null) : null)
  /** where the part that is carried now is at home */
  let home: PartKey | null = null
  const end = () => (deciding.offer.dragged = home = null)
  return {
    canTake: (part: PartKey) => mayPlay() && (deciding.leadsOn(part) || homeOf(part) !== null),
    canDrop: (part) => (home === null ? deciding.choice.lit.has(part) : part === home),
    take(part) {
      home = homeOf(part)
      deciding.offer.dragged = part
      if (home === null && !deciding.choice.chosen.has(part)) deciding.pick(part)
    },
    over: (part) => deciding.hover(home === null || part === null ? part : deciding.offer.dragged),
    drop(part) {
      const meant = (home !== null && deciding.offer.dragged) || part
      end()
      deciding.pick(meant, true)
    },
    miss(part) {
      if (mayPlay()) deciding.onidle?.(part)
    },
    cancel(part) {
      end()
      if (deciding.choosing.picks.at(-1) === part) deciding.back()
    },
  }
}
