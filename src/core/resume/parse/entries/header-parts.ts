import { must } from '#core/must.ts'
import { findDates } from '../words/dates.ts'
import type { Cell, Line } from '../layout/line.ts'
import { tidy } from '#core/text/sanitise.ts'
import { CUT_WORDS } from '../words/cut-words.ts'
import { isLabelledMark } from './school-notes.ts'

/** A piece of an entry's header that belongs to one field. */
export type HeaderPart = {
  text: string
  line: Line
  /** Which line of the header and which part of that line, from 0. */
  row: number
  column: number
  isBold: boolean
  isItalic: boolean
  /** Where its cell begins. */
  left: number
  /** A label says so: 'City: Leeds'. */
  isPlace?: boolean
  /** All of it stood in brackets, in a look of its own. */
  isBracketed?: boolean
}

const PLACE_LABEL =
  /^(?:city|town|country|region|location|place|ort|land|stadt|standort|arbeitsort|ville|pays|lieu|ciudad|pa[íi]s|lugar|localidad|cidade|local|localiza[cç][aã]o|miasto|kraj|miejsce|lokalizacja|[sş]ehir|[uü]lke|konum|yer)\s*:\s*/iu

/** 'at Acme', set in another look than the title before it. */
const JOINT = /^(?:at|bei|beim|chez|presso|bij|en|em) (?=\p{Lu})|(?<=\p{L}{3}) (?:beim|chez|presso|bij)$/u

const FEWEST_SLASHED = 3
/** One word that names a date, at the beginning or behind a sign. */
const DATE_LABEL = /(?<=^|[|•·,;–—-]\s{0,3})\p{L}{2,14}\s?:\s{0,3}$/u

type Letter = { text: string; look: string; isBold: boolean; isItalic: boolean }

/** Signs that part fields and nothing else. */
const HARD = /\s*[|•·⋅¦‖●▪■◆◦∙‧]\s*|\s*\t\s*/gu
const SEPARATOR = new RegExp(`\\s+[–—]\\s+|${HARD.source}|\\s+[-/]{1,2}\\s+(?=[\\p{Lu}\\d(])`, 'gu')
const EDGES = /^[\s,;:|·•–—\-/@]+|[\s,;:|·•–—\-/@]+$/g

/** The pieces of a header: parted by lines, wide gaps, changes of look and separating signs, without dates. */
export function headerParts(header: Line[], by: 'hard' | 'any' = 'any'): HeaderPart[] {
  return header.flatMap((line, row) => {
    const parts = line.cells.flatMap((cell) => cellParts(cell, by === 'hard' ? HARD : SEPARATOR))
    return parts.map((part, column) => ({ ...part, line, row, column }))
  })
}

function cellParts(cell: Cell, separator: RegExp): Omit<HeaderPart, 'line' | 'row' | 'column'>[] {
  const place = labelledPlace(cell.text)
  if (place) return [{ text: place, isBold: false, isItalic: false, left: cell.left, isPlace: true }]
  const letters = lettersOf(cell)
  const text = letters.map((letter) => letter.text).join('')
  const cuts = new Set<number>([0, letters.length])
  const dropped = new Set<number>()
  for (const span of findDates(text)) {
    // 'From: 2012 – 2015'
    const label = DATE_LABEL.exec(text.slice(0, span.start))?.[0].length ?? 0
    cuts.add(span.start - label).add(span.end)
    for (let at = span.start - label; at < span.end; at += 1) dropped.add(at)
    for (let at = span.end; at < span.end + durationLength(text.slice(span.end)); at += 1) dropped.add(at)
  }
  for (const match of text.matchAll(separator)) {
    // 'UX / UI Designer' is one name; between three names the slash parts them.
    if (match[0].includes('/') && text.split(/\s\/\s/).length < FEWEST_SLASHED) continue
    cuts.add(match.index).add(match.index + match[0].length)
  }
  for (let at = 1; at < letters.length; at += 1) {
    if (must(letters[at]).look !== must(letters[at - 1]).look && isWordEdge(text, at)) cuts.add(at)
  }
  const sorted = [...cuts].sort((a, b) => a - b)
  return sorted.slice(0, -1).flatMap((from, index) => {
    const own = letters.slice(from, sorted[index + 1]).filter((_, offset) => !dropped.has(from + offset))
    const words = cleanPart(own.map((letter) => letter.text).join(''))
    const solid = own.filter((letter) => letter.text.trim() !== '')
    if (words === '' || !/[\p{L}\p{N}]/u.test(words) || isLabelledMark(words)) return []
    const half = solid.length / 2
    return [
      {
        text: words,
        isBold: solid.filter((letter) => letter.isBold).length > half,
        isItalic: solid.filter((letter) => letter.isItalic).length > half,
        left: cell.left,
        ...(BRACKETED.test(own.map((letter) => letter.text).join('')) && { isBracketed: true }),
      },
    ]
  })
}

