// Which cards of the box somebody wants to see.
import type { Teller } from '$lib/words/teller'
import { textOf } from '../art/cards'
import type { CardRow } from '../printed'
import type { Place, Spot } from './whereabouts'

export interface Wish {
  words: string
  deck: string
  age: string
  kind: string
  place: string
}

export const ALL: Wish = { words: '', deck: '', age: '', kind: '', place: '' }

/** A text without accents and capitals, so that a name is found however it is typed. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

/** Whether a card fits a wish; every word must be in its name or its text. */
export function isWished(card: CardRow, wish: Wish, spots: readonly Spot[], teller: Teller): boolean {
  if (wish.deck && card.deck !== wish.deck) return false
  if (wish.age && card.age !== wish.age) return false
  if (wish.kind && card.kind !== wish.kind) return false
  if (wish.place && !spots.some(({ place }) => place === (wish.place as Place))) return false
  const text = plain(`${teller.value('card', card.id)} ${textOf(card.id)}`)
  return plain(wish.words)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
