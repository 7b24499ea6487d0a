import type { Block } from './markdown'

/** The blocks that hold all the words, with the headings above them; lists keep only the items that do. */
export function matching(blocks: readonly Block[], query: string): Block[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return [...blocks]
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const kept: Block[] = []
  let heading: Block | null = null
  for (const block of blocks) {
    if (block.kind === 'heading') {
      heading = block
      continue
    }
    const found = narrowed(block, holds)
    if (!found) continue
    if (heading) kept.push(heading)
    heading = null
    kept.push(found)
  }
  return kept
}

function narrowed(block: Block, holds: (text: string) => boolean): Block | null {
  if (block.kind === 'list') {
    const items = block.items.filter((item) => holds(item.words))
    return items.length ? { ...block, items } : null
  }
  return block.kind !== 'heading' && holds(block.words) ? block : null
}

/** How many places were found: items of lists count one by one. */
export function places(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + (block.kind === 'list' ? block.items.length : Number(block.kind !== 'heading')), 0)
}
