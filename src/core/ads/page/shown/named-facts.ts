import { must } from '#core/must.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import { labelOf, type Label } from '#core/ads/labels.ts'
import { moneyIn } from '#core/ads/fields/money.ts'
import type { DomRow } from './dom-row.ts'
import { modeOfCode } from '#core/ads/page/objects/job-object.ts'
import { plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'

/** Facts whose label is no text of the page: an icon, a tooltip, a word for screen readers, a line of the head. */

const TAKEN = new Set<Label>(['place', 'company', 'pay', 'type', 'mode', 'deadline', 'posted', 'reference'])
const row = (label: Label, value: string): DomRow => ({ label, value, words: value, isNamed: true })

/** `data-label="Standort"` on a cell, `title="Location"` on a span, `aria-label="Location: Ulm"`. */
export function rowOfAttribute(node: PageNode): DomRow | null {
  if (/^(?:a|button|input|select|form|nav|img|svg|iframe|html|body)$/.test(node.tag)) return null
  const mode = Object.entries(node.attrs).find(([name]) => MODE_NAME.test(name))?.[1]
  if (mode !== undefined && modeOfCode(mode)) return row('mode', mode)
  for (const name of ['data-label', 'data-th', 'data-title', 'aria-label', 'title', 'data-name', 'data-tooltip']) {
    const said = node.attrs[name]?.trim()
    if (said === undefined || said.length < 2 || said.length > 120) continue
    const parted = /^([^:]{2,40}?)\s*:\s*(\S.*)$/u.exec(said)
    const label = labelOf(parted?.[1] ?? said)
    if (label === null || !TAKEN.has(label)) continue
    const text = plainText(node, 200)
    const value = parted ? must(parted[2]) : text
    if (value !== '' && value !== said && value.length <= 150 && labelOf(value) === null) return row(label, value)
  }
  return null
}

/** `workplaceType="on-site"` on an element of the system's own. */
const MODE_NAME = /^(?:data-)?(?:job-?)?(?:work-?place|work(?:ing)?-?(?:mode|model)|remote)-?(?:type|status|option)?$/

/** '<span class="sr-only">Location</span> Ulm': a label that only screen readers say. */
export function rowOfSpokenLabel(node: PageNode): DomRow | null {
  if (node.children.length > 8) return null
  for (const child of node.children) {
    if (typeof child === 'string' || !child.isHidden || !SPOKEN.test(child.attrs['class'] ?? '')) continue
    const label = labelOf(textWithin(child))
    const value = plainText(node, 200)
    if (label !== null && TAKEN.has(label) && value !== '' && value.length <= 120) return row(label, value)
  }
  return null
}
const SPOKEN = /sr-only|visually-?hidden|screen-reader/i
const textWithin = (node: PageNode) =>
  node.children
    .map((child) => (typeof child === 'string' ? child : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

const ICONS: [Label, RegExp][] = [
  [
    'place',
    /map-?marker|map-?pin|location|(?:^|[\s_/#-])(?:pin|geo|place|marker|standort|lokasyon|konum|lieu)(?:$|[\s_.-])/,
  ],
  ['pay', /money|euro|dollar|pound|salary|cash|coins?(?:$|[\s_.-])|wallet|banknote|payment/],
  ['type', /briefcase|contract|clock|schedule|file-text|suitcase|(?:^|[\s_/#-])work(?:$|[\s_.-])/],
  ['mode', /house|(?:^|[\s_/#-])home(?:$|[\s_.-])|laptop|remote|wifi/],
]

/** '<i class="fa fa-map-marker"></i> Ulm': what stands beside an icon, where it has the shape of what the icon says. */
export function rowOfIcon(node: PageNode): DomRow | null {
  if (!/^(?:p|div|li|span|td|dd|a)$/.test(node.tag) || node.children.length > 8) return null
  const icon = node.children.find((child): child is PageNode => typeof child !== 'string' && isIcon(child))
  if (!icon) return null
  const ligature = plainText(icon, 40)
  const value = plainText(node, 200).replace(ligature, '').trim()
  if (value === '' || value.length > 90) return null
  const names = namesOfIcon(icon)
  const label = ICONS.find(([, pattern]) => pattern.test(names))?.[0]
  if (label === undefined) return null
  const fits =
    label === 'place'
      ? /^[\p{Lu}\d]/u.test(value) && !/[.!?:@]\s|\d{6,}/.test(value)
      : label === 'pay'
        ? moneyIn(value).length > 0
        : label === 'type'
          ? typesIn(value).length > 0
          : modeSaid(value) !== null
  return fits ? row(label, value) : null
}

const isIcon = (node: PageNode): boolean =>
  node.tag === 'svg' ||
  (node.tag === 'img' && (node.attrs['alt'] ?? '').length < 30) ||
  (/^(?:i|span|em|ion-icon|mat-icon|iconify-icon|clr-icon)$/.test(node.tag) &&
    (plainText(node, 40) === '' || /^[a-z_]{3,24}$/.test(plainText(node, 40))) &&
    (/icon|(?:^|\s)fa[srlb]?(?:\s|$)|glyph|material|(?:^|\s)(?:bi|ti|ri|mdi|lucide)(?:\s|-)/i.test(namesOfIcon(node)) ||
      node.children.some((child) => typeof child !== 'string' && child.tag === 'svg')))

function namesOfIcon(node: PageNode): string {
  const own = ['class', 'aria-label', 'alt', 'title', 'src', 'data-icon', 'data-testid', 'name', 'icon', 'data-use']
    .map((name) => node.attrs[name] ?? '')
    .join(' ')
  const inner = node.children.flatMap((child) => (typeof child === 'string' ? [] : [namesOfIcon(child)]))
  return [own, plainText(node, 40), ...inner]
    .join(' ')
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1-')
    .toLowerCase()
}

/** Lines of the head that name a fact: 'geo.placename', 'job:location', 'twitter:label1' with 'twitter:data1'. */
export function rowsOfHead(metas: readonly PageNode[]): DomRow[] {
  const pairs = new Map<string, { label?: string; value?: string }>()
  const rows: DomRow[] = []
  for (const { attrs } of metas) {
    const name = attrs['property'] ?? attrs['name'] ?? ''
    const content = (attrs['content'] ?? '').replaceAll(/\s+/g, ' ').trim()
    if (content === '' || content.length > 150) continue
    const paired = /^twitter:(label|data)(\d)$/i.exec(name)
    if (paired) {
      const pair = pairs.get(must(paired[2])) ?? {}
      pairs.set(must(paired[2]), { ...pair, [must(paired[1]).toLowerCase() === 'label' ? 'label' : 'value']: content })
      continue
    }
    const words = name
      .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .replaceAll(/[:._-]+/g, ' ')
      .trim()
    const label = /^(?:geo placename|og locality)$/i.test(words)
      ? 'place'
      : labelOf(words.replace(/^(?:job|jobs|vacancy|posting|position|dc|dcterms|og|hiring)\s(?=\S)/i, ''))
    if (label !== null && TAKEN.has(label) && label !== 'reference') rows.push(row(label, content))
  }
  for (const { label, value } of pairs.values()) {
    const known = label === undefined ? null : labelOf(label)
    if (known !== null && value !== undefined && TAKEN.has(known)) rows.push(row(known, value))
  }
  return rows
}
