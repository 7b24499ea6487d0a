// What a click on a part that cannot be chosen was meant for: the server then says what forbids it.
import type { PartKey } from '$games/contract'
import { SIDE_NAMES } from '$lib/board/hex'
import { domainOf, nameIn, nameOf } from '$lib/table/part'
import { over } from '../board/hexes'
import type { AnyMove, HexView, TempusView } from '../wire'

const LAYING = ['attack-cards', 'defence-cards', 'progress-cards']

/** A click, with all that tells what it meant. */
interface Click {
  name: string
  kind: string
  /** the hex that has been clicked already */
  hex: string | undefined
  /** the card that has been clicked already */
  card: string | undefined
  view: TempusView
}

export function meantBy(part: PartKey, _lit: ReadonlySet<PartKey>, chosen: ReadonlySet<PartKey>, view?: TempusView): AnyMove | null {
  if (!view || view.seat === null) return null
  const kind = view.asked.find(({ seat }) => seat === view.seat)?.kind ?? ''
  return MEANT[domainOf(part)]?.({ name: nameOf(part), kind, hex: nameIn(chosen, 'hex'), card: nameIn(chosen, 'card'), view }) ?? null
}

const MEANT: Record<string, (click: Click) => AnyMove | null> = {
  action: ({ name }) => ({ do: 'ChooseAction', action: name }),
  card: (click) => byCard(click),
  hex: (click) => (HEX[click.kind] ?? (() => null))(click),
  value: ({ name, hex, view }) => {
    const place = hex ?? mine(view).sort((a, b) => b.tokens - a.tokens)[0]?.hex
    return place ? { do: 'BuildCity', hex: place, value: name } : null
  },
  terrain: ({ name }) => ({ do: 'DeclareTerrain', terrain: name }),
}

const mine = (view: TempusView): HexView[] => view.hexes.filter((hex) => hex.owner === view.seat && hex.tokens > 0)
const found = (view: TempusView, name: string): HexView | undefined => view.hexes.find((hex) => hex.hex === name)
const sideTo = (start: string, end: string): string | undefined => SIDE_NAMES.find((side) => over(start, side) === end)

/** A card: laid, discarded, or played for what it can do. */
function byCard({ name, kind, hex, view }: Click): AnyMove | null {
  const [ability = '', terrain = ''] = name.split('/')
  if (LAYING.includes(kind)) return { do: 'LayCard', card: name }
  if (kind === 'discard') return { do: 'DiscardCard', card: name }
  if (ability === 'government') return { do: 'ActTwice', terrain }
  if (ability !== 'religion') return { do: 'PlayCard', card: name }
  const place = hex ?? frontier(view)?.start ?? mine(view)[0]?.hex
  return place ? { do: 'PlayReligion', terrain, hex: place, side: sideOfFoe(view, place) } : null
}

/** An own hex with somebody else's piece beside it. */
function frontier(view: TempusView): { start: string; target: string } | undefined {
  return mine(view)
    .flatMap(({ hex }) => SIDE_NAMES.map((side) => ({ start: hex, target: over(hex, side) })))
    .find(({ target }) => isFoe(view, target))
}

const isFoe = (view: TempusView, name: string): boolean => ![null, undefined, view.seat].includes(found(view, name)?.owner)
const sideOfFoe = (view: TempusView, name: string): string => SIDE_NAMES.find((side) => isFoe(view, over(name, side))) ?? SIDE_NAMES[0]

/** An attack on a hex: from the one clicked before or any beside it; from the hex itself where none is. */
function attackOn({ name, hex, view }: Click): AnyMove {
  const near = [...(hex ? [hex] : []), ...mine(view).map((one) => one.hex)].find((start) => sideTo(start, name))
  return near ? { do: 'Attack', start: near, side: sideTo(near, name)! } : { do: 'Attack', start: name, side: sideOfFoe(view, name) }
}

/** A movement to a hex, from the one clicked before or one beside it; of a hex of one's own where there is no other end. */
function moveTo({ name, hex, view }: Click): AnyMove {
  const own = mine(view).map((one) => one.hex)
  const isOwn = own.includes(name)
  const start = hex ?? (isOwn ? name : (own.find((one) => sideTo(one, name)) ?? own[0] ?? name))
  const free = SIDE_NAMES.map((side) => over(name, side)).find((other) => found(view, other)?.owner === null)
  return { do: 'MoveToken', start, end: start === name ? (free ?? over(name, 'E')) : name }
}

/** Religion with a card clicked before: from a hex of one's own over to somebody beside it. */
function convert(click: Click): AnyMove {
  const { name, hex, view } = click
  const start = hex ?? (isFoe(view, name) ? mine(view).find((one) => sideTo(one.hex, name))?.hex : name) ?? name
  return { do: 'PlayReligion', terrain: click.card?.split('/')[1] ?? '', hex: start, side: sideTo(start, name) ?? sideOfFoe(view, start) }
}

const inTurn = (click: Click): AnyMove => {
  if (click.card?.startsWith('religion/')) return convert(click)
  return isFoe(click.view, click.name) ? attackOn(click) : moveTo(click)
}

/** What a hex was clicked for, by what is asked. */
const HEX: Record<string, (click: Click) => AnyMove | null> = {
  'tile-place': ({ name }) => ({ do: 'PlaceTile', hex: name, turned: '0' }),
  'start-hex': ({ name }) => ({ do: 'PlaceToken', hex: name }),
  turn: inTurn,
  moving: (click) => (click.card ? convert(click) : moveTo(click)),
  births: (click) => (click.card ? convert(click) : { do: 'PlaceBaby', hex: click.name }),
  target: (click) => {
    if (click.card) return convert(click)
    return isFoe(click.view, click.name) ? attackOn(click) : { do: 'Attack', start: click.name, side: sideOfFoe(click.view, click.name) }
  },
  'stepping-in': (click) => (click.card ? convert(click) : null),
  'city-site': (click) => (click.card ? convert(click) : { do: 'BuildCity', hex: click.name, value: '2' }),
}
