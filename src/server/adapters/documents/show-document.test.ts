import { must } from '#core/must.ts'
import { inflateSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { makeDocx, resumeLines } from '#test/support/docx.ts'
import { makePdf } from '#test/support/pdf.ts'
import { createDocumentReader } from './document-reader.ts'
import { encodePng } from '#server/encode-png.ts'

// limits against hanging, not measures of speed: machines are shared
const reader = createDocumentReader({ processes: 1, startMs: 60_000, timeMs: 60_000, niceness: 0 })
afterAll(() => reader.close())

describe('a PDF to be shown', () => {
  it('has its pages measured, with their lines for those who cannot see them', async () => {
    const view = await reader.view(makePdf(resumeLines()))
    expect(view).toMatchObject({ kind: 'pdf', isCut: false, pages: [{ number: 1, width: 612, height: 792 }] })
    expect(view.kind === 'pdf' && must(view.pages[0]).lines).toEqual(
      expect.arrayContaining(['Ada Walker', 'Experience']),
    )
  })

  it('is drawn page by page, a thousand pixels wide', async () => {
    const picture = Buffer.from(await reader.draw(makePdf(resumeLines()), 1))
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1000, 1294])
    const rows = inflateSync(picture.subarray(picture.indexOf('IDAT') + 4, picture.length - 16))
    expect(new Set(rows).size).toBeGreaterThan(10)
  })

  it.each([2, 31, 1e9])('has no page %d', async (page) => {
    await expect(reader.draw(makePdf(resumeLines()), page)).rejects.toMatchObject({ code: 'no_page' })
  })

  it('stays within bounds when a page is a scroll', async () => {
    const scroll = Buffer.from(
      Buffer.from(makePdf(resumeLines())).toString('latin1').replace('0 0 612 792', '0 0 061 9792'),
      'latin1',
    )
    const picture = Buffer.from(await reader.draw(scroll, 1))
    expect(picture.readUInt32BE(20)).toBeLessThanOrEqual(3000)
  })
})

describe('a DOCX to be shown', () => {
  it('is its paragraphs, by the numbers that evidence uses', async () => {
    const view = await reader.view(makeDocx(resumeLines()))
    const { evidence } = await reader.read(makeDocx(resumeLines()))
    const [source] = must(evidence['basics.email']).sources
    expect(
      view.kind === 'docx' &&
        source?.kind === 'docx' &&
        must(view.paragraphs.find(({ index }) => index === source.paragraph)).text,
    ).toContain('ada.walker@example.org')
  })

  it('has no pages to draw', async () => {
    await expect(reader.draw(makeDocx(resumeLines()), 1)).rejects.toMatchObject({ code: 'damaged' })
  })
})

describe('a picture', () => {
  const pixels = (...colours: number[][]) => new Uint8Array(colours.flatMap((colour) => [...colour, 255]))

  it('keeps one channel where nothing has a colour, and three otherwise', () => {
    const grey = Buffer.from(encodePng(pixels([9, 9, 9], [200, 200, 200]), { width: 2, height: 1, stride: 8 }))
    const coloured = Buffer.from(encodePng(pixels([9, 8, 7], [200, 200, 200]), { width: 2, height: 1, stride: 8 }))
    expect([grey[25], coloured[25]]).toEqual([0, 2])
    expect([...inflateSync(grey.subarray(41, grey.length - 16))]).toEqual([0, 9, 200])
    expect([...inflateSync(coloured.subarray(41, coloured.length - 16))]).toEqual([0, 9, 8, 7, 200, 200, 200])
  })
})
