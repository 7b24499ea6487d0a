// The faces of the terrains: drawn marks on a hex of radius 40. Their inks are in art.css.
import { marksBy, type Mark } from '$lib/board/faces'
import { chance, corner, short, through, type Point } from '$lib/board/hex'

const ORIGIN = { x: 0, y: 0 }
const at = (x: number, y: number): string => `${short(x)} ${short(y)}`
/** Places of small marks near the rim, where pieces leave them in sight. */
const RIM: readonly [number, number][] = [
  [-23, -9],
  [-12, -23],
  [5, -27],
  [20, -15],
  [26, 5],
  [15, 21],
  [-2, 28],
  [-18, 19],
  [-27, 7],
  [7, -11],
  [-8, 6],
  [11, 8],
]

function spots(seed: number, count: number): Point[] {
  return RIM.slice(0, count).map(([x, y], i) => ({ x: x + (chance(seed, i) - 0.5) * 6, y: y + (chance(i, seed + 9) - 0.5) * 6 }))
}

function sea(seed: number): Mark[] {
  const rows = [-22, -8, 7, 21].map((y, i) => {
    const x = -24 + chance(seed * 3 + 1, i * 5 + 2) * 26
    return `M${at(x, y)}q4 -4.5 8 0t8 0${(i + seed) % 2 ? 't8 0' : ''}`
  })
  return [{ d: rows.join(''), ink: 'wave' }]
}

function plain(seed: number): Mark[] {
  const tufts = spots(seed, 10).map(({ x, y }) => `M${at(x - 4, y - 1)}q2.4 1 2.8 5M${at(x, y - 4)}v8M${at(x + 4, y - 2)}q-2.4 1.6 -2.8 6`)
  return [{ d: tufts.join(''), ink: 'tuft' }]
}

/** Crowns and firs, the nearer ones in front. */
function forest(seed: number): Mark[] {
  return spots(seed, 12)
    .sort((a, b) => a.y - b.y)
    .flatMap(({ x, y }, i): Mark[] => {
      if ((i + seed) % 3 === 0) {
        const fir = `M${at(x, y - 13)}l4.6 7.4h-2l4 6h-2l3.2 5.2h-15.6l3.2 -5.2h-2l4 -6h-2Z`
        return [
          { d: fir, ink: 'fir' },
          { d: `M${at(x, y - 12)}l4.4 7h-2l4 6h-2l3 5h-7.4Z`, ink: 'dusk' },
        ]
      }
      const crown = `M${at(x - 7, y + 4)}q-2.8 -5 1.5 -7.2q.6 -5.4 5.5 -5q5 -.4 5.5 4.8q4.4 2.2 1.8 7.2q-6.6 3.8 -14.3 .2Z`
      return [
        { d: crown, ink: 'crown' },
        { d: `M${at(x + 2, y + 5)}q6 -1.6 4.4 -8`, ink: 'leaf' },
      ]
    })
}

/** Peaks with their right sides in shade. */
function mountain(seed: number): Mark[] {
  const shift = (chance(seed, 5) - 0.5) * 7
  const peaks: [number, number, number, number][] = [
    [14 + shift, -6, 13, 22],
    [-12 + shift, -1, 16, 30],
    [20, 17, 11, 20],
    [-20 - shift / 2, 20, 11, 18],
    [1 - shift, 31, 15, 22],
  ]
  return peaks.flatMap(([x, y, w, h]): Mark[] => [
    {
      d: through([
        { x: x - w, y },
        { x, y: y - h },
        { x: x + w, y },
      ]),
      ink: 'rock',
    },
    { d: `M${at(x, y - h)}l1.5 ${short(h * 0.3)}l-3 ${short(h * 0.24)}l2.6 ${short(h * 0.46)}H${short(x + w)}Z`, ink: 'dark' },
    { d: `M${at(x - w, y)}L${at(x, y - h)}L${at(x + w, y)}M${at(x - w * 0.5, y)}l2.6 -6M${at(x - w * 0.2, y)}l1.8 -5`, ink: 'ridge' },
  ])
}

/** Facets of ice around a pane in the middle. */
function glacier(seed: number): Mark[] {
  const pane = [0, 1, 2, 3, 4, 5].map((i) => corner(ORIGIN, i, 15 + chance(seed, i) * 9))
  const marks = [0, 1, 2, 3, 4, 5].map((i): Mark => {
    const next = (i + 1) % 6
    return { d: through([pane[i]!, corner(ORIGIN, i, 39), corner(ORIGIN, next, 39), pane[next]!]), ink: `facet facet-${[2, 3, 2, 1, 0, 1][i]}` }
  })
  return [
    ...marks,
    { d: through(pane), ink: 'facet facet-0' },
    { d: `M${at(pane[4]!.x, pane[4]!.y)}L3 2L${at(pane[1]!.x, pane[1]!.y)}M3 2L${at(pane[2]!.x, pane[2]!.y)}`, ink: 'crack' },
  ]
}

/** The marks of a terrain. */
export const marksOf = marksBy({ sea, plain, forest, mountain, glacier })
