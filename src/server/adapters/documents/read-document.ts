import { documentMeasuresSchema } from '#core/resume/checks/document-measures.ts'
import { measureDocument } from '#core/resume/checks/measure-document.ts'
import type { DocumentText, PdfText } from '#core/resume/parse/document.ts'
import { readResume } from '#core/resume/parse/read-resume.ts'
import { parsedResumeSchema, type ParsedResume } from '#core/resume/schema.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { DocumentProblem, type MeasuredFile } from '#server/resume/document-reader.port.ts'
import { drawPdfPage } from './draw-page.ts'
import { readDocxText } from './docx-text.ts'
import { LIMITS } from './limits.ts'
import { readPdfText } from './pdf-text.ts'
import type { Pdfium } from './pdfium-module.ts'
import { recognisePage } from './recognise-page.ts'
import { sniffKind } from './sniff.ts'

const LEAST_LETTERS = 20
/** More pictures than this take longer than a file may. */
const MOST_RECOGNISED = 2
const SCAN_WIDTH = 1700

/**
 * Bytes to facts in this very process: what the child does, and what a caller may do that trusts its files.
 * `pdfium` is loaded only when a PDF comes.
 */
export async function readDocument(
  file: Uint8Array,
  terms: SkillTerm[],
  pdfium: () => Promise<Pdfium>,
  recogniser?: string,
): Promise<ParsedResume> {
  return resumeIn(await openText(file, pdfium, recogniser), terms)
}

/** The facts, and what can be known about the file itself, by one reading. */
export async function measureFile(
  file: Uint8Array,
  terms: SkillTerm[],
  pdfium: () => Promise<Pdfium>,
  recogniser?: string,
): Promise<MeasuredFile> {
  const document = await openText(file, pdfium, recogniser)
  return {
    resume: resumeIn(document, terms),
    measures: documentMeasuresSchema.parse(measureDocument(document)),
  }
}

/** A text that was cut at its limit may end in half of a sign, and no request may hold one: the facts could not be saved. */
function resumeIn(document: DocumentText, terms: SkillTerm[]): ParsedResume {
  const whole = JSON.stringify(readResume(document, terms), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  return parsedResumeSchema.parse(JSON.parse(whole))
}

async function openText(file: Uint8Array, pdfium: () => Promise<Pdfium>, recogniser?: string): Promise<DocumentText> {
  if (file.length > LIMITS.fileBytes) throw new DocumentProblem('too_large')
  const printed = sniffKind(file) === 'pdf' ? readPdfText(await pdfium(), file) : readDocxText(file)
  const document =
    recogniser && printed.kind === 'pdf' ? recognised(printed, await pdfium(), file, recogniser) : printed
  if (countLetters(document) < LEAST_LETTERS) throw new DocumentProblem('no_text')
  return document
}

/** Pages without text are read off their pictures. */
function recognised(document: PdfText, pdfium: Pdfium, file: Uint8Array, recogniser: string): PdfText {
  const bare = document.pages
    .filter((page) => countLetters({ ...document, pages: [page] }) < LEAST_LETTERS)
    .slice(0, MOST_RECOGNISED)
  const read = new Map(
    bare.map((page) => [page, recognisePage(recogniser, drawPdfPage(pdfium, file, page.number, SCAN_WIDTH), page)]),
  )
  const isRecognised = [...read.values()].some((glyphs) => glyphs.length > 0)
  if (!isRecognised) return document
  return {
    ...document,
    isRecognised,
    pages: document.pages.map((page) => ({ ...page, glyphs: read.get(page) ?? page.glyphs })),
  }
}

function countLetters(document: DocumentText): number {
  const texts =
    document.kind === 'pdf'
      ? document.pages.flatMap((page) =>
          page.glyphs.filter((glyph) => !glyph.isHidden && !glyph.isUnreadable).map((glyph) => glyph.text),
        )
      : document.paragraphs.flatMap((paragraph) => paragraph.runs.filter((run) => !run.isHidden).map((run) => run.text))
  let letters = 0
  for (const text of texts) letters += text.match(/\p{L}/gu)?.length ?? 0
  return letters
}
