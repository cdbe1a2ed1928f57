import { must } from '#core/must.ts'
import { remembered } from '#core/text/remembered.ts'
import type { Education } from '#core/resume/schema.ts'
import { type DateSpan, findDates, formatPoint, seasonsOf } from '../words/dates.ts'
import { degreeScore, isNamedDegree } from '../words/degree-words.ts'
import {
  calmed,
  CLOSE,
  clip,
  findPlace,
  isCutShort,
  isDetail,
  isLabel,
  isWholeName,
  nameLikeness,
  type Read,
} from './experience.ts'
import { partDatedItems } from './dated-items.ts'
import { findGrade } from './find-grade.ts'
import { headerParts } from './header-parts.ts'
import { isColumnName } from '../layout/column-names.ts'
import type { Line } from '../layout/line.ts'
import { isKnownIssuer } from '../sections/certificate-items.ts'
import { isSchoolUnit, schoolScore } from '../words/organisation-words.ts'
import { respelled } from '../words/respelled.ts'
import { isCountry, isRegionWord } from '../words/place-words.ts'
import { isPlaceName } from './place-book.ts'
import { NO_HABITS, readHeader, type Reading, type Roles } from './read-header.ts'
import { readSection } from './read-section.ts'
import { hasGrade, isBoard, isGrade, isGradeOfDiploma, isNote, isYearOfStudy, schoolLines } from './school-notes.ts'
import type { RawEntry } from './split-entries.ts'
import { namesExchange, trimSchool } from './school-and-field.ts'
import { splitDegree } from './split-degree.ts'
import { takeStates } from './take-states.ts'
import { usualLayout } from './usual-layout.ts'

const MOST_HEADER_LINES = 4
/** 'Doctor of Philosophy (PhD), Robotics' says it twice; 'İşletme (Lisans)' does not. */
const SHORT_BEHIND = /\s?\(([\p{L}.]{2,8})\)(?=,|\s[–—-]\s|$)/u

/** 'Università di Felsina (110/110 e lode)' */
const MARK = /\s?\([^()]{0,12}\d[^()]{0,24}\)$/

/** 'Secondary School' alone, or a name with more behind a dash, may be a part of something else. */
const MIXED_SCHOOL =
  /^(?:(?:high|secondary|senior|grammar|primary|state|community|escola|secundária) ?){0,3}(?:school|college|academy|university|secundária)?$|\s[–—-]\s/iu
const LONGEST_DEGREE = 7
/** 'Major in Physics' */
const MAJOR = /^(?:double )?major(?:ing|ed)? in /iu
/** Behind 'mention' stands how well, or in what. */
const HOW_WELL = /^(?:(?:très |assez )?bien|honorable)(?!\p{L})/iu

/** The last word of a name that a narrow column broke. */
const SCHOOL_ALONE = /^(?:school|college|university|academy|institute|lisesi|üniversitesi|instituto|institut|schule)$/i

/** 'NY' is where, not who. */
const STATE = /^\p{Lu}{2}$/u
/** 'Mill University, Department of Physics'. */
const DEPARTMENT = /, (?:department|dept\.?|division) of \p{L}.{1,80}$/iu
/** Names of school exams that are taken in several subjects, in front of these. */
const EXAMS =
  /^((?:\d{1,2} )?(?:i?gcses?|(?:a|as|o)[ -]?levels?|(?:advanced )?highers|nat(?:ional)? 5s?)(?: grades?)?)(?::| [–—-]) (?=\p{L})/iu
const SUBJECT_MARK = /\s?\([^()]{1,3}\)/gu
const CERTIFICATE = /(?<!\p{L}|graduate )(?:certificat|zertifikat|certificado|sertifika)/iu

