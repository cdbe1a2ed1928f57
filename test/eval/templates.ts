// npm run eval -- templates [--people 40] [--show] [--out DIR for the files]: prints people in every template on both papers, reads them back with
// our own reader and (where they are installed) pdftotext and pdf.js, and looks for badly parted pages.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { documentLanguageSchema } from '#core/documents/content.ts'
import { wholeContent } from '#core/documents/compose.ts'
import { blocksOf } from '#core/documents/print.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import { FIRST_LOOK, PAPERS, TEMPLATES, type Look } from '#core/resume/export/look.ts'
import { isAside, type Block } from '#core/resume/export/outline.ts'
import { layOut } from '#core/resume/export/pdf-layout.ts'
import { printPdf } from '#core/resume/export/pdf.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { inventPerson } from '#test/corpus/people.ts'
import { LAYOUTS } from '#test/corpus/layouts.ts'
import { toTruth } from '#test/corpus/truth.ts'
import { toPrediction } from '#test/corpus/evaluate.ts'
import { breakViolations } from '#test/support/break-rules.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
// The scorer is the published one, unchanged; it has no types.
import { aggregate, fold, scoreDoc } from '../resumes/score.mjs'

const { values } = parseArgs({
  options: { people: { type: 'string', default: '40' }, show: { type: 'boolean' }, out: { type: 'string' } },
})
const fonts = loadPrintFonts()
const { skills: terms } = JSON.parse(readFileSync('data/skills.json', 'utf8'))
const pdfium = await loadPdfium()
const hasPdftotext = spawnSync('pdftotext', ['-v']).status === 0
const [layout] = LAYOUTS
if (!layout) throw new Error('no layout')
const folder = mkdtempSync(join(tmpdir(), 'templates-'))
const today = '2026-11-22'

/** Words in the order of reading, and the share of neighbours that are neighbours there. */
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
function orderKept(expected: string, read: string): number {
  const pairs = (words: string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`)
  const found = new Set(pairs(wordsOf(read)))
  const all = pairs(wordsOf(expected))
  return all.filter((pair) => found.has(pair)).length / Math.max(1, all.length)
}

/** What is heard, in its order: the parts of a narrow column come last where there is one. */
function readingOrder(blocks: Block[], template: string): string {
  let isBeside = false
  const [main, beside] = [[] as string[], [] as string[]]
  for (const block of blocks) {
    if (block.kind === 'heading') isBeside = template === 'side' && isAside(block)
    ;(isBeside ? beside : main).push(block.kind === 'entry' ? `${block.text} ${block.dates}` : block.text)
  }
  return [...main, ...beside].join('\n')
}

function longer(blocks: Block[]): Block[] {
  const start = blocks.findIndex(({ kind }) => kind === 'entry')
  const end = blocks.findIndex(({ kind }, at) => at > start && kind === 'heading')
  const jobs = blocks.slice(start, end < 0 ? undefined : end)
  return [...blocks.slice(0, start), ...jobs, ...jobs, ...jobs, ...blocks.slice(end < 0 ? blocks.length : end)]
}

type Row = {
  template: string
  score: ReturnType<typeof scoreDoc>
  order: number
  ms: number
  bytes: number
  broken: number
}
const rows: Row[] = []
for (let index = 0; index < Number(values.people); index += 1) {
  const person = inventPerson(index)
  let made = 1000
  const profile = profileFromFacts(
    factsOfInvented(person),
    { kind: 'own', name: '' },
    (prefix) => `${prefix}_${(made += 1)}`,
  )
  const language = documentLanguageSchema.safeParse(person.words.code).data ?? 'en'
  for (const template of TEMPLATES)
    for (const paper of PAPERS) {
      const look: Look = { ...FIRST_LOOK, template, paper }
      const blocks = blocksOf(profile, { ...wholeContent(profile), look }, language, today)
      const began = performance.now()
      const bytes = printPdf(blocks, { title: person.name, language, look }, fonts)
      const ms = performance.now() - began
      const read = await readDocument(bytes, terms, () => Promise.resolve(pdfium))
      const truth = { ...toTruth(layout, person), layout: template }
      const score = scoreDoc(toPrediction(read), truth, fold(''))
      const file = join(folder, 'one.pdf')
      writeFileSync(file, bytes)
      const plain = hasPdftotext ? spawnSync('pdftotext', [file, '-']).stdout.toString() : ''
      if (values.out !== undefined) {
        const name = join(values.out, `${person.id}-${template}-${paper}`)
        writeFileSync(`${name}.pdf`, bytes)
        writeFileSync(`${name}.txt`, readingOrder(blocks, template))
      }
      // the same person with three times the jobs fills more pages
      const broken = [blocks, longer(blocks)].flatMap((list) => breakViolations(list, layOut(list, fonts, look))).length
      rows.push({
        template,
        score,
        order: orderKept(readingOrder(blocks, template), plain),
        ms,
        bytes: bytes.length,
        broken,
      })
      if (values.show && (aggregate([score]).macro ?? 1) < 0.99)
        console.log(person.id, language, template, paper, JSON.stringify(score))
    }
}
rmSync(folder, { recursive: true })

const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length
const p95 = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length * 0.95)] ?? 0
for (const template of TEMPLATES) {
  const own = rows.filter((row) => row.template === template)
  const total = aggregate(own.map(({ score }) => score))
  console.log(
    template.padEnd(8),
    JSON.stringify(total),
    `pdftotext order ${(100 * mean(own.map(({ order }) => order))).toFixed(1)}`,
    `ms p95 ${p95(own.map(({ ms }) => ms)).toFixed(1)}`,
    `bytes ${Math.round(mean(own.map(({ bytes }) => bytes)))}`,
    `badly parted ${own.reduce((sum, { broken }) => sum + broken, 0)} of ${own.length * 2}`,
  )
}
