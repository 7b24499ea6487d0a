// Warns what ending a turn or an action would waste: hardly anybody means to spend a glass for nothing.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { AnyMove, EmpiresView, PlayerView } from '../wire'
import { kindOf } from './say'

/** The first or second argument of the open question's frame: three arguments of ten bits each, the third one lowest. */
function numberOf(view: EmpiresView, which: 1 | 2): number {
  const frame = view.seat === null ? undefined : view.frames.asked[view.seat]?.at(-1)
  return frame === undefined ? 0 : Math.floor(frame / 1024 ** (3 - which)) % 1024
}

/** The glasses that ending the turn would waste; the frame's second argument has the glasses used, as bits. */
function unturned(view: EmpiresView): string[] {
  const used = numberOf(view, 2)
  return [1, 2].filter((glass) => !((used >> (glass - 1)) & 1)).map((glass) => t('time-of-empires-screen-warn-glass', { glass }))
}

/** Actions of several steps: the space they begin on, how many steps they have, and the warning if none was made. */
const STEPS: Record<string, { action: string; most: (player: PlayerView) => number; said: () => string }> = {
  moving: { action: 'move', most: ({ gains }) => gains.moves, said: () => t('time-of-empires-screen-warn-unmoved') },
  deploying: { action: 'deploy', most: ({ gains }) => gains.clans, said: () => t('time-of-empires-screen-warn-undeployed') },
}

/** Questions answered by a single choice: the warning if it is not made. */
const ONCE: Record<string, () => string> = {
  discovering: () => t('time-of-empires-screen-warn-undiscovered'),
  ...Object.fromEntries(
    ['drawing', 'gaining', 'overrun', 'airlifting', 'bombarding', 'free-building', 'assembly', 'to-wonder', 'to-leader', 'copying', 'shifting'].map((kind) => [
      kind,
      () => t('time-of-empires-screen-warn-unused'),
    ]),
  ),
}

/** Whether the glass turned last stands on an action. */
function hasTurned({ glasses }: PlayerView, on: string): boolean {
  const last = Math.max(...glasses.map(({ turned }) => turned))
  return glasses.some(({ action, turned }) => turned === last && action === on)
}

/** The warning if an action ends now of which nothing has been used yet. */
function untaken(view: EmpiresView, legal: readonly AnyMove[]): string[] {
  const player = view.seat === null ? undefined : view.players[view.seat]
  const kind = kindOf(view) ?? ''
  if (!player || !legal.some((move) => move.do !== 'Done' && move.do !== 'DiscardCard')) return []
  const steps = STEPS[kind]
  const isWhole = steps && hasTurned(player, steps.action) && numberOf(view, 1) === steps.most(player)
  const said = isWhole ? steps.said : ONCE[kind]
  return said ? [said()] : []
}

export function warningsOf(move: AnyMove, view: EmpiresView, _: Teller, legal: readonly AnyMove[]): string[] {
  if (move.do === 'EndTurn') return unturned(view)
  return move.do === 'Done' ? untaken(view, legal) : []
}
