// What a seat gained and lost, in a few words each.
import { ofEvent, type ByEvent } from '$games/kinds'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { signed } from '../art/cards'
import type { AnyEvent } from '../wire'

const culture = (n: number) => t('through-the-ages-stage-culture', { n: signed(n) })
const science = (n: number) => t('through-the-ages-stage-science', { n: signed(n) })
const food = (n: number) => t('through-the-ages-stage-food', { n: signed(n) })
const resources = (n: number) => t('through-the-ages-stage-resources', { n: signed(n) })
const people = (n: number) => t('through-the-ages-stage-people', { n: signed(n) })
const yellow = (n: number) => t('through-the-ages-stage-yellow', { n: signed(n) })
const blue = (n: number) => t('through-the-ages-stage-blue', { n: signed(n) })
const some = (n: number, said: (n: number) => string): string[] => (n ? [said(n)] : [])

const GAINS: ByEvent<AnyEvent, [Teller], string[]> = {
  PointsScored: (e) => [...some(e.culture, culture), ...some(e.science, science)],
  PointsLost: (e) => [...some(-e.culture, culture), ...some(-e.science, science)],
  GoodsGained: (e) => [...some(e.food, food), ...some(e.resources, resources)],
  GoodsLost: (e) => [...some(-e.food, food), ...some(-e.resources, resources)],
  PopulationGrew: (e) => [people(e.count)],
  PopulationLost: (e) => [people(-e.count)],
  TokensGained: (e) => [...some(e.yellow, yellow), ...some(e.blue, blue)],
  TokensLost: (e) => [...some(-e.yellow, yellow), ...some(-e.blue, blue)],
  SpoilsTaken: (e) => (e.count ? [] : [t('through-the-ages-stage-nothing')]),
  ActionsLost: (e) => [t('through-the-ages-stage-actions', { n: signed(-e.count) })],
  CardDrawn: () => [t('through-the-ages-stage-card')],
  CorruptionPaid: (e) => [resources(-e.resources)],
  Built: (e, teller) => [`+ ${teller.value('card', e.card)}`],
  Colonized: (e, teller) => [`+ ${teller.value('card', e.card)}`],
  TechnologyTaken: (e, teller) => [`+ ${teller.value('card', e.card)}`],
  Destroyed: (e, teller) => [`− ${teller.value('card', e.card)}`],
  ColonyLost: (e, teller) => [`− ${teller.value('card', e.card)}`],
  LeaderLost: (e, teller) => [`− ${teller.value('card', e.card)}`],
  WonderLost: (e, teller) => [`− ${teller.value('card', e.card)}`],
  Obsolete: (e, teller) => [`− ${teller.value('card', e.card)}`],
  WonderRavaged: (e, teller) => [t('through-the-ages-stage-ruin', { card: teller.value('card', e.card) })],
}

/** What each seat gained or lost in these events; a seat without any is not in the map. */
export function gainsOf(events: readonly AnyEvent[], teller: Teller): Map<number, string> {
  const found = new Map<number, string[]>()
  for (const event of events) {
    if (!('seat' in event)) continue
    const said = ofEvent(GAINS, event, teller) ?? []
    if (said.length) found.set(event.seat, [...(found.get(event.seat) ?? []), ...said])
  }
  return new Map([...found].map(([seat, words]) => [seat, words.join(', ')]))
}

/** A field `effect`, if there is something to say. */
export function effectFor(gains: ReadonlyMap<number, string>, seat: number): { effect?: string } {
  const said = gains.get(seat)
  return said ? { effect: said } : {}
}
