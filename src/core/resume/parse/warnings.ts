import type { ResumeWarning } from '#core/resume/schema.ts'
import type { DocumentText } from './document.ts'

export const NO_RESUME: ResumeWarning = {
  code: 'not_a_resume',
  message: 'This does not look like a resume: no name, address, jobs or schools were found in it.',
}

/** What the owner should know about the file itself. */
export function warningsOf(document: DocumentText): ResumeWarning[] {
  const warnings: ResumeWarning[] = []
  const hidden = hiddenCount(document)
  if (hidden > 0) {
    warnings.push({
      code: 'hidden_text',
      message: `${hidden} characters cannot be seen on the page (too small, in the colour of the page, or outside it). They were left out.`,
    })
  }
  if (document.kind === 'pdf' && document.isRecognised) {
    warnings.push({
      code: 'recognised_text',
      message: 'This is a scan. Its text was read off the picture and can have errors, so please check every field.',
    })
  }
  if (document.kind === 'pdf') {
    const all = document.pages.reduce((sum, page) => sum + page.glyphs.length, 0)
    const unreadable = document.pages.reduce(
      (sum, page) => sum + page.glyphs.filter((glyph) => glyph.isUnreadable).length,
      0,
    )
    if (unreadable > Math.max(5, all * 0.02)) {
      warnings.push({
        code: 'unreadable_font',
        message:
          'Some letters could not be read because a font does not say what they are. Export the file again with standard fonts.',
      })
    }
    if (document.pageCount > document.pages.length) {
      warnings.push({
        code: 'pages_skipped',
        message: `Only the first ${document.pages.length} of ${document.pageCount} pages were read.`,
      })
    }
  }
  if (document.isCut && !warnings.some((warning) => warning.code === 'pages_skipped')) {
    warnings.push({ code: 'text_cut', message: 'The document is very long; only its first part was read.' })
  }
  return warnings
}

function hiddenCount(document: DocumentText): number {
  if (document.kind === 'pdf')
    return document.pages.reduce((sum, page) => sum + page.glyphs.filter((glyph) => glyph.isHidden).length, 0)
  return document.paragraphs.reduce(
    (sum, paragraph) => sum + paragraph.runs.reduce((own, run) => own + (run.isHidden ? run.text.trim().length : 0), 0),
    0,
  )
}
