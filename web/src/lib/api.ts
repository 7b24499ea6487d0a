/** The REST interface, one function per path. */

import type * as W from './wire'

/** A refusal: `key` is the key of its sentence. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail = '',
  ) {
    super(`${status} ${key}`)
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' }, credentials: 'same-origin' }
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' }
    init.body = JSON.stringify(body)
  }
  let answer: Response
  try {
    answer = await fetch(path, init)
  } catch {
    throw new ApiProblem(0, 'house-offline')
  }
  const text = await answer.text()
  if (!answer.ok) throw problem(answer.status, text)
  return (text ? JSON.parse(text) : null) as T
}

function problem(status: number, text: string): ApiProblem {
  try {
    const said = JSON.parse(text) as W.Problem
    return new ApiProblem(status, said.key || 'house-failed', said.detail)
  } catch {
    return new ApiProblem(status, 'house-failed')
  }
}

function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value != null)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : ''
}

const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`

// -- games, rules, tours
export const games = () => call<W.GameCard[]>('GET', '/api/games')
export const game = (id: string) => call<W.GameInfo>('GET', `/api/games/${encodeURIComponent(id)}`)
export const rules = (game: string, lang: string) => call<W.RulesPage>('GET', `/api/rules/${game}${query({ lang })}`)
export const tour = (game: string, lesson: string) => call<W.Tour>('GET', `/api/tours/${game}${query({ lesson })}`)
export const ratings = (game: string, tempo: string) => call<W.Rating[]>('GET', `/api/ratings${query({ game, tempo })}`)

// -- oneself
export const me = () => call<W.Me | null>('GET', '/api/me')
export const newPlayer = (body: W.NewPlayer) => call<W.Me>('POST', '/api/players', body)
export const changeMe = (body: W.ChangeMe) => call<W.Me>('PATCH', '/api/me', body)
export const logOut = () => call<null>('DELETE', '/api/me')
export const personalLink = () => call<W.Secret>('POST', '/api/me/personal-link')
export const sessions = () => call<W.SessionInfo[]>('GET', '/api/me/sessions')
export const endSessions = (id?: string) => call<null>('DELETE', `/api/me/sessions${query({ id })}`)
export const recover = (secret: string) => call<W.Me>('POST', '/api/recover', { secret })
export const myTables = () => call<W.MyTable[]>('GET', '/api/me/tables')

// -- one's bots on the network
export const bots = () => call<W.Me[]>('GET', '/api/me/bots')
export const newBot = (name: string) => call<W.BotToken>('POST', '/api/me/bots', { name })
export const dropBot = (id: string) => call<null>('DELETE', `/api/me/bots${query({ id })}`)

// -- being told
export const pushKey = () => call<{ key: string }>('GET', '/api/push-key')
export const pushOn = (body: W.PushSubscription) => call<null>('POST', '/api/me/push', body)
export const pushOff = (endpoint?: string) => call<null>('DELETE', `/api/me/push${query({ endpoint })}`)

// -- tables
export const tables = (game?: string, status?: W.TableInfo['status']) => call<W.TableInfo[]>('GET', `/api/tables${query({ game, status })}`)
export const newTable = (body: W.NewTable) => call<W.TableInfo>('POST', '/api/tables', body)
export const table = (id: string) => call<W.TableInfo>('GET', at(id))
export const replay = (id: string, eyes?: number | null) => call<W.ReplayData>('GET', at(id, `/replay${query({ eyes })}`))
export const review = (id: string) => call<W.Reviewed>('POST', at(id, '/review'))
export const analysis = (id: string, n: number) => call<W.Analysis>('GET', at(id, `/analysis${query({ n })}`))
export const rematch = (id: string) => call<W.TableInfo>('POST', at(id, '/rematch'))
export const importRecord = (text: string) => call<W.TableInfo>('POST', '/api/records', { text })
/** Where a record can be downloaded. */
export const recordPath = (id: string, form: 'jsonl' | 'txt') => at(id, `/record.${form}`)
