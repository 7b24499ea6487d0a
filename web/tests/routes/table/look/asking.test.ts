import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { spoken } from '$lib/say.svelte'
import { t } from '$lib/texts.svelte'
import PartNote from '$routes/table/look/PartNote.svelte'
import { answer, askedFor, stationAt, DONE, put, settled, show, slide } from '$kit/station'

const reason = (clause: string) => ({ key: 'table-final-chance', clause, args: {} })

test('what is asked for comes before other kinds, and a whole move before one that needs another click', () => {
  const { station } = stationAt({ asked: askedFor([slide('a', 'b'), DONE]) })
  expect(station.asking.guess('place:c', [])).toEqual([put('c'), slide('c', 'a'), slide('c', 'b')])
  expect(station.asking.guess('place:c', ['place:a'])[0]).toEqual(slide('a', 'c'))
})

test('moves of chance are never guessed', () => {
  const { station } = stationAt({ asked: askedFor([DONE]) }, { parts: (move) => (move.card ? [`card:${move.card}`] : []) })
  expect(station.asking.guess('card:x', [])).toEqual([])
})

test('the first reason that a rule gives is the answer, and it is spoken', async () => {
  const { station, asked } = stationAt({ asked: askedFor([slide('a', 'b')]) })
  asked.mockResolvedValueOnce(answer({ why: reason('') })).mockResolvedValueOnce(answer({ why: reason('TOY-1') }))
  station.choice.pick('place:c')
  await settled()
  expect(station.asking.note).toEqual({ part: 'place:c', reason: reason('TOY-1') })
  expect(asked).toHaveBeenCalledTimes(2)
  expect(spoken.text).toBe(t('table-final-chance'))
})

test('what the game knows to be meant is asked about alone', async () => {
  const { station, asked } = stationAt({ asked: askedFor([slide('a', 'b')]) }, { meant: () => put('b') })
  asked.mockResolvedValue(answer({ why: reason('') }))
  station.choice.pick('place:c')
  await settled()
  expect(asked).toHaveBeenCalledExactlyOnceWith({ ask: 'why', seat: 0, move: put('b') })
})

test('a click on what comes second in a legal move is asked back about and not refused', async () => {
  const { station, asked } = stationAt({ asked: askedFor([slide('a', 'b'), DONE]) }, { meant: () => slide('a', 'b') })
  station.choice.pick('place:b')
  await settled()
  expect(station.deciding.pending?.move).toEqual(slide('a', 'b'))
  expect(station.asking.note).toBeNull()
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ ask: 'why' }))
})

test('a part that belongs to no move is not what is asked', async () => {
  const { station, asked } = stationAt({ asked: askedFor([DONE]) })
  station.choice.pick('moon:1')
  await settled()
  expect(station.asking.note?.reason.key).toBe('not-this-decision')
  expect(asked).not.toHaveBeenCalled()
})

test('the answer goes with the question', async () => {
  const { station, asked } = stationAt({ asked: askedFor([slide('a', 'b')]) })
  asked.mockResolvedValue(answer({ why: reason('TOY-1') }))
  station.choice.pick('place:c')
  await settled()
  station.begin(askedFor([DONE], { decision: 2 }))
  flushSync()
  expect(station.asking.note).toBeNull()
})

test('where nobody is asked nothing is explained', async () => {
  const { station, asked } = stationAt()
  station.choice.pick('place:c')
  await settled()
  expect(asked).not.toHaveBeenCalled()
})

test('why a card cannot be chosen is told with what is written on it, where it cannot be looked at', async () => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('860px'), addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList)
  const scene = stationAt({ asked: askedFor([slide('a', 'b')]) }, { text: (part) => `${part} is a stone.` })
  scene.asked.mockResolvedValue(answer({ why: reason('TOY-1') }))
  const disc = document.body.appendChild(document.createElement('button'))
  disc.dataset.part = 'place:c'
  show(scene, PartNote)
  scene.station.choice.pick('place:c')
  await settled()
  expect(document.body.textContent).toContain('place:c is a stone.')
  expect(document.body.textContent).toContain(t('table-final-chance'))
  disc.remove()
  media.mockRestore()
})
