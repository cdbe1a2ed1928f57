import { must } from '#core/must.ts'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CAST, OTHER_SCRIPTS } from '#test/corpus/cast/cast.ts'
import { HELD_OUT_CAST } from '#test/corpus/cast/held-out.ts'
import { SECOND_WAVE } from '#test/corpus/cast/second-wave.ts'
import { THIRD_WAVE } from '#test/corpus/cast/third-wave.ts'
import type { Member } from '#test/corpus/cast/member.ts'
import { fillSheet, sheetTruth } from './fill.ts'
import { HELD_OUT } from './held-out.ts'
import { PAPER_THEMES } from './papers.ts'
import { SCRAMBLED } from './scrambled.ts'
import { SECOND_WAVE_THEMES } from './second-wave.ts'
import type { Theme } from './theme.ts'
import { TOOL_THEMES } from './tools.ts'
import { WORD_THEMES } from './word.ts'

export const THEMES: Theme[] = [...TOOL_THEMES, ...PAPER_THEMES, ...WORD_THEMES, SCRAMBLED]
export const THEMES_FOLDER = join(import.meta.dirname, '../../../.cache/themes')
export const HELD_OUT_FOLDER = join(import.meta.dirname, '../../../.cache/held-out')
export const SECOND_WAVE_FOLDER = join(import.meta.dirname, '../../../.cache/second-wave')
const MEMBERS_PER_THEME = 8
/** No common divisor with the number of people. */
const STRIDE = 5
const BROWSER = process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
const LATIN = /^[\u0020-\u00ff‘’“”–—•]*$/

/** Writes the documents of all themes with their truth into `folder`. */
export async function generateThemes(
  folder = THEMES_FOLDER,
  themes = THEMES,
  cast = CAST,
  others = OTHER_SCRIPTS,
): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['documents', 'truth']) mkdirSync(join(folder, part), { recursive: true })
  const browser = await chromium.launch({
    ...(BROWSER ? { executablePath: BROWSER } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  let count = 0
  for (const [index, theme] of themes.entries()) {
    for (const [turn, member] of drawMembers(theme, cast, others, index).entries()) {
      const filled = fillSheet(theme, member, turn)
      const file = `${member.id}__${theme.name}.${theme.kind === 'docx' ? 'docx' : 'pdf'}`
      if (theme.kind === 'html') await page.setContent(theme.draw(filled))
      const bytes =
        theme.kind === 'html' ? await page.pdf({ preferCSSPageSize: true, printBackground: true }) : theme.write(filled)
      writeFileSync(join(folder, 'documents', file), bytes)
      writeFileSync(
        join(folder, 'truth', `${member.id}__${theme.name}.json`),
        JSON.stringify(sheetTruth(theme, filled, file)),
      )
      count += 1
    }
  }
  await browser.close()
  return count
}

/** Others for each theme, so that everybody comes up in several. */
function drawMembers(theme: Theme, cast: Member[], others: Member[], index: number): Member[] {
  const able = theme.isLatinOnly ? cast.filter((member) => LATIN.test(JSON.stringify(member))) : cast
  const drawn = Array.from({ length: Math.min(MEMBERS_PER_THEME, able.length) }, (_, turn) =>
    must(able[(index * 5 + turn * STRIDE) % able.length]),
  )
  return [...new Set(theme.kind === 'docx' ? [...drawn, ...others] : drawn)]
}

/** The themes and people that rules were never fitted to. */
export const generateHeldOut = () => generateThemes(HELD_OUT_FOLDER, HELD_OUT, HELD_OUT_CAST, [])

/** Later layouts and people: scored before fixing, kept so that nothing fixed is lost. */
export const generateSecondWave = () =>
  generateThemes(SECOND_WAVE_FOLDER, SECOND_WAVE_THEMES, [...SECOND_WAVE, ...THIRD_WAVE], [])

if (process.argv[1] === import.meta.filename) {
  const count = process.argv.includes('--held-out') ? await generateHeldOut() : await generateThemes()
  process.stdout.write(`${count} documents\n`)
}
