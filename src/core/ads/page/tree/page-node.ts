/** An element of a saved page, as far as a reader needs it. */
export type PageNode = {
  tag: string
  attrs: Readonly<Record<string, string>>
  children: (PageNode | string)[]
  parent: PageNode | null
  isHidden: boolean
  /** Stands under a heading of other jobs; set by markOtherJobs. */
  isOther: boolean
  /** Known once asked for: see isFurniture. */
  isFurniture?: boolean
}

/** Every element below, in the page's order. */
export function* elementsOf(node: PageNode): Generator<PageNode> {
  // a list of what is to come, as a generator within a generator costs a step for every level above it
  const waiting = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next !== node) yield next
    for (let at = next.children.length - 1; at >= 0; at -= 1) {
      const child = next.children[at]
      if (typeof child === 'object') waiting.push(child)
    }
  }
}
