// What is lost when a turn ends too soon.
import { t } from '$lib/texts.svelte'
import type { AnyMove, RiseView } from '../wire'

/** Gains that cost nothing. */
const GAINS: Partial<Record<AnyMove['do'], (count: number) => string>> = {
  Produce: (count) => t('rise-and-fall-warning-produce', { count }),
  CollectTaxes: (count) => t('rise-and-fall-warning-taxes', { count }),
  Trade: (count) => t('rise-and-fall-warning-trade', { count }),
  Tithe: (count) => t('rise-and-fall-warning-tithe', { count }),
}

/** Where the piece stands that makes a move. */
function actorOf(move: AnyMove): string[] {
  const { hex, start, town, temple, ship }: Record<string, string> = { ...move }
  return [hex, start, town, temple, ship].filter((one) => one !== undefined).slice(0, 1)
}

const actors = (moves: readonly AnyMove[]): number => new Set(moves.flatMap(actorOf)).size

/** Before a turn is ended, or nothing bought back: what could still be done. */
export function warnOf(move: AnyMove, view: RiseView, _: unknown, legal: readonly AnyMove[]): string[] {
  if (move.do === 'Pass') return [t('rise-and-fall-warning-pass', { price: view.price })]
  if (move.do !== 'EndTurn') return []
  const gains = Object.entries(GAINS).flatMap(([kind, said]) => {
    const count = actors(legal.filter((one) => one.do === kind))
    return count ? [said(count)] : []
  })
  const count = actors(legal)
  return gains.length || !count ? gains : [t('rise-and-fall-warning-act', { count })]
}
