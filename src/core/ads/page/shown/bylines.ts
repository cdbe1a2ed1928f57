import { must } from '#core/must.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import type { Byline } from './dom-company.ts'
import { isFurniture } from '#core/ads/page/tree/furniture.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'
import { elementsOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'

/** The short parts right behind the heading that names the job: '<h1>Designer</h1><p>Fenwell Rail</p>', or the line below it. */
export function bylinesOf(root: PageNode, block: PageNode, title: string): Byline[] {
  for (const node of elementsOf(root)) {
    if (!/^h[12]$/.test(node.tag) || node.isHidden || plainText(node, 300) !== title) continue
    const beside = partsOf(must(node.parent))
    const at = beside.indexOf(node)
    const next = beside[at + 1]
    if (!next || !/^(?:p|div|span|a|h[2-4])$/.test(next.tag)) break
    const inner = partsOf(next).filter(({ tag }) => /^(?:p|h[2-5])$/.test(tag))
    // a department and its agency, one below the other
    const end = beside.findIndex((one, index) => index > at && !/^(?:p|h[3-6])$/.test(one.tag))
    const below = beside.slice(at + 1, end < 0 ? undefined : end)
    const lines =
      inner.length > 1 && inner.length < 4
        ? inner
        : below.length > 1 && below.length < 4 && below.every((one) => isName(plainText(one, 80)))
          ? below
          : [next]
    const named = lines.map((part) => ({ text: plainText(part, 80), isLink: part.tag === 'a' }))
    if (named.every(({ text }) => isName(text))) return named
    break
  }
  const line = lineBelow(block, title)
  return line === null ? [] : [{ text: line, isLink: false }]
}

const partsOf = (node: PageNode) =>
  node.children.filter((child): child is PageNode => typeof child !== 'string' && !child.isHidden)

const LEGAL_FORM = /,?\s(?:\p{Lu}\.\s?(?:\p{Ll}\.\s?)?){1,4}$|,?\s(?:Inc|Ltd|Co|Corp|LLC|SLU?|SA)\.?$/u

/** A line that may be a name and is no fact: no sum, no day, no terms. */
const isName = (line: string) =>
  /^\p{Lu}/u.test(line) &&
  line.length < 60 &&
  !/[:.!?|·•,;–]|\d/.test(line.replace(LEGAL_FORM, '')) &&
  typesIn(line).length === 0 &&
  modeSaid(line) === null

/** A name in its own line right below the title, above the first sentence or the first fact. */
function lineBelow(part: PageNode, title: string): string | null {
  const [first, second, third] = textOf(part, isFurniture, 12)
    .split('\n')
    .filter((line) => line !== '')
  const [line, next] = first?.includes(title) === true ? [second, third] : []
  return line !== undefined &&
    next !== undefined &&
    isName(line) &&
    (next.length >= 80 || /^[^:：]{2,40}[:：]/u.test(next))
    ? line
    : null
}
