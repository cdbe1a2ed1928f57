// npm run eval -- resumes --in DIR --out DIR: reads every PDF and DOCX of a folder (or of its documents/) with the code
// that serves the pages and writes one JSON file per document in the form the scorer of test/resumes reads.
// --unknown SHARE turns that share of the words of names letter by letter, in the files and in their truths (written to DIR/truth):
// what is read then, layout alone has said. Headings, dates, places and skills stay.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { readResume } from '#core/resume/parse/read-resume.ts'
import { headingKind } from '#core/resume/parse/sections/heading-kind.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { toPrediction } from '../corpus/evaluate.ts'
import { labelledIn, madeStrange, TERMS } from './labelled.ts'

const { values } = parseArgs({
  options: { in: { type: 'string' }, out: { type: 'string' }, unknown: { type: 'string' } },
})
const from = values.in ?? join(import.meta.dirname, '../resumes')
const to = values.out
if (to === undefined) {
  console.error('Usage: npm run eval -- resumes --in DIR --out DIR [--unknown SHARE]')
  process.exit(2)
}
if (values.unknown !== undefined) {
  await readUnknown(from, to, Number(values.unknown))
  process.exit()
}

const pdfium = await loadPdfium()
const folder = existsSync(join(from, 'documents')) ? join(from, 'documents') : from
const files = readdirSync(folder)
  .filter((name) => /\.(?:pdf|docx)$/i.test(name))
  .sort()
mkdirSync(to, { recursive: true })
const times: number[] = []
for (const file of files) {
  const started = performance.now()
  const prediction = await predict(readFileSync(join(folder, file)))
  times.push(performance.now() - started)
  writeFileSync(join(to, `${basename(file, extname(file))}.json`), `${JSON.stringify(prediction, null, 2)}\n`)
}
times.sort((a, b) => a - b)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
process.stdout.write(`${files.length} documents read to ${to}; median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)

/** A file the product refuses is a prediction too: nothing, and why. */
async function predict(bytes: Uint8Array): Promise<unknown> {
  try {
    const resume = await readDocument(bytes, TERMS, () => Promise.resolve(pdfium))
    return { ...toPrediction(resume), evidence: resume.evidence, warnings: resume.warnings }
  } catch (error) {
    if (error instanceof DocumentProblem) return { refused: error.code }
    throw error
  }
}

async function readUnknown(set: string, out: string, share: number): Promise<void> {
  mkdirSync(join(out, 'truth'), { recursive: true })
  for (const one of await labelledIn([set])) {
    const { id, document, truth } = madeStrange(one, share, (word) => headingKind(word) !== null)
    writeFileSync(join(out, 'truth', `${id}.json`), JSON.stringify(truth))
    writeFileSync(join(out, `${id}.json`), JSON.stringify(toPrediction(readResume(document, TERMS))))
  }
}
