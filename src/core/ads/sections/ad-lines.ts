import { must } from '#core/must.ts'
import { fold } from '../fold.ts'

/** One line of an advert: `text` without its bullet, and where that text stands in the whole. */
export type AdLine = {
  text: string
  folded: string
  from: number
  to: number
  isBullet: boolean
  /** The pictures before the text, as far as they stand for a bullet. */
  picture: string
  /** Has the shape of a heading; whether it is one depends on its words and on what follows. */
  looksLikeHeading: boolean
  /** Shaped so that it can be nothing else: '## …', '**…**', 'REQUIREMENTS', 'Your work:'. */
  isMarkedHeading: boolean
  isAfterBlank: boolean
  /** What a column behind it says: essential or desirable. */
  mark?: 'must' | 'nice'
}

const MOST_LINES = 4_000
/** 'E = essential, D = desirable': what the marks of a table mean. */
const LEGEND = /^\W{0,3}\p{Lu} ?[=:] ?\p{L}+(?:[^=]{0,40}[,;.] ?\p{Lu} ?[=:] ?\p{L}+)+/u
/** 'It would be great, though it isn't essential, if you also had', above a list. */
const LONGEST_LEAD = 16
const BULLET =
  /^(?:--(?=[\p{L}\p{N}])|[-–—•·▪◦●○‣∙*+>»✔✓→➡]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{FE0F}|\u{200D}|\d{1,2}[.)](?=\s)|[a-z]\)(?=\s)|\((?:[ivx]{1,4}|[a-z]|\d{1,2})\)(?=\s))\s*/u

export function linesOf(text: string): AdLine[] {
  const lines: AdLine[] = []
  let at = 0
  let isAfterBlank = true
  const raws = text.split('\n', MOST_LINES)
  const hasCodes = raws.filter((raw) => CODE.test(raw)).length >= LEAST_CODES
  const hasMarks = MARKS.test(text) && raws.filter((raw) => MARK.test(raw)).length >= LEAST_CODES
  for (const raw of raws) {
    const isLegend = hasMarks && LEGEND.test(raw)
    const mark: RegExpExecArray | null = hasMarks ? MARK.exec(raw) : null
    const line: AdLine | null = mark
      ? marked(lineOf(raw.slice(0, mark.index), at, isAfterBlank, hasCodes), must(mark[1]))
      : lineOf(raw, at, isAfterBlank, hasCodes)
    isAfterBlank = line === null
    if (line && !isLegend) lines.push(...sentencesApart(line))
    at += raw.length + 1
  }
  return lines
}

/** A long paragraph speaks of many things: each sentence is a line, so that 'Background check' does not make law of the rest. */
function sentencesApart(line: AdLine): AdLine[] {
  if (line.text.length < LONG_LINE) return [line]
  return sentencesOf(line.text).map(({ text, at }, index) => ({
    ...line,
    text,
    folded: fold(text),
    from: line.from + at,
    to: line.from + at + text.length,
    looksLikeHeading: false,
    isMarkedHeading: false,
    isAfterBlank: index === 0 && line.isAfterBlank,
  }))
}

const LONG_LINE = 200
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|z\. ?B|d\. ?h|u\. ?a|o\. ?Ä|bzw|inkl|ca|vs|etc|ör|vb|örn|p\. ?ej|Dr|Sr|Jr|Nr|No|St|Inc|Ltd|LTD|Sp|Pvt|Co|San|SAN|Tic|TİC|Paz|PAZ|Şti|ŞTİ|approx|incl|max|min|mind|ggf|bzgl|evtl|sog|vgl|exkl|zzgl|gem|aprox|yakl|tel|dept|usw|Mr|Ms|Mrs|U\.S|U\.K)|(?<!\p{L})\p{Lu})\.$/u