/** Schools of a section, in the document's order. */
export function readEducation(lines: Line[], isPlace: (text: string) => boolean): Read<Education>[] {
  const section = readSection(schoolLines(takeStates(partDatedItems(lines))), isPlace, schoolRoles, {
    canOpen: namesStudies,
    isYearEnough: true,
  })
  const entries = section.entries.flatMap((entry) => withUndated(entry, schoolRoles(isPlace)))
  const readings = entries.map(
    (entry) =>
      section.readings[section.entries.indexOf(entry)] ?? readHeader(entry.header, schoolRoles(isPlace), NO_HABITS),
  )
  const reads = entries.flatMap((entry, index): Read<Education>[] => {
    const reading = readings[index]
    if (!reading || (!reading.first && !reading.second)) return []
    const isNamed = degreeScore(reading.first?.text ?? '') >= 2 && schoolScore(reading.second?.text ?? '') >= 2
    const value = toEducation(entry, reading, section.isPlace)
    if (value.institution.includes('@') || value.degree.includes('@')) return []
    // 'Course | College / School' above a table
    if (entry.date === null && [value.degree, value.institution].every((text) => text !== '' && isColumnName(text)))
      return []
    return [
      {
        value,
        lines: entry.header,
        isSure:
          isNamed &&
          isParted(value) &&
          entry.date !== null &&
          isWholeName(must(reading.first).text) &&
          isWholeName(must(reading.second).text) &&
          !isCutShort(must(reading.second), isPlace) &&
          !MIXED_SCHOOL.test(must(reading.second).text) &&
          must(reading.first).text.split(' ').length <= LONGEST_DEGREE &&
          // Lines of two entries, or of two columns, make names that no paper has.
          entry.header.length <= MOST_HEADER_LINES,
        isDoubtful:
          (!isNamed && (!reading.first || !reading.second || reading.margin < CLOSE)) ||
          isLabel(reading.second?.text ?? ''),
      },
    ]
  })
  return calmed(withoutStrays(withSharedSchool(reads)))
}

/** 'Mention bien (maths' with half a bracket, or in the field as well, was not told from what it stands beside. */
const isParted = ({ area, grade }: Education) =>
  [area, grade].every((text) => text === null || text.split('(').length === text.split(')').length) &&
  (area === null || grade === null || !area.includes(grade))

const isWhole = ({ value }: Read<Education>) => value.degree !== '' && schoolScore(value.institution) > 0

/** 'AAT Level 3 Certificate'; 'B.S., Certificate in Business' is a degree. */
function isCertificate(degree: string): boolean {
  const word = CERTIFICATE.exec(degree)
  return word !== null && degreeScore(degree.slice(0, word.index)) === 0
}

/** A second degree in one line below the first is of the same school. */
function withSharedSchool(reads: Read<Education>[]): Read<Education>[] {
  let school = ''
  return reads.map((read) => {
    const { degree, area, institution } = read.value
    if (isWhole(read)) school = institution
    const isLone = (read.lines.length === 1 || institution === '') && schoolScore(institution) === 0
    if (school === '' || !isLone || degreeScore(degree) < 2 || isWhole(read)) return read
    // a certificate is from elsewhere: 'in Bookkeeping' is what of, 'Certificate in Sales, Google' says by whom
    const isSubject = read.lines[0]?.text.includes(`${degree} in ${institution}`) === true
    if (isCertificate(degree) && !isSubject) return read
    // 'Intermediate | CBSE | Sri Chaitanya | 2015' has its own date, and so its own school
    if (!isSubject && institution !== '' && read.lines.some(({ text }) => findDates(text).length > 0)) return read
    const by = isCertificate(degree) ? '' : school
    return { ...read, isSure: false, value: { ...read.value, institution: by, area: area ?? (institution || null) } }
  })
}

/**
 * 'First aid, 2018' among degrees is no school. Two names of which no word is known may be one, but not where most entries
 * of the section are such: that is a list of courses.
 */
function withoutStrays(reads: Read<Education>[]): Read<Education>[] {
  const isKnown = ({ value: { degree, institution } }: Read<Education>) =>
    (!isGrade(degree) && degreeScore(respelled(degree)) > 0) ||
    schoolScore(respelled(institution)) > 0 ||
    isKnownIssuer(institution)
  const isNamed = ({ value: { degree, institution } }: Read<Education>) =>
    degree !== '' && !isGrade(degree) && institution !== ''
  const isRanged = ({ value: { startDate, degree } }: Read<Education>) => startDate !== null && !isGrade(degree)
  const areMost = reads.filter(isKnown).length * 2 >= reads.length
  return reads.some(isWhole)
    ? reads.filter((read) => isKnown(read) || (areMost && (isNamed(read) || isRanged(read))))
    : reads
}

