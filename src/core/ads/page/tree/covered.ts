import type { Style } from './css-values.ts'
import { elementsOf, type PageNode } from './page-node.ts'

const said = (style: Style | undefined, property: string) => style?.get(property)?.trim().toLowerCase() ?? ''
const isPlaced = (style: Style | undefined) => /relative|absolute|fixed|sticky/.test(said(style, 'position'))
const orderOf = (style: Style | undefined) => Number.parseInt(said(style, 'z-index'), 10) || 0

/** Laid over all of the element that it is placed in. */
export function coversAll(style: Style | undefined): boolean {
  if (said(style, 'position') !== 'absolute' || orderOf(style) < 0 || said(style, 'display') === 'none') return false
  const isNothing = (value: string) => /^0(?:px|%)?$/.test(value)
  if (/^0(?:px)?(?:\s+0(?:px)?)*$/.test(said(style, 'inset'))) return true
  const side = (start: string, end: string, length: string) =>
    isNothing(said(style, start)) && (isNothing(said(style, end)) || said(style, length) === '100%')
  return side('top', 'bottom', 'height') && side('left', 'right', 'width')
}

/** What is below a ground that is laid over it: parts with all that is in them, and parts of which only the letters are. */
export type Covered = { boxes: PageNode[]; letters: PageNode[] }

/** Each asks for all that stands around it. */
const MOST_SHEETS = 200

export function coveredBy(
  elements: readonly PageNode[],
  styles: ReadonlyMap<PageNode, Style>,
  { covers, isCoated }: { covers: (node: PageNode) => boolean; isCoated: (node: PageNode) => boolean },
): Covered {
  const covered: Covered = { boxes: [], letters: [] }
  let left = MOST_SHEETS
  for (const node of elements) {
    const isSheet = covers(node)
    if (!isSheet && !isCoated(node)) continue
    left -= 1
    if (left < 0) break
    const holder = isSheet ? holderOf(node, styles) : isPlaced(styles.get(node)) ? node : null
    if (!holder || /^(?:html|body|#root)$/.test(holder.tag)) continue
    addBelow(holder, isSheet ? node : null, styles, covered)
  }
  return covered
}

function holderOf(node: PageNode, styles: ReadonlyMap<PageNode, Style>): PageNode | null {
  for (let at = node.parent; at !== null; at = at.parent) if (isPlaced(styles.get(at))) return at
  return null
}

function addBelow(
  holder: PageNode,
  sheet: PageNode | null,
  styles: ReadonlyMap<PageNode, Style>,
  covered: Covered,
): void {
  const all = [...elementsOf(holder)]
  const inSheet = new Set(sheet ? [sheet, ...elementsOf(sheet)] : [])
  const at = sheet ? all.indexOf(sheet) : -1
  const height = orderOf(sheet ? styles.get(sheet) : undefined)
  // what is placed later or higher stands above it
  const isAbove = (node: PageNode, index: number) => {
    const style = styles.get(node)
    return isPlaced(style) && orderOf(style) >= height && (index > at || orderOf(style) > height)
  }
  const shown = new Set<PageNode>()
  for (const [index, node] of all.entries())
    if (inSheet.has(node) || (node.parent && shown.has(node.parent)) || isAbove(node, index)) shown.add(node)
  const around = new Set([holder])
  for (const node of shown) for (let up = node.parent; up && up !== holder; up = up.parent) around.add(up)
  covered.letters.push(...[...around].filter((node) => !shown.has(node)))
  covered.boxes.push(...all.filter((node) => !shown.has(node) && !around.has(node)))
}
