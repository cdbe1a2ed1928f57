import { must } from '#core/must.ts'
import type { Project, ResumeFacts } from '#core/resume/schema.ts'
import { formatPoint, seasonsOf } from '../words/dates.ts'
import { clip, type Read } from '../entries/experience.ts'
import { headerParts } from '../entries/header-parts.ts'
import { highlightsOf, joinWrapped, paragraphsOf } from './highlights.ts'
import { findUrls } from './contact/contact-patterns.ts'
import type { Line } from '../layout/line.ts'
import { fold } from '#core/text/fold.ts'
import { tidy } from '#core/text/sanitise.ts'
import { joinWrappedLines, mergeLines } from '../entries/join-wrapped.ts'
import { splitEntries } from '../entries/split-entries.ts'
import { isProse } from './prose.ts'
import { namesLanguage } from './spoken.ts'

const LEVEL =
  /\b(?:native|mother tongue|bilingual|fluent|proficient|advanced|intermediate|conversational|basic|beginner|elementary|professional|working|limited|full|a1|a2|b1|b2|c1|c2|muttersprache|muttersprachlich|fliessend|verhandlungssicher|gut|sehr gut|grundkenntnisse|langue maternelle|maternelle|courant|bilingue|intermediaire|notions|scolaire|nativo|nativa|fluido|avanzado|intermedio|basico|lengua materna|fluente|avancado|intermediario|lingua materna|ojczysty|biegly|biegle|zaawansowany|sredniozaawansowany|podstawowy|komunikatywny|ana dil|ana dili|anadil|akici|ileri|orta|baslangic|moedertaal|vloeiend|madrelingua|fluente)\b/

const LONGEST_LINE = 500

/** Projects: each with a name, perhaps dates, and what was done. */
export function readProjects(lines: Line[]): Read<Project>[] {
  const dated = splitEntries(lines, (header) => -header.length * 0.5).entries
  // 'prices from 2019 to 2025' in what was done says nothing of when
  const isDated = dated.some(({ date }) => date !== null && !isToldPoint(date.line))
  const groups = isDated
    ? dated.map((entry) => ({ header: entry.header, body: entry.body, date: entry.date?.span ?? null }))
    : undatedProjects(lines)
  return groups
    .flatMap(({ header, body, date }) => {
      const parts = headerParts(header)
      const [first, ...others] = parts
      const [, short, told] = header[0]?.hasBullet ? (TOLD.exec(first?.text ?? '') ?? []) : []
      const name = short ?? first?.text
      if (!name) return []
      const text = [...header, ...body].map((line) => line.text).join(' ')
      const description = [...(told ? [told] : []), ...others.map((part) => part.text)]
        .map(wordsBesideUrls)
        .filter(Boolean)
        .join(' · ')
      const value: Project = {
        name: clip(name, 200),
        description: description === '' ? null : clip(description, 2000),
        url: findUrls(text)[0]?.slice(0, 500) ?? null,
        startDate: formatPoint(date?.from ?? null),
        endDate: formatPoint(date?.to ?? null),
        ...(date?.isCurrent ? { isCurrent: true } : {}),
        ...seasonsOf(date?.from, date?.to),
        highlights: highlightsOf(body).slice(0, 40),
      }
      return [{ value, lines: header, isSure: date !== null }]
    })
    .slice(0, 60)
}

/** 'GitHub: github.com/ada/prices' only leads to an address; what is said beside one stays. */
function wordsBesideUrls(text: string): string {
  const urls = findUrls(text)
  if (urls.length === 0) return text
  const left = tidy(urls.reduce((rest, url) => rest.replace(url, ''), text))
  return left.split(' ').length >= FEWEST_WORDS_BESIDE ? left : ''
}
const FEWEST_WORDS_BESIDE = 3

/** 'Chat App: a real-time chat in React': a name, and what it is. */
const TOLD = /^(\p{Lu}[^:.,]{1,40})(?::|\s[–—-])\s(\S+ \S+ .+)$/u

const FEWEST_TOLD_WORDS = 6
const isToldPoint = ({ hasBullet, text }: Line) => hasBullet && text.split(' ').length >= FEWEST_TOLD_WORDS