export function schoolRoles(isTown: (text: string) => boolean): Roles {
  const isPlace = (text: string) => isPlaceName(text, isTown)
  const judge = remembered((written: string) => {
    const text = respelled(written)
    const [degree, school] = [degreeScore(text), schoolScore(text)]
    if (isGrade(text) || isNote(text) || isDetail(text)) return { first: -4, second: -4, rest: 0 }
    const isTownName = isPlace(text)
    // a platform of courses stands where a school does
    if (isKnownIssuer(text) && degree === 0) return { first: -2, second: 2.5, rest: 0.3 }
    return {
      // A certificate yields to the degree beside it.
      first:
        isTownName && degree === 0
          ? -2
          : degree * (school > 0 && degree < 3 ? 0.5 : 1) - (CERTIFICATE.exec(text)?.index === 0 ? 1 : 0),
      // 'Bootcamp' or 'College' alone is no school's name.
      second: isNamedDegree(text)
        ? -1
        : school * (text.includes(' ') || (degree === 0 && !SCHOOL_ALONE.test(text)) ? 1 : 0.2) +
          nameLikeness(text) * (school === 0 && nameLikeness(text) < 0 ? 2 : 0.5) -
          (isTownName ? 1 : 0),
      rest: isTownName ? 0 : isSchoolUnit(text) ? 0.4 : school > 0 || degree > 1 ? 1.2 : 0.3,
    }
  })
  return {
    first: (text) => judge(text).first,
    second: (text) => judge(text).second,
    rest: (text) => judge(text).rest,
    isPlace: remembered(isPlace),
    usual: usualLayout,
    missing: { first: 0.8, second: 0.8 },
  }
}

const namesStudies = (header: Line[]) =>
  header.some(
    ({ text }) =>
      degreeScore(respelled(text)) > 0 ||
      schoolScore(respelled(text)) > 0 ||
      text.split(/\s[–—-]\s|,\s/u).some(isKnownIssuer),
  )

/** 'BSc Physics' and 'BSc Mathematics' on lines of their own below one school. */
const isDegreeAlone = (line: Line) => degreeScore(line.text) >= 3 && schoolScore(line.text) === 0

/** Below an entry a whole one, with a school and a degree, is another, though nobody says when. */
function withUndated(entry: RawEntry, roles: Roles): RawEntry[] {
  const isWhole = (header: Line[]) => {
    const reading = readHeader(header, roles, NO_HABITS)
    return degreeScore(reading?.first?.text ?? '') >= 2 && schoolScore(reading?.second?.text ?? '') >= 2
  }
  const last = entry.header.length > 1 ? entry.header.at(-1) : undefined
  const isLast = last !== undefined && last !== entry.date?.line && isWhole([last])
  const header = isLast ? entry.header.slice(0, -1) : entry.header
  const more = header.filter(isDegreeAlone).slice(1)
  if (more.length > 0 && !isLast && header.some((line) => schoolScore(line.text) > 0))
    return [
      ...withUndated({ ...entry, header: header.filter((line) => !more.includes(line)) }, roles),
      ...more.map((line) => ({ header: [line], date: entry.date, body: [] })),
    ]
  if (entry.date === null || !header.some((line) => schoolScore(line.text) > 0)) return [entry]
  const rest = [...(isLast ? [last] : []), ...entry.body.filter((line) => isWhole([line]))]
  return [
    rest.length > 0 ? { ...entry, header } : entry,
    ...rest.map((line) => ({ header: [line], date: null, body: [] })),
  ]
}

function toEducation(entry: RawEntry, reading: Reading, isPlace: (text: string) => boolean): Education {
  const span = entry.date?.span ?? null
  const school = trimSchool(withoutMark(reading.second?.text ?? ''), reading.first === null, isPlace)
  const named = (reading.first?.text ?? '').replace(SHORT_BEHIND, (own, short: string, at: number, all: string) =>
    degreeScore(short) >= 2 && degreeScore(all.slice(0, at)) > 0 ? '' : own,
  )
  const split = namesOnlyField(named)
    ? { degree: '', area: withoutAsides(named) }
    : (degreeScore(named) === 0 && examsIn(entry.body)) ||
      splitDegree(withoutAsides(named), reading, entry.header, isPlace)
  const isExchange = split.degree === '' && namesExchange(school.behind ?? '')
  const degree = isExchange ? must(school.behind) : split.degree || courseBeside(school.name, entry.header)
  const field = HOW_WELL.test(split.area ?? '') ? null : split.area?.replace(MAJOR, '')
  const area = field ?? school.before ?? (isExchange ? null : school.behind)
  const isState = STATE.test(school.name) && schoolScore(school.name) === 0
  const isEndOnly = span !== null && !span.isRange && span.from !== null
  return {
    institution: isState ? '' : clip(withCampus(school.name.replace(DEPARTMENT, ''), entry.header, area ?? ''), 200),
    degree: clip(degree, 200),
    area: area ? clip(area, 200) : null,
    location: findPlace(entry.header, isPlace),
    grade: findGrade([...entry.header, ...entry.body]),
    startDate: isEndOnly ? null : formatPoint(span?.from ?? null),
    endDate: isEndOnly ? formatPoint(span.from) : formatPoint(span?.to ?? null),
    ...stateOf(entry, span),
    ...seasonsOf(isEndOnly ? null : span?.from, isEndOnly ? span.from : span?.to),
  }
}

