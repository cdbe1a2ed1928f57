import { must } from '#core/must.ts'
import type { AdLine } from '../sections/ad-lines.ts'
import { isOneName } from './employer-name.ts'
import { typesIn } from '../fields/employment.ts'
import { modeSaid } from '../fields/work-mode.ts'
import { labelledLine, labelOf, labelOfPicture, type Label } from '../labels.ts'
import { moneyIn } from '../fields/money.ts'
import { kindOfHeading } from '../sections/section-kind.ts'
import { cleanPlace, placeLikeness } from './places.ts'
import { looksLikeCompany, vacancyScore } from './title.ts'

/** A part of a header line: between bars, dots, dashes or brackets. */
export type Piece = { text: string; from: number; line: number; index: number; kind: PieceKind }
export type PieceKind = 'title' | 'place' | 'company' | 'pay' | 'terms' | 'address' | 'time' | 'other'
/** A row of facts: what its label announces and what stands beside or below it. */
export type Row = { label: Label; value: string; from: number; words: string }

const MOST_HEADER_LINES = 9
/** A header line of facts is short; what comes after is a text in one line, and every rule below asks each piece of it. */
const LONGEST_PIECED = 1_000
const MOST_PIECES = 40

/** The lines above the first heading and the first prose: title, employer, place and terms stand there, in any order. */
export function headerLines(lines: readonly AdLine[]): AdLine[] {
  const end = lines.findIndex(
    (line, index) =>
      index > 0 && (isProse(line) || isPlainHeading(line) || (line.isBullet && index > 1 && line.text.length > 60)),
  )
  return lines.slice(0, Math.min(end < 0 ? lines.length : end, MOST_HEADER_LINES))
}

/** 'About us' ends a header; 'Senior Consultant' does not. */
const isPlainHeading = (line: AdLine) =>
  line.looksLikeHeading &&
  !/[|·•,]|\s[–—-]\s/.test(line.text) &&
  kindOfHeading(line.folded) !== null &&
  vacancyScore(line.text) < 2 &&
  labelOf(line.text) === null &&
  looksLikeCompany(line.text) < 1

const isProse = ({ text }: AdLine) =>
  text.length > 170 ||
  (text.length > 90 && /[.!?]$/.test(text) && !/[|·•]/.test(text)) ||
  (/[.!?]\s+\p{Lu}/u.test(text) && text.length > 80 && !/[|·•]/.test(text))

const SEPARATOR =
  /\s*[|•‧∙●]\s*|\s+·\s*|·\s+|\s+[–—−]\s+|\s+-\s+|\s*,\s+(?=(?:remote|hybrid|on-?site|in[- ]person|in[- ]office|vor ort|sur site|presencial|full[- ]?time|part[- ]?time|vollzeit|teilzeit|[£$€]))|\s{3,}|\t/giu

/** A header line in pieces; brackets that hold terms or places are pieces too. */
export function piecesOf(line: AdLine, number: number): Piece[] {
  if (isOneName(line.text)) return [{ text: line.text, from: line.from, line: number, index: 0, kind: 'company' }]
  const pieces: Piece[] = []
  const whole = line.text.slice(0, LONGEST_PIECED)
  let start = 0
  const cut = (end: number) => {
    const text = line.text.slice(start, end)
    if (text.trim() !== '') pieces.push(...bracketsOf(text.trimEnd(), line.from + start, number, pieces.length))
  }
  for (const match of whole.matchAll(SEPARATOR)) {
    if (isInBrackets(whole, match.index)) continue
    cut(match.index)
    start = match.index + match[0].length
    if (pieces.length >= MOST_PIECES) break
  }
  // the rest of a line that was not looked at to its end is no piece; a line without separators is one
  const isWhole = line.text.length <= LONGEST_PIECED && pieces.length < MOST_PIECES
  if (isWhole || start === 0) cut(line.text.length)
  return pieces.flatMap((piece) => finer(piece))
}

