import { must } from '#core/must.ts'
import { typesIn } from '../fields/employment.ts'
import { deadlineIn } from '../fields/deadline.ts'
import type { LocalDate } from '#core/time.ts'
import { dayAgo, dayOfStamp, datesIn, SAYS_POSTED, writesAmerican } from '../dates.ts'
import { fold } from '../fold.ts'
import type { EmploymentType } from '../kinds.ts'
import { modeSaid } from '../fields/work-mode.ts'
import { moneyIn } from '../money.ts'
import { payIn } from '../pay.ts'
import { placeLikeness } from '../places.ts'
import { vacancyScore } from '../title.ts'
import type { DomRow } from './dom-row.ts'
import { isWithin, rowsOfPage, timesOf } from './dom-rows.ts'
import { bylinesOf } from './bylines.ts'
import { addCompany, nameBeside, profileLinked } from './dom-company.ts'
import { cleanTitleKeepingMarks, titleOf } from './dom-title.ts'
import type { House } from './data-sources.ts'
import { ownerNames, type HeadFacts } from './head-facts.ts'
import { addAddress, addPlaces } from './dom-places.ts'
import { read, type JobFacts } from './job-facts.ts'
import { applyLink, mailAsked } from './apply-link.ts'
import { factsOfLine, isFactLine } from './fact-line.ts'
import { isFurniture, isSidebar } from './furniture.ts'
import { advertText } from './main-block.ts'
import { modeOfCode } from './job-object.ts'
import { BREAKS, classOf, elementsOf, plainText, type Page, type PageNode } from './page-tree.ts'
import { textOf } from './page-text.ts'
import type { JobPageInput } from './reading.ts'

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
  const isAmerican =
    (head.lang !== 'de' && writesAmerican(plainText(root, 30_000).replaceAll(/\s/g, ' '))) ||
    isOnlyAmerican(rows, input.today)
  const description = block ? advertText(block.node, title?.text ?? null) : ''
  if (description.length >= 120)
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

/** Cards of other jobs, navigation and forms hold facts of something else. */
const isOfOthers = (node: PageNode) =>
  node.isOther ||
  (isFurniture(node) && !isSidebar(node)) ||
  /(?:^|[\s_-])(?:similar|related|recommend\w*|other-jobs|more-jobs|jobs-list|job-list|results|base-card|comment-tree)(?:$|[\s_-])/.test(
    classOf(node),
  )

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

type Days = { today: LocalDate; isAmerican: boolean }

