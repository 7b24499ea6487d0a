import { expect, test, vi } from 'vitest'
import { bringIntoSight } from '$routes/table/frame/insight'

function placed(element: HTMLElement, top: number, height = 20): HTMLElement {
  element.getBoundingClientRect = () => ({ top, bottom: top + height, width: 20 }) as DOMRect
  return element
}

function sheetWith(...tops: number[]) {
  const sheet = placed(document.createElement('div'), 400, 200)
  const things = tops.map((top) => {
    const thing = placed(document.createElement('button'), top)
    thing.dataset.part = `thing:${top}`
    thing.dataset.lit = ''
    thing.scrollIntoView = vi.fn()
    return thing
  })
  sheet.append(...things)
  document.body.replaceChildren(sheet)
  return { sheet, things }
}

test('a sheet is scrolled to what can be chosen where nothing of it is in sight', () => {
  const { sheet, things } = sheetWith(900, 950)
  bringIntoSight(sheet)
  expect(things[0]?.scrollIntoView).toHaveBeenCalledOnce()
  expect(things[1]?.scrollIntoView).not.toHaveBeenCalled()
})

test('a disc that is lit by its class is brought into sight as well', () => {
  const { sheet, things } = sheetWith(380)
  delete things[0]?.dataset.lit
  things[0]?.classList.add('lit')
  bringIntoSight(sheet)
  expect(things[0]?.scrollIntoView).toHaveBeenCalledOnce()
})

test('it stays where something can be chosen already', () => {
  const { sheet, things } = sheetWith(900, 450)
  bringIntoSight(sheet)
  for (const thing of things) expect(thing.scrollIntoView).not.toHaveBeenCalled()
})

test('of several sheets that is scrolled which has something to choose', () => {
  const { sheet, things } = sheetWith(900)
  const other = placed(document.createElement('div'), 0, 300)
  document.body.prepend(other)
  bringIntoSight(other, sheet)
  expect(things[0]?.scrollIntoView).toHaveBeenCalledOnce()
})
