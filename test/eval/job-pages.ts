// npm run eval -- job-pages --in DIR --out DIR: reads every item (DIR/items/<id>/ or DIR/<id>/ with page.html,
// answer.json, answer.xml or text.txt, and url.txt) by the code behind 'Save a job'; the set's day of reading is fixed.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { decodePage } from '#core/ads/page/decode-page.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import type { JobPageInput } from '#core/ads/page/reading.ts'
import { must } from '#core/must.ts'
import { evalFolders, folderOf, timesOf, writePrediction } from './folder.ts'

const FORMS: [string, JobPageInput['form']][] = [
  ['page.html', 'html'],
  ['answer.json', 'json'],
  ['answer.xml', 'xml'],
  ['text.txt', 'text'],
]
const DAY_OF_READING = '2026-11-20'

const folders = evalFolders('npm run eval -- job-pages --in DIR --out DIR')
if (!folders) process.exit(2)

const from = folderOf(folders.in, 'items')
const millis: number[] = []
for (const id of readdirSync(from).sort()) {
  const file = FORMS.find(([name]) => existsSync(join(from, id, name)))
  if (!file) continue
  const bytes = readFileSync(join(from, id, file[0]))
  const address = existsSync(join(from, id, 'url.txt')) ? readFileSync(join(from, id, 'url.txt'), 'utf8') : ''
  const start = performance.now()
  const { flags, ...reading } = readJobPage({
    url: must(address.split('\n')[0]).trim(),
    text: decodePage(bytes),
    form: file[1],
    today: DAY_OF_READING,
  })
  millis.push(performance.now() - start)
  writePrediction(folders.out, id, { ...reading, flags: flags.map(({ kind }) => kind) })
}
console.log(timesOf(millis))
