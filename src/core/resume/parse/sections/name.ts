import { must } from '#core/must.ts'
import { formField } from './form-labels.ts'
import { headingKind } from './heading-kind.ts'
import type { Line } from '../layout/line.ts'
import { companyScore, schoolScore } from '../words/organisation-words.ts'
import { placeScore } from '../words/place-words.ts'
import { fold } from '#core/text/fold.ts'
import { remembered } from '#core/text/remembered.ts'
import { tidy } from '#core/text/sanitise.ts'
import { titleScore } from '../words/title-words.ts'

export type NameFound = { name: string; lines: Line[]; isSure: boolean; headline: { text: string; line: Line } | null }

const NOT_NAME =
  /^(?:curriculum vitae|curriculum|vitae|europass.*|cv|resume|résumé|lebenslauf|bewerbung|özgeçmiş|życiorys|hoja de vida|currículo|curriculo|currículum|portfolio|page|skip to content|confidential)$/i
/** 'Curriculum Vitae' names the paper. */
export const isDocumentName = (text: string) => NOT_NAME.test(text.trim())
/** 'MSc', 'Ph.D.', 'CISSP': what may follow a name behind a comma. */
const CREDENTIAL = /^(?:[A-Z]{2,6}\+?|[A-Z][A-Za-z]?[a-z]?\.?[A-Z][A-Za-z]{0,3}\.?|Jr\.?|Sr\.?)$/
/** 'Ada Byron (she/her)' */
const SPOKEN_OF = /\s*\((?:he|she|they|ze|xe|er|sie|il|elle|iel)\b[\p{L}\s/,]*\)$/iu
/** 'Ms Ada Byron': how somebody is addressed is no part of the name; 'Dr.' is one, and prints. */
const ADDRESSED = /^(?:mr|mrs|ms|miss|herr|frau|mme|sra)\b\.? (?=\p{L}\S* \p{L})/iu
/** Behind a name in small letters they are no names, comma or not. */
const DEGREE_LETTERS = /^(?:[BM]\.?(?:Sc|Eng|Ed|Tech|Phil|A)|Ph\.?D|D\.?Phil|MBA|RN|CPA|PMP|CISSP|LL[BM]|MD|PE)\.?$/
const PARTICLES = new Set(
  'van von der den de dela del della di da do dos das la le el al bin ibn bint abu ben ter ten op vom zu zum zur y e i du des af av ul'.split(
    ' ',
  ),
)
/** What a paper, a form or a date says near its top. */
const PAPER_WORD =
  /\b(?:cv|resume|vitae|lebenslauf|ozgecmis|page|present|current|today|surname|e-?mail|phone|address|objective|summary)\b/
const TWO_LINES = 1.1
/** How much larger than the text a line is that can only be the name, whatever its letters. */
const HEADLINE = 1.15
const MONOGRAM = /^\p{Lu}\.?[\s|]?\p{Lu}?\.?$/u
const DRAWN = 5
const IN_SMALL_LETTERS = /^\p{Ll}{2,}(?: \p{Ll}{2,}){1,3}$/u
/** A form that asks for the name is answered with it. */
const ASKED = 3
const SPLITTER = /\s*[|•·■▪●◆♦∙⋅]\s*|\s+[–—/-]\s+|\s{3,}/

/** A table may set the address right behind the name: 'Ada Byron Leeds, Kent'. */
export function withoutTown(found: NameFound | null, location: string | null): NameFound | null {
  if (!found || !location?.includes(',') || !found.name.endsWith(` ${location}`)) return found
  const name = found.name.slice(0, -location.length - 1)
  return name.includes(' ') ? { ...found, name, isSure: false } : found
}

