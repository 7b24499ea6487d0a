// The few figures of a seat that matter most: points, and the ideas and bricks for its next technology and building.
import type { Figure } from '$games/contract'
import { t } from '$lib/texts.svelte'
import type { EmpiresView } from '../wire'

export function figuresOf(view: EmpiresView, seat: number): Figure[] {
  const player = view.players[seat]
  if (!player) return []
  const points = Object.values(player.points).reduce((sum, some) => sum + some, 0)
  return [
    { label: t('time-of-empires-measure-points'), value: points, icon: 'culture' },
    { label: t('time-of-empires-screen-ideas'), value: player.ideas, icon: 'idea' },
    { label: t('time-of-empires-screen-bricks'), value: player.bricks, icon: 'brick' },
  ]
}
