import { oncePer } from '#core/once-per.ts'
import { remembered } from '#core/text/remembered.ts'
import { must } from '#core/must.ts'
import type { Certification, StudyState } from '#core/resume/schema.ts'
import { COURSE_WORDS } from '#core/resume/course-words.ts'
import { fold } from '#core/text/fold.ts'
import { skillsOfItem } from '#core/skills/skill-lists.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { tidy } from '#core/text/sanitise.ts'
import { isOver } from '#core/time.ts'
import { clip, type Read } from '../entries/experience.ts'
import { headerParts } from '../entries/header-parts.ts'
import { closesBracket, joinWrappedLines, mergeLines } from '../entries/join-wrapped.ts'
import { cellWith, type Line, lineWith } from '../layout/line.ts'
import { takeStates } from '../entries/take-states.ts'
import { type DateSpan, findDates, formatPoint } from '../words/dates.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { PREPARES, stateIn } from '../words/study-states.ts'
import { certificateItems, isCertificate, isDateOnly, isEnded, isIssuer, isKnownIssuer } from './certificate-items.ts'
import { failedAt, isPrize, type Term, withoutTerm } from './certificate-standing.ts'
import { hideVersions, showVersions } from './product-versions.ts'
import { isProse } from './prose.ts'

const MOST = 60
const LONGEST_NAME = 160
const LONGEST_COURSE = 100
const ISSUED =
  /^(?:issued|expires|valid|credential|awarded|ausgestellt|délivré|issuer|exam|sınavı?|prüfung|examen|esame|exame)(?!\p{L})[^:]{0,12}:?$/iu

/** Certificates, one a line or with issuer and date on the lines below, or several in one line. */
export function readCertifications(lines: Line[], areCourses = false): Read<Certification>[] {
  const results: Read<Certification>[] = []
  const isIssuerFirst = issuersFirst(lines)
  const areDatesAbove = lines.length > 1 && isDateOnly(must(lines[0]).text)
  let above: Line | null = null
  for (const { line: printed, isOneOfSeveral } of withoutBreaks(lines).flatMap(itemsOf)) {
    const { line: own, term } = standing(printed)
    if (areDatesAbove && isDateOnly(own.text)) {
      above = own
      continue
    }
    const written = hideVersions(above === null ? own : joinedLine(above, own))
    const isBelowDate = above !== null
    above = null
    const [span] = findDates(written.text, written.isMonthFirst)
    const isCourse =
      areCourses ||
      COURSE.test(written.text) ||
      written.cells.some(({ text }) => BY_ONESELF.test(text)) ||
      (span !== undefined && monthsOf(span) < YEAR)
    const state = stateOf(written, span) ?? (isCourse && span?.isCurrent ? 'running' : undefined)
    const line = takeStates([beforeRemark(written)])[0] ?? { ...written, text: '', cells: [] }
    // a paper is valid until the end of its range, a course is done then
    const date = formatPoint((isCourse ? span?.to : null) ?? span?.from ?? span?.to ?? null)
    const [bare, bracketed] = withoutIssuer(line)
    const pieces = headerParts([bare])
      .filter((part) => !ISSUED.test(part.text))
      .map((part) => ({ ...part, text: part.text.replace(HOURS, '').replace(BY_ONESELF, '') }))
      .filter(({ text }) => text !== '')
    const parts = withContents(bare.text, pieces) ?? namedFirst(pieces, isIssuerFirst)
    const last = results.at(-1)
    const [name, ownIssuer] = withIssuer(parts[0]?.text.replace(/,?\s*(?:issued|awarded)(?: on| by)?:?\s*$/i, '') ?? '')
    if (isPrize(name) && !isCertificate(name)) continue
    const issuer = /^(?:issued|awarded|by|from|issuer)(?: by| on)?:?\s+(.{2,80})$/i.exec(name)?.[1]
    const isDetail =
      last !== undefined &&
      !isOneOfSeveral &&
      !line.hasBullet &&
      !isBelowDate &&
      (name === '' ||
        issuer !== undefined ||
        (last.value.issuer === null &&
          date === null &&
          parts.length === 1 &&
          schoolScore(name) > 0 &&
          !isCertificate(name)) ||
        (last.value.issuer === null &&
          last.value.date === null &&
          !line.isBold &&
          line.gapAbove < 0.7 &&
          (must(last.lines[0]).isBold || date !== null) &&
          !(date !== null && isCertificate(name) && ownIssuer === null)))
    if (isDetail) {
      last.value.issuer ??= name === '' ? null : clip(issuer ?? name, 200)
      last.value.date ??= date
      if (state) last.value.state ??= state
      const ownEnd = lastDate(last.value.name, span, term, isCourse || last.value.state !== undefined)
      if (ownEnd) last.value.endDate ??= ownEnd
      last.value.name = clip(withRemark(last.value.name, term.ranOut, last.value.endDate), 200)
      last.lines.push(line)
    } else if (name.length > 1 && name.length <= LONGEST_NAME) {
      const behind = isOneOfSeveral || SMALL.test(parts[1]?.text ?? '') ? undefined : parts[1]?.text
      const given = bracketed ?? ownIssuer ?? behind ?? null
      const end = lastDate(name, span, term, isCourse || state !== undefined)
      results.push({
        value: {
          name: clip(withRemark(showVersions(name), term.ranOut, end), 200),
          issuer: given === null ? null : clip(given, 200),
          date,
          ...(end ? { endDate: end } : {}),
          ...(state ? { state } : {}),
        },
        lines: [line],
        isSure: !isOneOfSeveral || isCertificate(name),
      })
    }
  }
  return results.slice(0, MOST)
}

