import { must } from '#core/must.ts'
import { deadlineIn } from '#core/ads/fields/deadline.ts'
import type { LocalDate } from '#core/time.ts'
import { datesIn } from '#core/ads/fields/dates.ts'
import { dayOrderOf } from '#core/ads/fields/day-order.ts'
import { placeLikeness } from '#core/ads/header/places.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import type { DomRow } from './dom-row.ts'
import { rowsOfPage } from './dom-rows.ts'
import { bylinesOf } from './bylines.ts'
import { addCompany, nameBeside, profileLinked } from './dom-company.ts'
import { cleanTitleKeepingMarks, titleOf } from './dom-title.ts'
import type { House } from '#core/ads/page/objects/data-sources.ts'
import { ownerNames, type HeadFacts } from './head-facts.ts'
import { addAddress, addPlaces } from './dom-places.ts'
import { read, type JobFacts } from '#core/ads/page/job-facts.ts'
import { applyLink, mailAsked } from './apply-link.ts'
import { factsOfLine, isFactLine } from '#core/ads/page/fact-line.ts'
import { advertText, listsWhatIsAsked } from './main-block.ts'
import { BREAKS, elementsOf, plainText, type Page, type PageNode } from '#core/ads/page/tree/page-tree.ts'
import { textOf } from '#core/ads/page/tree/page-text.ts'
import type { JobPageInput } from '#core/ads/page/reading.ts'
import { isOfOthers, type Days, addRows, isGuess, addDays, postedIn } from './row-facts.ts'

/** What a page says to those who share it: 'Husum · Vollzeit · hybrid'. */
const chipsOfHead = ({ ogDescription }: HeadFacts) =>
  ogDescription.length < 160 && isFactLine(ogDescription) ? factsOfLine(ogDescription) : []

type Seen = {
  page: Page
  head: HeadFacts
  block: { node: PageNode; isNamed: boolean } | null
  input: JobPageInput
  /** Names of organisations that the page's data give. */
  houses: House[]
  dataTitle: string | null
}

/** What the page itself shows: headings, labelled rows, the chips below the title, links, and the densest text. */
export function domFacts({ page, head, block, input, houses, dataTitle }: Seen): {
  facts: JobFacts
  ownerName: string | null
} {
  const facts: JobFacts = {}
  const root = page.root
  const title = titleOf(head, dataTitle, input.url)
  const numbered = title ? withoutNumber(cleanTitleKeepingMarks(title.text), input.url) : null
  if (title && numbered) facts.title = read(numbered.title, title.text, 'heading', title.isAgreed ? 'sure' : 'likely')
  const rows = rowsOfPage(root, isOfOthers).filter(({ value }) => !/^(?:apply|bewerben)$/i.test(value))
  const description = block ? advertText(block.node, title?.text ?? null) : ''
  if (description.length >= 120 || listsWhatIsAsked(description))
    facts.description = read(description, description.slice(0, 100), 'page', must(block).isNamed ? 'likely' : 'unsure')
  const chips = [...chipsNear(root, title?.text ?? null), ...chipsOfHead(head)]
  const owners = [...new Set([...houses.map(({ name }) => name), ...ownerNames(root)])]
  const apply = applyLink(page, input.url) ?? mailAsked(description)
  addCompany(facts, {
    head,
    rows,
    owners,
    description,
    title: title?.text ?? null,
    profile: (title ? nameBeside(root, title.text, description) : null) ?? profileLinked(root, isOfOthers),
    bylines: title ? bylinesOf(root, block?.node ?? root, title.text) : [],
    chips,
    url: input.url,
    apply,
  })
  addPlaces(facts, rows, chips, head, root)
  const order = dayOrderOf(plainText(root, 30_000).replaceAll(/\s/g, ' '), {
    places: facts.places?.value ?? [],
    language: head.lang,
  })
  const isAmerican = order.isAmerican || (!order.isProven && isOnlyAmerican(rows, input.today))
  addRows(facts, rows, chips, { ...input, isAmerican })
  addDays(facts, { page, head, rows, chips, today: input.today, isAmerican })
  addBeside(facts, root, { today: input.today, isAmerican })
  if (numbered?.number) facts.reference ??= read(numbered.number, numbered.number, 'heading', 'likely')
  if (apply) facts.applyUrl = read(apply, apply.replace(/^mailto:/, ''), 'page', 'likely')
  if (!facts.places) addAddress(facts, root)
  const seat = houses.map(({ town }) => town).find((town) => town !== null)
  if (!facts.places && seat) facts.places = read([seat], seat, 'page', 'unsure')
  return { facts, ownerName: facts.company?.value ?? owners[0] ?? null }
}

