/** Being told by the browser when it is one's turn, even when no page is open. */

import * as api from './api'
import { session } from './session.svelte'
import { t } from './texts.svelte'

/** Whether this browser can be told. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

async function subscription(): Promise<globalThis.PushSubscription | null> {
  if (!canPush()) return null
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Whether it is being told. */
export async function isPushed(): Promise<boolean> {
  return canPush() && Notification.permission === 'granted' && (await subscription()) !== null
}

/** Leave the words for the service worker, which has no texts of its own; it fills in game and name. */
async function leaveWords(): Promise<void> {
  const titles = Object.fromEntries(session.games.map((game) => [game.id, game.title]))
  const said = { titles, title: t('house-push-title', { game: '%game%' }), body: t('house-push-body', { name: '%name%' }) }
  const cache = await caches.open('saecula')
  await cache.put('/push-words', new Response(JSON.stringify(said), { headers: { 'Content-Type': 'application/json' } }))
}

/** Let this browser be told; false when the person does not allow it. */
export async function pushOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const { key } = await api.pushKey()
  await leaveWords()
  await navigator.serviceWorker.register('/sw.js')
  const worker = await navigator.serviceWorker.ready
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  await api.pushOn({ endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' })
  return true
}

/** Let it be told no more. */
export async function pushOff(): Promise<boolean> {
  const found = await subscription()
  await api.pushOff(found?.endpoint)
  await found?.unsubscribe()
  return true
}