/** The line without what it says of how long the certificate holds, and that. */
function standing(line: Line): { line: Line; term: Term } {
  const told = line.cells.map(({ text }) => withoutTerm(text))
  const cells = line.cells.map((cell, at) => {
    const text = must(told[at]).text
    return text === cell.text ? cell : cellWith(cell, text)
  })
  const first = (field: keyof Term) => told.find((one) => one[field] !== null)?.[field] ?? null
  return {
    line: { ...line, cells, text: cells.map(({ text }) => text).join(' ') },
    term: { ranOut: first('ranOut'), endDate: first('endDate'), renewed: first('renewed') },
  }
}

/** Where the end is known by itself, 'expired' says no more. */
const withRemark = (name: string, ranOut: string | null, end: string | null | undefined) =>
  ranOut === null || (end && !/\d/.test(ranOut)) ? name : `${name} (${ranOut})`

/** The last month or year in which it holds: as it says, else the end of its range; what was renewed since holds again. */
function lastDate(name: string, span: DateSpan | undefined, term: Term, isOpen: boolean): string | null {
  const isTaught = isOpen || PROGRAMME.test(fold(name)) || schoolScore(name) > 0
  const end = term.endDate ?? (span?.from && !isTaught ? formatPoint(span.to) : null)
  return end !== null && term.renewed !== null && !isOver(term.renewed, end) ? null : end
}

/** What lasts as long as its range, folded: it is over then and has not run out. */
const PROGRAMME =
  /(?<!\p{L})(?:program(?:me|mes|s|a|ma|mi|ı)?|trainings?|apprentice\p{L}*|intern\p{L}*|fellow\p{L}*|mentor\p{L}*|ambassador\p{L}*|volunteer\p{L}*|scholar\p{L}*|workshops?|seminar\p{L}*|studies|studium|diplom\p{L}*|ausbildung|stud(?:y|ent)\p{L}*|staj\p{L}*|member\p{L}*|mitglied\p{L}*|uye\p{L}*)(?!\p{L})/u

