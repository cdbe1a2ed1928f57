import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { blocksOf } from './blocks.ts'
import { toDocx } from './docx.ts'
import { toHtml } from './html.ts'
import { LAYOUTS } from './layouts.ts'
import { inventPerson } from './people.ts'
import { seeded } from './random.ts'
import { toTruth } from './truth.ts'

export const CORPUS_FOLDER = join(import.meta.dirname, '../../.cache/corpus')
const PEOPLE_PER_LAYOUT = 8
const BROWSER = process.env.CHROME_PATH ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)

/** Writes the whole corpus: documents and truth. The same on every run but for what the browser stamps into a PDF. */
export async function generateCorpus(only = ''): Promise<number> {
  rmSync(CORPUS_FOLDER, { recursive: true, force: true })
  mkdirSync(join(CORPUS_FOLDER, 'documents'), { recursive: true })
  mkdirSync(join(CORPUS_FOLDER, 'truth'), { recursive: true })
  const browser = await chromium.launch({
    ...(BROWSER ? { executablePath: BROWSER } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  let count = 0
  for (const [index, layout] of LAYOUTS.entries()) {
    if (!layout.name.includes(only)) continue
    for (let turn = 0; turn < PEOPLE_PER_LAYOUT; turn += 1) {
      const person = inventPerson(index * PEOPLE_PER_LAYOUT + turn)
      const random = seeded(index * 1000 + turn)
      const headings = Object.fromEntries(
        Object.entries(person.words.headings).map(([kind, names]) => [kind, random.pick(names)]),
      )
      const blocks = blocksOf(layout, person, headings, random.pick(person.words.present))
      const truth = toTruth(layout, person)
      const file = join(CORPUS_FOLDER, 'documents', truth.file)
      if (layout.format === 'docx') writeFileSync(file, toDocx(layout, person, blocks))
      else {
        await page.setContent(toHtml(layout, person, blocks))
        writeFileSync(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }))
      }
      writeFileSync(join(CORPUS_FOLDER, 'truth', `${truth.doc}.json`), JSON.stringify(truth))
      count += 1
    }
  }
  await browser.close()
  return count
}

if (process.argv[1] === import.meta.filename) {
  const count = await generateCorpus(process.argv[2])
  process.stdout.write(`${count} documents in ${CORPUS_FOLDER}\n`)
}
