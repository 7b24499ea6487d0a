// The card that the viewer looks at: the pointer rests on it, it has the focus, or it was tapped.

/** What is looked at and where it lies. */
export interface Looked {
  card: string
  at: DOMRect
  /** what it costs or why it lies there, if that needs saying */
  note: string
  /** show it below, as what is above matters too */
  below: boolean
}

class Looking {
  seen: Looked | null = $state.raw(null)

  come(card: string, element: Element, note = '', below = false): void {
    this.seen = { card, at: element.getBoundingClientRect(), note, below }
  }

  leave(): void {
    this.seen = null
  }
}

/** One viewer looks at one card: all faces on the screen share this. */
export const looking = new Looking()
