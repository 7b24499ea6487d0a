// What nobody at the table must miss: gongs, cries, and others' clans on one's own land.
import { ofEvent, type ByEvent } from '$games/kinds'
import { preferences } from '$lib/preferences.svelte'
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { hurries } from '../time/times'
import type { AnyEvent, EmpiresView } from '../wire'
import { alarmsOf } from './story'

export interface Signal {
  kind: 'begins' | 'ends' | 'cry' | 'alarm' | 'lost'
  icon: string
  title: string
  text: string
  /** the space it is about, if any */
  space?: string
  /** whether it has a scene of its own when there is time for one */
  isStaged?: boolean
}

const SIGNALS: ByEvent<AnyEvent, [EmpiresView, number | null], Signal[]> = {
  GongRang: ({ age, last }, { phase }) =>
    last
      ? [
          {
            kind: 'ends',
            icon: 'gong',
            title: t('time-of-empires-screen-gong-ends', { age }),
            text: phase === 'finish' ? t('time-of-empires-screen-gong-ends-text') : t('time-of-empires-screen-gong-scored'),
            isStaged: true,
          },
        ]
      : [
          {
            kind: 'begins',
            icon: 'gong',
            title: t('time-of-empires-screen-gong-begins', { age }),
            text: t('time-of-empires-screen-gong-begins-text'),
            isStaged: true,
          },
        ],
  ChainLost: ({ seat }, _view, eyes) =>
    seat === eyes ? [{ kind: 'lost', icon: 'gong', title: t('time-of-empires-screen-lost'), text: t('time-of-empires-screen-lost-text') }] : [],
}

function cry(events: readonly AnyEvent[], eyes: number | null): Signal[] {
  if (!events.some(({ event }) => event === 'BabyCried')) return []
  const count = events.filter((told) => told.event === 'ScholarsCreated').find(({ seat }) => seat === eyes)?.count ?? 0
  const text = eyes === null ? t('time-of-empires-screen-cry-all') : t('time-of-empires-screen-cry-text', { count })
  return [{ kind: 'cry', icon: 'cry', title: t('time-of-empires-screen-cry'), text, isStaged: true }]
}

/** The signals in what has just happened. */
export function signalsOf(events: readonly AnyEvent[], view: EmpiresView, before: EmpiresView | null, eyes: number | null, teller: Teller): Signal[] {
  const alarms = alarmsOf(events, before, eyes).map(({ space, seat, fought }): Signal => {
    const args = { player: teller.player(seat), space }
    const text = fought ? t('time-of-empires-screen-alarm-fought', args) : t('time-of-empires-screen-alarm-entered', args)
    return { kind: 'alarm', icon: 'alarm', title: t('time-of-empires-screen-alarm'), text, space, isStaged: fought }
  })
  const all = [...alarms, ...events.flatMap((event) => ofEvent(SIGNALS, event, view, eyes) ?? []), ...cry(events, eyes)]
  // when no clock is running, gong, cry and fight have scenes, which say more; players who skip scenes get all signals
  return hurries(view) || preferences.pace === 'now' ? all : all.filter(({ isStaged }) => !isStaged)
}
