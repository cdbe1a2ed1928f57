import { must } from '#core/must.ts'
import { sizeOf } from '#core/ads/eastern.ts'
import { fold } from '#core/ads/fold.ts'
import { isOtherJobs } from '#core/ads/sections/page-chrome.ts'
import { payIn } from '#core/ads/fields/pay.ts'
import { looksLikeCompany } from '#core/ads/header/title.ts'
import { labelOf } from '#core/ads/labels.ts'
import { kindOfHeading } from '#core/ads/sections/section-kind.ts'
import { classOf, elementsOf, namesOf, plainText, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import { isFactLine } from '#core/ads/page/fact-line.ts'
import { isFurniture } from '#core/ads/page/tree/furniture.ts'
import { withoutNeighbours } from './neighbours.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'

const BODY =
  /(?:job|posting|vacancy|position|advert|offer|stellen?|offre|oferta|ilan|vacature)[\w-]{0,12}(?:description|desc|body|content|detail|text|ad|metni|metin|icerik|aciklama|beschreibung|inhalt|contenu|descriptif|contenido|descripcion)\b|(?:^|[\s_-])(?:description|jobdescription|job_description|job-description|jobdesc|show-more-less-html__markup|commtext|entry-content|posting-page|articletext|richtext|rich-text|prose|jobad|jobdescriptiontext|job-body|posting)(?:$|[\s_-])|jobdescription|jobad/

/** A part that says of itself that it is the advert's text, whatever else stands around it. */
const TEXT_OF_JOB =
  /(?:job|posting|vacancy|position|stellen)[_-]?desc(?:ription)?[_-]?(?:text|body|content)?(?:$|[\s_-])/

/** A part that holds less of what is around it is one among several. */
const MOST_OF_TEXT = 0.72

/** Where the advert's text stands: a part that names itself so, else the densest part of the page. */
export function mainBlock(root: PageNode): { node: PageNode; isNamed: boolean } | null {
  const named: { node: PageNode; length: number }[] = []
  for (const node of elementsOf(root)) {
    if (node.isHidden || node.tag === 'meta' || node.tag === 'head' || node.tag === 'html' || node.tag === 'body')
      continue
    if (!BODY.test(namesOf(node)) || isInFurniture(node)) continue
    const length = ownLength(node)
    if (length >= 150) named.push({ node, length })
  }
  const best = named.sort((a, b) => b.length - a.length)[0]
  const dense = densest(root)
  const isSaid = best !== undefined && TEXT_OF_JOB.test(namesOf(best.node))
  if (best && dense && best.length * (isSaid ? 2 : 1.25) + 200 >= ownLength(dense))
    return { node: withSiblings(best.node), isNamed: true }
  if (best && !dense) return { node: best.node, isNamed: true }
  if (dense) return { node: dense, isNamed: false }
  const short = best?.node ?? shortest(root)
  return short && { node: short, isNamed: best !== undefined }
}

/** The innermost part of a short page that holds a list of what is asked for, with all that stands beside it. */
function shortest(root: PageNode): PageNode | null {
  const asks = (node: PageNode) => !node.isHidden && !isFurniture(node) && listsWhatIsAsked(textOf(node, isFurniture))
  if (!asks(root)) return null
  let at = root
  for (;;) {
    const inner = at.children.find((child): child is PageNode => typeof child !== 'string' && asks(child))
    // what stands beside a section or a fold with the list is the advert as well
    if (!inner || ownLength(inner) < ownLength(at) * MOST_OF_TEXT) return at
    at = inner
  }
}

/** A heading for what is asked, and a list below it. */
export function listsWhatIsAsked(text: string): boolean {
  const lines = text.split('\n')
  return lines.some(
    (line, at) =>
      !line.startsWith('- ') &&
      kindOfHeading(fold(line)) === 'must' &&
      lines[at + 1]?.startsWith('- ') === true &&
      [2, 3].some((step) => lines[at + step]?.startsWith('- ')),
  )
}

function isInFurniture(node: PageNode): boolean {
  for (let at: PageNode | null = node; at !== null; at = at.parent) if (isFurniture(at)) return true
  return false
}

const lengths = new WeakMap<PageNode, number>()
/** Characters of text in it that are neither links nor furniture. */
function ownLength(node: PageNode): number {
  const known = lengths.get(node)
  if (known !== undefined) return known
  let sum = 0
  for (const child of node.children) {
    if (typeof child === 'string') sum += sizeOf(child.trim())
    else if (!child.isHidden && child.tag !== 'a' && child.tag !== 'head' && !isFurniture(child))
      sum += ownLength(child)
  }
  lengths.set(node, sum)
  return sum
}

/** Parts that name themselves may be one of several in a row: 'Description', 'Requirements', 'Benefits' of one job. */
function withSiblings(node: PageNode): PageNode {
  const parent = node.parent
  if (!parent || parent.tag === 'body' || parent.tag === '#root') return node
  const own = ownLength(node)
  const rest = parent.children.reduce<number>(
    (sum, child) =>
      sum +
      (typeof child === 'string' || child === node || child.isHidden || isFurniture(child) || /^h1$/.test(child.tag)
        ? 0
        : ownLength(child)),
    0,
  )
  return rest > own * 0.25 &&
    rest > 150 &&
    parent.children.some(
      (child) =>
        typeof child !== 'string' &&
        child !== node &&
        /requirement|qualif|benefit|profile|duties|responsib|section|description/.test(classOf(child)) &&
        ownLength(child) > 80,
    )
    ? parent
    : node
}

/** Down from the top as long as one child holds nearly all the text. */
function densest(root: PageNode): PageNode | null {
  let at = root
  for (;;) {
    const children = at.children.filter(
      (child): child is PageNode =>
        typeof child !== 'string' && !child.isHidden && !isFurniture(child) && child.tag !== 'head',
    )
    const total = ownLength(at)
    if (total < 200) return null
    const heaviest = children.toSorted((a, b) => ownLength(b) - ownLength(a))[0]
    if (
      !heaviest ||
      ownLength(heaviest) < total * MOST_OF_TEXT ||
      // the same again, one inside the other: parts of a row that are not closed
      (classOf(heaviest).trim() !== '' && classOf(heaviest) === classOf(at) && total - ownLength(heaviest) >= 60) ||
      children
        .slice(0, children.indexOf(heaviest) - 1)
        .some((child, index) => isSectionHead(child, children[index + 1])) ||
      (/^(?:p|ul|ol|li|table|tbody|tr|td|span)$/.test(heaviest.tag) &&
        heaviest.tag !== 'table' &&
        heaviest.tag !== 'tbody' &&
        heaviest.tag !== 'tr' &&
        heaviest.tag !== 'td')
    )
      return at
    at = heaviest
  }
}

/** 'About the role', and its text behind it: parts that are not closed stand inside each other, the first outside all. */
function isSectionHead(node: PageNode, next: PageNode | undefined): boolean {
  if (!/^h[2-5]$/.test(node.tag) || next === undefined || !/[.!?:]$|[.!?]\s/.test(plainText(next, 400))) return false
  const kind = kindOfHeading(fold(plainText(node, 80)).replace(/(?:(?<!\s)\s+)?:$/, ''))
  return kind === 'must' || kind === 'nice' || kind === 'duties' || kind === 'offer' || kind === 'about'
}

const APPLY_LINE =
  /^(?:apply(?: now| here| for this (?:job|role|position)| online| today)?|easy apply|jetzt bewerben|online bewerben|bewerben|hier bewerben|basvur|hemen basvur|postuler|je postule|candidater|inscribirme|aplicar|solicitar|apply to this job|i'm interested|interested\?|back to (?:jobs|all jobs|careers|overview)|zuruck.{0,30}|all (?:jobs|openings|positions)|show more|show less|share|print|save|sofort bewerben|ilana basvur|zur bewerbung|apply on company website|see all jobs|view all jobs)[!.\s›»→]*$/

/** 'Start > Stellen > Verwaltung': the way to the page, in words. */
const isTrail = (line: string) => {
  if (line.length >= 200) return false
  const steps = line.split(/\s*[>›»→]\s*|\s+\/\s+/)
  return steps.length >= 3 && steps.every((step) => step.length < 60 && !/[.!?]$/.test(step))
}

/** The advert's own lines: without rows of facts at the top, buttons, and what comes after other jobs or the form. */
export function advertText(block: PageNode, title: string | null): string {
  const text = textOf(block, (node) => isFurniture(node) || node.tag === 'h1' || isButton(node) || isFactRow(node))
  const lines = text.split('\n')
  if (isTrail(lines[0] ?? '')) lines.shift()
  const end = lines.findIndex(
    (line, index) =>
      index > 2 && line.length < 90 && (isOtherJobs(fold(line).replace(/^- /, '')) || FORM_HEAD.test(fold(line))),
  )
  const cut = end < 0 ? lines : lines.slice(0, end)
  return trimmed(withoutNeighbours(cut), title)
    .filter((line) => !APPLY_LINE.test(fold(line).replace(/^- /, '')))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const FORM_HEAD =
  /^(?:apply (?:for|to) this (?:job|position|role)|application form|submit (?:your|an) application|bewirb dich (?:auf|jetzt).{0,40}|bewerbungsformular|formulaire de candidature|basvuru formu|formulario de .{0,20}|weitere (?:stellen|jobs|stellenangebote).{0,40}|other (?:jobs|openings|positions|roles).{0,40}|more (?:jobs|openings|positions|roles).{0,40}|frequently asked questions|preguntas frecuentes|haufige fragen|about the author|share this (?:job|post|page).{0,20}|\* indicates a required field)$/

const isButton = (node: PageNode) =>
  (node.tag === 'a' &&
    /(?:^|[\s_-])(?:btn|button|boton|cta|apply)(?:$|[\s_-])/.test(classOf(node)) &&
    plainText(node, 200).length < 60) ||
  node.attrs['role'] === 'button'

/** 'dl', tables and rows of chips that hold facts, not sentences. */
function isFactRow(node: PageNode): boolean {
  if (node.tag === 'dl' || node.tag === 'time') return plainText(node, 3_000).length < 900
  if (node.tag === 'table') return isFactTable(node)
  if (node.tag === 'tr') return isFactOfTable(node)
  if (node.tag === 'ul') return isFactList(node)
  if (/^h[2-6]$/.test(node.tag) && kindOfHeading(fold(plainText(node, 80))) !== null) return false
  const names = classOf(node)
  if (
    !/(?:^|[\s_-])(?:meta|facts?|datos|details-list|job-?info|job-?details-list|summary-list|tags?|chips?|badges?|job-?criteria|criteria|location|salary|salary-range|pay-?ranges?|compensation|job-?type|posted|date-?posted|posting-categories|sort-by-\w+|detail-subtitle|key-?facts|eckdaten|overview-list|company_?name|byline|job__location|comhead|subtitle)(?:$|[\s_-])/.test(
      names,
    )
  )
    return false
  return plainText(node, 2_000).length < 350
}

/** 'Référence : …', 'Catégorie : A', 'Temps plein : Oui': items of a label and a short value, some of them known. */
function isFactList(node: PageNode): boolean {
  const items = node.children.filter((child): child is PageNode => typeof child !== 'string' && child.tag === 'li')
  const labels = items.flatMap((item) => {
    const match = /^([^:：]{2,40}?)\s*[:：]\s*\S.{0,80}$/u.exec(plainText(item, 200))
    if (match) return [must(match[1])]
    // '<li><h4>Salary</h4><p>$63,163 per year</p></li>'
    const first = item.children.find((child): child is PageNode => typeof child !== 'string' && !child.isHidden)
    const isHead = first !== undefined && /^(?:h[3-6]|strong|b|dt)$/.test(first.tag)
    return isHead && plainText(item, 200).length < 140 ? [plainText(first, 60)] : []
  })
  return (
    items.length >= 2 && labels.length === items.length && labels.filter((one) => labelOf(one) !== null).length >= 2
  )
}

/** A row of a table that holds the text too: a label and its short value, no sentence and no list. */
function isFactOfTable(row: PageNode): boolean {
  const [label, value, ...more] = row.children.filter(
    (cell): cell is PageNode => typeof cell !== 'string' && /^t[hd]$/.test(cell.tag),
  )
  if (!label || !value || more.length > 0) return false
  const [name, text] = [plainText(label, 100), plainText(value, 300)]
  return (
    name.length < 40 &&
    name.length > 1 &&
    text.length < 120 &&
    kindOfHeading(fold(name).replace(/(?:(?<!\s)\s+)?:$/, '')) === null &&
    !/[.!?]\s+\p{Lu}|\p{Ll}{3}[.!?]$/u.test(text) &&
    ![...elementsOf(value)].some(({ tag }) => /^(?:ul|ol|li)$/.test(tag))
  )
}

/** Rows of a short label and a short value. */
function isFactTable(node: PageNode): boolean {
  const rows = [...elementsOf(node)].filter(({ tag }) => tag === 'tr')
  const cells = rows.map((row) =>
    row.children.filter((cell): cell is PageNode => typeof cell !== 'string' && /^t[hd]$/.test(cell.tag)),
  )
  return (
    rows.length >= 2 &&
    plainText(node, 3_000).length < 900 &&
    cells.every(
      ([label, value, ...more]) =>
        more.length === 0 &&
        label !== undefined &&
        value !== undefined &&
        plainText(label, 100).length < 40 &&
        plainText(value, 300).length < 120,
    )
  )
}

/** A last line that tells how to apply or what it pays belongs to the advert. */
const SAYS_HOW =
  /^(?:(?:to )?apply (?:at|by|via|through|with|on)|bewerben sie sich|bewirb dich|basvuru|postulez|candidature|inscribete|envia|salary|pay|gehalt|entgelt|maas|ucret|salaire|remuneration|salario|sueldo)\b.{0,30}:\s?\S/

/** 'Salary 40,000 EUR per year' as the last line, or 'Salary' and the sum below it; a row of such pairs is none. */
function isPay(last: readonly string[]): boolean {
  const [first = '', second, third] = last.filter((line) => line !== '')
  if (second === undefined) return payIn(first) !== null
  return third === undefined && labelOf(first) === 'pay' && payIn(second, true) !== null
}

/** The lines from the first that says something: chips above it and headings with nothing below them are no text. */
function trimmed(lines: string[], title: string | null): string[] {
  let start = 0
  const isChip = (line: string) =>
    line === '' ||
    isFactLine(line) ||
    (title !== null && fold(line).includes(fold(title)) && line.length < title.length + 40) ||
    (line.length < 70 && (!/[.!?:…]$/.test(line) || looksLikeCompany(line) >= 1))
  const first = lines.findIndex(
    (line) => (!isFactLine(line) && sizeOf(line) >= 80) || (sizeOf(line) >= 45 && /[.!?。]$/.test(line)),
  )
  if (first > 0) {
    while (start < first && isChip(must(lines[start]))) {
      const next = lines.slice(start + 1).find((line) => line !== '') ?? ''
      // a heading above the first sentence or the first list is the advert's
      const isHeading =
        !must(lines[start]).startsWith('- ') &&
        lines[start] !== '' &&
        !(title !== null && fold(must(lines[start])).includes(fold(title))) &&
        kindOfHeading(fold(must(lines[start]))) !== null &&
        // 'Pay', 'Job type': labels, each with a short value in a list
        !(labelOf(must(lines[start])) !== null && next.startsWith('- ') && next.length < 60) &&
        (next.startsWith('- ') || next.length >= 80 || /[.!?]$/.test(next))
      if (isHeading) break
      start++
    }
  }
  let end = lines.length
  while (
    end > start + 1 &&
    (lines[end - 1] === '' ||
      (sizeOf(must(lines[end - 1])) < 80 &&
        !must(lines[end - 1]).startsWith('- ') &&
        !/[.!?:)@。）]$|@/.test(must(lines[end - 1])) &&
        !SAYS_HOW.test(fold(must(lines[end - 1])))))
  )
    end--
  if (isPay(lines.slice(end))) end = lines.length
  return lines.slice(start, end === start + 1 ? lines.length : end)
}