/** The person's name: what stands large near the top and looks like one. Null rather than a guess. */
export function readName(lines: Line[], email: string | null): NameFound | null {
  const early = lines.slice(0, 60)
  const asked = nameInForm(early)
  if (asked) return { ...asked, headline: readHeadline(early, asked) }
  const biggest = Math.max(
    0,
    ...early.flatMap((line) => [line.size, ...line.cells.map((cell) => cell.runs[0]?.size ?? 0)]),
  )
  const usual = medianSize(lines)
  let best: { name: string; lines: Line[]; score: number } | null = null
  early.forEach((line, index) => {
    for (const { name, lines, isAsked } of candidatesAt(early, index)) {
      // Two lines of one large look belong together; the first alone would cut the name.
      const score =
        nameScore(name, line, index, biggest, usual, email) +
        (lines.length - 1) * TWO_LINES +
        (isAsked && looksLikeName(name, email) ? ASKED : 0)
      if (score > 0 && (!best || score > best.score)) best = { name, lines, score }
    }
  })
  const found = best as { name: string; lines: Line[]; score: number } | null
  if (!found || found.score < 3) return null
  return {
    name: found.name,
    lines: found.lines,
    isSure: found.score >= 6 && isFullName(found.name),
    headline: readHeadline(early, found),
  }
}

const FIRST = /^(?:first names?|given names?|forenames?|prénoms?|vornamen?|adı?|nombres?|voornaam|imię|imiona)$/iu
const LAST =
  /^(?:last names?|surnames?|family names?|noms?(?: de famille)?|nachname|familienname|soyadı?|apellidos?|sobrenome|cognome|achternaam|nazwisko|names?)$/iu
const FORM_APART = 6
const LEVEL_POINTS = 2

/** A form that asks for both in lines of their own: 'Prénom : Ada', 'Nom : BYRON'. 'Name' alone is no last one unless 'Surname' is the first's. */
function nameInForm(lines: Line[]): { name: string; lines: Line[]; isSure: boolean } | null {
  const rows = lines.flatMap((line, at) => {
    // The cells of a table can be lines of their own.
    const beside = lines.slice(at + 1, at + 2).filter((other) => Math.abs(other.top - line.top) < LEVEL_POINTS)
    const cells = [line, ...beside].flatMap((other) => other.cells.map(({ text }) => text))
    const [head, ...rest] = cells.length > 1 ? cells : line.text.split(/\s*:\s+/)
    const label = (head ?? '').replace(/\s*:\s*$/, '')
    return rest.length === 1 && rest[0] !== undefined ? [{ at, line, label, value: cleanName(rest[0]) }] : []
  })
  for (const first of rows.filter(({ label }) => FIRST.test(label) || /^names?$/i.test(label))) {
    const isPlain = /^names?$/i.test(first.label)
    const last = rows.find(
      ({ at, label }) =>
        at !== first.at &&
        Math.abs(at - first.at) <= FORM_APART &&
        LAST.test(label) &&
        (!isPlain || /^(?:sur|last |family )names?$/i.test(label)),
    )
    const name = last ? `${first.value} ${last.value}` : ''
    if (last && looksLikeName(name, null)) return { name, lines: [first.line, last.line], isSure: true }
  }
  return null
}

/** First and last name, each in capitals, in small letters with one, or in a script without case. */
const isFullName = (name: string) => name.split(' ').length > 1 && !/\p{Lu}{2}\p{Ll}\p{Lu}/u.test(name)

