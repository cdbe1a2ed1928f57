import { must } from '#core/must.ts'
/** What of a rewritten resume line the resume must already have. */
export type Known = {
  /** The resume as one text. */
  resume: string
  /** Names of the tools and skills that a text speaks of. */
  toolsIn: (text: string) => readonly string[]
}

export type CheckedRewrite = { text: string; missing: string | null }

/**
 * A rewrite may say better what is there, and nothing that is not: a figure that the resume lacks becomes a slot
 * to fill in; a tool or an employer that it lacks makes the whole line unusable (`missing` names it).
 */
export function checkRewrite(rewrite: string, known: Known): CheckedRewrite {
  const tools = new Set(known.toolsIn(known.resume).map(fold))
  const tool = known.toolsIn(rewrite).find((name) => !tools.has(fold(name)))
  if (tool !== undefined) return { text: '', missing: tool }
  const resume = ` ${fold(known.resume)} `
  const employer = employersIn(rewrite).find((name) => !resume.includes(` ${fold(name)} `))
  if (employer !== undefined) return { text: '', missing: employer }
  return { text: withSlots(rewrite, known.resume), missing: null }
}

const NUMBER = /(?<![\p{L}\d[])[$€£]?\d+(?:[.,]\d+)*(?:\s?%|[kKmMbB](?![\p{L}]))?(?![\p{L}\d])/gu
const COUNT_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const AMOUNT_WORDS =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|millions?|billions?)\b/gi
const MULTIPLES = /\b(doubled|tripled|quadrupled|halved)\b/gi

function withSlots(rewrite: string, resume: string): string {
  const held = new Set([...resume.matchAll(/\d+(?:[.,]\d+)*/g)].map(([digits]) => valueOf(digits)))
  const words = new Set(fold(resume).split(' '))
  const hasWord = (word: string) =>
    words.has(word.toLowerCase()) || held.has(String(COUNT_WORDS.indexOf(word.toLowerCase()) + 2))
  return outsideSlots(rewrite, (text) =>
    text
      .replaceAll(NUMBER, (number) => (held.has(valueOf(number)) ? number : slotFor(number)))
      .replaceAll(AMOUNT_WORDS, (word) => (hasWord(word) ? word : '[X]'))
      .replaceAll(MULTIPLES, (word) => (hasWord(word) ? word : 'changed by [X%]')),
  )
}

/** A slot that is left open already, and a reference to a line, stay as they are. */
function outsideSlots(text: string, change: (text: string) => string): string {
  return text
    .split(/(\[[^\]\n]{1,40}\])/)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('')
}

function slotFor(number: string): string {
  const sign = /^[$€£]/.exec(number)?.[0] ?? ''
  return number.endsWith('%') ? '[X%]' : `${sign}[X]`
}

function valueOf(number: string): string {
  const digits = number
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll(/,(?=\d{3}(\D|$))/g, '')
    .replaceAll(',', '.')
  return String(Number(digits))
}

const NAME_AFTER =
  /\b(?:at|for|with|by|joined|from)\s+((?:\p{Lu}[\p{L}\d&.'’-]*)(?:\s+(?:of\s+|and\s+|&\s+)?\p{Lu}[\p{L}\d&.'’-]*)*)/gu
const NO_NAMES = new Set([
  'i',
  'english',
  'german',
  'french',
  'spanish',
  'turkish',
  'europe',
  'european',
  'monday',
  'january',
  'q1',
  'q2',
  'q3',
  'q4',
])

/** Names that stand where an employer or a customer would. */
function employersIn(text: string): string[] {
  return [...text.matchAll(NAME_AFTER)]
    .map(([, name]) => must(name).replace(/[.'’-]+$/, ''))
    .filter((name) => !NO_NAMES.has(name.toLowerCase()))
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
}
