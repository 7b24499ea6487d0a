// The covers of the boxes on the shelf, each with the words on its back in texts/<language>.ftl of the game's folder.
import type { Component } from 'svelte'

export const BOXES: Record<string, () => Promise<{ default: Component }>> = {
  tempus: () => import('./tempus/Box.svelte'),
  'rise-and-fall': () => import('./rise-and-fall/Box.svelte'),
  'through-the-ages': () => import('./through-the-ages/Box.svelte'),
  'time-of-empires': () => import('./time-of-empires/Box.svelte'),
}
