import { litElements } from '../dock/found'

function isInSight(thing: Element, sheets: readonly Element[]): boolean {
  const { top, bottom, width } = thing.getBoundingClientRect()
  const frame = sheets.find((sheet) => sheet.contains(thing))?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
  return width > 0 && top >= frame.top - 1 && bottom <= frame.bottom + 1
}

/** Where nothing that can be chosen is in sight, that of some sheets is scrolled which has the first thing that can. */
export function bringIntoSight(...sheets: readonly Element[]): void {
  const lit = litElements()
  if (lit.some((thing) => isInSight(thing, sheets))) return
  lit.find((thing) => sheets.some((sheet) => sheet.contains(thing)))?.scrollIntoView({ block: 'center' })
}
