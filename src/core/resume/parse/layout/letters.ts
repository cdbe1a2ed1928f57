import type { Glyph } from '../document.ts'
import { nameLigatures } from './measured-ligatures.ts'

/** Accents printed on their own, as the marks that go with a letter. */
const ACCENTS: Record<string, string> = {
  '\u00A8': '\u0308',
  '\u00B4': '\u0301',
  '`': '\u0300',
  '^': '\u0302',
  '\u02C6': '\u0302',
  '~': '\u0303',
  '\u02DC': '\u0303',
  '\u00B8': '\u0327',
  '\u02D8': '\u0306',
  '\u02C7': '\u030C',
  '\u02D9': '\u0307',
  '\u02DA': '\u030A',
  '\u02DD': '\u030B',
  '\u02DB': '\u0328',
  '\u00AF': '\u0304',
}
const UNDOTTED: Record<string, string> = { ı: 'i', ȷ: 'j' }
/** Codes older fonts give to ligatures; icon fonts use the same ones. */
const PRIVATE_LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl']
const FIRST_PRIVATE = 0xf001
/** Letters a common office font writes its ligatures with. */
const OFFICE_LIGATURES: Record<string, string> = { Ɵ: 'ti', Ʃ: 'tt', Ō: 'ft', ƞ: 'tf' }
/** TeX fonts without names for their signs: the codes of both usual encodings. */
const TEX_CODES: Record<string, string> = {
  '\u000B': 'ff',
  '\u000C': 'fi',
  '\u000D': 'fl',
  '\u000E': 'ffi',
  '\u000F': 'ffl',
  '\u0015': '–',
  '\u0016': '—',
  '\u001B': 'ff',
  '\u001C': 'fi',
  '\u001D': 'fl',
  '\u001E': 'ffi',
  '\u001F': 'ffl',
}
const VOWEL_SHARE = [0.22, 0.6] as const
const FEWEST_LETTERS = 20
const MOST_SCANS = 100

/** Puts right what fonts do to letters: accents set apart, ligatures with their own codes, codes without names. */
export function mendLetters(glyphs: Glyph[]): Glyph[] {
  trustPlainCodes(glyphs)
  nameLigatures(glyphs)
  const dropped = new Set<Glyph>()
  let scans = 0
  glyphs.forEach((glyph, index) => {
    const ligature = ligatureOf(glyph, glyphs[index - 1], glyphs[index + 1])
    if (ligature) glyph.text = ligature
    const accent = ACCENTS[glyph.text]
    if (accent === undefined) return
    const beside = [glyphs[index + 1], glyphs[index - 1]].find((other) => other !== undefined && isUnder(other, glyph))
    // One raised over a capital may stand elsewhere in the file.
    const base = beside ?? (scans++ < MOST_SCANS ? glyphs.find((other) => isUnder(other, glyph)) : undefined)
    if (!base) return
    base.text = ((UNDOTTED[base.text] ?? base.text) + accent).normalize('NFC')
    base.left = Math.min(base.left, base.style === glyph.style ? base.left : glyph.left)
    dropped.add(glyph)
  })
  return dropped.size === 0 ? glyphs : glyphs.filter((glyph) => !dropped.has(glyph))
}

/** A letter whose width the middle of the accent falls into, at about the same height. */
function isUnder(letter: Glyph, accent: Glyph): boolean {
  const middle = (accent.left + accent.right) / 2
  return (
    /^\p{L}$/u.test(letter.text) &&
    middle > letter.left &&
    middle < letter.right &&
    Math.abs(letter.baseline - accent.baseline) < letter.style.size * 0.5
  )
}

function ligatureOf(glyph: Glyph, before: Glyph | undefined, after: Glyph | undefined): string | undefined {
  const isInWord = [before, after].some(
    (other) =>
      other !== undefined && other.style === glyph.style && /^\p{Ll}/u.test(other.text) && isBeside(other, glyph),
  )
  if (!isInWord) return undefined
  return OFFICE_LIGATURES[glyph.text] ?? PRIVATE_LIGATURES[(glyph.text.codePointAt(0) ?? 0) - FIRST_PRIVATE]
}

const isBeside = (a: Glyph, b: Glyph) =>
  Math.min(Math.abs(a.right - b.left), Math.abs(b.right - a.left)) < b.style.size * 0.2

/** A font may not name its letters, yet number them in the usual way: then they read like words of a language. */
function trustPlainCodes(glyphs: Glyph[]): void {
  const unnamed = glyphs.filter((glyph) => glyph.isUnreadable)
  const letters = unnamed.filter((glyph) => /^[a-z]$/i.test(glyph.text))
  const vowels = letters.filter((glyph) => /^[aeiou]$/i.test(glyph.text)).length / letters.length
  const isLanguage = letters.length >= FEWEST_LETTERS && letters.length > unnamed.length * 0.6
  if (!isLanguage || vowels < VOWEL_SHARE[0] || vowels > VOWEL_SHARE[1]) return
  for (const glyph of unnamed) {
    glyph.text = TEX_CODES[glyph.text] ?? glyph.text
    glyph.isUnreadable = /^[^\P{C}]$/u.test(glyph.text)
  }
}
