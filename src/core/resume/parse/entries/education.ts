import type { Education } from '#core/resume/schema.ts'
import { formatPoint } from '../words/dates.ts'
import { degreeScore, isNamedDegree } from '../words/degree-words.ts'
import { clip, findPlace, nameParts, type Read } from './experience.ts'
import type { HeaderPart } from './header-parts.ts'
import type { Line } from '../layout/line.ts'
import { schoolScore } from '../words/organisation-words.ts'
import { type Pair, type PairScores, learnHabits, noHabits, pairParts } from './pair-parts.ts'
import { fold } from '#core/text/fold.ts'
import { softSplits } from './soft-split.ts'
import { type RawEntry, splitEntries } from './split-entries.ts'

const SCORES: PairScores = {
  first: (text) => degreeScore(text) * (schoolScore(text) > 0 && degreeScore(text) < 3 ? 0.5 : 1),
  second: (text) => (isNamedDegree(text) ? 0 : schoolScore(text)),
}
const GRADE =
  /\b(?:gpa|cgpa|grade|note|abschlussnote|gesamtnote|mention|moyenne|nota|media|promedio|srednia|ocena|not ortalamasi|ortalama|first class|second class|distinction|merit|summa|magna|cum laude|honou?rs|classification|cijfer|voto)\b/
const AREA_JOINT =
  /\s+(?:in|of|en|im|em|w|na kierunku|kierunek|fach|fachrichtung|mention|spécialité|spezialisierung|bölümü|alanında|i)\s+|\s*[,:]\s+|\s+[–—-]\s+|\s*\((?=[^()]{3,80}\)$)/i

/** Schools of a section, in the document's order. */
export function readEducation(lines: Line[], isPlace: (text: string) => boolean): Read<Education>[] {
  // An item right above a degree is its area.
  const isArea = (next: Line | undefined) => next !== undefined && !next.hasBullet && degreeScore(next.text) >= 2
  const useful = lines.filter(
    (line, at) => !line.hasBullet || degreeScore(line.text) > 0 || schoolScore(line.text) > 0 || isArea(lines[at + 1]),
  )
  const entries = splitEducation(useful, lines, isPlace)
  const parts = entries.map((entry) => schoolParts(entry.header, isPlace))
  const habits = learnHabits(parts.map((own) => pairParts(own, SCORES, noHabits())))
  return entries.flatMap((entry, index) => {
    const pair = pairParts(parts[index]!, SCORES, habits)
    if (!pair || (pair.first === '' && pair.second === '')) return []
    return [{ value: toEducation(entry, pair, parts[index]!, isPlace), lines: entry.header, isSure: pair.margin > 0.8 }]
  })
}

function schoolParts(header: Line[], isPlace: (text: string) => boolean): HeaderPart[] {
  const parts = nameParts(header, isPlace)
  const kept = parts.filter((part) => !isGradePart(part.text))
  return kept.length > 0 ? kept : parts
}

const isGradePart = (text: string) => GRADE.test(fold(text)) && degreeScore(text) < 2 && schoolScore(text) === 0

function splitEducation(useful: Line[], lines: Line[], isPlace: (text: string) => boolean): RawEntry[] {
  const entries = splitEntries(
    useful.some((line) => line.hasBullet) ? useful.map((line) => ({ ...line, hasBullet: false })) : lines,
    (header) => {
      const parts = schoolParts(header, isPlace)
      return !hasBoth(parts) && parts.length < 3
    },
    true,
  )
  return entries.length > 0 ? entries : undatedEntries(lines)
}

/** A school and a degree in two parts, or in one that can be parted. */
function hasBoth(parts: HeaderPart[]): boolean {
  const schools = parts.filter((part) => schoolScore(part.text) > 0)
  const degrees = parts.filter((part) => degreeScore(part.text) > 0)
  if (schools.some((school) => degrees.some((degree) => degree !== school))) return true
  return schools.some((part) =>
    softSplits(part.text).some(
      ({ left, right }) =>
        (schoolScore(left) > 0 && degreeScore(right) > 0) || (schoolScore(right) > 0 && degreeScore(left) > 0),
    ),
  )
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
    if (!school && !degree) last?.body.push(line)
    else if (isMissing) last.header.push(line)
    else entries.push({ header: [line], date: null, body: [] })
  }
  return entries
}

function toEducation(entry: RawEntry, pair: Pair, parts: HeaderPart[], isPlace: (text: string) => boolean): Education {
  const span = entry.date?.span ?? null
  const school = trimSchool(pair.second)
  const split = splitDegree(pair.first, pair, parts)
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
function splitDegree(whole: string, pair: Pair, parts: HeaderPart[]): { degree: string; area: string | null } {
  const text = whole.replace(/\s+(?:in|of|en|em|im)$/i, '')
  const joint = AREA_JOINT.exec(text)
  if (joint && joint.index > 1 && (text === whole || !/^\s*of/i.test(joint[0]))) {
    const head = text.slice(0, joint.index)
    const tail = text.slice(joint.index + joint[0].length).replace(/\)$/, '')
    if (degreeScore(head) >= degreeScore(tail)) return withoutDoubleOf(head, tail, joint[0])
    return { degree: tail, area: head }
  }
  const other = parts.find(
    (part) =>
      part !== pair.firstPart && part !== pair.secondPart && schoolScore(part.text) === 0 && part.text.length < 80,
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
