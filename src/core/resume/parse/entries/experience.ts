import { must } from '#core/must.ts'
import type { Experience } from '#core/resume/schema.ts'
import { findEmails, findPhones } from '../sections/contact/contact-patterns.ts'
import { formatPoint, seasonsOf } from '../words/dates.ts'
import { CONTRACT_EMPLOYER, employerName } from './employer-name.ts'
import { OPEN_END, type Span } from './header-atoms.ts'
import { headerParts } from './header-parts.ts'
import { partDatedItems } from './dated-items.ts'
import { formField } from '../sections/form-labels.ts'
import { headingKind } from '../sections/heading-kind.ts'
import { highlightsOf } from '../sections/highlights.ts'
import type { Line } from '../layout/line.ts'
import { companyScore, isSchoolUnit, schoolScore } from '../words/organisation-words.ts'
import { isDocumentName } from '../sections/name.ts'
import { isWithin, nestRoles } from './nest-roles.ts'
import { type Reading, type Roles } from './read-header.ts'
import { withOtherStretch } from './other-stretch.ts'
import { readSection } from './read-section.ts'
import { isPlaceName } from './place-book.ts'
import { isRemoteWord, placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'
import { remembered } from '#core/text/remembered.ts'
import { tidy } from '#core/text/sanitise.ts'
import { takePlace } from './take-place.ts'
import { spreadRoles } from './role-groups.ts'
import type { RawEntry } from './split-entries.ts'
import { titleScore } from '../words/title-words.ts'
import { usualLayout } from './usual-layout.ts'
import { areTools } from '../words/tool-words.ts'

/** A fact with the lines it was read from; `isSure` when its parts were clearly told apart. */
export type Read<T> = {
  value: T
  lines: Line[]
  isSure: boolean
  /** Something is missing, or another reading is nearly as good. */
  isDoubtful?: boolean
  /** What stands under the header. */
  body?: Line[]
}

const EMPLOYMENT =
  /^(?:full|part)[- ]?time$|^(?:permanent|contract|contractor|freelance|internship|intern|temporary|seasonal|volunteer|vollzeit|teilzeit|festanstellung|werkstudent|praktikum|cdi|cdd|stage|alternance|temps (?:plein|partiel)|tiempo completo|media jornada|indefinido|meio periodo|tempo integral|estagio|clt|pj|pelny etat|umowa o prace|b2b|tam zamanli|donemsel|surekli|proje bazli|jornada completa|temporal|efetivo|temporario|tempo pieno|tempo determinato|tempo indeterminato|fulltime|parttime|voltijd|deeltijd|befristet|unbefristet|minijob|interim|yari zamanli|sozlesmeli)$/

/** In a few small words: 'limited term contract', 'on a temporary basis'. */
const EMPLOYED =
  /\b(?:contract|secondment|(?:full|part|fixed|short|long|limited)[- ](?:time|term)|permanent|temporary|casual|seasonal|vollzeit|teilzeit|befristete?|unbefristete?|temps (?:plein|partiel)|jornada|tempo (?:pieno|parziale|determinato|indeterminato|integral)|zamanli|sozlesmeli|umowa)\b/
const MOST_EMPLOYED_WORDS = 6

const CONTRACT_TITLE = /^(?:intern|internship|contractor|volunteer|werkstudent|praktikum|stage|alternance|estagio)$/
/** A part of an employer, named beside it. */
const UNIT =
  /^(?:[\p{L}&/-]+ ){0,3}(?:department|dept\.?|team|division|unit|squad|abteilung|bereich|departement|service informatique|departamento|equipo|equipe|area|dzial|zespol|departament|birimi|bolumu|mudurlugu)$|^(?:department|division|team|abteilung|bereich|departement|departamento|dzial) (?:of |for |de |du |fur )?[\p{L} &/-]{2,40}$/u

/** 'Technologies: C++, Qt' */
const STACK =
  /^(?:technologies|tech|tech stack|stack|tools|environment|skills|keywords|technologien|technologie|tecnologias|tecnologie|teknolojiler)\b\s*:/

/** Time without a job is none. */
const BREAK =
  /^(?:planned )?(?:career break|career gap|sabbatical|gap year|(?:parental|maternity|paternity|family) leave|elternzeit|karenz|pflegezeit|auszeit|sabbatjahr|travell?ing|working holiday|world trip|weltreise|unemployed|between jobs|job ?seek\p{L}*|arbeits?suchend|arbeitslos|full-time carer|caring for|recherche d'emploi|chomage|en busca de empleo|desempleo|conge (?:parental|maternite|sabbatique)|baja maternal|excedencia|aspettativa|licenca maternidade|dogum izni|kariyer arasi|issizlik|(?:zorunlu |kisa donem |uzun donem )?askerlik|vatani gorev)(?!\p{L}).{0,80}$/u

/** Readings this near to each other are as good as one another. */
export const CLOSE = 0.15

/** How long something lasted, printed beside its dates. */
const DURATION =
  /^(?:a few|an?|one|\d{1,2}\+?) (?:seconds?|days?|months?|mos?|years?|yrs?|jahre?|monate?|ans?|mois|anos?|meses|mes|lata?|rok|miesi\w{0,4}|yil|ay)(?:,? (?:and |und |et |y |e )?\d{1,2} (?:months?|mos?|monate?|mois|meses|mes|miesi\w{0,4}|ay))?$/

/** A title above or beside an employer; what is left over should be a town, a kind of contract or a detail. */
export function jobRoles(isTown: (text: string) => boolean): Roles {
  const isPlace = remembered((text) => isPlaceName(text, isTown))
  const judge = remembered((text) => {
    const [title, company] = [Math.max(0, titleScore(text)), companyScore(text)]
    if (isDetail(text)) {
      const isEmployer = CONTRACT_EMPLOYER.test(fold(text))
      // 'Freelance' yields to any name; '6 ans' names nobody.
      const isTitle = CONTRACT_TITLE.test(fold(text))
      const first = isTitle ? 1 : isEmployer ? -1 : -3
      return { first, second: isEmployer ? 0.8 : isTitle ? -2 : -4, rest: isEmployer ? 0.3 : 0 }
    }
    const told = isPhrase(text) ? (title >= 1.5 ? 0.7 : 2) : 0
    if (told > 0) return { first: title - told, second: company - told, rest: 0 }
    if (isPlace(text)) return { first: -6.4, second: company - 6.4, rest: 0 }
    return {
      first: title,
      second: title >= 2 ? company * 0.5 : company + nameLikeness(text) + unitOf(text),
      rest: title >= 2 ? 1 : company >= 1 ? 0.7 : nameLikeness(text) > 0 ? 0.5 : 0.25,
    }
  })
  return {
    first: (text) => judge(text).first,
    second: (text) => judge(text).second,
    rest: (text) => judge(text).rest,
    isPlace,
    usual: usualLayout,
    missing: { first: 1.2, second: 0.7 },
  }
}

/** 'Institute of Physics' says less than the university behind it, and both together say most. */
function unitOf(text: string): number {
  if (!isSchoolUnit(text)) return 0
  const comma = text.indexOf(', ')
  return comma > 0 && schoolScore(text.slice(comma)) > 0 ? 0.5 : -0.5
}

/** From -1 (a phrase) to 0.5 (a name): names are short and each of their words begins with a capital. */
export function nameLikeness(text: string): number {
  const words = text.split(/[\s/-]+/).filter((word) => /\p{L}/u.test(word))
  const telling = words.filter((word) => word.length > 3 || /^\p{Lu}/u.test(word))
  if (telling.length === 0) return 0
  const capital = telling.filter((word) => !/^\p{Ll}/u.test(word) || /\p{Lu}|\d/u.test(word)).length / telling.length
  if (/^\p{Ll}+$/u.test(must(words[0])) && telling.length > 1) return -0.5
  return (capital > 0.8 ? 0.5 : capital < 0.5 ? -0.7 : 0) - (words.length > 7 ? 0.5 : 0)
}

const FEWEST_PHRASE_WORDS = 5

/** 'Kept the stock of two hundred items': what was done, not who did it or for whom. */
export const isPhrase = (text: string) => text.split(' ').length >= FEWEST_PHRASE_WORDS && nameLikeness(text) <= -0.7

/** A known title with an employer, both written as names: without a date nothing less opens a job. */
const namesJob = (_: Line[], reading: Reading | null) =>
  titleScore(reading?.first?.text ?? '') >= 2 &&
  [reading?.first, reading?.second].every(
    (name) => name && /^[\p{Lu}\p{Lo}\d]/u.test(name.text) && !isPhrase(name.text),
  )

/** Jobs of a section, in the document's order. `isTown` knows towns named elsewhere in the document. */
export function readExperience(lines: Line[], isTown: (text: string) => boolean): Read<Experience>[] {
  const { entries, readings, isPlace } = readSection(spreadRoles(partDatedItems(lines)), isTown, jobRoles, {
    canOpen: namesJob,
  })
  return calmed(withoutSharedRemark(assemble(entries, readings, isPlace))).flatMap(withOtherStretch)
}

export function isDetail(text: string): boolean {
  const folded = fold(text)
  if (isDocumentName(text) || (text.includes('@') && findEmails(text).length > 0) || findPhones(text).length > 0)
    return true
  if (/https?:|www\.|@\S+\.|\.(?:com|org)\//.test(folded)) return true
  if (EMPLOYED.test(folded) && isSmall(text)) return true
  if (DUTIES_BELOW.test(folded) || ASIDE.test(folded)) return true
  if (EMPLOYMENT.test(folded) || isRemoteWord(text) || UNIT.test(folded) || DURATION.test(folded)) return true
  return (
    /^\d[\d .,/%+-]*$|^(?:at|to|in|for|bei|chez|dates?|location|period|datum|ort|lieu|fecha|lugar)$/i.test(text) ||
    STACK.test(folded)
  )
}

/** 'Key Achievements & Responsibilities': heads what was done, and names nobody. */
const DUTIES_BELOW =
  /^(?:(?:key|main|core|major|selected|notable|principal|primary|general|job|role|my|summary of|wichtigste|principales|principali|principais|temel) )*(?:achievements?|responsibilit(?:y|ies)|duties|accomplishments?|tasks|contributions?|highlights|activities|deliverables|projects|aufgaben|tatigkeiten|erfolge|missions|realisations|taches|funciones|logros|tareas|responsabilidades|mansioni|attivita|atividades|gorevler|sorumluluklar)(?:(?:,? (?:&|and|und|et|y|e|ve)|,|\/) ?(?:(?:key|main) )?(?:achievements?|responsibilit(?:y|ies)|duties|accomplishments?|tasks|contributions?|highlights|activities|erfolge|aufgaben|realisations|logros|funciones))* ?:?$/
/** What a form says of an employer beside its name. */
const ASIDE =
  /^(?:business or sector|web ?site|e-?mail(?: address)?|phone|address|department|branche)(?: ?:|\b.{0,60} \| )|^business or sector\b/

const isSmall = (text: string) =>
  /^[\p{Ll}\d]/u.test(text) && text.split(' ').length <= MOST_EMPLOYED_WORDS && titleScore(text) < 1.5

/** Without it a title would say that somebody was employed where nobody was. */
const UNEMPLOYED =
  /\b(?:freelanc\w*|self[- ]employed|contractor|intern|internship|volunteer|werkstudent\w*|praktik\w*|freiberuflich\w*|selbststandig\w*|ehrenamtlich|stage|stagiaire|alternance|independant\w*|benevole|estagio|autonom[oa]|voluntari[oa]|donemsel|serbest|gonullu)\b/

/** 'Analyst (Retail)', 'Engineer (Retail)' or 'Cook (Full-time)', 'Waiter (Contract)': what stands behind every title is part of none. */
function withoutSharedRemark(reads: Read<Experience>[]): Read<Experience>[] {
  const remarks = new Set(reads.map(({ value }) => /\([^()]*\)$/.exec(value.title)?.[0] ?? ''))
  const [remark] = remarks
  const isShared =
    remarks.size === 1 ||
    [...remarks].every((own) =>
      own
        .slice(1, -1)
        .split(/\s*[,/]\s*/)
        .every((word) => EMPLOYMENT.test(fold(word))),
    )
  if (reads.length < 2 || !isShared || !remark || [...remarks].some((own) => UNEMPLOYED.test(fold(own)))) return reads
  return reads.map((read) => ({
    ...read,
    value: { ...read.value, title: tidy(read.value.title.replace(/\([^()]*\)$/, '')) },
  }))
}

function assemble(
  entries: RawEntry[],
  readings: (Reading | null)[],
  isPlace: (text: string) => boolean,
): Read<Experience>[] {
  const results: Read<Experience>[] = []
  const nested = nestRoles(entries, readings, isPlace)
  const orders = readings.flatMap((own) => (own?.first && own.second ? [own.first.from < own.second.from] : []))
  // Where titles stand above some employers and below others, the layout is not understood.
  const isOneOrder = new Set(orders).size < 2
  const isUndated = entries.every(({ date }) => date === null)
  let employer = ''
  entries.forEach((entry, index) => {
    const reading = readings[index]
    const next = entries[index + 1]
    if (!reading || entry.header.some(isBreak)) return
    const isOpen = index === 0 && isLatest(entry, entries.slice(1))
    const own = nested[index]
    if (own?.kind === 'head') {
      employer = own.employer
      return
    }
    if (own) {
      results.push({
        value: toExperience(entry, own.title, own.employer, isPlace, isOpen),
        lines: entry.header,
        body: entry.body,
        isSure: false,
        isDoubtful: false,
      })
      return
    }
    const printed = withContract(reading.first)
    // 'Boise, ID' beside an employer: a place is nobody's title.
    const pair = {
      first: isPlaceName(printed, isPlace) ? '' : printed,
      second: employerName(
        reading.second,
        (inner) => isDetail(inner) || isPlaceName(inner, isPlace) || takePlace(inner, isPlace).place !== null,
      ),
    }
    // A header of an employer alone with nothing under it heads the roles that follow.
    if (pair.first === '' && isHead(entry, next)) {
      employer = pair.second
      return
    }
    const [title, ownContract] = pair.second === '' ? contractTail(pair.first) : [pair.first, undefined]
    const isNamed = companyScore(pair.second) >= 1 || CONTRACT_EMPLOYER.test(fold(pair.second))
    const contract = isNamed
      ? undefined
      : headerParts(entry.header).find(
          (part) => CONTRACT_EMPLOYER.test(fold(part.text)) && !pair.second.startsWith(part.text),
        )
    const company: string = ownContract ?? contract?.text ?? (pair.second || employer)
    if (pair.second && !contract) employer = pair.second
    results.push({
      value: toExperience(entry, title, company, isPlace, isOpen),
      lines: entry.header,
      body: entry.body,
      isDoubtful:
        isUndated || title === '' || company === '' || reading.margin < CLOSE || [title, company].some(isLabel),
      isSure:
        isOneOrder &&
        reading.margin > 0.8 &&
        titleScore(title) >= 2 &&
        isTrusted(reading, title, company, isPlace) &&
        isDated(entry),
    })
  })
  return results.filter(({ value }) => !isOfOtherSection(value))
}

export const isBreak = (line: Line) => headerParts([line]).some((part) => BREAK.test(fold(part.text)))

/** A lone date above ranges that all end before it. */
const isLatest = ({ date }: RawEntry, others: RawEntry[]) =>
  others.length > 0 &&
  others.every(
    ({ date: other }) =>
      other?.span.isRange === true &&
      (formatPoint(other.span.to) ?? '').slice(0, 4) <= (formatPoint(date?.span.from ?? null) ?? ''),
  )

/** 'Work history' and 'Position held' name parts of a paper, not a post or a firm. */
export const isLabel = (text: string) => headingKind(text) !== null || formField(text) !== null

/** 'Courses' in smaller letters among jobs heads what is no job. */
const OTHER_SECTIONS = new Set(['courses', 'certifications', 'awards', 'publications', 'projects'])
const isOfOtherSection = ({ title, company }: Experience) =>
  [title, company].some((name) => OTHER_SECTIONS.has(headingKind(name) ?? '')) &&
  [title, company].every((name) => titleScore(name) < 2)

const MOST_ABOUT = 2
const FEWEST_REMARK_WORDS = 4

/** An employer with all its years, at most a line about it, and the first role within them. */
const isHead = (entry: RawEntry, next: RawEntry | undefined) =>
  next !== undefined &&
  entry.body.length <= MOST_ABOUT &&
  entry.body.every((line) => !line.hasBullet && line.text.length < 160) &&
  isWithin(next.date?.span, entry.date?.span)

/** Whole names, each of its own part of the header or told by its words, that read like names. */
function isTrusted(
  { first, second }: Reading,
  title: string,
  company: string,
  isPlace: (text: string) => boolean,
): boolean {
  if (!first || !second) return false
  const isParted = must(first.atoms[0]).part !== must(second.atoms[0]).part || must(second.atoms[0]).joint === 'at'
  if (isCutShort(first, isPlace) || isCutShort(second, isPlace)) return false
  const isName = [title, company].every((text) => isWholeName(text) && !isPhrase(text))
  return isParted && isName && /^[\p{Lu}\p{Lo}\d]/u.test(company)
}

/** 'Gale. Sheet Metal' and 'Editor, Maps' may be one name each; a town may follow. */
export function isCutShort(span: Span, isPlace: (text: string) => boolean): boolean {
  const last = must(span.atoms.at(-1))
  const rest = last.part.text.slice(last.end)
  if (/^\.\s/.test(rest)) return true
  const tail = /^,\s+(.+)$/u.exec(rest)?.[1]
  return (
    tail !== undefined && !isPlaceName(tail, isPlace) && !isPlaceName(must(tail.split(/,\s|\s[–—-]\s/)[0]), isPlace)
  )
}

const isDated = ({ date }: RawEntry) => date?.span.from != null && (date.span.to !== null || date.span.isCurrent)

/** 'Harinas del', 'Univer-' and 'B' are what a line or a page cut off. */
export const isWholeName = (text: string) =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 2 &&
  !OPEN_END.test(text) &&
  text.split('(').length === text.split(')').length

/** Where one entry of a section is read with doubt, the layout is not understood: none of the others is sure. */
export const calmed = <T>(reads: Read<T>[]): Read<T>[] =>
  reads.some((read) => read.isDoubtful) ? reads.map((read) => ({ ...read, isSure: false })) : reads

/** 'Nurse (on the ward for eyes and ears)': longer than the title and of four words or more, it is a remark. */
function withoutRemark(title: string): string {
  const [whole, head, inner] = /^([^()]+)\(([^()]+)\)$/.exec(title) ?? []
  const words = (text: string) => text.trim().split(/\s+/).length
  return whole && words(must(inner)) >= FEWEST_REMARK_WORDS && words(must(inner)) > words(must(head))
    ? must(head).trim()
    : title
}

/** 'Gallery Assistant (part-time)' keeps what stands in brackets right behind it. */
function withContract(first: Reading['first']): string {
  const last = first?.atoms.at(-1)
  if (!first || !last) return ''
  const bracket = /^\s?\(([^()]{2,24})\)/.exec(last.part.text.slice(last.outerEnd))
  return bracket && EMPLOYMENT.test(fold(must(bracket[1]))) ? `${first.text} (${must(bracket[1])})` : first.text
}

/** 'Web Developer, Freelance' or 'Freelance, Web Developer' to the title and whom it was done for. */
function contractTail(text: string): [title: string, company: string | undefined] {
  const comma = text.lastIndexOf(', ')
  const head = text.slice(0, Math.max(0, comma))
  if (CONTRACT_EMPLOYER.test(fold(head))) return [text.slice(comma + 2), head]
  const tail = text.slice(comma + 2)
  return comma > 0 && CONTRACT_EMPLOYER.test(fold(tail)) ? [text.slice(0, comma), tail] : [text, undefined]
}

/** `isOpen` where a date without an end says since when, as the latest one does among ranges. */
function toExperience(
  entry: RawEntry,
  title: string,
  company: string,
  isPlace: (text: string) => boolean,
  isOpen: boolean,
): Experience {
  const span = entry.date?.span ?? null
  const isLone = span?.isRange === false && span.from !== null
  return {
    title: clip(withoutRemark(title), 200),
    company: clip(company, 200),
    location: findPlace(entry.header, isPlace),
    startDate: formatPoint(span?.from ?? null),
    endDate: isLone && !isOpen ? formatPoint(span.from) : formatPoint(span?.to ?? null),
    isCurrent: (span?.isCurrent ?? false) || (isLone && isOpen),
    ...seasonsOf(span?.from, isLone && !isOpen ? span.from : span?.to),
    highlights: highlightsOf(entry.body),
  }
}

export function findPlace(header: Line[], isPlace: (text: string) => boolean): string | null {
  for (const part of headerParts(header)) {
    if (part.isPlace || placeScore(part.text) >= 2 || isPlace(part.text)) return clip(part.text, 200)
    const { place } = areTools(part.text) ? { place: null } : takePlace(part.text, isPlace)
    if (place) return clip(place, 200)
  }
  return null
}

export const clip = (text: string, most: number) => tidy(text).slice(0, most)
