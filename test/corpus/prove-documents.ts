// node test/corpus/prove-documents.ts --count 10000: hostile and mutated files through the reader's child processes.
import { must } from '#core/must.ts'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { createDocumentReader } from '#server/adapters/documents/document-reader.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { hostileDocuments } from './hostile.ts'
import { mutate } from './mutate.ts'
import { seeded } from './random.ts'

const asked = Number(process.argv[process.argv.indexOf('--count') + 1])
const count = Number.isInteger(asked) && asked > 0 ? asked : 500
const random = seeded(20_261_121)
const folder = join(import.meta.dirname, '../resumes/documents')
const originals = readdirSync(folder).map((name) => readFileSync(join(folder, name)))
const hostile = hostileDocuments()
const reader = createDocumentReader()
const answers = new Map<string, number>()
const residentBefore = process.memoryUsage().rss
let slowestMs = 0
let unforeseen = 0

async function prove(file: Uint8Array): Promise<void> {
  const started = performance.now()
  let answer = 'read'
  try {
    await reader.read(file)
  } catch (error) {
    answer = error instanceof DocumentProblem ? error.code : 'unforeseen'
    if (answer === 'unforeseen') unforeseen += 1
  }
  slowestMs = Math.max(slowestMs, performance.now() - started)
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
}

const next = (index: number) =>
  index < hostile.length ? must(hostile[index]).file : mutate(random.pick(originals), random)
for (let index = 0; index < count; index += 2) await Promise.all([prove(next(index)), prove(next(index + 1))])
await reader.close()
const grownMb = (process.memoryUsage().rss - residentBefore) / 1024 / 1024
process.stdout.write(
  `${count} files: ${[...answers].map(([answer, times]) => `${answer} ${times}`).join(', ')}; slowest ${slowestMs.toFixed(0)} ms; this process grew ${grownMb.toFixed(0)} MB\n`,
)
process.exitCode = unforeseen > 0 || slowestMs > 11_000 ? 1 : 0
