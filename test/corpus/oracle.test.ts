import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { hasOracle, tokenF1, wordsOf } from './oracle.ts'

const FOLDER = join(import.meta.dirname, '../resumes/documents')

describe.skipIf(!hasOracle())('the words of a PDF', () => {
  it('are those that pdftotext reads', async () => {
    const pdfium = await loadPdfium()
    const apart = readdirSync(FOLDER)
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => {
        const { theirs, ours } = wordsOf(pdfium, join(FOLDER, name), readFileSync(join(FOLDER, name)))
        return { name, f1: tokenF1(theirs, ours) }
      })
      .filter(({ f1 }) => f1 < 0.995)
    expect(apart).toEqual([])
  })
})
