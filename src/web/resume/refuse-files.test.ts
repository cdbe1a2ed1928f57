import { describe, expect, it } from 'vitest'
import { ONE_FILE, refuseFiles, TOO_LARGE, WRONG_TYPE } from './refuse-files.ts'

const MB = 1024 * 1024
const file = (name: string, size = 1000, type = '') => ({ name, size, type })

describe('refuseFiles', () => {
  it.each([
    ['a PDF', [file('resume.pdf')], undefined],
    ['a DOCX in capitals', [file('RESUME.DOCX')], undefined],
    ['exactly 5 MB', [file('resume.pdf', 5 * MB)], undefined],
    ['one byte more', [file('resume.pdf', 5 * MB + 1)], TOO_LARGE],
    ['an old Word file', [file('resume.doc')], WRONG_TYPE],
    ['a picture', [file('resume.png', 10 * MB)], WRONG_TYPE],
    ['a PDF in the middle of a name', [file('resume.pdf.exe')], WRONG_TYPE],
    ['a PDF type under another ending', [file('resume.txt', 1, 'application/pdf')], WRONG_TYPE],
    ['a name without ending, by its type', [file('resume', 1, 'application/pdf')], undefined],
    ['a name without ending and type', [file('resume')], WRONG_TYPE],
    ['two good files', [file('a.pdf'), file('b.pdf')], ONE_FILE],
    ['two bad files', [file('a.png'), file('b.png')], ONE_FILE],
    ['an empty drop', [], undefined],
  ])('judges %s', (_, files, expected) => {
    expect(refuseFiles(files)).toBe(expected)
  })
})
