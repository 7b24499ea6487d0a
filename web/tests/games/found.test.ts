import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadBox, loadGame, practiceOf } from '$games/found'
import { ofEvent, ofMove, type ByEvent, type ByMove } from '$games/kinds'

const FOLDERS = readdirSync(join(import.meta.dirname, '../../src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

test.each(FOLDERS)('%s is found by its folder, with all that the screens need', async (id) => {
  const game = await loadGame(id)
  for (const drawing of [game.Board, game.Own, game.Seat]) expect(drawing).toBeTypeOf('function')
  for (const told of [game.parts, game.touched, game.describe]) expect(told).toBeTypeOf('function')
  expect(await loadBox(id)).toBeTypeOf('function')
})

test('a game without a folder has no drawings, no cover and no practice, and breaks nothing', async () => {
  await expect(loadGame('chess')).rejects.toThrow('no drawings for chess')
  expect(await loadBox('chess')).toBeNull()
  expect(practiceOf('chess')).toBeNull()
})

test('practice is set up by the game that has it', () => {
  const found = FOLDERS.filter((id) => practiceOf(id))
  expect(found.length).toBeGreaterThan(0)
  for (const id of found) expect(practiceOf(id)?.line.startsWith(id)).toBe(true)
})

// ---------------------------------------------------------------- tables by kind

type Move = { do: 'Put'; place: string } | { do: 'Done' }
type Event = { event: 'StonePut'; seat: number } | { event: 'Ended' }

test('a table says to each kind what its row says, and nothing to a kind without one', () => {
  const moves: ByMove<Move, [string], string> = { Put: ({ place }, word) => `${word} ${place}` }
  expect(ofMove<Move, [string], string>(moves, { do: 'Put', place: 'a' }, 'at')).toBe('at a')
  expect(ofMove<Move, [string], string>(moves, { do: 'Done' }, 'at')).toBeUndefined()
  const events: ByEvent<Event, [], number> = { StonePut: ({ seat }) => seat }
  expect(ofEvent<Event, [], number>(events, { event: 'StonePut', seat: 2 })).toBe(2)
  expect(ofEvent<Event, [], number>(events, { event: 'Ended' })).toBeUndefined()
})
