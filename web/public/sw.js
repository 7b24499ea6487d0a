// Tells that it is one's turn when no page is open. What it says was put into the cache by the page that asked for
// it, in the language of its reader.
const WORDS = '/push-words'

async function words() {
  const kept = await caches.match(WORDS)
  return kept ? kept.json() : { titles: {}, title: 'Saecula', body: '%name%' }
}

const fill = (text, game, turn) => text.replace('%game%', game ?? '').replace('%name%', turn.name ?? '')

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const turn = event.data?.json() ?? {}
  const show = async () => {
    const { titles, title, body } = await words()
    const game = titles[turn.game] ?? turn.game
    await self.registration.showNotification(fill(title, game, turn), {
      body: fill(body, game, turn),
      icon: '/favicon.svg',
      tag: turn.table,
      data: { path: `/table/${turn.table ?? ''}` },
    })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? '/'
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = pages.find((page) => new URL(page.url).pathname === path)
    return there ? there.focus() : self.clients.openWindow(path)
  }
  event.waitUntil(open())
})
