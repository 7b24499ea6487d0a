import type { BoardProps } from '$games/contract'
import { t } from '$lib/texts.svelte'
import { sayHex, sayRegion } from '../describe'
import type { AnyEvent, RiseView } from '../wire'
import type { Building } from './building.svelte'
import { regionAt, type regionsOf } from './regions'
import type { World } from './world'

interface Scene {
  view: RiseView
  world: World
  regions: ReturnType<typeof regionsOf>
  teller: BoardProps<RiseView, AnyEvent>['teller']
}

/** The places of the World in words: for those who hear them, and for the caption. */
export class Saying {
  constructor(
    private readonly building: Building,
    private readonly scene: () => Scene,
  ) {}

  /** A place, and whether it can be chosen or is. */
  place(at: number): string {
    const { choice, spots } = this.building
    const part = spots[at]?.part
    const said = this.plain(at)
    if (part && choice.chosen.has(part)) return t('rise-and-fall-screen-chosen', { part: said })
    return part && choice.lit.has(part) ? t('rise-and-fall-screen-can', { part: said }) : said
  }

  /** A hex, and the region that it lies in. */
  caption(name: string): string {
    const { world, regions, teller } = this.scene()
    const region = regionAt(regions, name)
    return region ? `${this.plain(world.named(name))} · ${sayRegion(region, teller)}` : this.plain(world.named(name))
  }

  private plain(at: number): string {
    const { view, world, teller } = this.scene()
    const name = world.cells[at]?.name
    const hex = name && view.world.hexes.find((one) => one.hex === name)
    return hex ? sayHex(hex, teller) : t('rise-and-fall-screen-sea-place', { number: at + 1 })
  }
}