/** 'CCNA – failed, again in March': what is said of an exam that is not passed is no part of its name. */
function beforeRemark(line: Line): Line {
  const said = stateIn(line.text)
  const starts = [failedAt(line.text), said && said.state !== 'running' ? said.start : -1].filter((at) => at > 2)
  if (line.cells.length > 1 || starts.length === 0) return line
  return lineWith(line, line.text.slice(0, Math.min(...starts)).replace(/[\s(,;:–—-]+$/u, ''))
}

/** Its dates are those of the lessons: while it runs nobody has passed it. */
const COURSE = new RegExp(String.raw`(?<!\p{L})(?:${COURSE_WORDS})(?!\p{L})`, 'iu')
/** 'team of six' issues nothing. */
const SMALL = /^(?!edX|freeCodeCamp|iSQI)\p{Ll}/u
/** 'Volkshochschule Dortmund (80 Stunden)', 'UX Topluluğu, 12 saat' */
const HOURS = /(?:\s?\(|,\s)\d{1,4} ?(?:h|hrs?|hours?|std\.?|stunden|heures|horas|ore|saat|uur)\)?$/iu

/** ', Selbststudium, Übungen im Netz': nobody issued it. */
const BY_ONESELF =
  /(?:^|,\s)(?:selbststudium|self[- ]stud(?:y|ied)|self[- ]taught|autodidakt\p{L}*|autodidacte|autodidacta)(?!\p{L}).*$/iu

/** Shorter than any paper is valid. */
const YEAR = 12
const monthsOf = ({ from, to }: DateSpan) =>
  from?.year && from.month && to?.year && to.month
    ? (to.year - from.year) * YEAR + to.month - from.month
    : Number.POSITIVE_INFINITY

/** How much nearer than items stand to each other a line is that goes on, in heights of a line. */
const NEARER = 0.15
/** Space above the lines of a list whose items do not stand apart. */
const CLOSE_LINES = 0.4

/**
 * In a list whose items stand apart, a line nearer to the one above is the rest of its name; in a close one, the line with
 * the date or the level that the line above had no room for.
 */
function withoutBreaks(lines: Line[]): Line[] {
  const apart = Math.max(...lines.slice(1).map(({ gapAbove }) => gapAbove)) - NEARER
  return lines.reduce<Line[]>((joined, line) => {
    const last = joined.at(-1)
    const isRest = last && (line.gapAbove < apart || (line.gapAbove < CLOSE_LINES && isRestOf(last.text, line.text)))
    if (last && closesBracket(last, line)) return [...joined.slice(0, -1), mergeLines(last, line)]
    const [whole, ...more] = isRest ? joinWrappedLines([last, line], () => false) : []
    return whole && more.length === 0 ? [...joined.slice(0, -1), whole] : [...joined, line]
  }, [])
}

/** 'AWS Certified Solutions' and 'Architect – Associate (2021)'. */
function isRestOf(above: string, below: string): boolean {
  const [span] = findDates(below)
  const name = tidy(below.slice(0, span?.start ?? below.length).replace(/[\s(,–—-]+$/u, ''))
  const isLevelled = LEVEL.test(/\s[–—-]\s(.+)$/.exec(name)?.[1] ?? '')
  return (
    (isLevelled || (span !== undefined && name !== '')) &&
    findDates(above).length === 0 &&
    !isEnded(above) &&
    !isIssuer(above) &&
    !isIssuer(name) &&
    !isKnownIssuer(must(name.split(/,|\s[–—-]\s/)[0]))
  )
}

/** How far a certificate goes, behind a dash: 'AWS Certified Solutions Architect – Associate'. */
const LEVEL =
  /^(?:associate|professional|expert|foundations?|practitioner|specialty|specialist|fundamentals|essentials|advanced|intermediate|beginner|level \w{1,3}|i{1,3}|\d)(?: level)?$/i

/** 'Data Center Virtualization (VCP-DCV)': what has an exam's letters is no name of who gave it. */
const CODE_BEHIND = /\s\([A-Z]{2,5}-[A-Z\d]{2,5}\)$/u

/** Center is a word of firms, but not where a known one is named behind it. */
const isField = (text: string, by: string) =>
  isKnownIssuer(by) ? !isKnownIssuer(text) && schoolScore(text) === 0 : !isIssuer(text)

/** 'Weaving Bootcamp, Loomworks (May 2025): looms, dyes': the date does not part a course from what it teaches. */
function withContents<Part extends { text: string }>(text: string, [first, second, ...others]: Part[]): Part[] | null {
  const isTaught = first && second && COURSE.test(first.text) && text.includes(`): ${second.text}`)
  return isTaught ? [{ ...first, text: `${first.text}: ${second.text}` }, ...others] : null
}

/** Whether the lines that show it name who gave a certificate before its name: then the others do so too. */
function issuersFirst(lines: Line[]): boolean {
  const shown = lines.flatMap((line) => {
    const [first, second] = headerParts([line])
    const [isFirst, isSecond] = [first, second].map(
      (part) => part !== undefined && isIssuer(part.text) && !COURSE.test(part.text),
    )
    return second && isFirst !== isSecond ? [isFirst] : []
  })
  return shown.length > 0 && shown.every(Boolean)
}

/** The name before its issuer, with its level: 'BTK Akademi – Java ile Programlama' names the issuer first. */
function namedFirst<Part extends { text: string }>(parts: Part[], isIssuerFirst: boolean): Part[] {
  const [first, second, ...others] = parts
  if (!first || !second) return parts
  const [, specialty, by] = /^(.+), ([^,()]+)$/.exec(second.text) ?? []
  // the last of what stands between commas is who gave it
  if (specialty && by && (LEVEL.test(specialty) || (isCertificate(first.text) && isField(specialty, by))))
    return [{ ...first, text: `${first.text} – ${specialty}` }, { ...second, text: by }, ...others]
  if (
    LEVEL.test(second.text.replace(/ \([^()]{2,8}\)$/, '')) ||
    (CODE_BEHIND.test(second.text) && !isKnownIssuer(second.text))
  )
    return [{ ...first, text: `${first.text} – ${second.text}` }, ...others]
  const isFirst = isIssuer(first.text) || (isIssuerFirst && !isCertificate(first.text))
  return isFirst && !isIssuer(second.text) ? [second, first, ...others] : parts
}

/** What stands in two rows of one entry, as one row. */
const joinedLine = (above: Line, own: Line): Line => ({
  ...own,
  text: `${above.text} ${own.text}`,
  cells: [...above.cells, ...own.cells],
})

/** Not held yet, or no more: by its words, and an exam that has a day is expected then. */
function stateOf({ text }: Line, span: DateSpan | undefined): StudyState | undefined {
  const said = stateIn(text)?.state
  if (said === 'unfinished') return said
  if (said !== 'expected' && failedAt(text) >= 0) return 'unfinished'
  if (span?.isExpected || said === 'expected') return 'expected'
  return said && span && !span.isCurrent && PREPARES.test(fold(text)) ? 'expected' : said
}

/** Subjects behind a comma give no course: 'DBMS, Computer Networks'. */
const isSchool = (issuer: string) => isKnownIssuer(issuer) || schoolScore(issuer) > 0

/** Courses with a date, an issuer or the name of a certificate; whether a paper was given for them nobody says. */
export const readCourses = (lines: Line[]): Read<Certification>[] =>
  readCertifications(
    lines.filter((line, at) => !isProse(line, lines[at - 1]) && line.text.length <= LONGEST_COURSE),
    true,
  )
    .filter(({ value: { name, date, issuer } }) => date !== null || isCertificate(name) || (issuer && isSchool(issuer)))
    .map((read) => ({ ...read, isSure: false }))

/** So many say that a section holds certificates too; under a heading nobody foresaw one does. */
const FEWEST_AMONG = { education: 2, other: 1 }
const EXAM = /(?<![\p{L}\d-])[A-Z]{2,3}-\d{3}(?![\p{L}\d])/u
const CERTIFIED = /(?<!\p{L})(?:certified|zertifiziert\p{L}*)(?!\p{L})/iu
const REMARK = /\s\(|,\s(?=\S*\d{4}|\p{Ll})|\s[–—]\s|:\s/u

const knownBy = oncePer((terms: SkillTerm[]) => {
  const given = new Set(terms.flatMap(({ id, category }) => (category === 'certification' ? [id] : [])))
  const isGiven = (text: string) => skillsOfItem(text, terms).some(({ id }) => id !== null && given.has(id))
  return remembered((text) => {
    const [span] = findDates(text)
    const name = span ? tidy(`${text.slice(0, span.start)} ${text.slice(span.end)}`.replaceAll(/\(\s*\)/g, '')) : text
    // 'CCNA (expired 2022)' and 'Project Management Professional (PMP)'
    const head = tidy(text.slice(0, REMARK.exec(text)?.index ?? text.length))
    const letters = /\(([A-Z\d+-]{2,8})\)/.exec(text)?.[1] ?? ''
    return EXAM.test(name) || CERTIFIED.test(name) || [name, head, letters].some((one) => one !== '' && isGiven(one))
  })
})

/** 'CompTIA Network+ 2017 / MS-900' among schools: certificates known by name are no studies. */
export function partCertificates<T extends { kind: string; lines: Line[] }>(sections: T[], terms: SkillTerm[]): T[] {
  const isKnown = knownBy(terms)
  return sections.flatMap((section) => {
    if (section.kind !== 'education' && section.kind !== 'other') return [section]
    const own = new Set(
      section.lines.filter(({ text }) => schoolScore(text) === 0 && certificateItems(text).every(isKnown)),
    )
    const count = [...own].reduce((sum, { text }) => sum + certificateItems(text).length, 0)
    // a lone one says by its date that nothing above or below it belongs to it
    const isDatedOne = [...own].some(({ text }) => findDates(text).length > 0)
    if (count < FEWEST_AMONG[section.kind] && !isDatedOne) return [section]
    const part = (isOwn: boolean) => section.lines.filter((line) => own.has(line) === isOwn)
    return [
      { ...section, lines: part(false) },
      { ...section, kind: 'certifications', heading: null, lines: part(true) },
    ]
  })
}

function itemsOf(line: Line): { line: Line; isOneOfSeveral: boolean }[] {
  if (line.cells.length > 1) return [{ line, isOneOfSeveral: false }]
  const items = certificateItems(line.text)
  if (items.length === 1) return [{ line, isOneOfSeveral: false }]
  return items.map((text) => ({ line: lineWith(line, text), isOneOfSeveral: true }))
}

/** 'Scrum Master (Scrum.org, 2021)' */
function withoutIssuer(line: Line): [line: Line, issuer: string | null] {
  const inner = /\(([^()]+)\)/.exec(line.text)?.[1]
  const [who, when, ...more] = inner?.split(/,\s*/) ?? []
  // what stands before the year gave it: '(Tansyweft, 2021)'
  const isGiven = who && when && more.length === 0 && isDateOnly(when) && /^\p{Lu}/u.test(who) && !isCertificate(who)
  const issuer = inner?.split(/,\s*/).find(isIssuer) ?? (isGiven && !LEVEL.test(who) ? who : undefined)
  if (!issuer || line.cells.length > 1) return [line, null]
  return [lineWith(line, tidy(line.text.replace(issuer, '').replace(/\(\s*\)|(?<=\()[\s,]+/, ''))), issuer]
}

/** 'Mill College: Weaving', but not 'Weaving Bootcamp: looms, dyes' */
const isGiver = (text: string, name: string) =>
  isKnownIssuer(text) || (schoolScore(text) > 0 && schoolScore(name) === 0 && !COURSE.test(text))

/** 'Weaving Bootcamp, Loomworks: looms, dyes' */
const COURSE_AND_CONTENTS = /^([^,:]{3,60}), (\p{Lu}[^,:]{1,40}): (.{3,})$/u

/** 'Data Analytics, Coursera', 'Coursera: Data Analytics' and 'Data Analytics by Mill University on Coursera' */
function withIssuer(text: string): [name: string, issuer: string | null] {
  const [, taught, teacher, contents] = COURSE_AND_CONTENTS.exec(text) ?? []
  if (taught && teacher && contents && COURSE.test(taught)) return [`${taught}: ${contents}`, teacher]
  const [, head, tail] = /^(.{3,}?),\s+([^,()]+)$/u.exec(text) ?? []
  const [, course, by] = /^(.{3,}?) (?:by|from) (.{2,60}?)(?: (?:on|via|through) \p{Lu}.*)?$/u.exec(text) ?? []
  if (course && by && !ISSUED.test(course) && (isKnownIssuer(by) || schoolScore(by) > 0))
    return [tidy(course), tidy(by)]
  const [, giver, name] = /^([^,:()]{2,40})[,:]\s+(.{3,})$/u.exec(text) ?? []
  const isFirst = giver && name && isGiver(giver, name) && !LEVEL.test(name) && !isKnownIssuer(tail ?? '')
  if (isFirst) return [tidy(name), tidy(giver)]
  return head && tail && isIssuer(tail) ? [tidy(head), tidy(tail)] : [text, null]
}