/** The sentences of a text and where each begins; 'e.g.' and 'z. B.' end none. */
export function sentencesOf(text: string): { text: string; at: number }[] {
  const parts: { text: string; at: number }[] = []
  let start = 0
  const add = (end: number) => {
    const lead = must(/^\s*/.exec(text.slice(start, end)))[0].length
    const sentence = text.slice(start + lead, end).trimEnd()
    if (sentence !== '') parts.push({ text: sentence, at: start + lead })
    start = end
  }
  for (const match of text.matchAll(/[.!?](?=["”)]?\s+["“(]?[\p{Lu}\d¿¡])/gu)) {
    if (match[0] === '.' && ABBREVIATION.test(text.slice(Math.max(0, match.index - 12), match.index + 1))) continue
    if (isInAside(text, match.index)) continue
    add(match.index + 1)
  }
  add(text.length)
  return parts
}

/** '(rd. 118.000 Einwohner)': a bracket of a few words ends with its sentence and not within it. */
const isInAside = (text: string, at: number) =>
  /\([^()]{0,50}$/.test(text.slice(Math.max(0, at - 50), at)) && /^[^()]{0,50}\)/.test(text.slice(at, at + 52))

/** 'E1  Experience of …', 'D2. CCNA': criteria that are counted, of which no advert has only one or two. */
const CODE = /^\s*\p{Lu}{1,2}\d{1,2}(?:\.\d{1,2})?[.):]?\s+(?=\p{L})/u
const LEAST_CODES = 3

function lineOf(raw: string, at: number, isAfterBlank: boolean, hasCodes: boolean): AdLine | null {
  const code = hasCodes ? (CODE.exec(raw)?.[0].length ?? 0) : 0
  if (code > 0) return asItem(lineOf(raw.slice(code), at + code, isAfterBlank, false))
  const { start: first, isBullet, picture } = bulletOf(raw)
  let start = first
  const hasPicture = picture !== ''
  const isHash = raw.charAt(start) === '#' && /^#{1,6}\s/.test(raw.slice(start))
  const isBold =
    SIGNS.has(raw.charAt(start)) && /^(?:\*\*|__).{1,120}(?:\*\*|__)[:：]?\s*$/u.test(raw.slice(start).trim())
  const number = isBullet
    ? ''
    : ((isDigit(raw.charAt(start)) ? NUMBERED.exec(raw.slice(start)) : NUMBER_WORD.exec(raw.slice(start)))?.[0] ?? '')
  start += number.length
  const body = raw.slice(start)
  const lead = /^[\s#*_]/.test(body) ? (/^[\s#*_]*/.exec(body)?.[0].length ?? 0) : 0
  const plain = withoutEmphasis(body).replace(/^[\s#*_]+/, '')
  let end = plain.length
  while (end > 0 && /[\s*_]/.test(plain.charAt(end - 1))) end--
  const text = plain.slice(0, end)
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const from = at + start + lead
  // 'Essential (assessed by application form, interview and test)': what is in brackets at the end is no part of a heading
  const shown = text.replace(/(?<=\S{3})\s*\([^()]*\)$/u, '')
  const words = shown.length <= 120 ? shown.split(/\s+/).length : 99
  const isShort = words <= 11 && shown.length <= 80
  const isCapitals =
    isShort && text.length > 3 && text === text.toUpperCase() && /\p{Lu}{3}/u.test(text) && !/\d{3}/.test(text)
  // 'İŞ TANIMI;'
  const endsAsHeading = /[:：?？]$/u.test(text) || (isCapitals && text.endsWith(';'))
  const isOpen = !/[.!;,]$/.test(text) && !/[.;!]\s/.test(text)
  const isPlain = isShort && isOpen
  const isOnlyPicture = hasPicture && isPlain && words <= 7
  // '1. Background'
  const isNumbered = isBullet && isAfterBlank && isPlain && words <= 5 && /^\s*\d{1,2}[.)]\s/.test(raw)
  return {
    text,
    folded: fold(text),
    from,
    to: from + text.length,
    isBullet: isBullet && !isHash && !isBold,
    picture,
    looksLikeHeading:
      (!isBullet || isOnlyPicture || isNumbered || isHash || isBold) &&
      (isShort
        ? (isPlain && !FACT.test(text)) || endsAsHeading || isHash || isBold
        : words <= LONGEST_LEAD && isOpen && isAfterBlank),
    isMarkedHeading: !isBullet && isShort && (number !== '' || isHash || isBold || isCapitals || /[:：]$/u.test(text)),
    isAfterBlank,
  }
}

/** The last columns of 'OSPF or BGP	E	A/I': essential or desirable, and how it is tested. */
const MARK = /(?:\t|\s{3,}|\s?\|\s?)(E|D|Essential|Desirable)(?:(?:\t|\s{2,}|\s?\|\s?)[\p{Lu}/, ]{1,12})?\s*$/u
const MARKS = /\bessential\b[^]{0,400}\bdesirable\b/iu

const marked = (line: AdLine | null, mark: string): AdLine | null =>
  line && { ...line, mark: mark.startsWith('E') ? 'must' : 'nice', looksLikeHeading: false, isMarkedHeading: false }

const asItem = (line: AdLine | null): AdLine | null =>
  line && { ...line, isBullet: true, looksLikeHeading: false, isMarkedHeading: false }

/** 'an *Analytics Engineer*, ideally': signs around a word, as chats write them. */
const withoutEmphasis = (text: string) => (text.includes('*') ? text.replaceAll(EMPHASIS, '$2') : text)
const EMPHASIS = /(?<![\p{L}\p{N}*])(\*{1,2})(?=[\p{L}\p{N}])([^*\n]{1,80}?)(?<=[\p{L}\p{N}.)!?])\1(?![\p{L}\p{N}*])/gu

const OPENS_BOLD = /^\*(?=[\p{L}\p{N}])[^*\n]{1,80}(?<=[\p{L}\p{N}.)!?])\*(?![\p{L}\p{N}*])/u

