import type { Education } from '#core/resume/schema.ts'
import { formatPoint } from '../words/dates.ts'
import { degreeScore, isNamedDegree } from '../words/degree-words.ts'
import { calmed, CLOSE, clip, findPlace, isDetail, isWholeName, nameLikeness, type Read } from './experience.ts'
import { headerParts } from './header-parts.ts'
import { joinWrappedLines } from './join-wrapped.ts'
import type { Line } from '../layout/line.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { placeScore } from '../words/place-words.ts'
import { isPlaceName } from './place-book.ts'
import { NO_HABITS, readHeader, remembered, type Reading, type Roles } from './read-header.ts'
import { readSection } from './read-section.ts'
import { fold } from '#core/text/fold.ts'
import type { RawEntry } from './split-entries.ts'

const MOST_HEADER_LINES = 4
const GRADE =
  /\b(?:gpa|cgpa|grade|note|abschlussnote|gesamtnote|mention|moyenne|nota|media|promedio|srednia|ocena|not ortalamasi|ortalama|first class|second class|distinction|merit|summa|magna|cum laude|honou?rs|classification|cijfer|voto)\b/
const AREA_JOINT =
  /\s+(?:in|of|en|im|em|w|na kierunku|kierunek|fach|fachrichtung|mention|spécialité|spezialisierung|bölümü|alanında|i)\s+|\s*[,:]\s+|\s+[–—-]\s+|\s*\((?=[^()]{3,80}\)$)/i

/** 'Università di Felsina (110/110 e lode)' */
const MARK = /\s?\([^()]{0,12}\d[^()]{0,24}\)$/

/** 'Secondary School' alone, or a name with more behind a dash, may be a part of something else. */
const MIXED_SCHOOL =
  /^(?:(?:high|secondary|senior|grammar|primary|state|community|escola|secundária) ?){0,3}(?:school|college|academy|university|secundária)?$|\s[–—-]\s/iu
const LONGEST_DEGREE = 7
/** Space between the lines of one name. */
const WRAPPED = 0.5

/** The last word of a name that a narrow column broke. */
const SCHOOL_ALONE = /^(?:school|college|university|academy|institute|lisesi|üniversitesi|instituto|institut|schule)$/i

/** Schools of a section, in the document's order. */
export function readEducation(lines: Line[], isPlace: (text: string) => boolean): Read<Education>[] {
  // An item right above a degree is its area.
  const isArea = (next: Line | undefined) => next !== undefined && !next.hasBullet && degreeScore(next.text) >= 2
  const useful = lines.filter(
    (line, at) => !line.hasBullet || degreeScore(line.text) > 0 || schoolScore(line.text) > 0 || isArea(lines[at + 1]),
  )
  const asLines = useful.some((line) => line.hasBullet) ? useful.map((line) => ({ ...line, hasBullet: false })) : lines
  const section = readSection(asLines, isPlace, schoolRoles, true)
  const entries =
    section.entries.length > 0
      ? section.entries.flatMap((entry) => withUndated(entry, schoolRoles(isPlace)))
      : undatedEntries(joinWrappedLines(lines))
  const readings = entries.map(
    (entry) =>
      section.readings[section.entries.indexOf(entry)] ?? readHeader(entry.header, schoolRoles(isPlace), NO_HABITS),
  )
  const reads = entries.flatMap((entry, index): Read<Education>[] => {
    const reading = readings[index]
    if (!reading || (!reading.first && !reading.second)) return []
    const isNamed = degreeScore(reading.first?.text ?? '') >= 2 && schoolScore(reading.second?.text ?? '') >= 2
    return [
      {
        value: toEducation(entry, reading, section.isPlace),
        lines: entry.header,
        isSure:
          isNamed &&
          entry.date !== null &&
          isWholeName(reading.first!.text) &&
          isWholeName(reading.second!.text) &&
          !MIXED_SCHOOL.test(reading.second!.text) &&
          reading.first!.text.split(' ').length <= LONGEST_DEGREE &&
          // Lines of two entries, or of two columns, make names that no paper has.
          entry.header.length <= MOST_HEADER_LINES,
        isDoubtful: !isNamed && (!reading.first || !reading.second || reading.margin < CLOSE),
      },
    ]
  })
  return calmed(withoutStrays(withSharedSchool(reads)))
}

