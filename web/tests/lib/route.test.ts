import { afterEach, describe, expect, it } from 'vitest'
import { followLinks, go, match, route } from '$lib/route.svelte'

describe('an address', () => {
  it.each([
    ['/', 'lobby', {}],
    ['/new/tempus', 'new', { game: 'tempus' }],
    ['/table/abc', 'table', { id: 'abc' }],
    ['/rules/a%20b', 'rules', { game: 'a b' }],
    ['/nowhere/at/all', 'missing', {}],
    // what means nothing is no page, and stops nothing
    ['/table/%', 'missing', {}],
  ])('%s is the page %s', (path, name, params) => {
    expect(match(path)).toEqual({ name, params })
  })
})

describe('a link', () => {
  const stop = followLinks()
  afterEach(() => void (document.body.innerHTML = ''))

  it('within the site is followed without loading, with its question and its place', () => {
    go('/')
    document.body.innerHTML = '<a href="/replay/xyz?at=3#end">there</a>'
    document.querySelector('a')?.click()
    expect([route.name, route.params['id'], route.query.get('at'), route.hash]).toEqual(['replay', 'xyz', '3', 'end'])
  })

  it('to a file of the server is left to the browser', () => {
    go('/')
    document.body.innerHTML = '<a href="/api/tables/x/record.txt">record</a>'
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    document.querySelector('a')?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(false)
    stop()
  })
})
