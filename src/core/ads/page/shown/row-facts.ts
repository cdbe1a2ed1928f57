import { must } from '#core/must.ts'
import { typesIn } from '#core/ads/fields/employment.ts'
import { deadlineIn } from '#core/ads/fields/deadline.ts'
import type { LocalDate } from '#core/time.ts'
import { dayAgo, dayOfStamp, datesIn, SAYS_POSTED } from '#core/ads/fields/dates.ts'
import { fold } from '#core/ads/fold.ts'
import type { EmploymentType } from '#core/ads/kinds.ts'
import { modeSaid } from '#core/ads/fields/work-mode.ts'
import { moneyIn } from '#core/ads/fields/money.ts'
import { payIn } from '#core/ads/fields/pay.ts'
import { vacancyScore } from '#core/ads/header/title.ts'
import type { DomRow } from './dom-row.ts'
import { isWithin, timesOf } from './dom-rows.ts'
import { type HeadFacts } from './head-facts.ts'
import { read, type JobFacts } from '#core/ads/page/job-facts.ts'
import { isFurniture, isSidebar } from '#core/ads/page/tree/furniture.ts'
import { modeOfCode } from '#core/ads/page/objects/job-object.ts'
import { BREAKS, classOf, elementsOf, plainText, type Page, type PageNode } from '#core/ads/page/tree/page-tree.ts'

/** Cards of other jobs, navigation and forms hold facts of something else. */
export const isOfOthers = (node: PageNode) =>
  node.isOther ||
  (isFurniture(node) && !isSidebar(node)) ||
  /(?:^|[\s_-])(?:similar|related|recommend\w*|other-jobs|more-jobs|jobs-list|job-list|results|base-card|comment-tree)(?:$|[\s_-])/.test(
    classOf(node),
  )

export type Days = { today: LocalDate; isAmerican: boolean }

/** Characters from the beginning of 'posted' within which its day follows. */
const NEXT_TO = 24

/** '12 Kasım 2026 tarihinde yayınlandı', 'Opened Oct 28', 'vor 3 Tagen': the day a line says the advert is out since. */
export function postedIn(line: string, days: Days): LocalDate | null {
  const said = SAYS_POSTED.exec(fold(line))
  if (!said) return null
  const dates = datesIn(line, days)
  const after = dates.find(({ from }) => from >= said.index)
  const last = deadlineIn(line, false, days)
  // a day that stands right behind the word is meant, whatever the line says of hours
  const next = after && after.from - said.index < NEXT_TO && after.day !== last ? after.day : null
  const day = next ?? dayAgo(line, days.today) ?? [after, dates[0]].find((one) => one && one.day !== last)?.day ?? null
  return day !== null && day <= days.today ? day : null
}

export function addRows(facts: JobFacts, rows: readonly DomRow[], chips: readonly string[], days: Days): void {
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

export const isGuess = (node: PageNode) => {
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

export function addDays(
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
