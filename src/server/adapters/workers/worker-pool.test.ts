import { afterAll, describe, expect, it } from 'vitest'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { outlineOf } from '#core/resume/export/outline.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { printPdf } from '#core/resume/export/pdf.ts'
import { printFontsFor } from '#server/workers/script-fonts.ts'
import { longResume } from '#test/support/long-resume.ts'
import { processorTime } from '#test/support/processor-time.ts'
import { JobFault, type JobProcess } from './job-process.ts'
import { createWorkerPool } from './worker-pool.ts'

/** A limit against hanging, not a measure of speed: machines are shared. */
const PATIENT = { processes: 1, startMs: 90_000, niceness: 0 }
const pool = createWorkerPool(PATIENT)
afterAll(() => pool.close())

const print = (facts: ResumeFacts, userId = 'one') =>
  pool.run('print', { blocks: outlineOf(facts), info: { title: 'Resume', language: 'en' }, format: 'pdf' }, { userId })
const short = { ...NO_FACTS, basics: { ...NO_FACTS.basics, name: 'Ada Walker' } }

describe('the workers', () => {
  it('print 200,000 characters while the main thread goes on as if nothing was', async () => {
    await print(short)
    const spent = processorTime()
    const { bytes } = await print(longResume(200_000))
    const beside = spent()
    expect(bytes?.length).toBeGreaterThan(100_000)
    const blocks = outlineOf(longResume(200_000))
    const fonts = await printFontsFor(JSON.stringify(blocks))
    const inThisThread = processorTime()
    printPdf(blocks, { title: 'Resume', language: 'en' }, fonts)
    expect(beside).toBeLessThan(inThisThread() / 2)
  })

  it('serve another user before the rest of the first, and tell what waits', async () => {
    const order: string[] = []
    const all = [1, 2, 3].map((at) => print(longResume(60_000), 'greedy').then(() => order.push(`greedy ${at}`)))
    all.push(print(short, 'patient').then(() => order.push('patient')))
    expect(pool.state()).toEqual({ underWay: 1, waiting: 3, processes: 1 })
    await Promise.all(all)
    expect(order.indexOf('patient')).toBeLessThan(order.indexOf('greedy 3'))
    expect(pool.state()).toMatchObject({ underWay: 0, waiting: 0 })
  })

  it('say which letters cannot be printed', async () => {
    expect(await print({ ...NO_FACTS, basics: { ...NO_FACTS.basics, name: 'ᚠᚢᚦ' } })).toEqual({
      missing: ['ᚠ', 'ᚢ', 'ᚦ'],
    })
  })
})

it('a given list of idle processes outlives its pools, which share one', async () => {
  const lasting: JobProcess[] = []
  for (const userId of ['one', 'two']) {
    const given = createWorkerPool({ processes: 1 }, lasting)
    await given.run(
      'print',
      { blocks: outlineOf(short), info: { title: '', language: 'en' }, format: 'docx' },
      { userId },
    )
    await given.close()
  }
  expect(lasting.map(({ isSpent }) => isSpent)).toEqual([false])
  lasting[0]?.stop()
})

describe('a worker that hangs or dies', () => {
  it.each([
    ['works too long', { timeMs: 40 }, 800_000],
    ['takes too much memory', { heapMegabytes: 64 }, 4_000_000],
  ])('because it %s is replaced, and the user gets a sentence', async (_name, limits, characters) => {
    const small = createWorkerPool({ ...PATIENT, ...limits })
    // the time that the first job takes to read what all need is nobody's
    await small.run(
      'print',
      { blocks: outlineOf(short), info: { title: '', language: 'en' }, format: 'docx' },
      { userId: 'one' },
    )
    const input = {
      blocks: outlineOf(longResume(characters)),
      info: { title: '', language: 'en' },
      format: 'pdf' as const,
    }
    const ended: string[] = []
    small.watch((job, _seconds, outcome) => ended.push(`${job} ${outcome}`))
    await expect(small.run('print', input, { userId: 'one' })).rejects.toMatchObject({ code: 'server.too_slow' })
    expect(ended).toEqual(['print failed'])
    await small.close()
  })

  it('that was not there in time asks for another try, and not for less text', async () => {
    const late = createWorkerPool({ processes: 1, startMs: 1 })
    const input = { blocks: outlineOf(short), info: { title: '', language: 'en' }, format: 'docx' as const }
    await expect(late.run('print', input, { userId: 'one' })).rejects.toMatchObject({ code: 'server.busy' })
    await late.close()
  })

  it('that fails for a fault in it says so, and the next one is done', async () => {
    const given = createWorkerPool(PATIENT)
    await expect(
      given.run(
        'print',
        { blocks: 7 as never, info: { title: '', language: 'en' }, format: 'docx' },
        { userId: 'one' },
      ),
    ).rejects.toBeInstanceOf(JobFault)
    const info = { title: '', language: 'en' }
    const done = await given.run('print', { blocks: outlineOf(short), info, format: 'docx' }, { userId: 'one' })
    expect(done.bytes?.length).toBeGreaterThan(1_000)
    await given.close()
  })
})
