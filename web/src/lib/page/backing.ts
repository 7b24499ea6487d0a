/** As much of the browser's `CloseWatcher` as is used here; not every browser has one. */
interface Watcher {
  onclose: (() => void) | null
  destroy(): void
}

/** Until it is stopped, the way back of a phone (its button or gesture) closes what is open instead of leaving the page, where the browser tells of it. */
export function onWayBack(close: () => void): () => void {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher }
  if (!CloseWatcher) return () => undefined
  const watcher = new CloseWatcher()
  watcher.onclose = close
  return () => watcher.destroy()
}