const SIGNS = new Set('*_')
const isDigit = (letter: string) => letter >= '0' && letter <= '9'

/** '3.1 Minimum conditions': a heading with its number. */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2}){1,2}\.?\s+(?=\p{Lu}[^.]{2,60}$)/u
/** 'Tercera. Requisitos', 'Article 3. Conditions': the same in words. */
const NUMBER_WORD =
  /^(?:primer[ao]|segund[ao]|tercer[ao]|cuart[ao]|quint[ao]|sext[ao]|s[ée]ptim[ao]|octav[ao]|noven[ao]|d[ée]cim[ao]|first(?:ly)?|second(?:ly)?|third(?:ly)?|erstens|zweitens|drittens|premi[èe]rement|deuxi[èe]mement|birinci|ikinci|[üu]ç[üu]nc[üu]|(?:art(?:icle|[íi]culo|icolo|ikel)|section|secci[óo]n|teil|part|madde|§) ?\d{1,2})(?:\s?[.):]|\s[–-])\s+(?=\p{Lu}[^.]{2,60}$)/iu
/** 'dbt : apprécié', 'Inscritos: 73': a fact behind its name. */
const FACT = /\S\s?[:：]\s+\S/u

function bulletOf(raw: string): { start: number; isBullet: boolean; picture: string } {
  let start = must(/^\s*/.exec(raw))[0].length
  let isBullet = false
  let picture = ''
  for (let turn = 0; turn < 6; turn++) {
    const sign = BULLET.exec(raw.slice(start, start + 40))?.[0]
    if (sign === undefined || sign === '' || /^\*\*|^__/.test(raw.slice(start))) break
    // '*We're hiring!* Junior Developer': a word that a chat prints in bold
    if (sign === '*' && OPENS_BOLD.test(raw.slice(start, start + 90))) break
    // '-5 degrees', '+31 10 555', '2.5 years': a number's own sign
    if (/^(?!--)[-+*\d]/.test(sign) && /^\S/.test(raw.slice(start + sign.length)) && !/\s$/.test(sign)) break
    if (/\p{Extended_Pictographic}/u.test(sign)) picture += sign.trim()
    isBullet = true
    start += sign.length
  }
  return { start, isBullet, picture }
}
