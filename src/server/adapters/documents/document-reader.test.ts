import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { hostileDocument, hostileDocuments } from '#test/corpus/hostile.ts'
import { resumeLines } from '#test/support/docx.ts'
import { makePdf } from '#test/support/pdf.ts'
import { mutate } from '#test/corpus/mutate.ts'
import { seeded } from '#test/corpus/random.ts'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { createDocumentReader } from './document-reader.ts'

const resumes = join(import.meta.dirname, '../../../../test/resumes')
const sample = readFileSync(join(resumes, 'documents/sd-okonkwo__typ-jake.pdf'))
/** Limits against hanging: on a busy machine a child starts late and reads slowly. */
const PATIENT = { timeMs: 30_000, startMs: 90_000, niceness: 0 }
const reader = createDocumentReader(PATIENT)
const codeOf = (file: Uint8Array, own = reader) =>
  own.read(file).then(
    () => 'read',
    (error: unknown) => (error instanceof DocumentProblem ? error.code : String(error)),
  )

afterAll(() => reader.close())

describe('reading files from strangers', () => {
  it.each([
    ['edge/empty.pdf', 'damaged'],
    ['edge/truncated.pdf', 'damaged'],
    ['edge/blank.pdf', 'no_text'],
    ['edge/scanned-image-only.pdf', 'no_text'],
  ])('answers %s with %s', async (file, code) => {
    expect(await codeOf(readFileSync(join(resumes, file)))).toBe(code)
  })

  it('reads a PDF whatever it is called, and invents no person from an invoice', async () => {
    for (const name of ['edge/pdf-renamed.docx', 'edge/not-a-resume.pdf']) {
      const resume = await reader.read(readFileSync(join(resumes, name)))
      expect(resume).toMatchObject({
        basics: { name: null, email: null, summary: null },
        skills: [],
        experience: [],
        education: [],
      })
    }
  })

  it.each([
    ['edge/pdf-renamed.docx', 'cv.docx', 'pdf_named_docx'],
    ['edge/pdf-renamed.docx', 'cv.DOCX', 'pdf_named_docx'],
    ['documents/cy-trask__docx-table.docx', 'cv.pdf', 'docx_named_pdf'],
    ['documents/cy-trask__docx-table.docx', 'cv.pdf.docx', 'read'],
    ['documents/cy-trask__docx-table.docx', 'cv', 'read'],
    ['edge/pdf-renamed.docx', 'docx', 'read'],
  ])('answers %s named %s with %s', async (file, fileName, code) => {
    const answer = reader.read(readFileSync(join(resumes, file)), { fileName }).then(
      () => 'read',
      (error) => error.code,
    )
    expect(await answer).toBe(code)
  })

  it('survives every hostile document and refuses those with nothing harmless in them', async () => {
    for (const { name, file, isReadable } of hostileDocuments()) {
      const code = await codeOf(file)
      if (isReadable) expect(['read', 'too_slow', 'damaged', 'no_text'], name).toContain(code)
      else expect(['unsupported', 'damaged', 'encrypted', 'no_text', 'too_large'], name).toContain(code)
    }
  }, 120_000)

  it('counts the time of a file from when its child is ready, and gives up a child that never is', async () => {
    const childFile = join(import.meta.dirname, '../../../../test/support/late-child.ts')
    const late = createDocumentReader({ processes: 1, timeMs: 500, startMs: 60_000, childFile })
    expect(await codeOf(sample, late)).toBe('no_text')
    await late.close()
    const never = createDocumentReader({ processes: 1, startMs: 1 })
    expect(await codeOf(sample, never)).toBe('too_slow')
    await never.close()
  })

  it('leaves out what no person sees, and says so', async () => {
    for (const name of ['white on white', 'one point high', 'off the page', 'white text and tiny text']) {
      const resume = await reader.read(hostileDocument(name).file)
      expect(resume.skills, name).toEqual(['Python'])
      expect(
        resume.warnings.map((warning) => warning.code),
        name,
      ).toContain('hidden_text')
    }
  })

  it('takes nothing from the disk, a share or the net', async () => {
    for (const name of ['links to a disk, a share and a template', 'an OLE object']) {
      const text = JSON.stringify(await reader.read(hostileDocument(name).file))
      expect(text).not.toMatch(/root:|passwd|share|dotm/)
    }
  })

  it('answers mutated resumes with a reading or a reason', async () => {
    const random = seeded(7)
    for (let turn = 0; turn < 60; turn += 1) {
      expect(await codeOf(mutate(sample, random))).toMatch(/^(?:read|damaged|encrypted|no_text|unsupported)$/)
    }
  }, 120_000)
})

describe('the pool of readers', () => {
  it('refuses the file that the queue has no room for, and serves the others', async () => {
    const small = createDocumentReader({ ...PATIENT, processes: 1, queue: 2 })
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(sample, small)))
    await small.close()
    expect(codes.sort()).toEqual(['busy', 'read', 'read', 'read'])
  })

  it('gives up on a slow file and reads the next one in a new process', async () => {
    const hasty = createDocumentReader({ processes: 1, timeMs: 1 })
    expect(await codeOf(sample, hasty)).toBe('too_slow')
    await hasty.close()
    expect(await codeOf(sample)).toBe('read')
  })

  it('gives up on a small PDF with tiles of a ten thousandth of a point by its processor time', async () => {
    const content = '0 0 1 1 re f'
    const tile = '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 0.01 0.01] /XStep 0.0001 /YStep 0.0001'
    const file = makePdf(resumeLines(), {
      before: '/Pattern cs /P0 scn 0 0 612 792 re f',
      resources: '/Pattern << /P0 8 0 R >>',
      objects: [`<< /Length ${content.length} ${tile} /Resources << >> >>\nstream\n${content}\nendstream`],
    })
    // no clock ends it
    const one = createDocumentReader({ processes: 1, timeMs: 900_000, startMs: 90_000 })
    expect(await codeOf(file, one)).toBe('too_slow')
    await one.close()
    // on a busy machine its few seconds come late
  }, 300_000)

  it('kills a process that takes more memory than allowed', async () => {
    const poor = createDocumentReader({ ...PATIENT, processes: 1, residentMegabytes: 1 })
    expect(await codeOf(sample, poor)).toBe('damaged')
    await poor.close()
  })

  it('replaces a process after its share of files', async () => {
    const short = createDocumentReader({ ...PATIENT, processes: 1, filesPerProcess: 1 })
    expect(await codeOf(sample, short)).toBe('read')
    expect(await codeOf(sample, short)).toBe('read')
    await short.close()
  })

  it('stops when the person goes away, waiting or under way', async () => {
    const one = createDocumentReader({ ...PATIENT, processes: 1 })
    const leaving = new AbortController()
    const both = Promise.allSettled([
      one.read(sample, { signal: leaving.signal }),
      one.read(sample, { signal: leaving.signal }),
    ])
    leaving.abort(new Error('gone'))
    const reasons = (await both).map((result) => (result.status === 'rejected' ? String(result.reason) : 'read'))
    expect(reasons).toEqual(['Error: gone', 'Error: gone'])
    expect(await codeOf(sample, one)).toBe('read')
    await one.close()
    expect(await codeOf(sample, one)).toBe('busy')
  })

  it('refuses a file over five megabytes before any process sees it', async () => {
    expect(await codeOf(new Uint8Array(5 * 1024 * 1024 + 1))).toBe('too_large')
  })
})
