import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as api from '$lib/api'
import { keys } from '$lib/keys'
import { canPush, isPushed, pushOff, pushOn } from '$lib/push'
import { ensureMe, gameOf, guestName, infoOf, session, startSession } from '$lib/session.svelte'
import { isStill, set, preferences } from '$lib/preferences.svelte'
import { has, language, setLanguage, t } from '$lib/texts.svelte'
import { levelHelp, levelName } from '$lib/words/levels'
import { optionName, optionText, valueHelp, valueName } from '$lib/words/options'
import { botLine, calledName, seatName, span, tempoName } from '$lib/words/seats'
import { TEMPOS, UNITS } from '$lib/words/tempos'
import { seatOf } from '$kit/station'
import { CARD, ME, serve } from '$kit/server'

const server = serve()

describe('requests', () => {
  test('a body is sent as JSON, with the cookie of this site alone', async () => {
    server.on('POST /api/me/bots', { id: 'b', name: 'Robo', secret: 's' })
    await api.newBot('Robo')
    const init = vi.mocked(fetch).mock.calls[0]?.[1]
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', body: '{"name":"Robo"}' })
    expect(init?.headers).toMatchObject({ 'Content-Type': 'application/json' })
  })

  test('what is not wished for is left out of the address', async () => {
    server.on('GET /api/tables', [])
    server.on('GET /api/tables?game=toy&status=playing', [])
    await api.tables()
    await api.tables('toy', 'playing')
    expect(server.asked.map(([, path]) => path)).toEqual(['/api/tables', '/api/tables?game=toy&status=playing'])
  })

  test('ids of tables are written so that they cannot lead elsewhere', () => {
    expect(api.recordPath('a/../b', 'txt')).toBe('/api/tables/a%2F..%2Fb/record.txt')
  })

  test('a refusal brings its sentence; one that cannot be read brings a general one', async () => {
    server.refuse('GET /api/me', 403, 'problem-forbidden', 'why')
    await expect(api.me()).rejects.toMatchObject({ status: 403, key: 'problem-forbidden', detail: 'why' })
    vi.mocked(fetch).mockResolvedValueOnce({ ok: false, status: 502, text: async () => '<html>' } as Response)
    await expect(api.me()).rejects.toMatchObject({ status: 502, key: 'house-failed' })
  })

  test('a server that cannot be reached is told as that', async () => {
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'))
    await expect(api.me()).rejects.toMatchObject({ status: 0, key: 'house-offline' })
  })
})

describe('who sits at this browser', () => {
  test('games and oneself are learned together', async () => {
    server.on('GET /api/games', [CARD])
    server.on('GET /api/me', null)
    await startSession()
    expect([session.me, session.ready]).toEqual([null, true])
    expect(gameOf('toy')?.title).toBe('Toy')
    expect(gameOf('chess')).toBeUndefined()
  })

  test('who is known is not made anew', async () => {
    expect(await ensureMe('Dora')).toMatchObject({ name: 'Ada' })
    expect(server.asked).toEqual([])
  })

  test('a stranger becomes a guest once, however often that is wanted at once', async () => {
    session.me = null
    server.on('POST /api/players', ME)
    await Promise.all([ensureMe('  Dora '), ensureMe('Dora')])
    expect(server.asked).toEqual([['POST', '/api/players', { name: 'Dora', lang: 'en' }]])
  })

  test('without a name one is proposed, and stays the same', async () => {
    session.me = null
    server.on('POST /api/players', ME)
    await ensureMe('  ')
    expect(server.asked[0]?.[2]).toMatchObject({ name: guestName() })
    expect(guestName()).toMatch(/^\p{L}+ \d\d$/u)
  })

  test('a game is asked about once, and again after a failure', async () => {
    await expect(infoOf('chess')).rejects.toBeInstanceOf(api.ApiProblem)
    server.on('GET /api/games/chess', { id: 'chess' })
    await Promise.all([infoOf('chess'), infoOf('chess')])
    expect(server.asked).toHaveLength(2)
  })
})

describe('settings', () => {
  afterEach(() => set({ theme: 'auto', motion: 'auto' }))

  test('they are kept and shown', () => {
    set({ theme: 'dark', motion: 'off' })
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' })
    expect(JSON.parse(localStorage.getItem('saecula') ?? '')).toMatchObject({ theme: 'dark' })
    expect(isStill()).toBe(true)
  })

  test('a browser that keeps nothing still plays', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    set({ theme: 'light' })
    expect(preferences.theme).toBe('light')
    full.mockRestore()
  })
})

describe('texts', () => {
  afterEach(() => setLanguage(null))

  test('a sentence that does not exist is its key', () => {
    expect(t('no-such-sentence')).toBe('no-such-sentence')
    expect(has('no-such-sentence')).toBe(false)
    expect(has('house-level-casual.help')).toBe(true)
  })

  test('the texts of a game are there once they were asked for, and follow the language', async () => {
    vi.resetModules()
    const { has, language, loadGameTexts, setLanguage, startTexts, t } = await import('$lib/texts.svelte')
    await startTexts()
    expect(has('tempus-ask-moving')).toBe(false)
    await loadGameTexts('tempus')
    expect(has('tempus-ask-moving')).toBe(true)
    const english = t('house-close')
    await setLanguage('it')
    expect(language.current).toBe('it')
    expect(t('house-close')).not.toBe(english)
    expect(has('tempus-ask-moving')).toBe(true)
  })

  test('the last language that was wished for wins, whichever comes first', async () => {
    await Promise.all([setLanguage('fr'), setLanguage('en')])
    expect(language.current).toBe('en')
  })
})

