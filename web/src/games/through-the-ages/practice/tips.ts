// What the coach says in a practice game, and when: the first tip that fits. All of them rely only on what is in sight.
import type { PartKey, PracticeTip } from '$games/contract'
import type { AgesView } from '../wire'
import { ends, looms, lookOf, moves, type Look } from './look'

type Row = Omit<PracticeTip<AgesView>, 'when' | 'parts'> & { when(look: Look): boolean; parts?(look: Look): PartKey[] }

const UNITS = ['infantry', 'cavalry', 'artillery']
const URBAN = ['lab', 'temple', 'arena', 'library', 'theater']
const HAPPY = ['temple', 'arena', 'theater']
/** With this many resources per turn, a first game runs by itself. */
const ENOUGH = 4

/** A tip for while a question of some kind is open and one of these moves is possible. */
const at = (kind: string, key: string, does: readonly string[] = []): Row => ({
  key,
  when: (look) => look.asked === kind && (!does.length || moves(look, does).length > 0),
  parts: (look) => ends(look, does),
})

/** A tip about a move in the player's own turn, as long as it is possible and makes sense. */
const turn = (key: string, does: readonly string[], kinds: readonly string[] = [], fits: (look: Look) => boolean = () => true): Row => ({
  key,
  when: (look) => look.asked === 'turn' && moves(look, does, kinds).length > 0 && fits(look),
  parts: (look) => ends(look, does, kinds),
})

/** Whether a worker can be put to work without an uprising at the end of the turn. */
const spare = ({ me }: Look) => me.unused > me.unhappy
const strong = ({ me, rival }: Look) => me.strength > rival + 2

const ROWS: Row[] = [
  { key: 'through-the-ages-practice-end', when: ({ view }) => !['A', 'I'].includes(view.table.age), last: true },
  {
    ...at('political', 'through-the-ages-practice-attack', ['Attack']),
    when: (look) => look.asked === 'political' && strong(look) && moves(look, ['Attack']).length > 0,
  },
  at('political', 'through-the-ages-practice-prepare', ['Prepare']),
  at('political', 'through-the-ages-practice-no-politics'),
  at('defence', 'through-the-ages-practice-defend', ['PlayBonus']),
  at('defence', 'through-the-ages-practice-no-defence'),
  at('sacrifices', 'through-the-ages-practice-sacrifices'),
  at('discards', 'through-the-ages-practice-discards', ['Discard']),
  at('bidding', 'through-the-ages-practice-bidding'),
  at('payment', 'through-the-ages-practice-payment'),
  at('goods', 'through-the-ages-practice-goods'),
  at('free-building', 'through-the-ages-practice-free-building'),
  at('worker-loss', 'through-the-ages-practice-worker-loss'),
  { ...turn('through-the-ages-practice-first-round', ['TakeCard']), when: ({ asked, view }) => asked === 'turn' && view.table.round === 1 },
  turn('through-the-ages-practice-uprising', ['Build', 'BuildWith'], HAPPY, (look) => looms(look, 'uprising')),
  { key: 'through-the-ages-practice-uprising-idle', when: (look) => look.asked === 'turn' && looms(look, 'uprising') },
  turn('through-the-ages-practice-famine', ['Build', 'BuildWith', 'Upgrade'], ['farm'], (look) => looms(look, 'famine')),
  turn('through-the-ages-practice-leader', ['PlayLeader'], [], ({ me }) => me.leader === null),
  turn('through-the-ages-practice-mine', ['Build', 'BuildWith'], ['mine'], (look) => spare(look) && look.me.resource_rate < ENOUGH),
  turn('through-the-ages-practice-develop', ['Develop', 'DevelopWith']),
  turn('through-the-ages-practice-tactic', ['PlayTactic'], [], ({ me }) => me.tactic === null),
  turn('through-the-ages-practice-army', ['Build', 'Upgrade'], UNITS, (look) => spare(look) && look.me.strength < look.rival),
  turn('through-the-ages-practice-wonder', ['BuildStages', 'StageWith']),
  turn('through-the-ages-practice-urban', ['Build', 'BuildWith'], URBAN, spare),
  turn('through-the-ages-practice-upgrade', ['Upgrade', 'UpgradeWith'], ['farm', 'mine', ...URBAN]),
  turn('through-the-ages-practice-action-card', ['PlayAction', 'GrowWith']),
  turn('through-the-ages-practice-grow', ['Grow'], [], ({ me }) => me.unused === 0),
  turn('through-the-ages-practice-corruption', ['Build', 'Grow'], [], (look) => looms(look, 'corruption')),
  turn('through-the-ages-practice-take', ['TakeCard'], [], ({ me }) => me.hand.length < me.hand_limit - 1),
  at('turn', 'through-the-ages-practice-end-turn'),
  { key: 'through-the-ages-practice-waiting', when: ({ asked, view }) => !asked && view.table.round > 0, note: true },
]

export const practice: readonly PracticeTip<AgesView>[] = ROWS.map(({ when: fits, parts, ...row }) => ({
  ...row,
  when: (now) => fits(lookOf(now)),
  parts: parts && ((now) => parts(lookOf(now))),
}))