/** Names in bold, also numbered ones, above points that are not: nothing else opens a project then. */
function boldNames(lines: Line[]): Set<Line> {
  // '**Price Board** – github.com/ada/prices' is bold in part
  const bold = lines.filter(({ isBold, hasBullet, cells }) => isBold || (!hasBullet && cells[0]?.runs[0]?.isBold))
  const isNames = bold[0] === lines[0] && lines.some((line) => line.hasBullet && !line.isBold)
  return new Set(isNames ? bold : [])
}

function undatedProjects(lines: Line[]) {
  const names = boldNames(lines)
  // a list of which every point names a project
  const points = lines.filter(({ hasBullet }) => hasBullet)
  const isList = lines[0]?.hasBullet === true && points.length > 1 && points.every(({ text }) => TOLD.test(text))
  const groups: { header: Line[]; body: Line[]; date: null }[] = []
  lines.forEach((line, index) => {
    const last = groups.at(-1)
    const opensByName = names.has(line) || (isList && line.hasBullet)
    if (opensByName) groups.push({ header: [line], body: [], date: null })
    else if (
      names.size === 0 &&
      !isList &&
      !isProse(line, lines[index - 1]) &&
      (line.isBold || !last || (last.body.length > 0 && line.gapAbove > 0.5))
    )
      groups.push({ header: [line], body: [], date: null })
    else if (last) last.body.push(line)
    else groups.push({ header: [line], body: [], date: null })
  })
  return groups.map(({ header, body }) => withRest(must(header[0]), body))
}

/** Lines between which no new thing begins stand so close. */
const CLOSE_LINES = 0.6

/** What a name says beside itself goes on below it where the line had no room, or in small letters. */
function withRest(first: Line, body: Line[]): { header: Line[]; body: Line[]; date: null } {
  let header = first
  let used = 0
  for (const line of body) {
    const [whole, ...more] = joinWrappedLines([header, line])
    if (whole && more.length === 0) header = whole
    else if (goesOn(header, line)) header = mergeLines(header, line)
    else break
    used += 1
  }
  return { header: [header], body: body.slice(used), date: null }
}

const goesOn = (line: Line, next: Line) =>
  /\p{L} [–—-] .{3,}[^.!?:]$|:\s.{3,}[^.!?:]$/u.test(line.text) &&
  /^\p{Ll}/u.test(next.text) &&
  !next.hasBullet &&
  next.gapAbove < CLOSE_LINES &&
  next.region === line.region &&
  line.cells.length + next.cells.length === 2

/** 'English – C1 (IELTS 7.5, 2022)' */
const IN_BRACKETS = /\([^()]*\)/gu

/** 'YDS 78 (2025)' says how well the language before it is known. */
const EXAM =
  /^(?:yds|yokdil|toefl|ielts|toeic|pte|delf|dalf|tcf|dele|siele|cae|fce|cpe|testdaf|dsh|telc|celpip|jlpt|hsk|topik|cils|celi|goethe-zertifikat)(?!\p{L}).{0,40}$/u

/** Cells of a row that each name a language; else the level stands in a cell of its own. */
const textsOf = ({ cells, text }: Line): string[] =>
  cells.length > 1 && cells.every((cell) => namesLanguage(cell.text)) ? cells.map((cell) => cell.text) : [text]

/** 'Fluent in English and Spanish' says the same of both. */
function eachLanguage(text: string): string[] {
  const names = text.split(/[^\p{L}-]+/u).filter((word) => /^\p{Lu}/u.test(word) && namesLanguage(word))
  if (names.length < 2) return [text]
  const level = tidy(
    text
      .split(' ')
      .filter((word) => !namesLanguage(word) && !JOINT.test(word))
      .join(' ')
      .replaceAll(/[()[\]:–—-]/g, ' '),
  )
  return names.map((name) => (level === '' ? name : `${level} ${name}`))
}
const JOINT = /^(?:in|and|und|et|y|e|ve|&|both|auf|en)$/iu

/** 'Mother tongue(s)' */
const PLURAL = /(?<=\p{L})\(\p{L}{1,3}\)/gu
const GRADE = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/gu
/** Reading, listening, writing and two kinds of speaking are graded each by itself. */
const FEWEST_GRADES = 3

