import { wordsOf } from '../words.ts'

export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an the i we you it he she they is are was were be been to of in on at for with and or but so if not my our your that this as by from have had has do did would will can then when which who what there their its me us them than into out up about just because after before no one it’s i’d we’d'.split(
    ' ',
  ),
)
const CODE_LINE =
  /[{};]\s*$|^\s*(?:def|class|function|const|let|var|for|while|if|else|return|fun|func|public|private|import|from|async|try|struct|enum|interface|type|val|SELECT|INSERT|UPDATE)\b|^\s*(?:#|\/\/)|=>|->|[\w\])]\s*(?:(?:\+|\*|=|<|>|!)=?|-=|-(?=\s*\d))\s*[\w("'[]|[\w\])]\s+-\s+[\w("'[]|\w\(.*\)\s*:?\s*$|:\s*$/u
/** Code within a sentence: a block with something in it, an element with its end, a query. */
const CODE_WITHIN = /\{[^{}]*[:;=(][^{}]*\}|<(\w+)[^<>]*>[^<>]*<\/\1>|\bSELECT\b.+\bFROM\b/u
const SAMPLE_WORDS = 120

export function looksLikeCode(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.filter((line) => CODE_LINE.test(line)).length >= Math.max(2, lines.length * 0.3)
}

/** Without the sentences that were said before: a third time adds nothing. Lines of code come again for good reasons. */
export function saidOnce(text: string): string {
  const known = new Set<string>()
  return text
    .split(/(?<=[.!?。！？]\s|\n)/u)
    .filter((sentence) => {
      if (hasCodeLine(sentence)) return true
      const words = wordsOf(sentence)
      const said = words.join(' ')
      const isNew = words.length < LEAST_AGAIN || !known.has(said)
      known.add(said)
      return isNew
    })
    .join('')
}
/** 'Yes.' and 'I ask.' may come twice. */
const LEAST_AGAIN = 4

export function hasCodeLine(text: string): boolean {
  return text.split('\n').some((line) => CODE_LINE.test(line) || CODE_WITHIN.test(line))
}

/** Of the words of an answer, the share that stands in the question. */
export function echoOf(questionText: string, answer: string): number {
  const asked = new Set(wordsOf(questionText))
  const words = wordsOf(answer)
  return words.length === 0 ? 0 : words.filter((word) => asked.has(word)).length / words.length
}

/** English prose has its share of small words; nothing says the same few again and again. */
export function soundnessOf(words: readonly string[], isProse: boolean): number {
  if (words.length === 0) return 0
  const sample = words.slice(0, SAMPLE_WORDS)
  const varied = varietyOf(sample, isProse)
  if (!isProse) return varied
  const small = sample.filter((word) => SMALL_WORDS.has(word)).length / sample.length
  return varied * Math.min(1, Math.max(0.2, small / 0.22))
}

/** 1 where the words differ as much as they do in a real answer. */
export function varietyOf(words: readonly string[], isProse: boolean): number {
  const sample = words.slice(0, SAMPLE_WORDS)
  return sample.length === 0 ? 0 : Math.min(1, new Set(sample).size / sample.length / (isProse ? 0.4 : 0.2))
}
