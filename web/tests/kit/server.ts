// A server that answers requests as the test wants; what it was asked is kept.
import { afterEach, beforeEach, vi } from 'vitest'
import { session } from '$lib/session.svelte'
import type { GameCard, Me } from '$lib/wire'
import { TOY } from './toy'

export const ME: Me = { id: 'p0', name: 'Ada', kept: false, lang: null, is_bot: false, push: false, webhook: null }
export const CARD: GameCard = TOY

type Answer = object | null | ((body: unknown) => object | null)

export interface Server {
  /** what was sent: method, path, body */
  readonly asked: [method: string, path: string, body: unknown][]
  /** answer a request so from now on */
  on(request: string, answer: Answer): void
  /** refuse a request */
  refuse(request: string, status: number, key: string, detail?: string): void
}

/** An answer that is here at once, without streams. */
function respond(text: string, status = 200): Response {
  return { ok: status < 400, status, text: async () => text } as Response
}

/** A fresh server for every test of a file; Ada is known, and the toy is the only game. */
export function serve(): Server {
  let answers: Record<string, Answer> = {}
  let refusals: Record<string, { status: number; text: string }> = {}
  const asked: [string, string, unknown][] = []
  beforeEach(() => {
    answers = {}
    refusals = {}
    asked.length = 0
    Object.assign(session, { me: ME, games: [CARD], ready: true })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      const method = init?.method ?? 'GET'
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : null
      asked.push([method, String(path), body])
      const key = `${method} ${String(path)}`
      const refused = refusals[key]
      if (refused) return respond(refused.text, refused.status)
      const answer = answers[key]
      if (answer === undefined) return respond('{"key":"house-failed"}', 404)
      return respond(JSON.stringify(typeof answer === 'function' ? answer(body) : answer))
    })
  })
  afterEach(() => void vi.restoreAllMocks())
  return {
    asked,
    on: (request, answer) => void (answers[request] = answer),
    refuse: (request, status, key, detail = '') => void (refusals[request] = { status, text: JSON.stringify({ error: '', key, detail }) }),
  }
}