/** 'Sales / Full-time / Hybrid' by strokes, 'IT Support Specialist, Ashdown LLP, London' by commas: where a part is plainly something else. */
function finer(piece: Piece): Piece[] {
  const [owner, town, more] = piece.text.split(/,\s+/)
  // 'Seniorenzentrum Sonnenhof, Kassel': a name of several words and a town; 'Orlane, Columbus, OH': one before a town and its state
  const isWithState = more !== undefined && /^\p{Lu}{2}$/u.test(more)
  if (
    piece.kind === 'place' &&
    town !== undefined &&
    (isWithState || (more === undefined && must(owner).split(/\s+/).length >= 2)) &&
    placeLikeness(must(owner)) < 2 &&
    placeLikeness(town) >= 2 &&
    vacancyScore(must(owner)) < 2
  )
    return [
      { ...piece, text: must(owner), kind: 'company' },
      {
        ...piece,
        text: isWithState ? `${town}, ${more}` : town,
        from: piece.from + piece.text.lastIndexOf(town),
        index: piece.index + 1,
      },
    ]
  for (const separator of [/(?<!\s)\s+\/\s+/g, /,\s+|\.\s+(?=[£$€\p{Lu}])/gu]) {
    // a separator inside brackets parts nothing
    const parts = joinedBrackets(piece.text.split(separator), piece.text)
    const isComma = separator.source.startsWith(',')
    if (parts.length < 2 || piece.text.length > 160) continue
    const kinds = parts.map((part) => kindOfPiece(part))
    // 'Payroll Officer, Kendal'
    if (isComma && parts.length === 2 && !(kinds[0] === 'title' && kinds[1] === 'place')) continue
    const isMixed = isComma
      ? kinds[0] === 'title' && kinds.slice(1).some((kind) => kind === 'place' || kind === 'terms' || kind === 'pay')
      : kinds.some((kind) => kind === 'terms' || kind === 'pay') || (kinds.includes('title') && kinds.includes('place'))
    if (isMixed)
      return parts.map((text, index) => ({
        text,
        from: piece.from + piece.text.indexOf(text),
        line: piece.line,
        index: piece.index + index,
        kind: must(kinds[index]),
      }))
  }
  return [piece]
}

/** 'APP TESTER (REMOTE, WORLDWIDE)' stays whole. */
const joinedBrackets = (parts: string[], whole: string): string[] =>
  parts.some((part) => part.split('(').length !== part.split(')').length) ? [whole] : parts

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at)
  return before.lastIndexOf('(') > before.lastIndexOf(')') && text.indexOf(')', at) > 0
}

/** Longer ones name nothing. */
const LONGEST_PIECE = 500

/** 'Software Developer (Entry Level)': part of what the job is called. */
const OF_RANK = /^(?:entry|mid|senior|junior|graduate|associate)[ -]?(?:level|career)?$/i

function bracketsOf(text: string, from: number, line: number, index: number): Piece[] {
  const match = text.length > LONGEST_PIECE ? null : /^(.{3,}?)\s*\(([^()]{2,90})\)\s*$/u.exec(text)
  if (match) {
    const inner =
      /^\p{Lu}{2,3}$/u.test(must(match[2])) || OF_RANK.test(must(match[2])) ? 'other' : kindOfPiece(must(match[2]))
    if (
      inner === 'terms' ||
      inner === 'pay' ||
      (inner === 'place' && (vacancyScore(must(match[1])) >= 2 || looksLikeCompany(must(match[1])) >= 1))
    ) {
      const innerFrom = from + text.lastIndexOf('(') + 1
      return [
        { text: must(match[1]), from, line, index, kind: kindOfPiece(must(match[1])) },
        ...must(match[2])
          .split(/(?:(?<!\s)\s+)?[,/;]\s+|(?<!\s)\s+\/\s+/)
          .map((part) => ({
            text: part,
            from: innerFrom + must(match[2]).indexOf(part),
            line,
            index: index + 1,
            kind: kindOfPiece(part),
          })),
      ]
    }
  }
  return [{ text, from, line, index, kind: kindOfPiece(text) }]
}

