import { readFileSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readDocxText } from '#server/adapters/documents/docx-text.ts'
import { readPdfText } from '#server/adapters/documents/pdf-text.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readingOrder } from './reading-order.ts'

/** Its truth names the later of two roles first, the page the earlier one. */
const TURNED_IN_TRUTH = ['firm-first-sentence.docx']

it.each(['resumes', 'resumes-outside'])('reads the entries of %s in the order they are printed', async (set) => {
  const folder = join(import.meta.dirname, '..', set)
  const pdfium = await loadPdfium()
  const orders = readdirSync(join(folder, 'documents')).flatMap((file) => {
    if (TURNED_IN_TRUTH.includes(file)) return []
    const bytes = readFileSync(join(folder, 'documents', file))
    const truth = JSON.parse(readFileSync(join(folder, 'truth', `${basename(file, extname(file))}.json`), 'utf8'))
    const order = readingOrder(file.endsWith('.pdf') ? readPdfText(pdfium, bytes) : readDocxText(bytes), truth)
    return order === null ? [] : [{ file, order }]
  })
  expect(orders.length).toBeGreaterThan(20)
  expect(orders.filter(({ order }) => order < 1)).toEqual([])
})

it('says of entries turned round that they are', () => {
  const run = { isBold: false, isItalic: false, size: 10, color: 0, isHidden: false }
  const paragraph = (text: string, index: number) => ({
    index,
    runs: [{ ...run, text }],
    headingLevel: null,
    isTitle: false,
    isListItem: false,
    isCentred: false,
    indent: 0,
    spaceBefore: 0,
    hasRule: false,
    area: 'body' as const,
    cell: null,
    links: [],
  })
  const truth = {
    experience: [
      { title: 'Nurse', company: 'Aire Hospital' },
      { title: 'Carer', company: 'Wharfe House' },
    ],
    education: [],
  }
  const read = (lines: string[]) =>
    readingOrder({ kind: 'docx', paragraphs: lines.map(paragraph), isCut: false }, truth)
  expect(read(['Nurse, Aire Hospital', 'Carer, Wharfe House'])).toBe(1)
  expect(read(['Carer, Wharfe House', 'Nurse, Aire Hospital'])).toBe(-1)
})
