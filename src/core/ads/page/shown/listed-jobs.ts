import { must } from '#core/must.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import { isFurniture } from '#core/ads/page/tree/furniture.ts'
import { elementsOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'

const JOB_PATH =
  /\/(?:jobs?|careers?|positions?|open-positions|openings?|vacanc(?:y|ies)|stellen(?:angebote?)?|karriere|offres?|emplois?|ofertas?|empleo|ilan(?:lar)?|is-ilani|vacatures?|lavora-con-noi|posizioni(?:-aperte)?|offerte(?:-di-lavoro)?|vagas?|oferty-pracy|praca|lediga-jobb|jobb|stillinger|ledige-stillinger|pozisyon(?:lar)?|annonces?|o|j|p|posting|role|roles)\/[^/?#]+/i
const NO_JOB =
  /^(?:read more|more|apply|apply now|details|view|learn more|see all|all jobs|jobs|careers|home|next|previous|contact|about|about us|news|privacy|terms|imprint|life here|\d+)$/i

/** The openings that a page links to: titles of jobs with their addresses. */
export function listedJobs(
  root: PageNode,
  url: string,
  owner: string | null,
): { title: string; company: string | null; url: string | null }[] {
  const below = url.replace(/[?#].*$/, '').replace(/\/+$/, '')
  const jobs = new Map<string, { title: string; company: string | null; url: string | null }>()
  for (const node of elementsOf(root)) {
    if (node.tag !== 'a' || node.isHidden || node.attrs['href'] === undefined || inNavigation(node)) continue
    const href = node.attrs['href']
    if (/^(?:#|mailto:|tel:|javascript:)/i.test(href)) continue
    const title = titleOf(node)
    if (title === '' || title.length > 120 || NO_JOB.test(title)) continue
    const address = absolute(href, url)
    const isJob =
      vacancyScore(title) >= 2 ||
      (JOB_PATH.test(address) &&
        !/\.(?:css|js|png|jpg|pdf)$/i.test(address) &&
        // a word alone will do where the page stands above what it links to: '/vacatures' and '/vacatures/wijkverpleegkundige'
        (title.split(/\s+/).length >= 2 || address.startsWith(`${below}/`)) &&
        /\p{Lu}/u.test(title))
    if (isJob && address !== url && !jobs.has(address)) jobs.set(address, { title, company: owner, url: address })
  }
  return [...jobs.values()].slice(0, 100)
}

/** A card's link may hold the place and the terms too: its heading, else its first line, is the title. */
function titleOf(node: PageNode): string {
  for (const child of elementsOf(node))
    if (/^h[1-6]$/.test(child.tag) || /title|name/.test((child.attrs['class'] ?? '').toLowerCase())) {
      const text = plainText(child, 150)
      if (text !== '') return text
    }
  return plainText(node, 150)
}

function inNavigation(node: PageNode): boolean {
  for (let at: PageNode | null = node.parent; at !== null; at = at.parent)
    if (isFurniture(at) && at.tag !== 'form' && at.tag !== 'label' && at.tag !== 'button') return true
  return false
}

export function absolute(href: string, base: string): string {
  const trimmed = href.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(trimmed)) return trimmed
  const match = /^(https?:)\/\/([^/?#]+)([^?#]*)/i.exec(base)
  if (!match) return trimmed
  const [, scheme, host, path] = match
  if (trimmed.startsWith('//')) return `${scheme}${trimmed}`
  if (trimmed.startsWith('/')) return `${scheme}//${host}${trimmed}`
  if (trimmed.startsWith('?')) return `${scheme}//${host}${path}${trimmed}`
  const parts = must(path).split('/').slice(0, -1)
  for (const part of trimmed.split('/')) {
    if (part === '..') {
      if (parts.length > 1) parts.pop()
    } else if (part !== '.') parts.push(part)
  }
  return `${scheme}//${host}${parts.join('/').startsWith('/') ? '' : '/'}${parts.join('/')}`
}
