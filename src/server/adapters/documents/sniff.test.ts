import { describe, expect, it } from 'vitest'
import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { checkName, sniffKind } from './sniff.ts'

const OLD_CONTAINER = [0xd0, 0xcf, 0x11, 0xe0]
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const encrypted = (head: number[]) =>
  new Uint8Array(Buffer.concat([Buffer.from(head), Buffer.alloc(600), Buffer.from('EncryptedPackage', 'utf16le')]))

function codeOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    if (error instanceof DocumentProblem) return error.code
    throw error
  }
}

describe('what the bytes are', () => {
  it.each([
    ['nothing at all', bytes(''), 'damaged'],
    ['words', bytes('plain words'), 'unsupported'],
    ['an archive', bytes('PK\u0003\u0004and more'), 'docx'],
    ['the end of an archive only', bytes('PK\u0005\u0006'), 'unsupported'],
    ['an archive that does not begin with its mark', bytes(' PK\u0003\u0004'), 'unsupported'],
    ['an archive with the mark of a PDF in it', bytes('PK\u0003\u0004%PDF-1.7'), 'docx'],
    ['a PDF', bytes('%PDF-1.7'), 'pdf'],
    ['a PDF after as much as the standard lets stand before it', bytes(`${'x'.repeat(1024 - 5)}%PDF-1.7`), 'pdf'],
    ['a PDF after one byte more', bytes(`${'x'.repeat(1024 - 4)}%PDF-1.7`), 'unsupported'],
    ['half the mark of a PDF', bytes('%PDF'), 'unsupported'],
    ['an old Word document', new Uint8Array([...OLD_CONTAINER, 1, 2, 3]), 'unsupported'],
    ['a Word document with a password', encrypted(OLD_CONTAINER), 'encrypted'],
    ['something else that names an encrypted package', encrypted([1, 2, 3, 4]), 'unsupported'],
  ])('%s', (_, file, kind) => {
    expect(codeOf(() => sniffKind(file))).toBe(kind)
  })
})

describe('a name', () => {
  it.each([
    ['pdf', 'cv.pdf', undefined],
    ['pdf', 'cv.docx', 'pdf_named_docx'],
    ['pdf', 'CV.DocX  ', 'pdf_named_docx'],
    ['pdf', 'cv.docx.pdf', undefined],
    ['pdf', 'docx', undefined],
    ['pdf', 'cv.docxx', undefined],
    ['docx', 'cv.docx', undefined],
    ['docx', 'cv.pdf', 'docx_named_pdf'],
    ['docx', 'cv.txt', undefined],
  ] as const)('of a %s: %j', (kind, name, code) => {
    expect(codeOf(() => checkName(bytes('word/document.xml'), kind, name))).toBe(code)
  })

  it('does not call another archive a Word document', () => {
    expect(codeOf(() => checkName(bytes('xl/workbook.xml'), 'docx', 'cv.pdf'))).toBe('unsupported')
  })
})
