// The scene of a scoring: every step with its sum written out, then the totals of the age and of the game.
import type { PartKey, Scene, SceneRow } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { pointsOf } from '../news/story'
import { POINTS, SECTIONS } from '../printed'
import type { AnyEvent, EmpiresView, PlayerView } from '../wire'

/** The points for each destroyed building that a player keeps. */
const KEPT = 3

/** A sum may go on in the next line, before a sign; a product stays together. */
const times = (count: number, each: number): string => `${count}\u00a0×\u00a0${each}`
const sum = (parts: readonly string[], points: number): string | number => (points && parts.length ? `${parts.join(' +\u00a0')} =\u00a0${points}` : points)

/** The products behind the points of a step, for steps whose factors everybody can see. */
const PRODUCTS: Record<string, (player: PlayerView, seat: number, events: readonly AnyEvent[]) => string[]> = {
  destruction: ({ kept }) => [times(kept, KEPT)],
  bonus: ({ built, tokens }) => SECTIONS.flatMap((one) => (built[one] && tokens[one] ? [times(built[one], tokens[one])] : [])),
  wonders: (_, seat, events) =>
    events.flatMap((told, at) => {
      const next = events[at + 1]
      const isScored = told.event === 'WonderScored' && told.seat === seat && told.times && next?.event === 'PointsScored'
      return isScored ? [times(told.times, next.points / told.times)] : []
    }),
}

const totalOf = ({ points }: PlayerView) => Object.values(points).reduce((all, some) => all + some, 0)

function ageOf(events: readonly AnyEvent[], view: EmpiresView): number {
  const told = events.find((event) => event.event === 'AgeEnded')
  return told?.event === 'AgeEnded' ? told.age : view.age + 1
}

export function scoringScene(events: readonly AnyEvent[], view: EmpiresView, teller: Teller): Scene {
  const points = pointsOf(events, view.seats)
  const totals = view.players.map(totalOf)
  const best = Math.max(...totals)
  const rows = view.players.map((player, seat): SceneRow => {
    const gained = POINTS.map((kind) => points[kind]?.[seat] ?? 0)
    const won = events.flatMap((told) => (told.event === 'LeaderWon' && told.seat === seat ? [teller.value('leader', told.leader)] : []))
    return {
      seat,
      figures: [
        ...POINTS.map((kind, at) => sum(PRODUCTS[kind]?.(player, seat, events) ?? [], gained[at] ?? 0)),
        `+${gained.reduce((all, some) => all + some, 0)}`,
        totals[seat] ?? 0,
      ],
      ...(won.length ? { effect: t('time-of-empires-stage-wins', { leaders: won.join(', ') }) } : {}),
      ...(totals[seat] === best ? { mark: 'first' } : {}),
    }
  })
  const ahead = totals.flatMap((total, seat) => (total === best ? [teller.player(seat)] : []))
  return {
    kind: 'scoring',
    title: t('time-of-empires-screen-scoring', { age: ageOf(events, view) }),
    pictures: [
      ...new Set(
        events.flatMap((told): PartKey[] =>
          told.event === 'LeaderWon' ? [`leader:${told.leader}`] : told.event === 'WonderScored' ? [`wonder:${told.wonder}`] : [],
        ),
      ),
    ],
    columns: [...POINTS.map((kind) => t(`time-of-empires-points-${kind}`)), t('time-of-empires-screen-this-age'), t('time-of-empires-screen-in-all')],
    rows,
    verdict: t('time-of-empires-stage-ahead', { players: ahead.join(', '), count: ahead.length, points: best }),
  }
}
