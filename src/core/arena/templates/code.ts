import type { Difficulty, ItemTexts } from '../item.ts'
import type { Pick, Template } from '../template.ts'

/** The question, in both languages. */
type Question = { text: string; turkish: string }
type Output = { code: string; answer: string; explanation: string; text?: string; inTurkish?: ItemTexts }
type Head = { skillId: string; nr: number; difficulty: Difficulty; point: string; pool?: 'practice' }

const idOf = ({ skillId, nr }: Head) => `${skillId}-t${String(nr).padStart(2, '0')}`
const headOf = (head: Head) => ({
  id: idOf(head),
  skillId: head.skillId,
  pool: head.pool ?? ('scored' as const),
  difficulty: head.difficulty,
  point: head.point,
})

const inBoth = <Made extends Question>({ turkish, ...made }: Made) => ({
  ...made,
  inTurkish: { text: withDecimalCommas(turkish) },
})

/** Numbers alone: an address has more points, a length has its unit. */
const withDecimalCommas = (text: string) => text.replaceAll(/(?<![\d.])(\d+)\.(\d{1,2})(?![\d.\p{L}])/gu, '$1,$2')

/** A program whose output is to be predicted, typed as it is printed. */
export function predict(language: string, head: Head, make: (pick: Pick) => Output): Template {
  return {
    ...headOf(head),
    kind: 'output',
    make: (pick) => {
      const { text = 'What does this print?', ...rest } = make(pick)
      return { kind: 'output', text, language, ...rest }
    },
  }
}

type Written = Question & {
  code: string
  setup?: string
  cases: [given: string, expected: string][]
  answer: string
  wrong: string[]
  explanation: string
}

/** A function, query or pattern to be written. */
export function write(language: 'javascript' | 'sql' | 'regex', head: Head, make: (pick: Pick) => Written): Template {
  return {
    ...headOf(head),
    kind: 'program',
    make: (pick) => {
      const { cases, ...rest } = inBoth(make(pick))
      return { kind: 'program', language, ...rest, cases: cases.map(([given, expected]) => ({ given, expected })) }
    },
  }
}

/** A number or short text to be worked out. */
export function work(
  head: Head,
  make: (pick: Pick) => Question & { answer: string; accepted?: string[]; explanation: string },
): Template {
  return { ...headOf(head), kind: 'term', make: (pick) => ({ kind: 'term', accepted: [], ...inBoth(make(pick)) }) }
}

/** One of four. */
export function choose(
  head: Head,
  make: (pick: Pick) => Question & { options: string[]; answer: number; explanation: string },
): Template {
  return { ...headOf(head), kind: 'choice', make: (pick) => ({ kind: 'choice', ...inBoth(make(pick)) }) }
}

export const list = (values: readonly unknown[]): string => `[${values.join(', ')}]`
/** As Node prints an array of numbers or quoted words. */
export const shown = (values: readonly unknown[]): string =>
  values.length === 0
    ? '[]'
    : `[ ${values.map((one) => (typeof one === 'string' ? `'${one}'` : String(one))).join(', ')} ]`
export const NAMES = ['Ada', 'Bo', 'Can', 'Dilek', 'Efe', 'Filiz', 'Gus', 'Hana'] as const
export const CITIES = ['Izmir', 'Ankara', 'Bursa', 'Lyon', 'Porto', 'Graz'] as const

export const round = (value: number, digits: number): string => {
  const factor = 10 ** digits
  return String(Math.round(value * factor + 1e-9) / factor)
}
