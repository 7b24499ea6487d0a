// The tips of a practice age, of which the first that fits is shown. All depend only on what is in sight.
import type { PartKey, PracticeNow, PracticeTip } from '$games/contract'
import type { GameInfo } from '$lib/wire'
import { sharedActions } from '../rail/spaces'
import { ageOf } from '../time/times'
import type { EmpiresView, PlayerView } from '../wire'

interface Look {
  view: EmpiresView
  me: PlayerView
  /** the kind of the open question, empty if there is none */
  asked: string
  /** whether a glass can be turned now */
  free: boolean
  built: number
  /** how much of the age has gone by and how long it is, in milliseconds of game time */
  passed: number
  length: number
}

function lookOf({ view, asked, eyes, game }: PracticeNow<EmpiresView>): Look {
  const me = view.players[eyes] as PlayerView
  const kind = asked?.kind ?? ''
  const built = Object.values(me.built).reduce((sum, count) => sum + count, 0)
  const { length } = ageOf(game as GameInfo, view)
  return { view, me, asked: kind, free: kind === 'idle', built, passed: view.now - view.began, length }
}

type Row = Omit<PracticeTip<EmpiresView>, 'when' | 'parts'> & { when(look: Look): boolean; parts?(look: Look): PartKey[] }

/** A tip shown while a question of this kind is open. */
const at = (kind: string, key: string): Row => ({ key, when: ({ asked }) => asked === kind })

/** A tip shown while a glass is free in the action phase and there is still something to try. */
const when = (key: string, fits: (look: Look) => boolean, parts: (look: Look) => PartKey[]): Row => ({
  key,
  when: (look) => look.free && look.view.phase === 'action' && fits(look),
  parts,
})

const unused = ({ me }: Look) => me.glasses.filter(({ action }) => action === null).length
const found = ({ me }: Look) => me.found.length + me.discards.length > 0
const placed = ({ view, me }: Look) => {
  const seat = view.players.indexOf(me)
  return [...view.columns, ...view.wonders].some(({ scholars }) => scholars.includes(seat))
}
const clansOf = ({ view, me }: Look) => view.spaces.filter(({ owner, clans }) => clans && owner === view.players.indexOf(me))
const boards =
  (kind: string) =>
  ({ view }: Look) =>
    sharedActions(view)
      .filter((name) => name.startsWith(kind))
      .map((name) => `action:${name}` as const)
const capital = (look: Look) => clansOf(look).some(({ terrain }) => terrain === null)

const ROWS: Row[] = [
  { key: 'time-of-empires-practice-end', when: ({ view }) => view.age > 0, last: true },
  at('start', 'time-of-empires-practice-start'),
  { key: 'time-of-empires-practice-creating', when: ({ asked, view }) => asked === 'creating' && view.phase === 'preparation' },
  at('token', 'time-of-empires-practice-token'),
  { key: 'time-of-empires-practice-count-in', when: ({ view }) => view.phase === 'count-in', parts: () => ['glass:1', 'glass:2'] },
  { key: 'time-of-empires-practice-finish', when: ({ view }) => view.phase === 'finish' },
  at('siege', 'time-of-empires-practice-siege'),
  { key: 'time-of-empires-practice-scoring', when: ({ view }) => view.phase === 'scoring' },
  at('drawing', 'time-of-empires-practice-drawing'),
  at('discovering', 'time-of-empires-practice-discovering'),
  at('site', 'time-of-empires-practice-site'),
  at('moving', 'time-of-empires-practice-moving'),
  when(
    'time-of-empires-practice-first',
    (look) => unused(look) === 2,
    () => ['glass:1', 'action:ideas'],
  ),
  when('time-of-empires-practice-second', (look) => unused(look) === 1, boards('draw')),
  { key: 'time-of-empires-practice-cry', when: ({ view, passed, length }) => view.phase === 'action' && passed > length / 3, note: true },
  { key: 'time-of-empires-practice-late', when: ({ view, passed, length }) => view.phase === 'action' && passed > (length * 8) / 9, note: true },
  when(
    'time-of-empires-practice-discover',
    (look) => !found(look),
    () => ['action:discover'],
  ),
  when(
    'time-of-empires-practice-bricks',
    ({ me, built }) => !built && me.price !== null && me.bricks < me.price,
    () => ['action:bricks'],
  ),
  when(
    'time-of-empires-practice-build',
    ({ me, built }) => !built && me.price !== null && me.bricks >= me.price,
    () => ['action:build'],
  ),
  when(
    'time-of-empires-practice-scholar',
    (look) => look.me.created > 0 && !placed(look),
    (look) => [...boards('leader')(look), ...boards('wonder')(look)],
  ),
  when(
    'time-of-empires-practice-deploy',
    (look) => clansOf(look).length < 2 && !capital(look),
    () => ['action:deploy'],
  ),
  when(
    'time-of-empires-practice-move',
    (look) => capital(look) && clansOf(look).length < 3,
    () => ['action:move'],
  ),
  { key: 'time-of-empires-practice-running', when: ({ view, free }) => view.phase === 'action' && !free, note: true },
  { key: 'time-of-empires-practice-go-on', when: ({ view }) => view.phase === 'action' },
]

export const practice: readonly PracticeTip<EmpiresView>[] = ROWS.map(({ when: fits, parts, ...row }) => ({
  ...row,
  when: (now) => fits(lookOf(now)),
  parts: parts && ((now) => parts(lookOf(now))),
}))
