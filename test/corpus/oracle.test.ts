import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { hasOracle, tokenF1, wordsOf } from './oracle.ts'

/** Where pdftotext is wrong: ligatures with private codes, a word it parts at a kern, icons it gives as 'I' and '#'. */
const ITS_FAULTS = ['ligatures-private-use.pdf', 'pdftex-pagella.pdf', 'control-moderncv.pdf']

if (!hasOracle()) process.stdout.write('pdftotext is not installed: the words of PDFs are not compared.\n')

describe.skipIf(!hasOracle())('the words of a PDF', () => {
  it.each(['resumes', 'resumes-outside'])(
    'of %s are those that pdftotext reads',
    async (set) => {
      const folder = join(import.meta.dirname, '..', set, 'documents')
      const pdfium = await loadPdfium()
      const apart = readdirSync(folder)
        .filter((name) => name.endsWith('.pdf') && !ITS_FAULTS.includes(name))
        .map((name) => {
          const { theirs, ours } = wordsOf(pdfium, join(folder, name), readFileSync(join(folder, name)))
          return { name, f1: tokenF1(theirs, ours) }
        })
        .filter(({ f1 }) => f1 < 0.995)
      expect(apart).toEqual([])
    },
    60_000,
  )
})
