/** Things that can be chosen now: places of a board say so by an attribute, cards and discs by their class. */
const LIT = '[data-part][data-lit], [data-part].lit'

function isInSight(thing: Element, sheet: Element): boolean {
  const { top, bottom, width } = thing.getBoundingClientRect()
  const frame = sheet.contains(thing) ? sheet.getBoundingClientRect() : { top: 0, bottom: innerHeight }
  return width > 0 && top >= frame.top - 1 && bottom <= frame.bottom + 1
}

/** Where nothing that can be chosen is in sight, a sheet is scrolled to the first thing in it that can. */
export function bringIntoSight(sheet: Element): void {
  const lit = [...document.querySelectorAll(LIT)]
  if (lit.some((thing) => isInSight(thing, sheet))) return
  sheet.querySelector(LIT)?.scrollIntoView({ block: 'center' })
}
