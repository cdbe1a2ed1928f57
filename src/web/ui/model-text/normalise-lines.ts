import { must } from '#core/must.ts'
/**
 * The specification's formatting, line by line, as Markdown that a standard parser reads the same way: `### n. T` is a
 * large heading, `n. T` a heading, `-` or a bullet a list item, a blank line a spacer. Models wrap no lines, so a line
 * that follows a list item is its own paragraph. Fenced code stays as it is.
 */
export function normaliseLines(text: string): string {
  const lines: string[] = []
  let isFenced = false
  let wasItem = false
  for (const line of text.split('\n')) {
    const isFence = /^ {0,3}(?:`{3,}|~{3,})/u.test(line)
    const isItem = !isFence && !isFenced && isListItem(line)
    if (isFence) isFenced = !isFenced
    const out = isFence || isFenced ? line : normaliseLine(line)
    if (needsGap(out, wasItem, isItem)) lines.push('')
    lines.push(out)
    wasItem = isItem || (wasItem && /^\s+\S/u.test(line))
  }
  return lines.join('\n')
}

const LARGE_HEADING = /^#{1,3}\s+(\S.*)$/u
const SMALL_HEADING = /^#{4,6}\s+(\S.*)$/u
const NUMBERED = /^(\d{1,3})[.)]\s+(\S.*)$/u
const BULLET = /^(\s*)(?:[•◦‣▪●·–—*+]\s+|-(?!-)\s*)(\S.*)$/u
/** Deeper quotes and lists than a person reads only cost time. */
const DEEPEST_QUOTE = 3

function normaliseLine(line: string): string {
  const large = LARGE_HEADING.exec(line)
  if (large) return `### ${large[1]}`
  const small = SMALL_HEADING.exec(line) ?? NUMBERED.exec(line)
  if (small) return `#### ${small[2] === undefined ? small[1] : `${small[1]}. ${small[2]}`}`
  // under a paragraph these would make a heading of it
  if (/^\s*=+\s*$/u.test(line)) return ''
  if (/^\s*-\s*$/u.test(line)) return ''
  if (/^\s*(?:[-*_]\s*){3,}$/u.test(line) || /^\s*-{2,}\s*$/u.test(line)) return '***'
  const bullet = BULLET.exec(line)
  if (bullet && !/^\s*\*\S/u.test(line)) return `${shallow(must(bullet[1]))}- ${flat(must(bullet[2]))}`
  if (line.startsWith('>')) return flatQuote(line)
  return line
}

function isListItem(line: string): boolean {
  return /^\s*- \S/u.test(normaliseLine(line))
}

function needsGap(line: string, wasItem: boolean, isItem: boolean): boolean {
  if (/^(?:#{3,4} |\*\*\*$)/u.test(line)) return true
  return wasItem && !isItem && /^\S/u.test(line)
}

/** Three levels of list at most, two spaces each; four spaces outside a list would be code. */
function shallow(indent: string): string {
  const width = indent.replaceAll('\t', '  ').length
  return '  '.repeat(Math.min(2, Math.floor(width / 2)))
}

/** '- - - x' nests a list for each dash. */
function flat(text: string): string {
  return text.replace(/^(?:[-*+]\s+)+/u, '')
}

function flatQuote(line: string): string {
  const marks = must(/^(?:>\s?)+/u.exec(line))[0]
  const depth = Math.min(DEEPEST_QUOTE, marks.replaceAll(/[^>]/gu, '').length)
  return `${'> '.repeat(depth)}${line.slice(marks.length)}`
}
