import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { LRUCache } from 'lru-cache'
import { readFont, type PrintFont, type PrintFonts } from '#core/resume/export/font.ts'
import { missingLetters } from '#core/resume/export/set-text.ts'
import { eastAsianOrder } from './east-asian-order.ts'
import { loadPrintFonts } from './print-fonts.ts'

/** Noto Sans of other scripts (SIL Open Font License), each in files for some letters, with all weights in one. */
const SHAPED = ['arabic', 'hebrew', 'devanagari', 'thai'] as const
const WEIGHTS = { regular: 400, bold: 700 } as const
/** A file in one weight takes 100 KB at most. */
const MOST_FILES = 300
/** More than any person's text needs; what goes beyond is said to be missing. */
const MOST_FILES_OF_A_TEXT = 150

const { resolve } = createRequire(import.meta.url)
const files = new LRUCache<string, Promise<PrintFont>>({ max: MOST_FILES })

/** The fonts that this text is printed with. Letters that no font has are still missing in them. */
export async function printFontsFor(text: string): Promise<PrintFonts> {
  const base = loadPrintFonts()
  const missing = new Set(missingLetters(text, base))
  const wanted = missing.size > 0 ? filesFor(missing, text) : []
  if (wanted.length === 0) return base
  const load = (weight: keyof typeof WEIGHTS) => Promise.all(wanted.map((file) => loadFile(file, WEIGHTS[weight])))
  const [regular, bold] = [await load('regular'), await load('bold')]
  return { regular: [...base.regular, ...regular], bold: [...base.bold, ...bold] }
}

type FontFile = { family: string; part: string; letters: string[] }

/** The files that have these letters by their own account; the first family that has a letter draws it. */
function filesFor(missing: ReadonlySet<string>, text: string): FontFile[] {
  const left = new Set(missing)
  return [...SHAPED, ...eastAsianOrder(text)]
    .flatMap((family) =>
      rangesOf(family).flatMap(({ part, ranges }) => {
        const own = [...left].filter((letter) => ranges.some(([from, to]) => isWithin(letter, from, to)))
        for (const letter of own) left.delete(letter)
        return own.length > 0 ? [{ family, part, letters: own }] : []
      }),
    )
    .slice(0, MOST_FILES_OF_A_TEXT)
}

const isWithin = (letter: string, from: number, to: number) => {
  const code = letter.codePointAt(0) ?? 0
  return code >= from && code <= to
}

type Ranges = { part: string; ranges: [number, number][] }[]
const known = new Map<string, Ranges>()

/** From the package: `{"arabic": "U+0600-06FF,U+0750"}`; parts of East Asian fonts are numbered, `[4]`. */
function rangesOf(family: string): Ranges {
  let found = known.get(family)
  if (!found) {
    const file: Record<string, string> = JSON.parse(readFileSync(resolve(`${packageOf(family)}/unicode.json`), 'utf8'))
    found = Object.entries(file).map(([name, ranges]) => ({
      part: name.replaceAll(/[[\]]/g, ''),
      ranges: ranges.split(',').map((range): [number, number] => {
        const [from = 0, to = from] = range
          .replace('U+', '')
          .split('-')
          .map((hex) => Number.parseInt(hex, 16))
        return [from, to]
      }),
    }))
    known.set(family, found)
  }
  return found
}

const packageOf = (family: string) => `@fontsource-variable/noto-sans-${family}`

/** Of a font without shapes only the letters of the text are cut out: a whole file takes five times as long. */
function loadFile({ family, part, letters }: FontFile, weight: number): Promise<PrintFont> {
  const wanted = isShaped(family) ? null : letters.toSorted().join('')
  const key = `${family} ${part} ${weight} ${wanted ?? ''}`
  let font = files.get(key)
  if (!font) {
    font = readFile(family, part, weight, wanted)
    files.set(key, font)
    font.catch(() => files.delete(key))
  }
  return font
}

const isShaped = (family: string) => SHAPED.some((shaped) => shaped === family)

async function readFile(family: string, part: string, weight: number, letters: string | null): Promise<PrintFont> {
  const packed = readFileSync(resolve(`${packageOf(family)}/files/noto-sans-${family}-${part}-wght-normal.woff2`))
  // only who needs it waits for it
  const { default: subsetFont } = await import('subset-font')
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight } } as const
  const bytes =
    letters === null
      ? await subsetFont(packed, undefined, { ...options, keepAllGlyphs: true })
      : await subsetFont(packed, letters, options)
  const font = readFont(bytes)
  if (letters !== null) return font
  const { createShaper } = await import('./shape-text.ts')
  return { ...font, shape: createShaper(bytes, font) }
}
