import { render, screen } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Medallion from '$lib/seats/Medallion.svelte'
import { characterName } from '$lib/words/characters'
import { CHARACTERS } from '$kit/station'

test('every character has a sign of its own, and a name that can be read aloud', () => {
  const signs = CHARACTERS.map((character) => {
    const { container } = render(Medallion, { character, name: 'Lupus', spoken: true })
    expect(screen.getByRole('img', { name: characterName(character) })).toBeTruthy()
    return container.querySelector('path')?.getAttribute('d')
  })
  expect(new Set(signs).size).toBe(CHARACTERS.length)
})

test('the rim follows from the name: two of one character can be told apart', () => {
  const rim = (name: string) => render(Medallion, { character: 'raider', name }).container.querySelector('.rim')?.getAttribute('transform')
  expect(rim('Lupus')).toBe(rim('Lupus'))
  expect(rim('Lupus')).not.toBe(rim('Falco'))
})