/** '12 Kasım 2026 tarihinde yayınlandı', 'Opened Oct 28', 'vor 3 Tagen': the day a line says the advert is out since. */
function postedIn(line: string, days: Days): LocalDate | null {
  const said = SAYS_POSTED.exec(fold(line))
  if (!said) return null
  const dates = datesIn(line, days)
  const after = dates.find(({ from }) => from >= said.index)
  const last = deadlineIn(line, false, days)
  const day = dayAgo(line, days.today) ?? [after, dates[0]].find((one) => one && one.day !== last)?.day ?? null
  return day !== null && day <= days.today ? day : null
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

function chipsIn(scope: PageNode, title: string | null): string[] {
  const chips: string[] = []
  // below the first sentence stands the advert, and its short items are no facts of a row
  let isProse = false
  const walk = (node: PageNode) => {
    for (const child of node.children) {
      if (chips.length >= 40 || isProse) return
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

function addRows(facts: JobFacts, rows: readonly DomRow[], chips: readonly string[], days: Days): void {
  const of = (label: DomRow['label']) => rows.filter((row) => row.label === label)
  for (const row of [...of('mode'), ...of('place')]) {
    // 'Part-time, flexible working' is about hours
    const mode = row.label === 'mode' && typesIn(row.value).length === 0 ? modeOfCode(row.value) : modeSaid(row.value)
    if (!mode) continue
    facts.workplace = read(mode, row.words, 'row', 'likely')
    break
  }
  // the contract in one row, the hours in another
  const typed = [...of('type'), ...of('mode')].filter(({ value }) => typesTogether([value]).length > 0)
  if (typed.length > 0)
    facts.types = read(
      // a permanent contract in one row is no full time where another says part time
      typesTogether(typed.map(({ value }) => value)),
      must(typed[0]).words,
      'row',
      'likely',
    )
  if (!facts.types) {
    const chip = chips.find((one) => one.length < 60 && typesIn(one).length > 0 && vacancyScore(one) < 2)
    if (chip !== undefined) facts.types = read(typesIn(chip), chip, 'page', 'likely')
  }
  if (!facts.workplace) {
    const chip = chips.find((one) => one.length < 60 && modeSaid(one) !== null && vacancyScore(one) < 2)
    if (chip !== undefined) facts.workplace = read(must(modeSaid(chip)), chip, 'page', 'likely')
  }
  const range = payOfEnds(of('pay'))
  if (range) facts.pay = range
  for (const row of facts.pay ? [] : of('pay')) {
    if (IS_GUESS.test(fold(`${row.name ?? ''} ${row.value}`))) continue
    const pay = payIn(row.value, true)
    if (!pay) continue
    facts.pay = read(pay.pay, pay.pay.text, 'row', 'likely')
    break
  }
  if (!facts.pay) {
    const pay = chips
      .filter((one) => one.length < 60 && !IS_GUESS.test(fold(one)) && /[£$€₺]|\b(?:EUR|GBP|USD|TL|CHF)\b/.test(one))
      .map((one) => payIn(one, true))
      .find(Boolean)
    if (pay) facts.pay = read(pay.pay, pay.pay.text, 'page', 'likely')
  }
  const reference = of('reference').find(
    ({ value }) => /\d/.test(value) && value.length <= 30 && !/\s\S+\s/.test(value),
  )
  if (reference) facts.reference = read(reference.value.trim(), reference.words, 'row', 'likely')
  else {
    const chip = chips
      .map(
        (one) =>
          /^(?:ref(?:erence)?|req(?:uisition)?|job id|kennziffer|réf|referencia)\.?\s*(?:id|no|nr|#|n°)?\.?\s*[:#]?\s*([\w/.-]*\d[\w/.-]*)$/iu.exec(
            one,
          )?.[1],
      )
      .find(Boolean)
    if (chip) facts.reference = read(chip, chip, 'page', 'likely')
  }
  for (const row of of('deadline')) {
    const day = deadlineIn(row.value, true, days)
    if (!day) continue
    facts.validThrough = read(day, row.words, 'row', 'likely')
    break
  }
}

/** The types of several values; '80 – 100 %' of a post alone in its row. */
function typesTogether(values: readonly string[]): EmploymentType[] {
  const each = values.flatMap((value) =>
    typesIn(/^\d{2} ?%? ?[–-] ?100 ?%$/.test(value) ? `pensum position ${value}` : value),
  )
  const all = typesIn(values.join(', '))
  return [...new Set(each)].filter((type) => type !== 'full-time' || !each.includes('part-time') || all.includes(type))
}

/** What a board works out from other adverts is not what this job pays. */
const IS_GUESS =
  /\best\.|estimat|estima[dt]|estime|estimacion|geschatzt|schatzung|tahmin|ortalama|average|durchschnitt|moyenne?\b|promedio|\bmedi[ao]\b|gemiddeld|geschat|stima|szacun|based on \d|basierend auf|similar (?:roles|jobs)/

const isGuess = (node: PageNode) => {
  const text = plainText(node, 140)
  const isOneLine = !node.children.some((one) => typeof one !== 'string' && BREAKS.test(one.tag))
  return isOneLine && text.length < 130 && IS_GUESS.test(fold(text)) && moneyIn(text).length > 0
}

const LOWEST = /^(?:min|from|von|ab|de|desde|da|van|od|en az|le(?:ast)?|lowest|bottom)/
const HIGHEST = /^(?:max|to\b|up to|bis|a\b|ate|hasta|tot|do\b|en (?:fazla|cok)|highest|top)/

/** Two rows that give the ends of one range: 'Min' and 'Max', 'von' and 'bis'. */
function payOfEnds(rows: readonly DomRow[]): JobFacts['pay'] {
  const of = (pattern: RegExp) => rows.find(({ name }) => name !== undefined && pattern.test(fold(name).trim()))
  const [low, high] = [of(LOWEST), of(HIGHEST)]
  const [least, most] = [low, high].map((row) => (row ? payIn(row.value, true)?.pay : undefined))
  if (!low || !least?.min || !most?.max || least.currency !== most.currency || least.min > most.max) return undefined
  return read({ ...most, min: least.min, text: `${least.text} – ${most.text}` }, low.value, 'row', 'likely')
}

function addDays(
  facts: JobFacts,
  {
    page,
    head,
    rows,
    chips,
    ...days
  }: Days & { page: Page; head: HeadFacts; rows: readonly DomRow[]; chips: readonly string[] },
): void {
  for (const row of rows.filter(({ label }) => label === 'posted')) {
    // a written day says more than '2 weeks ago' beside it, and is read as the page writes days
    const day =
      (/^\s*\d{4}/.test(row.value) ? dayOfStamp(row.value) : datesIn(row.value, days)[0]?.day) ??
      dayAgo(row.words, days.today) ??
      dayOfStamp(row.value)
    if (!day || day > days.today) continue
    facts.postedOn = read(day, row.words, 'row', 'likely')
    return
  }
  for (const { stamp, words, names, isOther } of timesOf(page.root, isOfOthers)) {
    const day = dayOfStamp(stamp)
    if (!day || day > days.today || isOther || /(?:modified|updated|comment|article|event|deadline|expire)/.test(names))
      continue
    facts.postedOn = read(day, words, 'page', 'likely')
    return
  }
  for (const node of elementsOf(page.root)) {
    if (
      !/(?:^|\s)age(?:$|\s)/.test(node.attrs['class'] ?? '') ||
      node.attrs['title'] === undefined ||
      isWithin(node, isOfOthers)
    )
      continue
    const day = dayOfStamp(node.attrs['title'])
    if (day) {
      facts.postedOn = read(day, node.attrs['title'], 'page', 'likely')
      return
    }
  }
  const chip = chips.find((one) => one.length < 70 && postedIn(one, days) !== null)
  const stamp = chip === undefined ? dayOfStamp(head.published) : postedIn(chip, days)
  if (stamp && stamp <= days.today) facts.postedOn = read(stamp, chip ?? head.published ?? '', 'page', 'likely')
}
