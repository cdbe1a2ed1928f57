import { fold } from '#core/ads/fold.ts'
import { labelOf } from '#core/ads/labels.ts'
import { isOtherJobs } from '#core/ads/sections/page-chrome.ts'
import { kindOfHeading } from '#core/ads/sections/section-kind.ts'
import { looksLikeCompany, vacancyScore } from '#core/ads/header/title.ts'
import { isFurniture } from '#core/ads/page/tree/furniture.ts'
import { BREAKS, classOf, elementsOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'

const MOST_LOOKED_AT = 1_500
const MOST_FOUND = 12
const MOST_BESIDE = 400

/**
 * Lines above the advert's first sentence that stand out without being headings: bold or large alone in their line, across
 * a table, or in a part that calls itself a title. The likeliest title first.
 */
export function standOuts(root: PageNode): string[] {
  const found: { text: string; score: number }[] = []
  let looked = 0
  // the first paragraph: its own lines are looked at, nothing below it
  let prose: PageNode | null = null
  for (const node of elementsOf(root)) {
    if (found.length >= MOST_FOUND || looked++ > MOST_LOOKED_AT) break
    if (node.isHidden || isBeside(node)) continue
    const text = plainText(node, 160).replace(/^\[[^\][]{2,40}\]\s+(?=\S)/, '')
    if (prose !== null && !isInside(node, prose)) break
    if (prose === null && text.length >= 80 && isLastBlock(node)) prose = node
    const weight = weightOf(node)
    if (weight === 0 || !isTitleLike(text) || !(weight === 1 || isAloneInLine(node))) continue
    // a title inside a title is the title: around it stand labels and addresses
    const outer = found.findIndex((one) => one.text.includes(text))
    if (outer >= 0 && weight < 1) continue
    if (outer >= 0) found.splice(outer, 1)
    found.push({ text, score: vacancyScore(text) + weight - Math.min(2, looksLikeCompany(text)) })
  }
  return found.sort((a, b) => b.score - a.score).map(({ text }) => text)
}

const isLastBlock = (node: PageNode) =>
  /^(?:p|td|li|div|section|article|pre|blockquote)$/.test(node.tag) &&
  !node.children.some((child) => typeof child !== 'string' && child.tag !== 'br' && BREAKS.test(child.tag))

function isInside(node: PageNode, outer: PageNode): boolean {
  for (let at: PageNode | null = node; at !== null; at = at.parent) if (at === outer) return true
  return false
}

const NAMED_TITLE =
  /(?:^|[\s_-])(?:(?:job|post|position)?-?titles?|headline|heading|subject|titel|titre|titulo|titolo|baslik)(?:$|[\s_-])/

/** How much an element stands out; 0 when it does not. */
function weightOf(node: PageNode): number {
  if (node.tag === 'title' || node.tag === 'head' || /^h[1-6]$/.test(node.tag)) return 0
  if (node.attrs['role'] === 'heading' || NAMED_TITLE.test(classOf(node))) return 1
  if (/^(?:b|strong|big)$/.test(node.tag)) return 0.5
  if (node.tag === 'font') return Number(node.attrs['size'] ?? 0) >= 4 ? 1 : 0
  if (/^t[dh]$/.test(node.tag)) return Number(node.attrs['colspan'] ?? 1) >= 2 ? 0.75 : 0
  const size = /font-size:\s*(\d{1,3})(?:\.\d+)?(px|pt)/.exec(node.attrs['style'] ?? '')
  return size !== null && Number(size[1]) >= (size[2] === 'pt' ? 15 : 20) ? 1 : 0
}

const isTitleLike = (text: string) =>
  text.length >= 4 &&
  text.length <= 110 &&
  /\p{L}{3}/u.test(text) &&
  !/[.!?:…]$|^\d|https?:|@/.test(text) &&
  labelOf(text) === null &&
  kindOfHeading(fold(text)) === null &&
  !isOtherJobs(fold(text))

/** Nothing else in its line: its part, or what stands between two line breaks. */
function isAloneInLine(node: PageNode): boolean {
  for (let at = node; at.parent; at = at.parent) {
    if (at.parent.children.length > MOST_BESIDE) return false
    const beside = at.parent.children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    const place = beside.indexOf(at)
    const isEnd = (child: PageNode | string | undefined) =>
      child === undefined || (typeof child !== 'string' && (child.tag === 'br' || BREAKS.test(child.tag)))
    if (BREAKS.test(at.tag)) return !/^(?:td|th|dt|dd)$/.test(at.tag) || beside.length === 1
    if (!isEnd(beside[place - 1]) || !isEnd(beside[place + 1])) return false
    if (beside.length > 1) return true
  }
  return true
}

/** In a sidebar, a footer, a menu or among comments. */
export function isBeside(node: PageNode): boolean {
  for (let at: PageNode | null = node; at !== null; at = at.parent)
    if (
      isFurniture(at) &&
      (at.tag === 'aside' || !/(?:^|[\s_-])(?:banner|header|widget|site-header)(?:$|[\s_-])/.test(classOf(at)))
    )
      return true
  return false
}
