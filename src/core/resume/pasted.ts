import type { Catalogue } from '#core/career/catalogue/catalogue.ts'
import { skillTermsOf } from '#core/career/catalogue/spot-skills.ts'
import type { Instant } from '#core/time.ts'
import { type Background, backgroundOf } from './background.ts'
import type { DocxParagraph } from './parse/document.ts'
import { readResume } from './parse/read-resume.ts'

/** Fewer lines are a list of skills or a few sentences, and no resume. */
const FEWEST_LINES = 8
const SIZE = 11

/**
 * What a pasted resume shows, as an uploaded one does: its jobs, projects and schools count, and not its words alone. Null
 * for a text that is none.
 */
export function backgroundOfPasted(catalogue: Catalogue, text: string, now: Instant): Background | null {
  const paragraphs = paragraphsOf(text)
  if (paragraphs.length < FEWEST_LINES) return null
  const facts = readResume({ kind: 'docx', paragraphs, isCut: false }, skillTermsOf(catalogue))
  if (facts.experience.length + facts.projects.length === 0) return null
  return backgroundOf(catalogue, facts, { sourceId: 'text', at: now })
}

function paragraphsOf(text: string): DocxParagraph[] {
  const lines = text.split(/\r?\n/)
  return lines.flatMap((line, at): DocxParagraph[] => {
    if (line.trim() === '') return []
    const isApart = at > 0 && lines[at - 1]?.trim() === ''
    return [
      {
        index: at,
        runs: [{ text: line, isBold: false, isItalic: false, size: SIZE, color: 0, isHidden: false }],
        headingLevel: null,
        isTitle: false,
        isListItem: false,
        isCentred: false,
        indent: 0,
        spaceBefore: isApart ? SIZE : 0,
        hasRule: false,
        area: 'body',
        cell: null,
        links: [],
      },
    ]
  })
}
