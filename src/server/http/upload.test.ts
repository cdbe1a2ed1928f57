import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, it, vi } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { isPdf, readUpload, uploadLimits } from './upload.ts'

/** A request whose form is read as told; what the reply was given. */
function formOf(parts: () => AsyncIterable<unknown>) {
  const header = vi.fn()
  const request = { isMultipart: () => true, parts } as unknown as FastifyRequest
  return { header, read: () => readUpload(request, { header } as unknown as FastifyReply) }
}

function failing(error: Error): AsyncIterable<unknown> {
  return { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }) }
}

describe('reading a form', () => {
  it('that breaks off is a form that could not be read, with the cause kept for the log', async () => {
    const broken = new Error('Unexpected end of form')
    const { header, read } = formOf(() => failing(broken))
    await expect(read()).rejects.toMatchObject({
      code: 'request.malformed',
      detail: 'The form could not be read.',
      cause: broken,
    })
    expect(header).toHaveBeenCalledWith('connection', 'close')
  })

  it.each([499, 400])('that fails by the sender’s fault (%d) is a form that could not be read', async (statusCode) => {
    await expect(formOf(() => failing(Object.assign(new Error('no'), { statusCode }))).read()).rejects.toBeInstanceOf(
      Problem,
    )
  })

  it.each([500, 503])('that fails by the server’s own fault (%d) stays that fault', async (statusCode) => {
    const fault = Object.assign(new Error('disk'), { statusCode })
    await expect(formOf(() => failing(fault)).read()).rejects.toBe(fault)
  })

  it('keeps a problem as it is', async () => {
    const problem = new Problem('resume.too_slow', 'Too slow')
    await expect(formOf(() => failing(problem)).read()).rejects.toBe(problem)
  })

  it('takes a file that has no name', async () => {
    const { read } = formOf(async function* () {
      yield { type: 'file', fieldname: 'resume', filename: undefined, toBuffer: async () => Buffer.from('x') }
    })
    expect((await read()).files).toMatchObject([{ field: 'resume', fileName: '' }])
  })

  it('holds to the limits that the pages and the docs name', () => {
    expect(uploadLimits).toEqual({
      fileSize: 5_242_880,
      files: 2,
      fields: 5,
      parts: 7,
      fieldSize: 65_536,
      headerPairs: 50,
    })
  })
})

describe('a PDF', () => {
  const at = (offset: number) => Buffer.concat([Buffer.alloc(offset, 32), Buffer.from('%PDF-1.7')])

  it.each([
    [0, true],
    [1, true],
    [1_019, true],
    [1_020, false],
  ])('whose mark stands behind %d bytes is one: %s', (offset, is) => {
    expect(isPdf(at(offset))).toBe(is)
  })

  it('needs its mark', () => {
    expect(isPdf(Buffer.from('plain words'))).toBe(false)
  })
})
