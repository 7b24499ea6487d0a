// The way back of a phone: what is open closes, one step after the other, and only then the page is left.
import { afterEach, expect, test, vi } from 'vitest'
import Phone from '$routes/table/frame/Phone.svelte'
import { onPhone } from '$kit/phone'
import { askedFor, DONE, put, settled, show, stationAt } from '$kit/station'

/** A browser's: the last one that is open hears of the way back. */
class FakeWatcher {
  static open: FakeWatcher[] = []
  onclose: (() => void) | null = null
  constructor() {
    FakeWatcher.open.push(this)
  }
  destroy(): void {
    FakeWatcher.open = FakeWatcher.open.filter((one) => one !== this)
  }
}

/** Go back; says whether something at the table took it. */
async function back(): Promise<boolean> {
  const watcher = FakeWatcher.open.at(-1)
  watcher?.destroy()
  watcher?.onclose?.()
  await settled()
  return watcher !== undefined
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  FakeWatcher.open = []
})

async function onTable() {
  vi.stubGlobal('CloseWatcher', FakeWatcher)
  onPhone()
  const scene = stationAt({ asked: askedFor([put('a'), put('b'), DONE]) })
  show(scene, Phone, { gone: '' })
  await settled()
  return scene.station
}

test('nothing is open: the page is left', async () => {
  await onTable()
  expect(await back()).toBe(false)
})

test('the log that lies over everything goes first, then what was begun', async () => {
  const station = await onTable()
  station.deciding.pending = { move: put('a'), foreseen: null, warnings: [] }
  station.railOpen = true
  await settled()
  expect([await back(), station.railOpen, station.deciding.pending === null]).toEqual([true, false, false])
  expect([await back(), station.deciding.pending]).toEqual([true, null])
  expect(await back()).toBe(false)
})

test('a stage, and trying what if, are left by it', async () => {
  const station = await onTable()
  station.mode = 'doubt'
  station.director.present([{ scene: { kind: 'fight', title: 'A fight' }, stays: true, version: 1 }])
  await settled()
  expect([await back(), station.director.stage, station.mode]).toEqual([true, null, 'doubt'])
  expect([await back(), station.mode]).toEqual([true, 'play'])
  expect(await back()).toBe(false)
})

test('a browser without it leaves the page as ever', async () => {
  onPhone()
  const scene = stationAt({ asked: askedFor([put('a'), DONE]) })
  show(scene, Phone, { gone: '' })
  scene.station.railOpen = true
  await settled()
  expect(FakeWatcher.open).toEqual([])
})