/** 'B2 C1 B2 B2 B2' of a passport of languages as 'B2–C1'. */
function levelOf(rest: string): string | null {
  const grades = rest.match(GRADE) ?? []
  if (grades.length < FEWEST_GRADES || tidy(rest.replaceAll(GRADE, '')) !== '')
    return rest === '' ? null : clip(rest, 80)
  const [least, most] = [grades.toSorted()[0], grades.toSorted().at(-1)]
  return least === most ? must(least) : `${least}–${most}`
}

/** Spoken languages with their level, in any of the usual forms: 'German (C1)', 'Native: Polish', one under the other. */
export function readLanguages(lines: Line[]): Read<ResumeFacts['languages'][number]>[] {
  const results: Read<ResumeFacts['languages'][number]>[] = []
  const pieces = lines.flatMap((line) =>
    textsOf(line).flatMap((own) =>
      own
        .slice(0, LONGEST_LINE)
        .replaceAll(PLURAL, '')
        .split(/\s*(?:[,;|•·]|\.(?=\s\p{Lu}))\s*(?![^(]*\))/u)
        .flatMap(eachLanguage)
        .map((text) => ({ text: tidy(text), line })),
    ),
  )
  for (const { text, line } of pieces) {
    const level = LEVEL.exec(fold(text))
    const bare = tidy(text.replaceAll(/[()[\]:–—-]|\.(?=\s|$)/g, ' '))
    const words = bare.split(' ')
    const last = results.at(-1)
    const outside = tidy(text.replaceAll(IN_BRACKETS, ' ').replaceAll(/[:–—-]/g, ' ')).split(' ')
    const isNamed = namesLanguage(bare)
    if (EXAM.test(fold(text)) && last && !isNamed) {
      last.value.level = clip([last.value.level, text].filter(Boolean).join(', '), 80)
      last.lines.push(line)
    } else if (level && level.index === 0 && last && last.value.level === null) {
      last.value.level = clip(bare, 80)
      last.lines.push(line)
    } else if (
      outside.length <= 7 &&
      (isNamed || isUnheardOf(text, bare, line)) &&
      !/\d{3}/.test(text.replaceAll(IN_BRACKETS, ''))
    ) {
      // 'basic Malay'
      const at = words.findIndex(namesLanguage)
      const name = at < 0 ? beforeLevel(bare) : must(words[at])
      results.push({
        value: { name: clip(name, 80), level: levelOf(besideName(text, name)) },
        lines: [line],
        isSure: level !== null,
      })
    }
  }
  return results.slice(0, 30)
}

/** 'Dholuo native': the name up to what says how well. */
function beforeLevel(bare: string): string {
  const at = fold(bare).search(LEVEL)
  return at < 0 ? bare : tidy(bare.slice(0, at))
}

/** Signs that part a level from its language, on either side of it. */
const EDGES = /^[\s:.,–—-]+|\s(?:in|auf|en)[\s.]*$|[\s:.,–—-]+$/gu

/** 'İngilizce: orta (B1).' says 'orta (B1)': a bracket beside other words stays. */
function besideName(text: string, name: string): string {
  const rest = tidy(text.replace(name, ' ').replaceAll(/[([]\s*[)\]]/gu, ' ')).replaceAll(EDGES, '')
  return /^[([][^()[\]]*[)\]]$/u.test(rest) ? rest.slice(1, -1) : rest
}

const MOST_WORDS = 3

/** 'Dholuo (native)', 'Sign language': one that the platform does not know. A row of grades, or of their names, is none. */
function isUnheardOf(text: string, bare: string, { cells }: Line): boolean {
  const name = beforeLevel(bare)
  return (
    /^\p{Lu}/u.test(name) &&
    !text.endsWith(':') &&
    name.split(' ').length <= MOST_WORDS &&
    (bare.match(GRADE) ?? []).length <= 1 &&
    (cells.length === 1 || name !== bare)
  )
}

/** The first paragraphs of a section as one text. */
export const readSummary = (lines: Line[]) => {
  const text = paragraphsOf(lines)
    .map((group) => joinWrapped(group.map((line) => line.text)))
    .join('\n')
  return text === '' ? null : text.slice(0, 4000)
}
