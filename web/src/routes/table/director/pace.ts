import type { Scene } from '$games/contract'
import { preferences, type Pace } from '$lib/preferences.svelte'
import type { Step } from './steps'

/** How much longer or shorter than at the normal pace. */
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, quick: 0.5, now: 0 }
/** Milliseconds a step stays at the normal pace, and what each letter of its words adds. */
const STEP = { least: 600, most: 1000, letter: 6 }
/** Of what changes nothing that one can see (a pass, the only choice) one is told in passing. */
const BRIEF = { least: 350, most: 500, letter: 4 }
const FOLDED = { least: 1400, most: 3200, letter: 14 }
const STAGE = { least: 3000, most: 14_000, letter: 45 }

type Span = typeof STEP

function lasts({ least, most, letter }: Span, letters: number): number {
  return Math.min(most, least + letter * letters) * FACTORS[preferences.pace]
}

/** How long a step is shown. */
export function stepLasts({ entries, lines }: Pick<Step, 'entries' | 'lines'>): number {
  const span = entries.length > 1 ? FOLDED : entries.some(({ events }) => events.length) ? STEP : BRIEF
  return lasts(span, lines.join(' ').length)
}

/** How long a stage stays open by itself: as long as it takes to read. */
export function stageLasts(scene: Scene): number {
  return lasts(STAGE, wordsOf(scene, () => '').length)
}

/** Everything that stands on a stage, in the order in which one reads it. */
export function wordsOf(scene: Scene, name: (seat: number) => string): string {
  const rows = (scene.rows ?? []).map(({ seat, figures, effect }) => {
    const sums = figures.map((figure, i) => [scene.columns?.[i], figure].filter((word) => word !== undefined && word !== '').join(' '))
    return [seat === null ? '' : name(seat), sums.join(', '), effect ?? ''].filter(Boolean).join(': ')
  })
  return [scene.title, scene.text, ...rows, scene.verdict].filter(Boolean).map(ended).join(' ')
}

const ended = (said: string | undefined): string => (/[.!?…]$/.test(said ?? '') ? (said ?? '') : `${said}.`)
