import { isOrderToProgram } from '#core/text/orders.ts'
import { plain } from '../plain.ts'
import { certainPart } from './conditions.ts'
import { withoutDenied } from './denied.ts'
import { HEADER_LINE, splitHead } from './mail-head.ts'

/** Lines from which on a mail repeats an older one: the reply's lead-in, a header block, a rule with a caption. */
const QUOTE_STARTS: readonly RegExp[] = [
  /^\s*>/,
  /^\s*[-_=*]{2,}\s*(original|urspr|forwarded|weitergeleitet|orijinal|iletilen|message d.origine|mensaje original|transf|mensagem original)/i,
  /^\s*(on|am|le|el|em)\b.{4,120}\b(wrote|schrieb|a écrit|escribió|escreveu)\b.{0,60}:\s*$/i,
  /^.{4,160}\b(şunu yazdı|tarihinde yazdı|yazdı|yazmış)\s*:\s*$/i,
  /^\s*[-_=*]{2,100}.{0,80}\b(wrote|schrieb|yazdı|écrit|escribió)\b/i,
  /^\s*_{10,}\s*$/,
]
/** The head of a mail passed on: what stands below it is the matter. */
const FORWARDED = /forward|weitergeleitet|iletilen|transf|reenviad|transmis/i

export type Sentence = {
  text: string
  folded: string
  /** What it says without its conditions and without denied refusals. */
  certain: string
  isQuestion: boolean
}

/** The sentences that the sender wrote now: without quoted mails and without orders to a reader. */
export function ownSentences(body: string): Sentence[] {
  return splitSentences(ownPart(body)).filter(({ text }) => !isOrderToProgram(text))
}

/** Whether the message gives orders to machines, which honest mail does not. */
export function hasOrders(body: string): boolean {
  return splitSentences(ownPart(body)).some(({ text }) => isOrderToProgram(text))
}

/** The new part of a mail: what stands above the quoted ones; all of it where nothing new stands above. */
export function ownPart(mail: string): string {
  const body = splitHead(mail).below
  const lines = body.replace(/\r\n?/g, '\n').split('\n')
  const cut = lines.findIndex((line, index) => startsQuote(lines, line, index))
  const above = cut < 0 ? lines : lines.slice(0, cut)
  const below = cut < 0 ? [] : lines.slice(cut + 1)
  const isMereNote = above.join(' ').trim().length < 120 && below.some((line) => HEADER_LINE.test(line))
  if (isMereNote && FORWARDED.test(lines[cut] ?? '')) {
    const body = below.map((line) => (HEADER_LINE.test(line) ? `${line.replace(/^[^:]*:/, '')}\n` : line))
    return [...above, '', ...body].join('\n')
  }
  if (above.join('').trim() !== '') {
    // answers written below or between the quoted lines count as well
    const between = below.some((line) => line.startsWith('>'))
      ? below.filter((line) => !/^\s*>/.test(line) && !startsQuote(lines, line, -1))
      : []
    return [...above, ...between].join('\n')
  }
  const withoutMarks = below.filter((line) => !/^\s*>/.test(line))
  return withoutMarks.join('').trim() === '' ? body : withoutMarks.join('\n')
}

function startsQuote(lines: readonly string[], line: string, index: number): boolean {
  if (QUOTE_STARTS.some((pattern) => pattern.test(line))) return true
  if (!HEADER_LINE.test(line) || index < 1) return false
  // one such line may be part of a letter; two in a row are a mail's head
  return HEADER_LINE.test(lines[index + 1] ?? '') || HEADER_LINE.test(lines[index + 2] ?? '')
}

/** Text by sentences. A dot after a number (not '15:00.'), a single letter or a usual abbreviation ends none. */
export function splitSentences(text: string): Sentence[] {
  return withRows(text)
    .split(
      /\n\s*\n|(?<=[!?…])\s+|(?<=(?<!(?<![\p{L}\p{N}:])(?:\p{L}|\d{1,2}|Mr|Mrs|Ms|Dr|Fr|Hr|Sn|St|No|Nr|approx|ca|bzw|z\.B|e\.g|i\.e|vs|Inc|Ltd|Co|Av|Sra|Sr|Mme|a\.m|p\.m))\.)\s+|\n(?=\s*[-*•–]\s)|(?<=[.!?:])\n/u,
    )
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .flatMap((part) => (part.length > LONGEST_SENTENCE ? (part.match(PIECES) ?? []) : [part]))
    .slice(0, MOST_SENTENCES)
    .map((part) => ({
      text: part,
      folded: plain(part),
      certain: withoutDenied(certainPart(part)),
      isQuestion: part.endsWith('?'),
    }))
}

/** A line that ends though the next word had room is a row: '7 December 10:30', 'Salary: €44,500'. It ends its sentence. */
function withRows(text: string): string {
  const lines = text.split('\n')
  // a link is never wrapped, and some paragraphs are not
  const wrapped = lines.filter((line) => line.length <= MOST_WRAPPED && line.trim().includes(' '))
  const width = Math.max(0, ...wrapped.map((line) => line.length))
  return lines
    .map((line, at) => {
      const next = lines[at + 1]?.trimStart() ?? ''
      if (!BEGINS_ROW.test(next)) return `${line}\n`
      if (GOES_ON.test(line)) return `${line} `
      const hasRoom = line.length > MOST_WRAPPED || line.length + 1 + next.search(/\s|$/) <= width
      return hasRoom ? `${line}\n\n` : `${line}\n`
    })
    .join('')
}
/** Mail programs wrap at 72 to 80. */
const MOST_WRAPPED = 100
const BEGINS_ROW = /^[\p{Lu}\d]/u
/** 'bis zum', 'on Tuesday', 'am 8.': the date goes on in the next line. */
const GOES_ON =
  /(?:^|\s)(?:on|by|until|from|before|after|the|at|am|an|den|dem|der|bis|zum|vom|ab|um|le|du|au|el|del|al)(?:\s\p{L}+,?)?(?:\s\d{1,2}(?:st|nd|rd|th|\.)?)?\s*$/iu

/** What is longer, or more, is no letter; patterns read each sentence over and over. */
const LONGEST_SENTENCE = 1_000
const MOST_SENTENCES = 600
const PIECES = /\S.{0,900}(?=\s|$)/gu
