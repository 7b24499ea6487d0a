import { beforeAll, describe, expect, it } from 'vitest'
import { BLANK } from '$lib/table/log'
import { loadGameTexts, setLanguage } from '$lib/texts.svelte'
import type { Entry, GameInfo } from '$lib/wire'
import { Teller } from '$lib/words/teller'
import vectors from '$kit/vectors/teller.json'

const seats = vectors.players.map((name) => ({ name }))
const teller = new Teller(vectors.game as unknown as GameInfo, seats)
const NOTHING: Entry = { ...BLANK, version: 1 }

beforeAll(async () => {
  await setLanguage('en')
  await loadGameTexts(vectors.game.id)
})

describe('the teller says the same as the one in Python', () => {
  it('of every move, its verb, its fields and its help', () => {
    expect(vectors.moves.length).toBeGreaterThan(40)
    for (const { move, text, verb, help, fields } of vectors.moves) {
      const said = move as unknown as Record<string, string>
      expect(teller.move(said)).toBe(text)
      expect(teller.verb(said)).toBe(verb)
      expect(teller.moveHelp(said)).toBe(help)
      for (const [field, question] of Object.entries(fields)) expect(teller.field(said, field)).toBe(question)
    }
  })

  it('of every event, as its seat and as a stranger sees it', () => {
    expect(vectors.events.length).toBeGreaterThan(100)
    for (const { event, text } of vectors.events) expect(teller.event(event)).toBe(text)
  })

  it('of every decision and refusal', () => {
    for (const { text, help, ...asked } of vectors.asks) {
      expect(teller.ask(asked)).toBe(text)
      expect(teller.askHelp(asked.kind)).toBe(help)
    }
    for (const { reason, text } of vectors.reasons) {
      expect(teller.reason(reason as unknown as Parameters<Teller['reason']>[0])).toBe(text)
    }
  })
})

describe('a line of the log', () => {
  it('tells a move by its events, and that it was made by itself', () => {
    const { event, text } = vectors.events[0]!
    const entry = { ...NOTHING, seat: 0, events: [event], auto: 'forced' as const }
    expect(teller.entry(entry)).toBe(text.replace(/\.$/, ' (the only choice).'))
  })

  it('tells a hidden move by its verb alone', () => {
    const entry = { ...NOTHING, seat: 1, move: { do: 'Hidden', what: 'lay-card' } }
    expect(teller.entry(entry)).toBe('B (Bruno): Lay a card')
  })

  it('tells who sat down and which bot came', () => {
    expect(teller.entry({ ...NOTHING, kind: 'sat', seat: 0, name: 'Ada' })).toBe('Ada sits down.')
    expect(teller.entry({ ...NOTHING, kind: 'bot-added', seat: 2, level: 'casual' })).toMatch(/^C.* joins: a bot, Casual\.$/)
  })
})
