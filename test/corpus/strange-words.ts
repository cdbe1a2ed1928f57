import type { DocumentText, Glyph } from '#core/resume/parse/document.ts'
import { findDates } from '#core/resume/parse/words/dates.ts'
import { must } from '#core/must.ts'

/**
 * A known document with some of its words made unknown, letter by letter, so that its layout stays: what a stranger's
 * file is to a reader whose lists were made from others. Names of the person, places and skills are kept, as are words of dates.
 */
export type Stranger = (text: string) => string

type Truth = {
  name?: string | null
  location?: string | null
  city?: string | null
  experience: { location?: string | null }[]
  education: { location?: string | null }[]
  skills: { name: string; forms: string[] }[]
}

const VOWELS = 'aeiou'
const CONSONANTS = 'bcdfghjklmnpqrstvwxyz'
const KEPT_KEYS =
  /^(?:email|phone|startDate|endDate|id|file|doc|layout|city|location|name|forms|where|person|text|split|skills|optionalSkills)$/
const NEAR = 0.15

/** The same words become unknown wherever they stand in the document of this `seed`. */
export function strangerTo(
  truth: Truth,
  seed: string,
  share: number,
  isKeptToo: (word: string) => boolean = () => false,
): Stranger {
  const kept = new Set(
    [
      truth.name,
      truth.city,
      truth.location,
      ...[...truth.experience, ...truth.education].map((entry) => entry.location),
      ...truth.skills.flatMap((skill) => [skill.name, ...skill.forms]),
    ].flatMap((text) => text?.toLowerCase().match(/\p{L}+/gu) ?? []),
  )
  const isKept = (word: string) =>
    word.length < 4 ||
    kept.has(word.toLowerCase()) ||
    isKeptToo(word) ||
    findDates(`${word} 2019`)[0]?.from?.month != null ||
    findDates(`2019 – ${word}`)[0]?.isCurrent === true ||
    hash(seed + word.toLowerCase()) % 1000 >= share * 1000
  const strange = (word: string) => (isKept(word) ? word : turned(word))
  return (text) => (/@|https?:|www\./.test(text) ? text : text.replaceAll(/\p{L}+/gu, strange))
}

function turned(word: string): string {
  const by = hash(word.toLowerCase()) % 97
  return [...word]
    .map((letter) => {
      const small = letter.toLowerCase()
      const row = [VOWELS, CONSONANTS].find((letters) => letters.includes(small))
      if (row === undefined) return letter
      const next = must(row[(row.indexOf(small) + 1 + (by % (row.length - 1))) % row.length])
      return letter === small ? next : next.toUpperCase()
    })
    .join('')
}

export function strangeDocument(document: DocumentText, strange: Stranger): DocumentText {
  if (document.kind === 'docx')
    return {
      ...document,
      paragraphs: document.paragraphs.map((paragraph) => ({
        ...paragraph,
        runs: paragraph.runs.map((run) => ({ ...run, text: strange(run.text) })),
      })),
    }
  return {
    ...document,
    pages: document.pages.map((page) => ({ ...page, glyphs: strangeGlyphs(page.glyphs, strange) })),
  }
}

function strangeGlyphs(glyphs: Glyph[], strange: Stranger): Glyph[] {
  const made: Glyph[] = []
  for (let at = 0; at < glyphs.length;) {
    let end = at
    while (end < glyphs.length && isLetter(must(glyphs[end])) && (end === at || isNext(glyphs, end))) end += 1
    const own = glyphs.slice(at, Math.max(end, at + 1))
    const word = own.map(({ text }) => text).join('')
    // Parts of addresses stay.
    const isPart = /[@/]|[:_.]$/.test((glyphs[at - 1]?.text ?? '') + (glyphs[end]?.text ?? ''))
    const letters = [...(isPart ? word : strange(word))]
    made.push(
      ...own.map((glyph, index) => ({
        ...glyph,
        text: own.length === letters.length ? must(letters[index]) : glyph.text,
      })),
    )
    at += own.length
  }
  return made
}

const isLetter = (glyph: Glyph) => /^\p{L}$/u.test(glyph.text)

function isNext(glyphs: Glyph[], at: number): boolean {
  const [before, glyph] = [must(glyphs[at - 1]), must(glyphs[at])]
  return (
    Math.abs(glyph.baseline - before.baseline) < 1 &&
    glyph.left > before.left &&
    glyph.left - before.right < NEAR * before.style.size
  )
}

export function strangeTruth<T>(truth: T, strange: Stranger): T {
  const turn = (value: unknown): unknown => {
    if (typeof value === 'string') return strange(value)
    if (Array.isArray(value)) return value.map(turn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, KEPT_KEYS.test(key) ? own : turn(own)]))
  }
  return turn(truth) as T
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16_777_619)
  value = Math.imul(value ^ (value >>> 15), 2_246_822_507)
  return (value ^ (value >>> 13)) >>> 0
}