describe('words', () => {
  test('spans of time are told in their two largest units', () => {
    expect(span(90)).toBe(`${t('house-minutes', { count: 1 })} ${t('house-seconds', { count: 30 })}`)
    expect(span(86_400 + 3600 + 60)).toBe(`${t('house-days', { count: 1 })} ${t('house-hours', { count: 1 })}`)
    expect(span(0)).toBe(t('house-seconds', { count: 0 }))
  })

  test('tempos are told by their kind', () => {
    expect(tempoName(TEMPOS.none)).toBe(t('house-tempo-free'))
    expect(tempoName(TEMPOS.brisk)).toBe(t('house-tempo-live', { bank: span(600), increment: span(10) }))
    expect(tempoName(TEMPOS.daily)).toContain(t('house-days', { count: 2 }))
    expect(UNITS.turns.bank).toBe(3600)
  })

  test('no tempo has more in its bank than it may hold', () => {
    for (const { bank, cap } of Object.values(TEMPOS)) expect(cap).toBeGreaterThanOrEqual(bank)
  })

  test('seats and levels have names, unknown levels their ids', () => {
    expect(seatName(seatOf(0, { kind: 'open' }))).toBe(t('house-seat-open'))
    expect(seatName(seatOf(1))).toBe('Bob')
    const heron = seatOf(1, { kind: 'bot', name: 'Ardea', level: 'casual', character: 'trader' })
    expect(seatName(heron)).toBe('Ardea (Trader · Casual)')
    expect([calledName(heron), botLine(heron)]).toEqual(['Ardea', 'Trader · Casual'])
    // tables of before bots had names
    expect(calledName(seatOf(1, { kind: 'bot', name: 'casual', level: 'casual' }))).toBe('Casual')
    expect(botLine(seatOf(1))).toBe('')
    expect([levelName('casual'), levelName('godlike')]).toEqual([t('house-level-casual'), 'godlike'])
    expect([levelHelp('casual'), levelHelp('godlike')]).toEqual([t('house-level-casual.help'), ''])
  })

  test('options are told by the words of their box, else by their names', () => {
    expect(optionName('tempus', 'map')).toBe(t('tempus-option-map'))
    expect([optionName('toy', 'map'), valueName('toy', 'map', 'dealt'), optionText('toy', 'map'), valueHelp('toy', 'map', 'dealt')]).toEqual([
      'map',
      'dealt',
      '',
      '',
    ])
  })
})

describe('keys', () => {
  const act = vi.fn((): boolean | void => undefined)
  const listen = keys(() => ({ a: act, Enter: act }))
  beforeEach(() => {
    act.mockReset()
    document.body.innerHTML = '<input><button></button><g aria-disabled="true" role="button"></g><p></p>'
  })
  const pressed = (key: string, selector: string, more: KeyboardEventInit = {}): boolean => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
    document.addEventListener('keydown', listen, { once: true })
    document.querySelector(selector)?.dispatchEvent(event)
    document.removeEventListener('keydown', listen)
    return event.defaultPrevented
  }

  test('a key does what it is bound to, in capitals too', () => {
    expect(pressed('A', 'p')).toBe(true)
    expect(act).toHaveBeenCalledOnce()
  })

  test('letters belong to a field, Enter to a button that has the focus', () => {
    pressed('a', 'input')
    pressed('Enter', 'button')
    expect(act).not.toHaveBeenCalled()
  })

  test('a letter is obeyed on a button, Enter on a place that cannot be chosen', () => {
    pressed('a', 'button')
    pressed('Enter', 'g')
    expect(act).toHaveBeenCalledTimes(2)
  })

  test('with Ctrl, Alt or Meta a key belongs to the browser', () => {
    for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }]) pressed('a', 'p', more)
    expect(act).not.toHaveBeenCalled()
  })

  test('what says that it was not meant is left to the page', () => {
    act.mockReturnValue(false)
    expect(pressed('a', 'p')).toBe(false)
  })
})

describe('being told when no page is open', () => {
  afterEach(() => vi.unstubAllGlobals())

  test('a browser that cannot do it is asked nothing', async () => {
    expect(canPush()).toBe(false)
    expect(await isPushed()).toBe(false)
  })

  /** A browser that can, and what it was asked. */
  function able(permission: NotificationPermission) {
    const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'k', auth: 'a' } }) }))
    const unsubscribe = vi.fn(async () => true)
    const pushManager = { subscribe, getSubscription: async () => ({ endpoint: 'https://push.example/1', unsubscribe }) }
    const put = vi.fn(async () => {})
    vi.stubGlobal('Notification', { permission, requestPermission: async () => permission })
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('caches', { open: async () => ({ put }) })
    const serviceWorker = { register: vi.fn(async () => {}), ready: Promise.resolve({ pushManager }), getRegistration: async () => ({ pushManager }) }
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
    return { put, unsubscribe }
  }

  test('with leave the server gets the address, and the worker its words', async () => {
    const { put } = able('granted')
    server.on('GET /api/push-key', { key: 'vapid' })
    server.on('POST /api/me/push', null)
    expect(await pushOn()).toBe(true)
    expect(server.asked.at(-1)).toEqual(['POST', '/api/me/push', { endpoint: 'https://push.example/1', p256dh: 'k', auth: 'a' }])
    expect(put).toHaveBeenCalledWith('/push-words', expect.anything())
    expect(await isPushed()).toBe(true)
  })

  test('without leave nothing is sent', async () => {
    able('denied')
    expect(await pushOn()).toBe(false)
    expect(server.asked).toEqual([])
  })

  test('it is undone on both sides', async () => {
    const { unsubscribe } = able('granted')
    server.on('DELETE /api/me/push?endpoint=https%3A%2F%2Fpush.example%2F1', null)
    await pushOff()
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(server.asked).toHaveLength(1)
  })
})
