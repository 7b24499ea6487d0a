// The words of the reference.
import { t } from '$lib/texts.svelte'
import type { Teller } from '$lib/words/teller'
import type { CardRow } from '../printed'
import type { Place, Spot } from './whereabouts'

const PLACES: Record<Place, () => string> = {
  row: () => t('through-the-ages-screen-reference-row'),
  hand: () => t('through-the-ages-screen-reference-hand'),
  play: () => t('through-the-ages-screen-reference-play'),
  prepared: () => t('through-the-ages-screen-reference-prepared'),
  hidden: () => t('through-the-ages-screen-reference-hidden'),
  gone: () => t('through-the-ages-screen-reference-gone'),
  box: () => t('through-the-ages-screen-reference-box'),
}
const DECKS: Record<CardRow['deck'], () => string> = {
  initial: () => t('through-the-ages-screen-reference-initial'),
  civil: () => t('through-the-ages-screen-reference-civil'),
  military: () => t('through-the-ages-screen-reference-military'),
}

/** The name of a place where cards are. */
export function sayPlace(place: Place): string {
  return PLACES[place]()
}

/** The name of a deck. */
export function sayDeck(deck: CardRow['deck']): string {
  return DECKS[deck]()
}

/** How many copies nobody has seen yet, in a word or two. */
export function sayHidden({ deck }: CardRow, count: number): string {
  return deck === 'military' ? t('through-the-ages-screen-reference-few-unseen', { count }) : t('through-the-ages-screen-reference-few-coming', { count })
}

/** Some copies of a card in words: where, whose, how many. */
export function saySpot({ place, seat, count }: Spot, card: CardRow, teller: Teller): string {
  if (place === 'hidden' && card.deck === 'military') return t('through-the-ages-screen-reference-unseen', { count })
  if (place === 'hidden') return t('through-the-ages-screen-reference-coming', { count })
  const where = seat === null ? sayPlace(place) : t('through-the-ages-screen-reference-of', { place: sayPlace(place), player: teller.player(seat) })
  return count > 1 ? `${where} (${count})` : where
}
