import { afterAll, describe, expect, test } from 'vitest'
import { CHARACTERS, seatOf } from '$kit/station'
import { setLanguage, t } from '$lib/texts.svelte'
import { agentName } from '$lib/words/agents'
import { characterHelp, characterName } from '$lib/words/characters'
import { joined } from '$lib/words/joined'
import { levelHelp, levelName } from '$lib/words/levels'
import { changesText, measureName, signed } from '$lib/words/measures'
import { optionName, optionText, valueHelp, valueName } from '$lib/words/options'
import { botLine, calledName, seatName, span, tempoName } from '$lib/words/seats'
import { TEMPOS } from '$lib/words/tempos'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('a browser', () => {
  const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/139.0 Safari/537.36 Edg/139.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Linux; Android 15) ${WEBKIT} Chrome/139.0 Mobile Safari/537.36`, 'Chrome, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'Safari, macOS'],
    ['a-bot/1.0', 'a-bot/1.0'],
    [null, ''],
  ])('%s is called %s', (agent, name) => expect(agentName(agent)).toBe(name))

  test('of a program only the beginning of what it says is told', () => {
    expect(agentName('x'.repeat(500))).toHaveLength(40)
  })
})

describe('a seat', () => {
  test('is free, a person, a bot by its level, or a bot with a name and a character', () => {
    expect(seatName(seatOf(0, { kind: 'open' }))).toBe(t('house-seat-open'))
    expect(seatName(seatOf(0))).toBe('Ada')
    const bot = { kind: 'bot', level: 'strong', name: 'strong' } as const
    expect(seatName(seatOf(0, bot))).toBe('Bot (Strong)')
    expect(seatName(seatOf(0, { ...bot, name: 'Livia', character: 'trader' }))).toBe('Livia (Trader · Strong)')
  })

  test('is called by its level in sentences only where the bot has no name', () => {
    expect(calledName(seatOf(0, { kind: 'bot', level: 'strong', name: 'strong' }))).toBe('Strong')
    expect(calledName(seatOf(0, { kind: 'bot', level: 'strong', name: 'Livia' }))).toBe('Livia')
    expect(botLine(seatOf(0))).toBe('')
  })

  test('of every character there is a name and what to expect of it', () => {
    const said = CHARACTERS.flatMap((character) => [characterName(character), characterHelp(character)])
    expect(new Set(said).size).toBe(2 * CHARACTERS.length)
  })

  test('a level that this client does not know is called by its id, and nothing is said of it', () => {
    expect(levelName('galactic')).toBe('galactic')
    expect(levelHelp('galactic')).toBe('')
    expect(levelHelp('master')).not.toBe('')
  })
})

describe('time', () => {
  test.each([
    [0, '0 s'],
    [59, '59 s'],
    [90, '1 min 30 s'],
    [HOUR, '1 h'],
    [2 * DAY + HOUR + MINUTE, '2 d 1 h'],
    [DAY + 5, '1 d 5 s'],
  ])('%i seconds are %s', (seconds, said) => expect(span(seconds)).toBe(said))

  test('a tempo says how long one thinks, and what each turn adds', () => {
    expect(tempoName(TEMPOS.none)).toBe('No clock')
    expect(tempoName(TEMPOS.brisk)).toBe('Live, 10 min + 10 s')
    expect(tempoName(TEMPOS.daily)).toBe('Turn-based, 2 d + 12 h')
  })
})

describe('what games name themselves', () => {
  test('figures and options that have no words are called by their ids', () => {
    expect(measureName('toy', 'points')).toBe('points')
    expect(measureName('toy', 'prospect')).toBe(t('judge-prospect'))
    expect([optionName('toy', 'map'), valueName('toy', 'map', 'round')]).toEqual(['map', 'round'])
    expect([optionText('toy', 'map'), valueHelp('toy', 'map', 'round')]).toEqual(['', ''])
  })

  test('a change has its sign, a real minus among them', () => {
    expect([signed(3), signed(-2)]).toEqual(['+3', '−2'])
    expect(changesText('toy', [['points', 2], ['stones', -1]])).toBe('points +2, stones −1') // prettier-ignore
  })
})

describe('parts of a sentence', () => {
  afterAll(() => setLanguage(null))

  test('empty ones are left out, and the French leave a space', async () => {
    expect(joined(['one', '', 'two'])).toBe('one; two')
    await setLanguage('fr')
    expect(joined(['un', 'deux'])).toBe('un\u202f; deux')
  })
})