function candidatesAt(lines: Line[], index: number): { name: string; lines: Line[]; isAsked?: boolean }[] {
  const line = must(lines[index])
  // What stands beside a name in another size is an address.
  const isEven = line.cells.every(
    (cell) => Math.abs((cell.runs[0]?.size ?? 0) - (must(line.cells[0]).runs[0]?.size ?? 0)) < 1,
  )
  const whole = cleanName(isEven ? line.text : must(line.cells[0]).text)
  const comma = line.text.indexOf(', ')
  // 'Ada Byron, Software Engineer'.
  const beforeTitle = comma > 0 && titleScore(line.text.slice(comma + 2)) >= 1.5 ? [line.text.slice(0, comma)] : []
  const words = cleanName(line.text).split(' ')
  // 'Ada Byron Software Engineer'.
  const lead = [2, 3].filter(
    (count) =>
      words.length > count &&
      titleScore(words.slice(count).join(' ')) >= 2 &&
      titleScore(words.slice(0, count).join(' ')) < 1 &&
      titleScore(words.slice(count - 1).join(' ')) <= titleScore(words.slice(count).join(' ')),
  )
  for (const count of lead.slice(0, 1)) beforeTitle.push(words.slice(0, count).join(' '))
  const told = /^(?:姓\s?名|氏\s?名|お?名前|이름|성명|ф\.?и\.?о\.?)\s*[:：]\s*(\S.{0,40})$/iu.exec(line.text)?.[1]
  const asked =
    line.cells.length > 1 && formField(must(line.cells[0]).text) === 'name' ? [must(line.cells[1]).text] : []
  if (told !== undefined) asked.push(told)
  const [label, ...answer] = must(line.cells[0]).runs
  // 'Nombre y apellidos: Ada Byron'
  const [, before, behind] = /^([^:]{3,40}):\s+([^:]{3,60})$/u.exec(line.text) ?? []
  if (before && behind && formField(before) === 'name') asked.push(behind)
  if (label && answer.length > 0 && formField(label.text) === 'name') asked.push(answer.map((run) => run.text).join(''))
  // Between an address and a phone the name is the largest.
  const largest = line.cells.find((cell) => (cell.runs[0]?.size ?? 0) > (must(line.cells[0]).runs[0]?.size ?? 0) + 2)
  const pieces = [
    largest?.text ?? '',
    must(line.cells[0]).text,
    ...(isEven ? line.text : must(line.cells[0]).text).split(SPLITTER),
    ...beforeTitle,
  ].map(cleanName)
  const candidates: { name: string; lines: Line[]; isAsked?: boolean }[] = (
    asked.length > 0 ? asked.map(firstNameFirst).map(cleanName) : [...new Set([whole, ...pieces])]
  ).map((name) => ({ name, lines: [line], isAsked: asked.length > 0 }))
  // A name set over two lines in large letters, perhaps with an address beside it.
  const next = lines.slice(index + 1, index + 6).find((other) => isSecondLine(line, other))
  if (next) {
    const first = must(line.cells[0]).text
    const second = must(next.cells[0]).text
    const both = joinName(first, second)
    candidates.push({ name: cleanName(both), lines: [line, next] })
    const third = lines
      .slice(lines.indexOf(next) + 1, lines.indexOf(next) + 5)
      .find((other) => isSecondLine(next, other))
    if (third)
      candidates.push({ name: cleanName(joinName(both, must(third.cells[0]).text)), lines: [line, next, third] })
  }
  return candidates
}

/** 'Byron, Ada' in a form that asks for name and surname. */
const firstNameFirst = (text: string) => text.replace(/^([^,]{2,40}), ([^,]{2,40})$/, '$2 $1')

const joinName = (first: string, rest: string) => (/[-‐]$/.test(first) ? first + rest : `${first} ${rest}`)

