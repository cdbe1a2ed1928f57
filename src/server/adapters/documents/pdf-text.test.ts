import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { makePdf } from '#test/support/pdf.ts'
import { loadPdfium } from './pdfium-module.ts'
import { readPdfText } from './pdf-text.ts'

const LINES = ['Jo Poe', 'Tester of boats']

it.each([
  ['upright', {}, 'seen'],
  ['on a page turned with its text', { page: '/MediaBox [0 0 612 792] /Rotate 90', matrix: '0 1 -1 0 72 72' }, 'seen'],
  ['on a page turned back', { page: '/MediaBox [0 0 612 792] /Rotate 270', matrix: '0 -1 1 0 72 720' }, 'seen'],
  ['up the edge of an upright page', { matrix: '0 1 -1 0 72 72' }, 'left out'],
  ['as small as its page', { page: '/MediaBox [0 0 122 158]', matrix: '0.2 0 0 0.2 14 140' }, 'seen'],
  ['too small for its page', { matrix: '0.2 0 0 0.2 72 740' }, 'left out'],
])('text %s is %3$s', async (_, options, expected) => {
  const page = must(readPdfText(await loadPdfium(), makePdf(LINES, options)).pages[0])
  const seen = page.glyphs.filter((glyph) => !glyph.isHidden && glyph.text.trim() !== '')
  expect(seen.map((glyph) => glyph.text).join('')).toBe(expected === 'seen' ? LINES.join('').replaceAll(' ', '') : '')
  // Each line has its baseline within the page.
  expect(new Set(seen.map((glyph) => Math.round(glyph.baseline))).size).toBe(expected === 'seen' ? LINES.length : 0)
  expect(seen.every((glyph) => glyph.baseline > 0 && glyph.baseline < page.height)).toBe(true)
})

const SEEN = LINES.join('').replaceAll(' ', '')
const WHITE_BOX = '1 g 60 700 400 60 re f'

it.each([
  ['under a white box painted after it', { after: WHITE_BOX }, ''],
  ['over a white box painted before it', { before: `${WHITE_BOX} 0 g` }, SEEN],
  ['under a thick white line', { after: '1 G 60 w 60 730 m 500 730 l S' }, ''],
  ['struck through by a line', { after: '1 w 60 744 m 500 744 l S' }, SEEN],
  ['beside a box', { after: '1 g 60 100 400 60 re f' }, SEEN],
  ['nearly transparent', { before: '/Faint gs' }, ''],
  ['on a layer that is off', { ...layer(), catalog: '/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>' }, ''],
  ['on a layer that is on', { ...layer(), catalog: '/OCProperties << /OCGs [7 0 R] /D << /ON [7 0 R] >> >>' }, SEEN],
  ['clipped away', { before: '0 0 1 1 re W n' }, ''],
  ['within its clip', { before: '0 0 612 792 re W n' }, SEEN],
  ['half in its clip', { before: '0 735 612 60 re W n' }, 'JoPoe'],
  ['squeezed to a line', { before: 'BT 2 Tz ET' }, ''],
  ['too small to read', { matrix: '0.3 0 0 0.3 72 740' }, ''],
  ['small', { matrix: '0.5 0 0 0.5 72 740' }, SEEN],
  ['said in other words', { before: '/Span << /ActualText (Kubernetes, Terraform) >> BDC', after: 'EMC' }, SEEN],
  ['said in its own words', { before: '/Span << /ActualText (Jo Poe Tester of boats) >> BDC', after: 'EMC' }, SEEN],
])('of text %s a reader sees what the page shows', async (_, options, expected) => {
  const page = must(readPdfText(await loadPdfium(), makePdf(LINES, options)).pages[0])
  const seen = page.glyphs.filter((glyph) => !glyph.isHidden && glyph.text.trim() !== '')
  expect(seen.map((glyph) => glyph.text).join('')).toBe(expected)
})

it('warns of words that are said and not drawn', async () => {
  const options = { before: '/Span << /ActualText (Kubernetes, Terraform) >> BDC', after: 'EMC' }
  const page = must(readPdfText(await loadPdfium(), makePdf(LINES, options)).pages[0])
  expect(page.glyphs.some((glyph) => glyph.isHidden)).toBe(true)
})

function layer() {
  return { before: '/OC /Layer BDC', after: 'EMC' }
}

describe('letters that paint nothing', () => {
  /** A stroke through each line, as outlines or a picture would paint there. */
  const OUTLINES = '1 w 60 743 m 500 743 l S 60 727 m 500 727 l S'
  const seenIn = async (options: Parameters<typeof makePdf>[1]) =>
    must(readPdfText(await loadPdfium(), makePdf(LINES, options)).pages[0])
      .glyphs.filter((glyph) => !glyph.isHidden && glyph.text.trim() !== '')
      .map((glyph) => glyph.text)
      .join('')

  it.each([
    ['over outlines of all of them are the text', { before: `${OUTLINES} 3 Tr` }, SEEN],
    ['over outlines of one line are that line', { before: '1 w 60 743 m 500 743 l S 3 Tr' }, 'JoPoe'],
    ['over nothing are hidden', { before: '3 Tr' }, ''],
    ['in white over outlines are the text', { before: `${OUTLINES} 1 g`, after: OUTLINES }, SEEN],
  ])('%s', async (_, options, expected) => expect(await seenIn(options)).toBe(expected))

  it('beside painted ones are hidden, whatever lies below them', async () => {
    const after = 'BT /F1 11 Tf 3 Tr 1 0 0 1 72 740 Tm (Kubernetes) Tj ET'
    expect(await seenIn({ after })).toBe(SEEN)
  })
})

it('a hyphen that its font calls soft is drawn', async () => {
  const page = must(readPdfText(await loadPdfium(), makePdf(['Jan 2021 \u00AD May 2022'])).pages[0])
  expect(page.glyphs.map((glyph) => glyph.text).join('')).toBe('Jan 2021 - May 2022')
})
