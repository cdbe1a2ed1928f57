import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { readFont, type PrintFonts } from '#core/resume/export/font.ts'

/** Latin first: the others are asked only for what it lacks. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']

let fonts: PrintFonts | undefined

/** Noto Sans (SIL Open Font License) in two weights, from its package; read when the first PDF is asked for. */
export function loadPrintFonts(): PrintFonts {
  fonts ??= { regular: loadWeight(400), bold: loadWeight(700) }
  return fonts
}

function loadWeight(weight: 400 | 700) {
  const { resolve } = createRequire(import.meta.url)
  return SCRIPTS.map((script) =>
    readFont(readFileSync(resolve(`@fontsource/noto-sans/files/noto-sans-${script}-${weight}-normal.woff`))),
  )
}
