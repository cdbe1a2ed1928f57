import { must } from '#core/must.ts'
import { labelOf, labelOfPicture, type Label } from '#core/ads/labels.ts'
import type { DomRow } from './dom-row.ts'
import { labelByValue, periodOf } from './label-by-value.ts'
import { factsOfLine, isFactLine } from '#core/ads/page/fact-line.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import { rowOfAttribute, rowOfIcon, rowOfSpokenLabel, rowsOfHead } from './named-facts.ts'
import { classOf, elementsOf, namesOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'

const NAMES: [Label, RegExp][] = [
  [
    'place',
    /(?:^|[\s_-])(?:job-?location|location|locations|job__location|office-?location|standort|ubicacion|lieu|google_map_link|workplace-location|joblocation|company-?location|posting-?location|yer|lokasyon|konum|arbeitsort|localidad)(?:$|[\s_-])|sort-by-location|bullet$/,
  ],
  [
    'company',
    /(?:^|[\s_-])(?:company-?name|companyname|employer-?name|employer|hiring-?organization|org-?name|hiringorganization|topcard__org-name-link|recruiter-?name|company_name|firma|firmenname|arbeitgeber|entreprise|empresa|sirket)(?:$|[\s_-])/,
  ],
  [
    'pay',
    /(?:^|[\s_-])(?:salary|salary-?range|pay-?range|pay-?ranges|compensation|basesalary|salaryinfo|job-?salary|compensation__salary|wage)(?:$|[\s_-])|compensation__salary/,
  ],
  [
    'type',
    /(?:^|[\s_-])(?:job-?type|employment-?type|contract-?type|employmenttype|work-?type|sort-by-commitment|commitment)(?:$|[\s_-])/,
  ],
  [
    'mode',
    /(?:^|[\s_-])(?:workplace-?types?|workplacetype|work-?mode|remote-?status|workplace|job-?workplace|work-?model)(?:$|[\s_-])/,
  ],
  [
    'posted',
    /(?:^|[\s_-])(?:date-?posted|posted-?(?:on|date|time-?ago|time)|posted|publish(?:ed)?-?date|dateposted|posted-time-ago__text|online-?date|age|listed-?date)(?:$|[\s_-])/,
  ],
]

export function rowsOfPage(root: PageNode, isLeftOut: (node: PageNode) => boolean): DomRow[] {
  const rows: DomRow[] = []
  const add = (labelText: string, value: string) => {
    const label =
      labelOf(labelText) ??
      labelOfPicture(labelText.slice(0, 4)) ??
      (vacancyScore(labelText) >= 2 ? null : labelByValue(labelText, value))
    const period = periodOf(labelText, value)
    if (period)
      for (const [index, kind] of (['posted', 'deadline'] as const).entries())
        rows.push({ label: kind, value: must(period[index]), words: value, isNamed: false, name: labelText })
    else if (label && value !== '' && value.length <= 300)
      rows.push({ label, value, words: value, isNamed: false, name: labelText })
  }
  const walk = (node: PageNode) => {
    if (node.isHidden || isLeftOut(node)) return
    const children = node.children.filter(
      (child): child is PageNode => typeof child !== 'string' && child.tag !== 'svg',
    )
    children.forEach((child, index) => {
      if (child.tag === 'dt') {
        const after = children.slice(index + 1).filter((one) => one.tag === 'dd' || one.tag === 'dt')
        const end = after.findIndex((one) => one.tag === 'dt')
        const values = after.slice(0, end < 0 ? 6 : Math.min(end, 6)).map((one) => plainText(one, 400))
        if (values.length > 0) add(plainText(child, 100) || titleWithin(child), values.join('; '))
      }
    })
    labelsIn(children, add)
    // 'Referência | OE-04 | Vínculo | Termo certo': a label before each value
    if (node.tag === 'tr' && children.length > 0 && children.length % 2 === 0 && children.length <= 8)
      for (let at = 0; at < children.length; at += 2) {
        const value = plainText(must(children[at + 1]), 400)
        if (children.length === 2 || labelOf(value) === null) add(plainText(must(children[at]), 100), value)
      }
    else if (
      children.length >= 2 &&
      children.length <= 4 &&
      !/^(?:ul|ol|dl|table|tbody|main|body|section)$/.test(node.tag)
    )
      pairIn(children, add, isLeftOut)
    if (/^(?:li|p|div|span|td)$/.test(node.tag)) {
      const text = children.length <= 4 ? plainText(node, 260) : ''
      const match = text.length < 250 ? /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(text) : null
      const value = match && isFactLine(text) ? factsOfLine(must(match[2]))[0] : match?.[2]
      if (match && value !== undefined && !/[.!?]\s/.test(value)) add(must(match[1]), value)
      // '📍 Husum'
      const pictured = /^(\p{Extended_Pictographic}\u{FE0F}?)\s*(\p{L}.{1,90})$/u.exec(text)
      if (pictured) add(must(pictured[1]), must(pictured[2]))
      // 'Voll- oder Teilzeit | ab sofort | Referenz: PD-26-0193'
      if (text !== '' && text.length < 220 && isFactLine(text))
        for (const part of factsOfLine(text).slice(match ? 1 : 0)) {
          const inner = /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(part)
          if (inner) add(must(inner[1]), must(inner[2]))
        }
    }
    const own = markedLabel(node)
    if (own) add(own.label, own.value)
    if (node.tag === 'pre' || children.some(({ tag }) => tag === 'br')) linesIn(node, add)
    addNamed(node, rows)
    for (const found of [rowOfAttribute(node), rowOfSpokenLabel(node), rowOfIcon(node)]) if (found) rows.push(found)
    for (const child of children) walk(child)
  }
  walk(root)
  rows.push(...rowsOfHead([...elementsOf(root)].filter(({ tag }) => tag === 'meta')))
  return rows
}

/** '<dt><span title="Contract" class="icon"></span></dt>': what an icon is called. */
const titleWithin = (node: PageNode) =>
  [...elementsOf(node)].map(({ attrs }) => attrs['title'] ?? attrs['aria-label'] ?? '').find((said) => said !== '') ??
  ''

/** A short label and its value as neighbours: <h3>Seniority level</h3><span>Mid-Senior level</span>. */
function pairIn(
  children: PageNode[],
  add: (label: string, value: string) => void,
  isLeftOut: (node: PageNode) => boolean,
): void {
  const filled = children.filter((child) => !child.isHidden && /[\p{L}\p{N}]/u.test(plainText(child, 300)))
  if (filled.length !== 2 || filled.some((one) => isLeftOut(one))) return
  const label = plainText(must(filled[0]), 60)
  if (label.length < 45) add(label, plainText(must(filled[1]), 300))
}

/** '<li><strong>Ort</strong> Ulm</li>': a marked label and its value without a colon. */
function markedLabel(node: PageNode): { label: string; value: string } | null {
  if (!/^(?:li|p|div|td)$/.test(node.tag) || node.children.length > 5) return null
  const [first, ...rest] = node.children.filter((child) =>
    typeof child === 'string' ? child.trim() !== '' : child.tag !== 'svg',
  )
  if (first === undefined || typeof first === 'string' || !/^(?:strong|b|em|span|label)$/.test(first.tag)) return null
  if (typeof rest[0] !== 'string') return null
  const [label, whole] = [plainText(first, 60), plainText(node, 200)]
  const value = whole.slice(label.length).replace(/^[\s:：–-]+/u, '')
  return label !== '' && label.length < 45 && value.length < 120 && !/[.!?]\s/.test(value) ? { label, value } : null
}

/** Headings that are labels, each with its value behind it, in one part of the page. */
function labelsIn(children: readonly PageNode[], add: (label: string, value: string) => void): void {
  const shown = children.filter((child) => !child.isHidden)
  shown.forEach((child, at) => {
    const next = shown[at + 1]
    if (!/^(?:h[3-6]|strong|b|label)$/.test(child.tag) || !next || !/^(?:p|div|span)$/.test(next.tag)) return
    // '1 vacancy in the following location:', and the town in the list behind it
    const below = plainText(next, 150).endsWith(':') ? shown[at + 2] : undefined
    const label = plainText(child, 60)
    const value = [next, ...(below ? [below] : [])].map((one) => plainText(one, 150)).join(' ')
    if (label.length < 45 && value.length < 120 && !/[.!?]\s/.test(value)) add(label, value)
  })
}

/** 'Lugar: Santoña' and the like, parted by line breaks. */
function linesIn(node: PageNode, add: (label: string, value: string) => void): void {
  for (const line of textOf(node, () => false, 100)
    .split('\n')
    .slice(0, 40)) {
    const match = line.length < 160 ? /^([^:：]{2,40}?)\s*[:：]\s*(\S.*)$/u.exec(line) : null
    if (match && !/[.!?]\s/.test(must(match[2]))) add(must(match[1]), must(match[2]))
  }
}

function addNamed(node: PageNode, rows: DomRow[]): void {
  if (node.tag === 'meta' || node.tag === 'input' || node.tag === 'svg' || node.tag === 'img' || node.tag === 'form')
    return
  const names = namesOf(node)
  if (names.trim() === '') return
  for (const [label, pattern] of NAMES) {
    if (!pattern.test(names)) continue
    const own = label === 'company' ? ownWords(node) : ''
    const value =
      own !== '' ? own : node.tag === 'time' ? (node.attrs['datetime'] ?? plainText(node, 200)) : plainText(node, 200)
    if (value !== '' && value.length <= 150) rows.push({ label, value, words: plainText(node, 200), isNamed: true })
  }
}

/** '<h2>Bursztyn Software<a>About the firm</a></h2>': the name without the link behind it. */
const ownWords = (node: PageNode) =>
  node.children
    .filter((child) => typeof child === 'string')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

export type PageTime = { stamp: string; words: string; names: string; isOther: boolean }

export function* timesOf(root: PageNode, isOther: (node: PageNode) => boolean): Generator<PageTime> {
  for (const node of elementsOf(root)) {
    if (node.tag !== 'time' || node.attrs['datetime'] === undefined || node.isHidden) continue
    const names = classOf(node) + (node.parent ? ` ${classOf(node.parent)}` : '')
    yield { stamp: node.attrs['datetime'], words: plainText(node, 100), names, isOther: isWithin(node, isOther) }
  }
}

/** Whether the node or anything around it is such. */
export function isWithin(node: PageNode, isSuch: (node: PageNode) => boolean): boolean {
  for (let at: PageNode | null = node; at !== null; at = at.parent) if (isSuch(at)) return true
  return false
}
