// The face of each terrain: drawn marks on a coloured hex of radius 40. The classes of the marks get their inks in art.css,
// for both themes.
import { marksBy, type Mark } from '$lib/board/faces'
import { chance, corner, short, through, type Point } from '../board/layout'

const ORIGIN = { x: 0, y: 0 }
/** Places of small marks: the rim, then the inside, which pieces may cover. */
const SPOTS: readonly [number, number][] = [
  [-21, -14],
  [-9, -25],
  [8, -26],
  [21, -13],
  [25, 2],
  [21, 17],
  [6, 28],
  [-9, 27],
  [-22, 16],
  [-26, 1],
  [-8, -9],
  [10, -7],
  [9, 9],
  [-9, 9],
]

function spots(seed: number, count = SPOTS.length): Point[] {
  return SPOTS.slice(0, count).map(([x, y], i) => ({
    x: x + (chance(seed, i) - 0.5) * 5,
    y: y + (chance(i, seed + 9) - 0.5) * 5,
  }))
}

const at = (x: number, y: number): string => `${short(x)} ${short(y)}`
const disc = (x: number, y: number, r: number): string => `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

function grassland(seed: number): Mark[] {
  const places = spots(seed)
  const blades = places.map(({ x, y }) => `M${at(x - 5, y - 2)}q3 1 3.6 6M${at(x, y - 6)}q-.6 5 0 10M${at(x + 5, y - 3)}q-3 2 -3.6 7`)
  const flowers = places.filter((_, i) => chance(seed, i + 40) > 0.6).map(({ x, y }) => disc(x + 5, y + 4, 1.5))
  const flock = [
    { x: -3, y: -21 },
    { x: 9, y: -18 },
  ]
  const sheep = flock.map(({ x, y }) => `M${at(x - 4.6, y)}a4.6 3.3 0 1 0 9.2 0a4.6 3.3 0 1 0 -9.2 0Z`)
  const legs = flock.map(({ x, y }) => `M${at(x - 2, y + 3)}v2.4M${at(x + 2, y + 3)}v2.4`)
  const heads = flock.map(({ x, y }) => disc(x - 5, y - 1, 1.8))
  return [
    { d: blades.slice(0, 10).join(''), ink: 'blade' },
    { d: blades.slice(10).join(''), ink: 'blade faint' },
    { d: flowers.join(''), ink: 'flower' },
    { d: legs.join(''), ink: 'line' },
    { d: sheep.join(''), ink: 'wool' },
    { d: heads.join(''), ink: 'solid' },
  ]
}

/** Three fields, ploughed in three directions, and a farmstead. */
function farmland(seed: number): Mark[] {
  const turn = seed % 2
  const marks: Mark[] = []
  for (let k = 0; k < 3; k++) {
    const [one, far, other] = [0, 1, 2].map((i) => corner(ORIGIN, 2 * k + i + turn, 39)) as [Point, Point, Point]
    marks.push({ d: through([ORIGIN, one, far, other]), ink: `field field-${(k + seed) % 3}` })
    const steps = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84]
    const rows = steps.map((f) => {
      const x = other.x * f
      const y = other.y * f
      return `M${at(x + one.x * 0.04, y + one.y * 0.04)}L${at(x + one.x * 0.96, y + one.y * 0.96)}`
    })
    marks.push({ d: rows.join(''), ink: 'furrow' })
  }
  const hedges = [0, 1, 2].map((k) => `M0 0L${at(corner(ORIGIN, 2 * k + turn, 38).x, corner(ORIGIN, 2 * k + turn, 38).y)}`)
  marks.push({ d: hedges.join(''), ink: 'hedge' })
  const x = seed % 3 === 0 ? -8 : 3
  marks.push({ d: `M${at(x - 5, -17)}v-6h11v6Z`, ink: 'wall' })
  marks.push({ d: `M${at(x - 7, -22.6)}l3.6 -5.4h8.6l3 5.4Z`, ink: 'roof' })
  marks.push({ d: `M${at(x - 1, -17)}v-3.6h2.6v3.6`, ink: 'solid' })
  return marks
}

/** Mounds behind one another, with contour arcs and hachures on the shaded side; a standing stone on the farthest. */
function hills(seed: number): Mark[] {
  const shift = (chance(seed, 3) - 0.5) * 6
  const mounds: [number, number, number, number][] = [
    [-12 + shift, -12, 16, 13],
    [14 + shift / 2, -9, 15, 12],
    [-15, 8, 15, 12],
    [13 - shift, 13, 17, 14],
    [-5 + shift / 2, 29, 17, 12],
  ]
  const marks: Mark[] = [{ d: `M${at(-13 + shift, -24)}v-6.5q1.5 -2.5 3 0v6.5Z`, ink: 'stone' }]
  for (const [x, y, w, h] of mounds) {
    marks.push({ d: `M${at(x - w, y)}Q${at(x - w * 0.7, y - h)} ${at(x, y - h)}T${at(x + w, y)}Q${at(x, y + 4)} ${at(x - w, y)}Z`, ink: 'mound' })
    const arcs = [0.62, 0.3].map((f) => `M${at(x - w * f, y - 1)}Q${at(x - w * f * 0.6, y - h * f)} ${at(x, y - h * f)}T${at(x + w * f * 0.9, y - 1)}`)
    const slope = [0.5, 0.66, 0.82].map((f) => `M${at(x + w * f, y - h * (1 - f) * 1.25)}l2.4 4.4`)
    marks.push({ d: arcs.join(''), ink: 'contour' }, { d: slope.join(''), ink: 'contour' })
  }
  return marks
}

/** Crowns and firs, the nearer ones in front. */
function forest(seed: number): Mark[] {
  const trees = spots(seed).sort((a, b) => a.y - b.y)
  return trees.flatMap(({ x, y }, i) => {
    const isFir = (i + seed) % 3 === 0
    const trunk = { d: `M${at(x, y + 3)}v5`, ink: 'trunk' }
    if (isFir) {
      const fir = `M${at(x, y - 12)}l4.4 7h-2l3.8 5.6h-2l3 5h-14.4l3 -5h-2l3.8 -5.6h-2Z`
      return [trunk, { d: fir, ink: 'fir' }, { d: `M${at(x, y - 11)}l4 6.6h-2l3.8 5.6h-2l3 4.8h-6.4Z`, ink: 'shade' }]
    }
    const crown = `M${at(x - 6.4, y + 2.5)}q-2.6 -4.6 1.4 -6.6q.6 -5 5 -4.6q4.6 -.4 5 4.4q4 2 1.6 6.6q-6 3.4 -13 .2Z`
    return [trunk, { d: crown, ink: 'crown' }, { d: `M${at(x + 2, y + 4)}q5.6 -1.4 4 -7.4`, ink: 'shadow' }]
  })
}

/** Three peaks with snow, their right sides in shade. */
function mountain(seed: number): Mark[] {
  const shift = (chance(seed, 5) - 0.5) * 6
  const peaks: [number, number, number, number][] = [
    [13 + shift, -3, 14, 25],
    [-13 + shift, 3, 15, 32],
    [16, 23, 13, 22],
    [-4 - shift, 29, 17, 26],
  ]
  return peaks.flatMap(([x, y, w, h]) => {
    const ridge = `l1.5 ${short(h * 0.3)}l-3 ${short(h * 0.24)}l2.6 ${short(h * 0.46)}`
    const snow = `M${at(x, y - h)}L${at(x - w * 0.36, y - h * 0.64)}l2.6 -1.2l1.8 3l2.6 -3.6l2 2.8l3 -1.6Z`
    return [
      {
        d: through([
          { x: x - w, y },
          { x, y: y - h },
          { x: x + w, y },
        ]),
        ink: 'rock',
      },
      { d: `M${at(x, y - h)}${ridge}H${short(x + w)}Z`, ink: 'dark' },
      { d: snow, ink: 'snow' },
      { d: `M${at(x - w, y)}L${at(x, y - h)}L${at(x + w, y)}M${at(x - w * 0.55, y)}l3 -7M${at(x - w * 0.25, y)}l2 -5`, ink: 'line' },
    ]
  })
}

function lake(seed: number): Mark[] {
  const rows = [-18, -9, 0, 9, 18].map((y, i) => {
    const x = -16 + (i % 2) * 8 + chance(seed, i) * 4
    return `M${at(x, y)}q4 -4 8 0t8 0${i % 2 ? '' : `m5 0q4 -4 8 0`}`
  })
  return [{ d: rows.join(''), ink: 'ripple' }]
}

/** The marks of a terrain. */
export const marksOf = marksBy({ grassland, farmland, hills, forest, mountain, lake })