/** '4 A Levels: Maths (A), Art (B).' and '9 GCSEs: Maths, …' below a school: as long as sentences, and what was passed there. */
function examsIn(body: Line[]): { degree: string; area: string } | null {
  const at = body.findIndex(({ text }) => EXAMS.test(text))
  const [whole, degree] = EXAMS.exec(body[at]?.text ?? '') ?? []
  if (whole === undefined || degree === undefined) return null
  const lines = body.slice(at)
  const last = lines.findIndex(({ text }) => !text.endsWith(','))
  const told = lines.slice(0, last + 1 || undefined).map(({ text }) => text)
  const subjects = told.join(' ').slice(whole.length).replaceAll(SUBJECT_MARK, '').replace(/[.,]$/, '')
  return { degree, area: subjects }
}

/** 'freeCodeCamp – Responsive Web Design': a course has no word of a degree. */
const courseBeside = (school: string, header: Line[]): string =>
  isKnownIssuer(school) ? (headerParts(header).find(({ text }) => !isKnownIssuer(text))?.text ?? '') : ''

/** 'Ardrow Institute (final grade 1.7)' and 'Ardrow University, Note: gut' without how well. */
const withoutMark = (school: string) =>
  school
    .replace(MARK, '')
    .replace(/\s?\(([^()]+)\)$/u, (own, inner: string) => (hasGrade(inner) ? '' : own))
    .replace(/(?:,|\s[–—])\s+([^–—,]+(?:,\d+)?)$/u, (own, tail: string) => (isGrade(tail) || isBoard(tail) ? '' : own))

/** 'Deniz Bilimi (Lisans), 3. sınıf' without what is no part of a degree. */
const withoutAsides = (named: string) =>
  named
    .split(/,\s+/)
    .filter((piece) => !isYearOfStudy(piece) && !isGradeOfDiploma(piece))
    .join(', ')

/** 'Sayısal, diploma notu 91,4': the branch of a school and its grade. */
const namesOnlyField = (named: string) =>
  named.split(/,\s+/).some(isGradeOfDiploma) && degreeScore(withoutAsides(named)) === 0

/** How far the studies are, by what is said there or else by their dates. */
function stateOf({ header, body }: RawEntry, span: DateSpan | null): Pick<Education, 'isExpected' | 'state'> {
  const said = [...header, ...body].find((line) => line.state)?.state
  const isExpected = span?.isExpected ?? false
  const dated = isExpected ? 'expected' : span?.isCurrent ? 'running' : span?.isReached ? 'finished' : undefined
  // '2016 – today (paused)' and 'in progress, expected 2027'.
  const state = said && !(isExpected && said === 'running') ? said : dated
  return { isExpected, ...(state ? { state } : {}) }
}

const CAMPUS = /^(, |\s?[–—-]\s?)(\p{Lu}[\p{L} .'’-]{2,24})(?=$|,|\s[(|–—-])/u
/** The universities of a state are told apart by their towns: 'University of California, San Diego', 'University of Nebraska - Lincoln'. */
function withCampus(name: string, header: Line[], area: string): string {
  const state = /^University of (\p{Lu}[\p{L} ]+)$/u.exec(name)?.[1]
  const cell =
    state && isRegionWord(state)
      ? header.flatMap(({ cells }) => cells).find(({ text }) => text.includes(name))
      : undefined
  const [, joint, campus] = CAMPUS.exec(cell?.text.slice(cell.text.indexOf(name) + name.length) ?? '') ?? []
  return joint &&
    campus &&
    !area.includes(campus) &&
    !isRegionWord(campus) &&
    !isCountry(campus) &&
    degreeScore(campus) === 0 &&
    !isGrade(campus) &&
    !isBoard(campus)
    ? `${name}${joint}${campus}`
    : name
}
