/** Which page is shown. Links are plain <a href>; those that stay on this site are followed without loading. */

const PAGES: [name: string, pattern: RegExp, params: string[]][] = [
  ['lobby', /^\/$/, []],
  ['new', /^\/new\/([^/]+)$/, ['game']],
  ['table', /^\/table\/([^/]+)$/, ['id']],
  ['replay', /^\/replay\/([^/]+)$/, ['id']],
  ['mine', /^\/mine$/, []],
  ['ratings', /^\/ratings\/([^/]+)$/, ['game']],
  ['rules', /^\/rules\/([^/]+)$/, ['game']],
  ['learn', /^\/learn\/([^/]+)(?:\/([^/]+))?$/, ['game', 'lesson']],
  ['library', /^\/(learn|rules)$/, ['what']],
  ['settings', /^\/settings$/, []],
  ['recover', /^\/recover$/, []],
  ['import', /^\/import$/, []],
]

export interface Route {
  path: string
  name: string
  params: Record<string, string>
  query: URLSearchParams
  hash: string
}

/** The page that an address names; `missing` where there is none. */
export function match(path: string): Pick<Route, 'name' | 'params'> {
  for (const [name, pattern, keys] of PAGES) {
    const found = pattern.exec(path)
    const params = found && decoded(found.slice(1))
    if (params) return { name, params: Object.fromEntries(keys.map((key, i) => [key, params[i] ?? ''])) }
  }
  return { name: 'missing', params: {} }
}

/** Parts of an address as they were meant; null where one of them means nothing, such as a lone %. */
function decoded(parts: readonly (string | undefined)[]): string[] | null {
  try {
    return parts.map((part) => decodeURIComponent(part ?? ''))
  } catch {
    return null
  }
}

function here(): Route {
  const { pathname, search, hash } = location
  return { path: pathname, ...match(pathname), query: new URLSearchParams(search), hash: hash.slice(1) }
}

export const route: Route = $state(here())

function arrive(): void {
  Object.assign(route, here())
}

/** Go to a page of this site. */
export function go(path: string, replace = false): void {
  const before = route.path
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  if (route.path !== before) scrollTo(0, 0)
}

/** Follow links without loading; answers how to stop. */
export function followLinks(): () => void {
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  }
  addEventListener('click', click)
  addEventListener('popstate', arrive)
  addEventListener('hashchange', arrive)
  return () => {
    removeEventListener('click', click)
    removeEventListener('popstate', arrive)
    removeEventListener('hashchange', arrive)
  }
}
