import { render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { expect, test } from 'vitest'
import TeachPart from '$lib/teach/TeachPart.svelte'
import TeachRow from '$lib/teach/TeachRow.svelte'

const drawn = createRawSnippet(() => ({ render: () => '<svg></svg>' }))

test('a part of the page that teaches has a heading, its words, and its rows as a list', () => {
  render(TeachPart, { title: 'The aim', text: 'Fly first.', children: createRawSnippet(() => ({ render: () => '<li>One row</li>' })) })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The aim')
  expect(screen.getByText('Fly first.')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One row'])
})

test('without rows there is no empty list', () => {
  render(TeachPart, { title: 'The end', text: 'After ten eras.' })
  expect(screen.queryByRole('list')).toBeNull()
})

test('pictures are for the eyes alone: the words beside them say it all', () => {
  render(TeachPart, { title: 'The aim', text: 'Fly first.', picture: drawn })
  render(TeachRow, { text: 'A city counts its value.', children: drawn })
  expect([...document.querySelectorAll('svg')].map((svg) => svg.closest('[aria-hidden]')?.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  expect(screen.getByText('A city counts its value.')).toBeTruthy()
})
