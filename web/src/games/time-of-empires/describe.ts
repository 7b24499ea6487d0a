// The table in sentences, for screen readers, and single places in a few words.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import { COLUMNS } from './printed'
import type { EmpiresView, SpaceView } from './wire'
import { ageNumber, helpOf, phaseName, terrainName } from './words'

/** A place in words: what it is, and whose clans and buildings are there. */
export function saySpace(space: SpaceView, isCentre: boolean, home: number | undefined, teller: Teller): string {
  const name = isCentre
    ? home === undefined
      ? t('time-of-empires-screen-city', { space: space.space })
      : t('time-of-empires-screen-capital', { space: space.space, player: teller.player(home) })
    : t('time-of-empires-screen-territory', { space: space.space, terrain: terrainName(space.terrain ?? '') })
  const clans = space.clans && space.owner !== null ? t('time-of-empires-screen-clans-of', { player: teller.player(space.owner), count: space.clans }) : ''
  const built = space.slots.flatMap((slot) =>
    slot ? [t('time-of-empires-screen-building-of', { building: teller.value('building', slot.building), player: teller.player(slot.seat) })] : [],
  )
  const free = space.slots.filter((slot, at) => !slot && at < space.open).length
  const slots = isCentre ? '' : t('time-of-empires-screen-free-slots', { count: free })
  return [name, clans, ...built, slots].filter(Boolean).join(', ')
}

function boardSentences(view: EmpiresView, teller: Teller): string[] {
  const columns = COLUMNS.flatMap((name, at) => {
    const column = view.columns[at]
    if (!column?.effect) return []
    const leader = column.leader ? teller.value('leader', column.leader) : '–'
    return t('time-of-empires-screen-say-column', {
      column: teller.value('column', name),
      leader,
      effect: teller.value('side', column.effect),
      scholars: column.scholars.map((seat) => teller.player(seat)).join(', ') || '–',
    })
  })
  const wonders = view.wonders.flatMap(({ wonder, scholars }) =>
    wonder
      ? t('time-of-empires-screen-say-wonder', {
          wonder: teller.value('wonder', wonder),
          counts: helpOf('wonder', wonder),
          scholars: scholars.map((seat) => teller.player(seat)).join(', ') || '–',
        })
      : [],
  )
  return [...columns, ...wonders]
}

function playerSentence(view: EmpiresView, seat: number, teller: Teller): string {
  const player = view.players[seat]
  if (!player) return ''
  const built = Object.values(player.built).reduce((sum, count) => sum + count, 0)
  return t('time-of-empires-screen-say-player', {
    player: teller.player(seat),
    ideas: player.ideas,
    bricks: player.bricks,
    scholars: player.created,
    reserve: player.reserve,
    cards: player.backs.length,
    built,
  })
}

/** The table in sentences: age and phase, the shared boards, every seat, every place where something stands. */
export function describe(view: EmpiresView, teller: Teller): string[] {
  const held = view.spaces.filter((space) => space.clans || space.slots.some(Boolean))
  const centres = new Set(view.spots.map(({ spot }) => spot))
  return [
    `${t('time-of-empires-screen-age', { age: ageNumber(view) })}: ${phaseName(view)}`,
    ...boardSentences(view, teller),
    ...view.players.map((_, seat) => playerSentence(view, seat, teller)),
    ...held.map((space) => saySpace(space, centres.has(space.space), undefined, teller)),
  ]
}
