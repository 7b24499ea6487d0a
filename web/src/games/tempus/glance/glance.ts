// What matters to a seat at a glance: its few figures, and what threatens it. Who may attack whom is told by the view.
import type { Figure, Threat } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { GameInfo } from '$lib/wire'
import type { Teller } from '$lib/words/teller'
import { fightIn } from '../duel/duel'
import { boardOf, landOf, nextRow, pointsOf, progressOf } from '../printed'
import type { HexView, TempusView } from '../wire'

/** So many attacks are told of; the rest would only fill the screen. */
const MOST = 2

export function figuresOf(view: TempusView, seat: number): Figure[] {
  return [
    { label: t('tempus-own-points'), value: pointsOf(view, seat), icon: 'points' },
    { label: t('tempus-own-progress'), value: progressOf(view, seat), icon: 'progress' },
    { label: t('tempus-own-tiles'), value: view.tiles[seat] ?? 0, icon: 'actions' },
  ]
}

export function threatsOf(view: TempusView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  return [...fightOn(view, seat, game, teller), ...attacksOn(view, seat, game, teller), ...raceAgainst(view, seat, game, teller)]
}

const strengthOf = (hex: Pick<HexView, 'city' | 'tokens'>): number => hex.city || hex.tokens

function fightOn(view: TempusView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  const fight = fightIn(game, view)
  if (!fight || fight.defender.seat !== seat) return []
  const told = { player: teller.player(fight.attacker.seat), place: fight.target, theirs: fight.attacker.tokens, yours: strengthOf(fight.defender) }
  return [{ key: 'fight', when: 'now', text: t('tempus-threat-fight', told), parts: [`hex:${fight.start}`, `hex:${fight.target}`] }]
}

/** Stacks and cities that somebody beside them could beat without a card, those that would cost most first. */
function attacksOn(view: TempusView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  if (view.fight || view.standing[seat]?.protected !== false) return []
  const board = boardOf(game)
  const land = landOf(board, view)
  const found = view.hexes
    .filter((hex) => hex.owner === seat)
    .flatMap((hex) => {
      const near = [0, 1, 2, 3, 4, 5].map((side) => land.get(board.beside(board.named(hex.hex), side)))
      const foe = near.filter((other) => other !== undefined && mayAttack(other, view, seat)).sort((a, b) => b!.tokens - a!.tokens)[0]
      return foe && foe.tokens > strengthOf(hex) ? [{ hex, foe }] : []
    })
  const worst = found.sort((a, b) => strengthOf(b.hex) - strengthOf(a.hex)).slice(0, MOST)
  return worst.map(({ hex, foe }) => ({
    key: `attack:${hex.hex}`,
    when: 'soon',
    text: t('tempus-threat-attack', {
      player: teller.player(foe.owner ?? -1),
      place: hex.hex,
      start: foe.hex,
      theirs: foe.tokens,
      yours: strengthOf(hex),
    }),
    parts: [`hex:${foe.hex}`, `hex:${hex.hex}`],
  }))
}

/** Whether tokens of somebody else stand there who has an action left. */
function mayAttack(hex: HexView, view: TempusView, seat: number): boolean {
  return hex.owner !== null && hex.owner !== seat && hex.tokens > 0 && (view.tiles[hex.owner] ?? 0) > 0
}

/** Somebody is ahead towards the next era; told when an era nears its end. */
function raceAgainst(view: TempusView, seat: number, game: GameInfo, teller: Teller): Threat[] {
  const next = nextRow(game, view)
  const isCounting = view.asked.some(({ kind }) => kind === 'progress-cards')
  if (!next || view.round < 1 || (!isCounting && (view.tiles[seat] ?? 0) > 1)) return []
  const yours = progressOf(view, seat)
  const theirs = Math.max(...view.era.map((_, other) => progressOf(view, other)))
  const leader = [...view.era.keys()].find((other) => progressOf(view, other) === theirs)
  if (theirs <= yours || leader === undefined) return []
  const told = { player: teller.player(leader), era: teller.value('era', next.era), theirs, yours }
  return [{ key: 'progress', when: isCounting ? 'now' : 'soon', text: t('tempus-threat-progress', told), parts: [`era:${next.era}`] }]
}