const isOneWord = (text: string) => /^\p{Lu}[\p{L}'’-]+$/u.test(text)

function isSecondLine(line: Line, other: Line): boolean {
  const cell = must(line.cells[0])
  const middle = (of: { left: number; right: number }) => (of.left + of.right) / 2
  const isUnder =
    Math.abs(other.left - cell.left) < 3 ||
    Math.abs(other.right - cell.right) < 3 ||
    // one word each, one above the other, in the letters of a headline
    (isOneWord(cell.text) &&
      isOneWord(must(other.cells[0]).text) &&
      other.left < cell.right &&
      other.right > cell.left) ||
    (line.isCentred && other.isCentred) ||
    (other.cells.length === 1 && Math.abs(middle(other) - middle(cell)) < 3)
  const [look, own] = [cell.runs[0], other.cells[0]?.runs[0]]
  const size = look?.size ?? line.size
  return (
    size > 15 &&
    isUnder &&
    own !== undefined &&
    Math.abs(own.size - size) < 0.6 &&
    other.top - line.bottom < size &&
    own.color === look?.color
  )
}

/** 'Ada Byron – Resume': what the paper is called is no part of the name. */
const PAPER =
  /^(?:curriculum vitae|resume|résumé|cv|lebenslauf|özgeçmiş)(?:\s+(?:of|von|de|di))?[\s:–—|-]+|[\s:–—|'’-]+(?:curriculum vitae|resume|résumé|cv|lebenslauf|özgeçmiş)$/iu

/** With the title of the paper and letters of degrees. */
const LONGEST_NAME = 300

const cleanName = remembered((text: string): string =>
  tidy(
    withoutCredentials(text.trim().slice(0, LONGEST_NAME).replace(SPOKEN_OF, '').replace(PAPER, '')).replace(
      /^(?:name|nom|nombre|nome|imię i nazwisko|ad soyad|adı soyadı|姓\s?名|氏\s?名|お?名前|이름|성명|ф\.?и\.?о\.?|имя)\s*[:：]\s*/i,
      '',
    ),
  )
    .replaceAll(/^[,;:|\s-]+|[,;:|\s-]+$/g, '')
    .replace(/(?<=\p{Ll}{3})\.$/u, '')
    .replace(/的?(?:个人|工作)?(?:简历|履历)$/u, '')
    .replace(ADDRESSED, ''),
)

function withoutCredentials(printed: string): string {
  const bare = /\p{Ll}{2}/u.test(printed) ? printed.split(' ') : []
  while (bare.length > 2 && DEGREE_LETTERS.test(must(bare.at(-1)))) bare.pop()
  const text = bare.length > 1 ? bare.join(' ') : printed
  if (text.length > 80 || !text.includes(',')) return text
  const parts = text.split(/\s*,\s*/)
  while (
    parts.length > 1 &&
    must(parts.at(-1))
      .split(' ')
      .every((word) => CREDENTIAL.test(word))
  )
    parts.pop()
  // 'Ada Byron BSN, RN': the first of several stands behind a blank.
  const words = parts.length === 1 ? must(text.split(/\s*,\s*/)[0]).split(' ') : []
  while (words.length > 2 && CREDENTIAL.test(must(words.at(-1)))) words.pop()
  return words.length > 1 ? words.join(' ') : parts.join(', ')
}

function nameScore(
  name: string,
  line: Line,
  index: number,
  biggest: number,
  usual: number,
  email: string | null,
): number {
  const words = name.split(' ')
  const own = line.cells.find((cell) => cell.text.includes(name)) ?? must(line.cells[0])
  const size = Math.max(line.size, own.runs[0]?.size ?? 0)
  const isHeadline = index < 2 && size >= biggest - 0.5 && size > usual * HEADLINE
  if (!looksLikeName(name, email) && !(isHeadline && IN_SMALL_LETTERS.test(name) && !PAPER_WORD.test(fold(name))))
    return 0
  let score = 1
  if (size >= biggest - 0.5 && size > usual * 1.15) score += 4
  else if (size > usual * 1.2) score += 2
  if (index === 0) score += 2
  score += Math.max(0, 1.5 - index * 0.15)
  if (words.length >= 2 && words.length <= 4) score += 1
  if (line.isBold) score += 0.5
  if (line.isCentred) score += 0.3
  if (matchesEmail(name, email)) score += 3
  if (titleScore(name) >= 2) score -= 5
  if (placeScore(name) >= 2 || schoolScore(name) > 0) score -= 4
  if (companyScore(name) >= 2) score -= 3
  if (headingKind(name)) score -= 6
  if (line.hasBullet) score -= 2
  // 'AS' in large letters beside 'Aayush Sinha' is drawn of the name.
  if (MONOGRAM.test(name)) score -= DRAWN
  return score
}

function looksLikeName(name: string, email: string | null): boolean {
  if (
    name.length < 2 ||
    name.length > 60 ||
    NOT_NAME.test(name) ||
    PAPER_WORD.test(fold(name)) ||
    /[\d@/\\:;=<>{}[\]_#%*+?!]/.test(name)
  )
    return false
  const words = name.split(' ')
  if (words.length > 7) return false
  // 'Aakarsh walia' in front of awalia60@…, 'ada byron' of ada@…: the address knows how it is meant.
  const isKnown = words.length > 1 && words.length <= 4 && matchesEmail(name, email, 4)
  if (isKnown && words.every((word) => /^\p{L}[\p{L}.'’-]*$/u.test(word))) return true
  // Scripts without case cannot start with a capital.
  return words.every(
    (word) =>
      /^[\p{Lu}\p{Lo}\p{Lt}("“'‘]/u.test(word) ||
      PARTICLES.has(fold(word).replace(/['’]$/, '')) ||
      /^\p{Ll}['’]\p{Lu}/u.test(word),
  )
}

function matchesEmail(name: string, email: string | null, fewest = 3): boolean {
  if (!email) return false
  const local = fold(must(email.split('@')[0])).replaceAll(/[^a-z]/g, '')
  return fold(name)
    .split(/[^a-z]+/)
    .some((part) => part.length >= fewest && local.includes(part))
}

/** The line under or above the name that says what the person is. */
/** 'Data Analyst, Pune': behind the title stands where. */
function withoutPlace(headline: string): string {
  const [, title, place] = /^(.+?)(?:,\s+|\s+[|•·–—-]\s+|\s+\((?=[^()]+\)$))([^|•·()]+)\)?$/u.exec(headline) ?? []
  const isPlace = place !== undefined && placeScore(place) >= 2 && title !== undefined && titleScore(title) >= 1.5
  return isPlace ? title : headline
}

/** 'Coimbatore' ends as Italian titles do. */
const isTitle = (text: string) => titleScore(text) >= 1.5 && placeScore(text) < 2

function readHeadline(lines: Line[], found: { name: string; lines: Line[] }): NameFound['headline'] {
  const own = must(found.lines.at(-1))
  const rest = tidy(own.text.replace(found.name, '')).replaceAll(/^[\s|•·,–—-]+|[\s|•·,–—-]+$/g, '')
  if (titleScore(rest) >= 1.5) return { text: withoutPlace(rest).slice(0, 300), line: own }
  const at = lines.indexOf(own)
  // What stands level with the name in another column is not below it.
  const below = lines.slice(at + 1).filter(({ region }) => region === own.region)
  const near = [lines[at + 1], lines[at + 2], ...below.slice(0, 2), lines[lines.indexOf(must(found.lines[0])) - 1]]
  // Headings are not among the lines: what stands behind one is of its section.
  const isOfSection = ({ id, region }: Line) =>
    region === own.region && lines.filter((line) => line.id > own.id && line.id <= id).length < id - own.id
  for (const line of near) {
    // 'Tester · Leeds · jo@mail.example'
    const [opening, ...beside] = line && !isOfSection(line) ? line.text.split(/\s*[|•·♦◆]\s*/u) : []
    if (line && opening && beside.length > 0 && isTitle(opening) && !/@|\d{4}|https?:/.test(opening))
      return { text: withoutPlace(opening).slice(0, 300), line }
    if (
      !line ||
      isOfSection(line) ||
      line.text.length > 120 ||
      /@|\d{4}|https?:/.test(line.text) ||
      headingKind(line.text)
    )
      continue
    const text = must(line.cells[0]).text
    // A sentence about the person is no title.
    if (/^\p{Ll}|\p{Ll}{3}\. |(?:\S+ ){5}.*\p{Ll}{3}\.$|^(?:I am|I['’]m|Je suis|Ich bin|Soy|Sono|Sou)\b/u.test(text))
      continue
    if (isTitle(text)) return { text: withoutPlace(text).slice(0, 300), line }
  }
  return null
}

function medianSize(lines: Line[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b)
  return sizes[sizes.length >> 1] ?? 10
}
