import { Problem } from '#contract/problem.ts'
import { DOCX_TYPE, PDF_TYPE, type DownloadFormat } from '#contract/resume-file.ts'
import { toDocx } from '#core/resume/export/docx.ts'
import { toPdf, unprintable } from '#core/resume/export/pdf.ts'
import { toJsonResume } from '#core/resume/json-resume.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import type { Deps } from '#server/deps.ts'
import type { FileAnswer } from '#server/http/serve-file.ts'
import { factsOf } from './get-latest-resume.ts'
import { loadPrintFonts } from './print-fonts.ts'
import { findLatestResume } from './resume.repo.ts'

/** The resume as its owner corrected it, as a file to take along. */
export async function printResume(deps: Pick<Deps, 'db'>, userId: string, format: DownloadFormat): Promise<FileAnswer> {
  const row = await findLatestResume(deps.db, userId)
  if (!row) throw new Problem('resume.none', 'There is no resume yet. Upload one, or enter your skills by hand.')
  const facts = factsOf(row)
  switch (format) {
    case 'jsonresume':
      return {
        bytes: Buffer.from(JSON.stringify(toJsonResume(facts), null, 2)),
        mediaType: 'application/json',
        fileName: fileName(facts, 'json'),
      }
    case 'docx':
      return { bytes: toDocx(facts), mediaType: DOCX_TYPE, fileName: fileName(facts, 'docx') }
    default:
      return { bytes: printPdf(facts), mediaType: PDF_TYPE, fileName: fileName(facts, 'pdf') }
  }
}

/** A letter the fonts lack would be lost in silence: better no PDF than a wrong one. */
function printPdf(facts: ResumeFacts): Uint8Array {
  const fonts = loadPrintFonts()
  const missing = unprintable(facts, fonts)
  if (missing.length > 0) {
    throw new Problem(
      'resume.not_printable',
      `The PDF cannot show these characters: ${missing.slice(0, 5).join(' ')}. Please download DOCX instead.`,
    )
  }
  return toPdf(facts, fonts)
}

function fileName(facts: ResumeFacts, ending: string): string {
  const name = facts.basics.name?.replaceAll(/[^\p{L}\p{N} .-]/gu, '').trim()
  return `${name || 'My'} resume.${ending}`.replaceAll(' ', '-')
}
