import type { Experience } from '#core/resume/schema.ts'
import { findEmails, findPhones } from '../sections/contact-patterns.ts'
import { type DateSpan, formatPoint } from '../words/dates.ts'
import { type HeaderPart, headerParts } from './header-parts.ts'
import { highlightsOf } from '../sections/highlights.ts'
import type { Line } from '../layout/line.ts'
import { companyScore } from '../words/organisation-words.ts'
import { isDocumentName } from '../sections/name.ts'
import { type Pair, type PairScores, learnHabits, noHabits, pairParts } from './pair-parts.ts'
import { isInKnownTown } from './place-book.ts'
import { withPlaceSlots } from './place-slots.ts'
import { isRemoteWord, placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { takePlace } from './soft-split.ts'
import { type RawEntry, splitEntries } from './split-entries.ts'
import { titleScore } from '../words/title-words.ts'

/** A fact with the lines it was read from; `isSure` when its parts were clearly told apart. */
export type Read<T> = {
  value: T
  lines: Line[]
  isSure: boolean
  /** What stands under the header. */
  body?: Line[]
}

const EMPLOYMENT =
  /^(?:full|part)[- ]?time$|^(?:permanent|contract|contractor|freelance|internship|intern|temporary|seasonal|volunteer|vollzeit|teilzeit|festanstellung|werkstudent|praktikum|cdi|cdd|stage|alternance|temps (?:plein|partiel)|tiempo completo|media jornada|indefinido|meio periodo|tempo integral|estagio|clt|pj|pelny etat|umowa o prace|b2b|tam zamanli|yari zamanli|sozlesmeli)$/

const CONTRACT_TITLE = /^(?:intern|internship|contractor|volunteer|werkstudent|praktikum|stage|alternance|estagio)$/
const CONTRACT_EMPLOYER = /^(?:freelance|freelancer|self[- ]employed|freiberuflich|selbststandig|independant|autonomo)$/

/** A part of an employer, named beside it. */
const UNIT =
  /^(?:[\p{L}&/-]+ ){0,3}(?:department|dept\.?|team|division|unit|squad|abteilung|bereich|departement|service informatique|departamento|equipo|equipe|area|dzial|zespol|departament|birimi|bolumu|mudurlugu)$|^(?:department|division|team|abteilung|bereich|departement|departamento|dzial) (?:of |for |de |du |fur )?[\p{L} &/-]{2,40}$/u

/** How long something lasted, printed beside its dates. */
const DURATION =
  /^(?:a few|an?|one|\d{1,2}\+?) (?:seconds?|days?|months?|mos?|years?|yrs?|jahre?|monate?|ans?|mois|anos?|meses|mes|lata?|rok|miesi\w{0,4}|yil|ay)(?:,? (?:and |und |et |y |e )?\d{1,2} (?:months?|mos?|monate?|mois|meses|mes|miesi\w{0,4}|ay))?$/

const SCORES: PairScores = {
  first: (text) => Math.max(0, titleScore(text)),
  second: (text) =>
    EMPLOYMENT.test(fold(text)) && !CONTRACT_EMPLOYER.test(fold(text))
      ? -2
      : companyScore(text) * (titleScore(text) >= 2 ? 0.5 : 1),
}

/** Jobs of a section, in the document's order. `isPlace` knows towns named elsewhere in the document. */
export function readExperience(lines: Line[], isTown: (text: string) => boolean): Read<Experience>[] {
  const entries = splitEntries(lines, (header) => namesIn(header, isTown) < 2)
  const isPlace = withPlaceSlots(entries, isTown)
  const parts = entries.map((entry) => nameParts(entry.header, isPlace))
  const first = parts.map((own) => pairParts(own, SCORES, noHabits()))
  const habits = learnHabits(first)
  const pairs = parts.map((own) => pairParts(own, SCORES, habits))
  return assemble(entries, pairs, isPlace)
}

/** The parts that can be a title or an employer: no places, kinds of contract, addresses or lists. */
export function nameParts(header: Line[], isPlace: (text: string) => boolean): HeaderPart[] {
  const all = headerParts(header)
  const parts = all.filter((part) => !part.isPlace && !isDetail(part.text, isPlace))
  // 'Intern' or 'Freelance' is a kind of contract, but where nothing else says what was done or for whom.
  const isUntitled = !parts.some((part) => titleScore(part.text) >= 1.5)
  const stands = (part: HeaderPart) => isUntitled && CONTRACT_TITLE.test(fold(part.text))
  const kept = all.filter((part) => parts.includes(part) || stands(part))
  return (kept.length > 0 ? kept : all.slice(0, 1)).map((part) => ({
    ...part,
    text: takePlace(part.text, isPlace).text,
  }))
}

function isDetail(text: string, isPlace: (text: string) => boolean): boolean {
  const folded = fold(text)
  if (isDocumentName(text) || (/@/.test(text) && findEmails(text).length > 0) || findPhones(text).length > 0)
    return true
  if (/https?:|www\.|@\S+\.|\.(?:com|org|io|dev|net)\b/.test(folded)) return true
  if (EMPLOYMENT.test(folded) || isRemoteWord(text) || UNIT.test(folded) || DURATION.test(folded)) return true
  if (/^\d[\d .,/%+-]*$|^(?:at|to|in|for|bei|chez)$/i.test(text)) return true
  if (
    /^(?:technologies|tech|tech stack|stack|tools|environment|skills|keywords|technologien|technologie|tecnologias)\b\s*:/.test(
      folded,
    )
  )
    return true
  return (placeScore(text) >= 2 && !isInKnownTown(text, isPlace)) || isPlace(text)
}

const namesIn = (header: Line[], isPlace: (text: string) => boolean) => {
  const parts = nameParts(header, isPlace)
  const whole = parts[0] ? pairParts([parts[0]], SCORES, noHabits()) : null
  const isWhole =
    parts.length === 1 &&
    whole !== null &&
    whole.first !== '' &&
    (companyScore(whole.second) >= 1 || / (?:at|@|bei|chez) /.test(parts[0]!.text))
  return isWhole ? 2 : parts.length
}

function assemble(entries: RawEntry[], pairs: (Pair | null)[], isPlace: (text: string) => boolean): Read<Experience>[] {
  const results: Read<Experience>[] = []
  let employer: { name: string; line: Line | null } | null = null
  entries.forEach((entry, index) => {
    const pair = pairs[index]
    const next = entries[index + 1]
    if (!pair) return
    // A header of an employer alone with nothing under it heads the roles that follow.
    if (pair.first === '' && entry.body.length === 0 && next && isWithin(next.date?.span, entry.date?.span)) {
      employer = { name: pair.second, line: entry.header[0] ?? null }
      return
    }
    if (employer?.line && isRoleBelow(pair, entry.header, employer.line)) {
      results.push({
        value: toExperience(entry, pair.firstPart!.text, employer.name, isPlace),
        lines: entry.header,
        body: entry.body,
        isSure: false,
      })
      return
    }
    const [title, ownContract] = pair.second === '' ? contractTail(pair.first) : [pair.first, undefined]
    const isNamed = pair.second !== '' && companyScore(pair.second) >= 1
    const contract = isNamed
      ? undefined
      : headerParts(entry.header).find((part) => CONTRACT_EMPLOYER.test(fold(part.text)))
    const company: string = ownContract ?? contract?.text ?? (pair.second || (employer?.name ?? ''))
    if (pair.second && !contract) employer = { name: pair.second, line: pair.secondPart?.line ?? null }
    results.push({
      value: toExperience(entry, title, company, isPlace),
      lines: entry.header,
      body: entry.body,
      isSure: pair.margin > 0.8 && pair.first !== '' && pair.second !== '',
    })
  })
  return results
}

/** 'Software Engineer, Perception' in the look of a role, below the larger name of its employer some roles above. */
function isRoleBelow(pair: Pair, header: Line[], employer: Line): boolean {
  const isOne = pair.firstPart !== null && pair.firstPart === pair.secondPart && companyScore(pair.second) < 1
  const isLesser = (line: Line) =>
    line.size < employer.size - 0.4 || (employer.isBold && !line.isBold && line.size <= employer.size)
  return isOne && header.length > 0 && header.every((line) => line !== employer && isLesser(line))
}

/** 'Web Developer, Freelance' or 'Freelance, Web Developer' to the title and whom it was done for. */
function contractTail(text: string): [title: string, company: string | undefined] {
  const comma = text.lastIndexOf(', ')
  const head = text.slice(0, Math.max(0, comma))
  if (CONTRACT_EMPLOYER.test(fold(head))) return [text.slice(comma + 2), head]
  const tail = text.slice(comma + 2)
  return comma > 0 && CONTRACT_EMPLOYER.test(fold(tail)) ? [text.slice(0, comma), tail] : [text, undefined]
}

function isWithin(inner: DateSpan | undefined, outer: DateSpan | undefined): boolean {
  if (!inner?.from || !outer?.from) return false
  const start = (span: DateSpan) => formatPoint(span.from) ?? ''
  const end = (span: DateSpan) => (span.isCurrent ? '9999' : (formatPoint(span.to ?? span.from) ?? ''))
  return start(inner).slice(0, 4) >= start(outer).slice(0, 4) && end(inner).slice(0, 4) <= end(outer).slice(0, 4)
}

function toExperience(entry: RawEntry, title: string, company: string, isPlace: (text: string) => boolean): Experience {
  const span = entry.date?.span ?? null
  return {
    title: clip(title, 200),
    company: clip(company, 200),
    location: findPlace(entry.header, isPlace),
    startDate: formatPoint(span?.from ?? null),
    endDate: span?.isRange === false && span.from ? formatPoint(span.from) : formatPoint(span?.to ?? null),
    isCurrent: span?.isCurrent ?? false,
    highlights: highlightsOf(entry.body),
  }
}

export function findPlace(header: Line[], isPlace: (text: string) => boolean): string | null {
  for (const part of headerParts(header)) {
    if (part.isPlace || placeScore(part.text) >= 2 || isPlace(part.text)) return clip(part.text, 200)
    const { place } = takePlace(part.text, isPlace)
    if (place) return clip(place, 200)
  }
  return null
}

export const clip = (text: string, most: number) => tidy(text).slice(0, most)
