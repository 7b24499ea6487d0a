// What is asked once something has been chosen: which piece it is, and where it should go; whether a card must be bought back; that nothing is left to do.
import type { Choice, PartKey } from '$games/contract'
import { domainOf, nameIn } from '$lib/table/part'
import { t } from '$lib/texts.svelte'
import type { Asked } from '$lib/wire'
import type { RiseView } from '../wire'
import { ownOn } from './meant'

type Clicks = Pick<Choice, 'lit' | 'chosen'>

/** The question as it stands after these clicks; null where it is the same as before. */
export function askOf(asked: Asked, view: RiseView, { lit, chosen }: Clicks): string | null {
  if (asked.kind === 'start-piece') {
    const starter = nameIn(chosen, 'piece')
    if (starter !== undefined) return t('rise-and-fall-screen-starter', { piece: starter })
    const ground = nameIn(chosen, 'hex')
    return ground === undefined ? null : t('rise-and-fall-screen-starter-which', { hex: ground })
  }
  if (asked.kind === 'buy-back-choice') {
    const mayPass = asked.legal.some((move) => move.do === 'Pass')
    return t(mayPass ? 'rise-and-fall-screen-may-buy-back' : 'rise-and-fall-screen-must-buy-back', { gold: asked.a })
  }
  const played = view.realms[view.seat ?? -1]?.played
  if (asked.kind === 'turn' && played && asked.legal.every((move) => move.do === 'EndTurn')) return t('rise-and-fall-screen-done', { piece: played })
  const hex = asked.kind === 'turn' ? nameIn(chosen, 'hex') : undefined
  const piece = hex === undefined ? null : ownOn(view, hex)
  if (!piece) return null
  return nameIn(lit, 'hex') === undefined ? t('rise-and-fall-screen-what', { piece }) : t('rise-and-fall-screen-where', { piece })
}

/** A starting piece that was chosen stays chosen: a hex that does not suit it says why, and is not given to another piece. */
export function keeps(chosen: PartKey, clicked: PartKey): boolean {
  return domainOf(chosen) === 'piece' && domainOf(clicked) === 'hex'
}