const isWhole = ({ value }: Read<Education>) => value.degree !== '' && schoolScore(value.institution) > 0

/** A second degree in one line below the first is of the same school. */
function withSharedSchool(reads: Read<Education>[]): Read<Education>[] {
  let school = ''
  return reads.map((read) => {
    const { degree, area, institution } = read.value
    if (isWhole(read)) school = institution
    const isLone = read.lines.length === 1 && degreeScore(degree) >= 2 && schoolScore(institution) === 0
    if (school === '' || !isLone || isWhole(read)) return read
    return {
      ...read,
      isSure: false,
      value: { ...read.value, institution: school, area: area ?? (institution || null) },
    }
  })
}

/** 'First aid, 2018' among degrees is no school. */
function withoutStrays(reads: Read<Education>[]): Read<Education>[] {
  const isSchool = ({ value }: Read<Education>) =>
    (value.degree !== '' && !isGrade(value.degree)) || schoolScore(value.institution) > 0
  return reads.some(isWhole) ? reads.filter(isSchool) : reads
}

export function schoolRoles(isTown: (text: string) => boolean): Roles {
  const isPlace = (text: string) => isPlaceName(text, isTown)
  const judge = remembered((text: string) => {
    const [degree, school] = [degreeScore(text), schoolScore(text)]
    if (isGrade(text) || isDetail(text)) return { first: -1.5, second: -1.5, rest: 0 }
    const isTownName = isPlace(text)
    return {
      first: isTownName && degree === 0 ? -2 : degree * (school > 0 && degree < 3 ? 0.5 : 1),
      // 'Bootcamp' or 'College' alone is no school's name.
      second: isNamedDegree(text)
        ? -1
        : school * (text.includes(' ') || (degree === 0 && !SCHOOL_ALONE.test(text)) ? 1 : 0.2) +
          nameLikeness(text) * 0.5 -
          (isTownName ? 1 : 0),
      rest: isTownName ? 0 : school > 0 || degree > 1 ? 1.2 : 0.3,
    }
  })
  return {
    first: (text) => judge(text).first,
    second: (text) => judge(text).second,
    rest: (text) => judge(text).rest,
    isPlace: remembered(isPlace),
    missing: { first: 0.8, second: 0.8 },
  }
}

const isGrade = (text: string) => GRADE.test(fold(text)) && degreeScore(text) < 2 && schoolScore(text) === 0

/** Below a whole entry a line with a school and a degree is another one, though nobody says when. */
function withUndated(entry: RawEntry, roles: Roles): RawEntry[] {
  const isWhole = (line: Line) => {
    const reading = readHeader([line], roles, NO_HABITS)
    return degreeScore(reading?.first?.text ?? '') >= 2 && schoolScore(reading?.second?.text ?? '') >= 2
  }
  const last = entry.header.length > 1 ? entry.header.at(-1) : undefined
  const isLast = last !== undefined && last !== entry.date?.line && isWhole(last)
  const header = isLast ? entry.header.slice(0, -1) : entry.header
  const rest = [...(isLast ? [last] : []), ...entry.body.filter((line) => !line.hasBullet && isWhole(line))]
  if (rest.length === 0 || !header.some((line) => schoolScore(line.text) > 0)) return [entry]
  return [{ ...entry, header }, ...rest.map((line) => ({ header: [line], date: null, body: [] }))]
}

/** Without dates an entry is a school with a degree beside, above or below it. */
function undatedEntries(lines: Line[]): RawEntry[] {
  const entries: RawEntry[] = []
  for (const line of lines) {
    const [school, degree] = [schoolScore(line.text) > 0, degreeScore(line.text) > 0]
    const last = entries.at(-1)
    const header = last?.header.map((own) => own.text).join(' ') ?? ''
    const isMissing =
      last &&
      last.body.length === 0 &&
      ((school && !degree && schoolScore(header) === 0) || (degree && !school && degreeScore(header) === 0))
    if (last && !school && !degree && last.body.length === 0 && goesOn(last.header.at(-1)!, line))
      last.header.push(line)
    else if (!school && !degree) last?.body.push(line)
    else if (isMissing) last.header.push(line)
    else entries.push({ header: [line], date: null, body: [] })
  }
  return entries
}

