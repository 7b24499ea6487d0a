/**
 * Moves, events, decisions and refusals as sentences: the same keys and arguments as saecula.texts.telling in Python.
 * A move `MoveToken` of the game `g` is told by `g-do-move-token`, an event `TokenMoved` by `g-event-token-moved`, a
 * decision `moving` by `g-ask-moving`, the value `forest` of the domain `terrain` by `g-terrain-forest`.
 */

import type { EventJson, MoveJson } from '$lib/json'
import { has, t } from '$lib/texts.svelte'
import type { Asked, Entry, GameInfo, ReasonInfo, SeatInfo } from '$lib/wire'
import { upperFirst } from './joined'
import { levelName } from './levels'

type Args = Record<string, string | number>

export const LETTERS = 'ABCDEFGH'
const HIDDEN = 'hidden'
const ENTRIES: Record<string, string> = {
  created: 'house-entry-created',
  sat: 'house-entry-sat',
  stood: 'house-entry-stood',
  'bot-added': 'house-entry-bot-added',
  started: 'house-entry-started',
  undo: 'house-entry-undo',
  paused: 'house-entry-paused',
  resumed: 'house-entry-resumed',
  'pause-offered': 'house-entry-pause-offered',
  'resume-offered': 'house-entry-resume-offered',
  'stand-in': 'house-entry-stand-in',
  'taken-back': 'house-entry-taken-back',
  conceded: 'house-entry-conceded',
  'end-offered': 'house-entry-end-offered',
  'end-declined': 'house-entry-end-declined',
  ended: 'house-entry-ended',
  'remove-offered': 'house-entry-remove-offered',
  removed: 'house-entry-removed',
  muted: 'house-entry-muted',
  unmuted: 'house-entry-unmuted',
  reported: 'house-entry-reported',
}
const AUTOMATIC: Record<NonNullable<Entry['auto']>, string> = {
  preset: 'house-auto-preset',
  forced: 'house-auto-forced',
  'stand-in': 'house-auto-stand-in',
}

/** MoveToken -> move-token. */
function kebab(name: string): string {
  return name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()
}

export class Teller {
  constructor(
    readonly game: GameInfo,
    readonly players: readonly Pick<SeatInfo, 'name'>[],
  ) {}

  // -- names

  /** A seat by its letter and who sits there; chance where the number is no seat. */
  player(seat: number): string {
    if (seat < 0 || (this.players.length > 0 && seat >= this.players.length)) return t('chance')
    const letter = LETTERS[seat] ?? '?'
    const name = this.players[seat]?.name
    return name ? t('player', { letter, name }) : letter
  }

  /** A value of a domain in words; a value of two parts (weapons/forest) by both. */
  value(domain: string, value: string): string {
    if (domain === 'seat') return this.player(LETTERS.indexOf(value))
    const key = `${this.game.id}-${domain}`
    const slash = value.indexOf('/')
    if (slash >= 0) {
      const parts = [value.slice(0, slash), value.slice(slash + 1)] as const
      return t(key, { first: this.value(domain, parts[0]), second: this.value(domain, parts[1]) })
    }
    return has(`${key}-${value}`) ? t(`${key}-${value}`) : value
  }

  // -- sentences

  /** What a move does, in a few words. */
  move(move: MoveJson): string {
    if (kindOf(move) === 'Hidden') return this.or(`${this.game.id}-do-${move['what']}.verb`, `(${move['what']})`)
    const key = this.key('do', kindOf(move))
    return has(key) ? t(key, this.args(move, this.game.moves[kindOf(move)])) : plainMove(move)
  }

  /** The kind of a move, without its fields. */
  verb(move: MoveJson): string {
    return this.or(`${this.key('do', kindOf(move))}.verb`, kebab(kindOf(move)))
  }

  /** The question for one field of a move. */
  field(move: MoveJson, name: string): string {
    return this.or(`${this.key('do', kindOf(move))}.${name}`, name)
  }