/** 'Technician (MRT002214)': the number that the page's address holds too is none of the title. */
function withoutNumber(text: string, url: string): { title: string; number: string | null } {
  const [, title, number] =
    /^(\S.*?)\s*(?:[([]#?\s?|\s[-–|#]\s?)([A-Za-z]{0,8}[-_]?\d[\w-]{2,18})[)\]]?$/u.exec(text) ?? []
  return title !== undefined && number !== undefined && url.toLowerCase().includes(number.toLowerCase())
    ? { title, number }
    : { title: text, number: null }
}

/** What stands beside the advert: 'Apply before 10 December', 'Ref. CN-07'. */
function addBeside(facts: JobFacts, root: PageNode, days: Days): void {
  if (facts.validThrough && facts.reference && facts.postedOn) return
  const lines = textOf(root, (node) => isOfOthers(node) || node.tag === 'head', 1_000)
    .split('\n')
    .filter((line) => line.length < 300)
    .slice(0, 400)
  for (const line of lines) {
    const day = facts.validThrough ? null : deadlineIn(line, false, days)
    if (day) facts.validThrough = read(day, line, 'page', 'likely')
    const reference =
      facts.reference || line.length > 80
        ? undefined
        : line
            .split(/\s[-–|·•]\s/)
            .map((part) => REFERENCE.exec(part)?.[1])
            .find(Boolean)
    if (reference) facts.reference = read(reference, line, 'page', 'likely')
    const posted = facts.postedOn || line.length > 90 ? null : postedIn(line, days)
    if (posted) facts.postedOn = read(posted, line, 'page', 'likely')
  }
}

/** The month stands first when only so the last day is not over, and lies behind the day of posting. */
function isOnlyAmerican(rows: readonly DomRow[], today: LocalDate): boolean {
  const dayOf = (label: DomRow['label'], isAmerican: boolean) =>
    rows.filter((row) => row.label === label).map(({ value }) => datesIn(value, { isAmerican })[0]?.day)[0]
  const [until, posted] = [dayOf('deadline', true), dayOf('posted', true)]
  const plain = dayOf('deadline', false)
  return (
    until !== undefined &&
    posted !== undefined &&
    plain !== undefined &&
    plain < today &&
    posted <= today &&
    today <= until
  )
}

const REFERENCE =
  /^(?:-\s)?(?:(?:job|vacancy|requisition|posting|offre|offer|oferta|offerta|annonce|anzeige|vacature|vaga|ilan|oferty?)\s)?(?:ref(?:erence|erencia)?|réf(?:érence)?|kennziffer|referenznummer|req(?:uisition)?|job id|(?<=\s)(?:n[°º]|no|nr|#))\.?\s*(?:id|no|nr|number|code|n°)?\.?\s*[:#]?\s+([\w/.-]*\d[\w/.-]*)$/iu

/** Short texts beside the title: 'Festanstellung, Vollzeit · Ulm', rows of badges. */
function chipsNear(root: PageNode, title: string | null): string[] {
  let heading: PageNode | null = null
  for (const node of elementsOf(root)) {
    if (!/^h[12]$/.test(node.tag) || node.isHidden) continue
    if (title === null || plainText(node, 300) === title) {
      heading = node
      break
    }
  }
  let scope: PageNode | null = heading?.parent ?? null
  for (let turn = 0; turn < 3 && scope !== null; turn++) {
    const chips = chipsIn(scope, title)
    if (chips.length > 0 || plainText(scope, 1_200).length >= 900) return chips
    scope = scope.parent
  }
  return scope ? chipsIn(scope, title) : []
}

const APART = /[·•|]/u

function chipsIn(scope: PageNode, title: string | null): string[] {
  const chips: string[] = []
  // below the first sentence stands the advert, and its short items are no facts of a row
  let isProse = false
  const walk = (node: PageNode) => {
    for (const child of node.children) {
      if (chips.length >= 40 || isProse) return
      // '<span>Acme</span> · <span>Zaragoza</span> · Presencial': what stands between the parts of a line
      if (typeof child === 'string' && APART.test(child) && child.length <= 90)
        chips.push(...child.split(APART).flatMap((part) => (part.trim().length > 1 ? [part.trim()] : [])))
      if (typeof child === 'string' || child.isHidden || isOfOthers(child) || /^(?:button|form|nav)$/.test(child.tag))
        continue
      // '41.000 € – 52.500 €', and in small print beside it that the board guessed
      if (isGuess(child)) continue
      const inner = child.children.some(
        (one) => typeof one !== 'string' && (BREAKS.test(one.tag) || one.tag === 'span') && plainText(one, 50) !== '',
      )
      if (inner && child.tag !== 'a') walk(child)
      else {
        const text = plainText(child, 200)
        // headings below the title may be its place: '<h3>Husum</h3>'
        const isHeading = /^h[1-6]$/.test(child.tag)
        if (text === '' || text === title || (isHeading && (placeLikeness(text) < 2 || vacancyScore(text) >= 2)))
          continue
        isProse =
          (text.length > 110 || (text.length > 60 && text.split(/\s+/).length >= 10)) &&
          /[.!?…]$|[.!?]\s+\p{Lu}/u.test(text) &&
          !isFactLine(text)
        if (isFactLine(text)) chips.push(...factsOfLine(text))
        else if (text.length <= 90) chips.push(...text.split(/\s+[·•|]\s+|\s{2,}/).filter(Boolean))
      }
    }
  }
  walk(scope)
  return chips
}