const BRACKETED = /^\s*\([^()]*\)\s*$/u

/** 'Title, Firm. 2019 – 2021. Town.': the stop parts, but 'Corp.' is a name cut short. */
const STOP = new RegExp(String.raw`(?<=\p{Ll}{4})(?<!${CUT_WORDS})\.$`, 'iu')

function cleanPart(text: string): string {
  const cut = tidy(text).replace(/^\.\s/, '').replace(EDGES, '').replace(EDGES, '').replace(JOINT, '').replace(STOP, '')
  const isWrapped = /^\([^()]*\)$/.test(cut)
  const bare = isWrapped ? cut.slice(1, -1) : cut
  // A bracket whose partner went with the date.
  const opens = bare.split('(').length
  const closes = bare.split(')').length
  return tidy(
    opens > closes ? bare.replace(/\($|\((?=[^)]*$)/, '') : closes > opens ? bare.replace(/^\)|\)$/, '') : bare,
  )
}

/** 'City: Leeds | Country: United Kingdom', in the order it is written. */
function labelledPlace(text: string): string | null {
  if (text.length > 120 || !PLACE_LABEL.test(text)) return null
  const pieces = text
    .split(/\s*[|,;•·]\s*/)
    .map((piece) => tidy(piece.replace(PLACE_LABEL, '')))
    .filter(Boolean)
  return pieces.length > 0 && pieces.length <= 4 ? pieces.join(', ') : null
}

function durationLength(rest: string): number {
  const found =
    /^[\s(|·,–-]*\d{1,2}\s*(?:years?|yrs?|y|months?|mos?|mths?|jahre?n?|monate?n?|ans?|mois|años?|anos?|meses|mes|lata?|miesi[ęe]cy|yıl|ay)\b\.?(?:[\s,&]*(?:and )?\d{1,2}\s*(?:months?|mos?|mths?|monate?|mois|meses|mes|ay)\b)?\)?/i.exec(
      rest,
    )
  return found?.[0].length ?? 0
}

function lettersOf(cell: Cell): Letter[] {
  const letters: Letter[] = []
  const looks = cell.runs.map((run) => [run.isBold, run.isItalic, run.color, Math.round(run.size)].join('|'))
  for (const [at, run] of cell.runs.entries()) {
    // 'Holt x Gale' with the sign between in bold is one name.
    const isJoint = at > 0 && /^[\p{L}&+]$/u.test(run.text.trim()) && looks[at - 1] === looks[at + 1]
    const look = must(looks[isJoint ? at - 1 : at])
    for (const text of run.text) {
      const previous = letters.at(-1)
      if (/\s/.test(text) && (!previous || previous.text === ' ')) continue
      for (const unit of text.split(''))
        letters.push({ text: /\s/.test(unit) ? ' ' : unit, look, isBold: run.isBold, isItalic: run.isItalic })
    }
  }
  return letters
}

const isWordEdge = (text: string, at: number) =>
  !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) || !/[\p{L}\p{N}]/u.test(text.charAt(at))
