import type { PartKey } from '$games/contract'
import type { Carrier } from '$lib/board/dragging.svelte'
import type { Desk } from '../desk.svelte'

/** Carrying a part at a desk is clicking it, and then the place where it is let go. */
export function carrierOf(desk: Desk): Carrier {
  const { deciding } = desk
  const mayPlay = () => desk.mode === 'play' && desk.recap.frame === null
  const end = () => (deciding.offer.dragged = null)
  return {
    canTake: (part: PartKey) => mayPlay() && deciding.leadsOn(part),
    canDrop: (part) => deciding.choice.lit.has(part),
    take(part) {
      deciding.offer.dragged = part
      if (!deciding.choice.chosen.has(part)) deciding.pick(part)
    },
    over: (part) => deciding.hover(part),
    drop(part) {
      end()
      deciding.pick(part, true)
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