function kindOfPiece(text: string): PieceKind {
  if (/https?:\/\/|www\.|@\w/.test(text)) return 'address'
  // 'Dispatchly (YC S21)': the class of an accelerator
  if (/^\p{Lu}[^()]{1,40}\(YC [WSFXP]\d{2}\)$/u.test(text)) return 'company'
  if (text.length < 90 && moneyIn(text).length > 0) return 'pay'
  const title = vacancyScore(text)
  const place = placeLikeness(text)
  if (
    /^(?:\d+\+?|an?|over \d+) .{0,20}(?:ago|applicants|views)$|^(?:posted|published|ref|reference|id|req|job id|kennziffer)\b/i.test(
      text,
    )
  )
    return 'time'
  if (place >= 2 && !(title >= 2 && place < 3) && (looksLikeCompany(text) < 1 || isListOfPlaces(text))) return 'place'
  if (title >= 2) return 'title'
  const rest = cleanPlace(text)
  if (
    (modeSaid(text) !== null || typesIn(text).length > 0 || TERMS.test(text)) &&
    (rest.length < 4 || text.length < 60)
  ) {
    return placeLikeness(rest) >= 2 ? 'place' : 'terms'
  }
  return looksLikeCompany(text) >= 1 ? 'company' : 'other'
}

/** 'Taguig City, Metro Manila': each part is a place, although a word of it is one of companies too. */
const isListOfPlaces = (text: string) => {
  const parts = cleanPlace(text).split(/,\s+/)
  return parts.length > 1 && parts.filter((part) => placeLikeness(part) >= 2).length >= 2
}

const TERMS =
  /^(?:\d[\d,.–-]{0,30}\s?(?:hours?|h|std\.?|stunden|heures|horas|weeks?|months?|monate|mois|%).*|permanent|unbefristet|befristet|festanstellung|feste anstellung|direktvermittlung|arbeitnehmerüberlassung|contract|cdi|cdd|indefinido|(?:ab )?sofort|asap|visa.*|no visa.*|equity.*|mid-senior level|entry level|full time|band \d.*|grade .*|engineering|design|product|data|marketing|alternance.*|rentrée.*|start.*)$/i

/** 'Department: Product — Location: Leeds — Type: Full time': several rows in one line. */
function labelledParts(line: AdLine): Row[] {
  if ((line.text.match(/[:：]/g)?.length ?? 0) < 2 || line.text.length > 300) return []
  const rows: Row[] = []
  let at = 0
  for (const part of line.text.split(/(\s[—–|·•]\s|\s{3,}|\t)/)) {
    const row = labelledLine(part, line.from + at)
    at += part.length
    if (row) rows.push({ ...row, words: line.text })
  }
  return rows.length >= 2 ? rows : []
}

/** Rows of facts anywhere in the text: 'Location: Leeds' or a label with its value on the line below. */
export function rowsOf(lines: readonly AdLine[]): Row[] {
  const rows: Row[] = []
  lines.forEach((line, index) => {
    const pictured = labelOfPicture(line.picture)
    if (pictured && line.text.length < 140)
      rows.push({ label: pictured, value: line.text, from: line.from, words: line.text })
    const several = labelledParts(line)
    if (several.length > 0) {
      rows.push(...several)
      return
    }
    const inline = labelledLine(line.text, line.from)
    if (inline) {
      rows.push(inline)
      return
    }
    const label = line.text.length < 40 && !line.isBullet ? labelOf(line.text) : null
    const next = lines[index + 1]
    if (!label || !next || next.isBullet || next.isAfterBlank || next.text.length > 90 || isLabel(next.text)) return
    if (labelledLine(next.text, next.from)) return
    rows.push({ label, value: next.text, from: next.from, words: `${line.text}: ${next.text}` })
  })
  return rows
}

/** 'No' below 'Remote job' answers it; elsewhere it is short for a number. */
const isLabel = (text: string) => labelOf(text) !== null && !/^(?:yes|no)$/i.test(text)