  /** What came of a move, as a sentence. */
  event(told: object): string {
    const event: EventJson = { ...told }
    const key = this.key('event', kindOf(event))
    const args = this.args(event, this.game.events[kindOf(event)])
    if (has(key)) return upperFirst(t(key, args))
    const fields = Object.entries(args).filter(([field]) => !field.includes('-'))
    return `${kebab(kindOf(event)).replaceAll('-', ' ')}: ${fields.map(([field, value]) => `${field} ${value}`).join(', ')}`
  }

  /** What a seat must decide now. */
  ask(asked: Pick<Asked, 'kind' | 'a' | 'b' | 'c'>): string {
    const key = this.key('ask', asked.kind)
    return has(key) ? t(key, { a: asked.a, b: asked.b, c: asked.c }) : asked.kind
  }

  /** Why something is not allowed, without the clause. */
  reason(reason: ReasonInfo): string {
    return t(reason.key, reason.args)
  }

  // -- explanations

  /** What a decision is about. */
  askHelp(kind: string): string {
    return this.or(`${this.key('ask', kind)}.help`, '')
  }

  /** What a move does and what the things it names are for. */
  moveHelp(move: MoveJson): string {
    const parts = [this.or(`${this.key('do', kindOf(move))}.help`, '')]
    for (const [field, domain] of Object.entries(this.game.moves[kindOf(move)] ?? {})) {
      for (const part of String(move[field]).split('/')) parts.push(this.or(`${this.key(domain ?? field, part)}.help`, ''))
    }
    return parts.filter(Boolean).join(' ')
  }

  // -- the log

  /** Any line of the log but chat. A move is told by its events, or by itself where it had none. */
  entry(entry: Entry): string {
    if (entry.kind === 'move') return this.played(entry).join(' ')
    const player = entry.seat != null ? this.player(entry.seat) : (entry.name ?? t('house-somebody'))
    const key = ENTRIES[entry.kind]
    return key ? t(key, { player, name: entry.name ?? player, level: levelName(entry.level ?? ''), text: entry.text ?? '' }) : entry.kind
  }

  /** A line of the log sentence by sentence: each event of a move for itself. */
  lines(entry: Entry): string[] {
    return entry.kind === 'move' ? this.played(entry) : [this.entry(entry)]
  }

  private played(entry: Entry): string[] {
    const told = entry.events.map((event) => this.event(event))
    if (told.length === 0 && entry.move) {
      const [player, key] = [this.player(entry.seat ?? -1), `${this.key('do', kindOf(entry.move))}.told`]
      told.push(upperFirst(has(key) ? t(key, { player }) : t('house-entry-move', { player, move: this.move(entry.move) })))
    }
    // the first sentence is the move itself, the others what came of it
    const [{ auto }, deed] = [entry, told[0]]
    if (auto && deed) told[0] = deed.replace(/\.?$/, (stop) => ` ${t(AUTOMATIC[auto])}${stop}`)
    return told
  }

  private key(group: string, name: string): string {
    return `${this.game.id}-${group}-${group === 'do' || group === 'event' ? kebab(name) : name}`
  }

  private or(key: string, fallback: string): string {
    return has(key) ? t(key) : fallback
  }

  private args(said: Record<string, unknown>, domains: Record<string, string | null> = {}): Args {
    const args: Args = {}
    for (const [field, domain] of Object.entries(domains)) {
      const value = said[field]
      if (value == null) args[field] = HIDDEN
      else if (typeof value === 'number') {
        args[field] = value
        args[`${field}-player`] = this.player(value)
      } else {
        const words = domain ? this.value(domain, String(value)) : String(value)
        args[field] = /^\d+$/.test(words) ? Number(words) : words
        args[`${field}-id`] = String(value)
      }
    }
    return args
  }
}

function kindOf(said: Record<string, unknown>): string {
  return String(said['do'] ?? said['event'])
}

function plainMove(move: MoveJson): string {
  const { do: kind = '', ...fields } = move
  return [kebab(kind), ...Object.values(fields)].join(' ')
}
