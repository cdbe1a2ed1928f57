// Folders of documents with their truths, and the same documents with a share of their words made unknown.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { DocumentText } from '#core/resume/parse/document.ts'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { readDocxText } from '#server/adapters/documents/docx-text.ts'
import { readPdfText } from '#server/adapters/documents/pdf-text.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { strangeDocument, strangerTo, strangeTruth } from '../corpus/strange-words.ts'

export type Truth = Parameters<typeof strangerTo>[0] & { doc: string; text?: string }
export type Labelled = { set: string; id: string; document: DocumentText; truth: Truth }

export const TERMS = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../data/skills.json'), 'utf8')) as { skills: SkillTerm[] }
).skills

export async function labelledIn(folders: string[]): Promise<Labelled[]> {
  const pdfium = await loadPdfium()
  return folders.flatMap((set) =>
    readdirSync(join(set, 'documents'))
      .filter((file) => /\.(?:pdf|docx)$/i.test(file))
      .sort()
      .flatMap((file) => {
        const id = basename(file, extname(file))
        const path = join(set, 'truth', `${id}.json`)
        if (!existsSync(path)) return []
        const bytes = readFileSync(join(set, 'documents', file))
        const document = extname(file).toLowerCase() === '.pdf' ? readPdfText(pdfium, bytes) : readDocxText(bytes)
        return [{ set, id, document, truth: JSON.parse(readFileSync(path, 'utf8')) as Truth }]
      }),
  )
}

export function madeStrange(
  { set, id, document, truth }: Labelled,
  share: number,
  isKept?: (word: string) => boolean,
): Labelled {
  if (share === 0) return { set, id, document, truth }
  const strange = strangerTo(truth, id, share, isKept)
  return { set, id, document: strangeDocument(document, strange), truth: strangeTruth(truth, strange) }
}