/** A name in bold over several lines of a narrow column. */
const goesOn = (above: Line, line: Line) =>
  above.isBold && line.isBold && !line.hasBullet && line.gapAbove < WRAPPED && Math.abs(above.size - line.size) < 0.3

function toEducation(entry: RawEntry, reading: Reading, isPlace: (text: string) => boolean): Education {
  const span = entry.date?.span ?? null
  const school = trimSchool((reading.second?.text ?? '').replace(MARK, ''))
  const split = splitDegree(reading.first?.text ?? '', reading, entry.header, isPlace)
  const degree = split.degree
  const area = split.area ?? school.before
  const isEndOnly = span !== null && !span.isRange && span.from !== null
  return {
    institution: clip(school.name, 200),
    degree: clip(degree, 200),
    area: area ? clip(area, 200) : null,
    location: findPlace(entry.header, isPlace),
    grade: findGrade([...entry.header, ...entry.body]),
    startDate: isEndOnly ? null : formatPoint(span?.from ?? null),
    endDate: isEndOnly ? formatPoint(span.from) : formatPoint(span?.to ?? null),
    isExpected: span?.isExpected ?? false,
  }
}

/** 'Network Administration, Lakeside College' is an area and a school. */
function trimSchool(text: string): { name: string; before: string | null } {
  const comma = text.indexOf(', ')
  if (comma < 0) return { name: text, before: null }
  const [before, name] = [text.slice(0, comma), text.slice(comma + 2)]
  return schoolScore(before) === 0 && schoolScore(name) > 0 ? { name, before } : { name: text, before: null }
}

/** 'BSc in Physics' to degree and area; an area may also stand as a part of its own. */
function splitDegree(
  whole: string,
  reading: Reading,
  header: Line[],
  isPlace: (text: string) => boolean,
): { degree: string; area: string | null } {
  const text = whole.replace(/\s+(?:in|of|en|em|im)$/i, '')
  const joint = AREA_JOINT.exec(text)
  if (joint && joint.index > 1 && (text === whole || !/^\s*of/i.test(joint[0]))) {
    const head = text.slice(0, joint.index)
    const tail = text.slice(joint.index + joint[0].length).replace(/\)$/, '')
    if (degreeScore(head) >= degreeScore(tail)) return withoutDoubleOf(head, tail, joint[0])
    return { degree: tail, area: head }
  }
  const used = [reading.first, reading.second].flatMap((span) => span?.atoms.map((atom) => atom.part) ?? [])
  const other = headerParts(header).find(
    (part) =>
      !used.some((own) => own.text.includes(part.text)) &&
      part.text !== reading.place &&
      !isGrade(part.text) &&
      !isDetail(part.text) &&
      !isPlace(part.text) &&
      placeScore(part.text) < 2 &&
      schoolScore(part.text) === 0 &&
      part.text.length < 80 &&
      /\p{L}{3}/u.test(part.text),
  )
  return { degree: text, area: other?.text ?? null }
}

/** In 'Bachelor of Science in Physics' the first 'of' belongs to the degree. */
function withoutDoubleOf(head: string, tail: string, joint: string): { degree: string; area: string | null } {
  if (!/\bof\b/i.test(joint)) return { degree: head, area: tail }
  const second = /\s+in\s+|\s*[,:]\s+|\s+[–—-]\s+|\s*\(/i.exec(tail)
  if (second)
    return {
      degree: `${head} of ${tail.slice(0, second.index)}`,
      area: tail.slice(second.index + second[0].length).replace(/\)$/, ''),
    }
  const isCommon =
    /^(?:science|arts|engineering|technology|education|business administration|fine arts|laws|design|architecture|applied science|philosophy|commerce)$/i.test(
      tail,
    )
  return isCommon ? { degree: `${head} of ${tail}`, area: null } : { degree: head, area: tail }
}

function findGrade(lines: Line[]): string | null {
  for (const line of lines) {
    const folded = fold(line.text)
    const found = GRADE.exec(folded)
    if (!found || line.text.length > 120) continue
    const part = line.text.split(/\s*[|•·;]\s*|,\s+/).find((piece) => GRADE.test(fold(piece)))
    if (part) return clip(part, 80)
  }
  return null
}
