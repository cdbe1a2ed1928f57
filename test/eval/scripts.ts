// npm run eval -- scripts [--out DIR] [--show]: invented people who write in other scripts than Latin, in every template on
// both papers: what is lost, how large and how slow it is, and what three readers read back (ours, poppler, pdf.js).
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { extractText, getDocumentProxy } from 'unpdf'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { toDocx } from '#core/resume/export/docx.ts'
import { FIRST_LOOK, PAPERS, TEMPLATES } from '#core/resume/export/look.ts'
import { outlineOf, type Block } from '#core/resume/export/outline.ts'
import { printPdf, unprintableIn } from '#core/resume/export/pdf.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { printFontsFor } from '#server/workers/script-fonts.ts'
import { PEOPLE_OF_SCRIPTS } from '#test/corpus/people-of-scripts.ts'
import { checkUniversal } from '#test/support/check-universal.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, show: { type: 'boolean' } } })
const { skills: terms } = JSON.parse(readFileSync('data/skills.json', 'utf8'))
const pdfium = await loadPdfium()
const folder = values.out ?? mkdtempSync(join(tmpdir(), 'scripts-'))
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

/** Words, and letters of scripts without blanks one by one; what looks alike is alike, marks of direction are none. */
const wordsOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Bidi_Control}/gu, '')
    .toLowerCase()
    .match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}\u200C\u200D]+/gu) ?? []

/** Of words and of pairs of neighbours, each as often as it stands there. */
function f1(expected: string[], read: string[]): number {
  const left = new Map<string, number>()
  for (const one of expected) left.set(one, (left.get(one) ?? 0) + 1)
  let same = 0
  for (const one of read) {
    const count = left.get(one) ?? 0
    if (count > 0) same += 1
    left.set(one, count - 1)
  }
  return (2 * same) / Math.max(1, expected.length + read.length)
}
const pairsOf = (words: string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`)

/** The fields that a reader must find again, as one list. */
const fieldsOf = ({ basics, experience, education, projects }: ResumeFacts): (string | null | undefined)[] => [
  basics.name,
  basics.headline,
  basics.summary,
  basics.email,
  basics.location,
  ...experience.flatMap(({ title, company, highlights }) => [title, company, ...highlights]),
  ...education.flatMap(({ degree, institution }) => [degree, institution]),
  ...projects.map(({ name }) => name),
]
const folded = (text: string | null | undefined) => wordsOf(text ?? '').join(' ')
function fieldsKept(facts: ResumeFacts, read: ResumeFacts): number {
  const found = new Set(fieldsOf(read).map(folded))
  const wanted = fieldsOf(facts)
  return wanted.filter((field) => found.has(folded(field))).length / wanted.length
}

const textOf = (blocks: Block[]) =>
  blocks.map((block) => (block.kind === 'entry' ? `${block.text} ${block.dates}` : block.text)).join('\n')
const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length)
const percent = (list: number[]) => (100 * mean(list)).toFixed(1)

type Row = {
  template: string
  script: string
  lost: number
  bytes: number
  ms: number
  fields: number
  words: Record<string, number>
  order: Record<string, number>
  faults: string[]
}
const rows: Row[] = []
const cold: number[] = []
for (const { script, facts } of PEOPLE_OF_SCRIPTS) {
  const blocks = outlineOf(facts)
  const title = facts.basics.name ?? ''
  const began = process.cpuUsage()
  const fonts = await printFontsFor(JSON.stringify(blocks))
  const lost = unprintableIn(blocks, fonts).length
  printPdf(blocks, { title, language: 'en' }, fonts)
  cold.push(process.cpuUsage(began).user / 1000)
  for (const template of TEMPLATES)
    for (const paper of PAPERS) {
      const start = process.cpuUsage()
      const bytes = printPdf(blocks, { title, language: 'en', look: { ...FIRST_LOOK, template, paper } }, fonts)
      const ms = process.cpuUsage(start).user / 1000
      const file = join(folder, `${script.replaceAll(/\W+/g, '-')}-${template}-${paper}.pdf`)
      writeFileSync(file, bytes)
      const read = await readDocument(bytes, terms, () => Promise.resolve(pdfium))
      const texts: Record<string, string> = {
        'pdf.js': (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text,
      }
      if (hasPoppler) texts['poppler'] = spawnSync('pdftotext', [file, '-']).stdout.toString()
      const wanted = wordsOf(textOf(blocks))
      const words = Object.fromEntries(Object.entries(texts).map(([who, text]) => [who, f1(wanted, wordsOf(text))]))
      const order = Object.fromEntries(
        Object.entries(texts).map(([who, text]) => [who, f1(pairsOf(wanted), pairsOf(wordsOf(text)))]),
      )
      const faults = checkUniversal(bytes, 'en', title)
      rows.push({
        template,
        script,
        lost,
        bytes: bytes.length,
        ms,
        fields: fieldsKept(facts, read),
        words,
        order,
        faults,
      })
      if (values.show) {
        const found = new Set(fieldsOf(read).map(folded))
        for (const field of fieldsOf(facts)) if (!found.has(folded(field))) console.log(script, template, paper, field)
      }
    }
  const word = await readDocument(toDocx(facts), terms, () => Promise.resolve(pdfium))
  console.log(
    script.padEnd(48),
    `first print ${Math.round(cold.at(-1) ?? 0)} ms`,
    `DOCX fields ${percent([fieldsKept(facts, word)])}`,
  )
}

function tell(name: string, own: Row[]): void {
  const readers = Object.keys(own[0]?.words ?? {})
  console.log(
    name.padEnd(48),
    `lost ${own.reduce((sum, { lost }) => sum + lost, 0)}`,
    `bytes ${Math.round(mean(own.map(({ bytes }) => bytes)))}`,
    `ms ${mean(own.map(({ ms }) => ms)).toFixed(1)}`,
    `our fields ${percent(own.map(({ fields }) => fields))}`,
    ...readers.map(
      (who) =>
        `${who} words ${percent(own.map(({ words }) => words[who] ?? 0))} order ${percent(own.map(({ order }) => order[who] ?? 0))}`,
    ),
    `faults of PDF/UA ${own.reduce((sum, { faults }) => sum + faults.length, 0)}`,
  )
}
console.log(`${rows.length} files, a kind of text and a template each:`)
for (const { script } of PEOPLE_OF_SCRIPTS)
  tell(
    script,
    rows.filter((row) => row.script === script),
  )
for (const template of TEMPLATES)
  tell(
    template,
    rows.filter((row) => row.template === template),
  )
for (const fault of new Set(rows.flatMap(({ faults }) => faults))) console.log(fault)
if (values.out === undefined) rmSync(folder, { recursive: true })
process.exitCode = rows.some(({ lost, faults }) => lost + faults.length > 0) ? 1 : 0
