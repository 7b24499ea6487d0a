// The card that somebody looks at: the pointer rests on it, it has the focus, or it was tapped.

/** What is looked at and where it lies. */
export interface Looked {
  card: string
  at: DOMRect
  /** what it costs or why it lies there, where that needs saying */
  note: string
  /** show it below, as something above matters too */
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

/** One pair of eyes, one card: every face on the screen tells the same one. */
export const looking = new Looking()
