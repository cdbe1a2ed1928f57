import { expect, it } from 'vitest'
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
