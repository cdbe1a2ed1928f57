import type { CheckPlace } from './checked-rule.ts'
import type { DocumentMeasures, MeasuredLine } from './document-measures.ts'
import type { CheckInput } from './scene.ts'

/** What of a text is quoted. */
const QUOTED = 160
/** The beginning of a line is enough to know it again. */
const KEY_LENGTH = 28
const MOST_PLACES = 6

export function createFinder({ document, evidence }: Pick<CheckInput, 'document' | 'evidence'>) {
  const byKey = new Map<string, MeasuredLine>()
  for (const line of document?.lines ?? []) {
    const key = keyOf(line.text)
    if (key !== '' && !byKey.has(key)) byKey.set(key, line)
  }
  const lineOf = (text: string) => byKey.get(keyOf(text)) ?? longerLine(document, text)
  return {
    /** Where a text stands: its own line, else the fact's. */
    place: (text: string, fact: string | null): CheckPlace => ({
      words: quote(text),
      source: lineOf(text)?.source ?? (fact === null ? null : (evidence[fact]?.sources[0] ?? null)),
      fact,
    }),
    isBullet: (text: string): boolean => lineOf(text)?.isBullet ?? false,
  }
}

/** A printed line may hold only the beginning of a text, shorter than the key. */
function longerLine(document: DocumentMeasures | null, text: string): MeasuredLine | undefined {
  const key = keyOf(text)
  if (key.length < KEY_LENGTH) return undefined
  return document?.lines.find((line) => line.isBullet && line.text.length > 8 && key.startsWith(keyOf(line.text)))
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, KEY_LENGTH)

export function quote(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= QUOTED) return plain
  const end = plain.lastIndexOf(' ', QUOTED)
  return `${plain.slice(0, end > QUOTED / 2 ? end : QUOTED)}…`
}

export const ofLine = (line: MeasuredLine): CheckPlace => ({ words: quote(line.text), source: line.source, fact: null })

/** Enough to see what is meant. */
export const some = (places: CheckPlace[]): CheckPlace[] => places.slice(0, MOST_PLACES)
