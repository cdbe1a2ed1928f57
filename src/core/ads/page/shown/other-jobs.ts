import { fold } from '#core/ads/fold.ts'
import { isOtherJobs } from '#core/ads/sections/page-chrome.ts'
import { elementsOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'

const HEADING = /^h[1-6]$/
const MAY_HEAD = /^(?:h[2-6]|p|div|strong|b|span|summary|legend|header|caption)$/

/** Marks what stands under 'Similar jobs' and its like, in any language known: facts there are of another job. */
export function markOtherJobs(root: PageNode): void {
  const whole = plainText(root, 60_000).length
  for (const node of elementsOf(root)) {
    if (node.isHidden || node.isOther || !MAY_HEAD.test(node.tag) || plainText(node, 100).length > 90) continue
    if (!isOtherJobs(fold(plainText(node, 100)))) continue
    const part = partOf(node)
    if (part !== node && part.parent && !holdsTitle(part) && plainText(part, 60_000).length < whole * 0.6) mark(part)
    else for (const below of belowHeading(node)) mark(below)
  }
}

/** The part that the heading opens: out of wrappers that hold nothing else, then the one whose first words it is. */
function partOf(heading: PageNode): PageNode {
  let at = heading
  while (at.parent && !/^(?:#root|html|body|main|article)$/.test(at.parent.tag)) {
    const isFirst = firstWords(at.parent) === at
    const isAlone = plainText(at.parent, 100) === plainText(heading, 100)
    if (!isFirst && !isAlone) break
    at = at.parent
    if (!isAlone) break
  }
  return at
}

const firstWords = (node: PageNode) =>
  node.children.find((child) => (typeof child === 'string' ? child.trim() !== '' : plainText(child, 50) !== ''))

const holdsTitle = (node: PageNode) => [...elementsOf(node)].some(({ tag }) => tag === 'h1')

/** The heading and what follows it, down to the next heading of its rank. */
function belowHeading(heading: PageNode): PageNode[] {
  const siblings = (heading.parent?.children ?? []).filter((child): child is PageNode => typeof child !== 'string')
  const after = siblings.slice(siblings.indexOf(heading) + 1)
  const end = after.findIndex(({ tag }) => HEADING.test(tag) && (!HEADING.test(heading.tag) || tag <= heading.tag))
  return [heading, ...(end < 0 ? after : after.slice(0, end))]
}

function mark(node: PageNode): void {
  node.isOther = true
  for (const inner of elementsOf(node)) inner.isOther = true
}
