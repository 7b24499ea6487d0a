// The card that the viewer looks at: the pointer rests on it, it has the focus, or it was tapped.
import type { Attachment } from 'svelte/attachments'

/** What is looked at and where it lies. */
export interface Looked {
  card: string
  on: Element
  at: DOMRect
  /** what it costs or why it lies there, if that needs saying */
  note: string
  /** show it below, as what is above matters too */
  below: boolean
}

class Looking {
  seen: Looked | null = $state.raw(null)

  come(card: string, element: Element, note = '', below = false): void {
    this.seen = { card, on: element, at: element.getBoundingClientRect(), note, below }
  }

  leave(): void {
    this.seen = null
  }

  /** To be attached where a card lies: once it lies there no longer, it is not looked at there either, though no pointer has left it. */
  at(card: string): Attachment {
    return (element) => () => {
      if (this.seen?.on === element && this.seen.card === card) this.leave()
    }
  }
}

/** One viewer looks at one card: all faces on the screen share this. */
export const looking = new Looking()
