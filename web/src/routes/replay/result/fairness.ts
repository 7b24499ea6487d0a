import { recordPath } from '$lib/api'

/** What a server publishes of a seed before it draws: the SHA-256 of these words and the seed. */
const PREFIX = 'saecula seed '

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
}

async function sha256(data: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a seed is the one that was promised by its hash. */
export async function keepsPromise(seed: string, commitment: string): Promise<boolean> {
  const words = new TextEncoder().encode(PREFIX)
  const secret = bytes(seed)
  const whole = new Uint8Array(words.length + secret.length)
  whole.set(words)
  whole.set(secret, words.length)
  return (await sha256(whole)) === commitment
}

/** Whether this browser can compute hashes: only over https or on the machine itself. */
export const canCheck = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** Whether the seed at the end of a table's record is the one that was promised. */
export async function checkRecord(table: string, commitment: string): Promise<boolean> {
  const answer = await fetch(recordPath(table, 'jsonl'), { credentials: 'same-origin' })
  const last = (await answer.text()).trim().split('\n').at(-1) ?? '{}'
  const { seed } = JSON.parse(last) as { seed?: string }
  return seed !== undefined && keepsPromise(seed, commitment)
}
