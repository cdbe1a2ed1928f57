import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { openCloseness } from '#server/interview/question-bank.ts'
import { loadCatalogue } from '#server/load-catalogue.ts'
import { jobs, type Bench } from '#server/workers/jobs.ts'
import { printFontsFor } from '#server/workers/script-fonts.ts'
import { createSentenceEncoder } from '#server/workers/sentence-encoder.ts'
import type { JobAnswer, JobTask } from './job-process.ts'

/** The process that does the long work, one job at a time. It may be killed at any time. */
const QUESTIONS = path.resolve(import.meta.dirname, '../../../../data/questions')

// read before the first page is asked for
await printFontsFor('')
const bench: Bench = {
  catalogue: loadCatalogue(),
  printFontsFor,
  encode: createSentenceEncoder(),
  closeness: openCloseness(QUESTIONS),
}

process.on('message', ({ job, input }: JobTask) => {
  void perform(job, input).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
process.send?.({ kind: 'ready' } satisfies JobAnswer)
// it is ended by force, so what would be kept at its end is kept now
flushCompileCache()

async function perform(job: JobTask['job'], input: unknown): Promise<JobAnswer> {
  const before = process.cpuUsage()
  try {
    const run = jobs[job] as (bench: Bench, input: unknown) => unknown
    const output = await run(bench, input)
    const { user, system } = process.cpuUsage(before)
    return { kind: 'done', output, spentMs: (user + system) / 1_000 }
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
