import type { LinkTarget } from './sections/contact/links.ts'
import type { DocumentText } from './document.ts'

const MOST = 200

/** Where the document's links lead, with the words they stand on. */
export function linkTargets(document: DocumentText): LinkTarget[] {
  if (document.kind === 'docx')
    return document.paragraphs.flatMap((paragraph) => paragraph.links.map((url) => ({ url, text: '' }))).slice(0, MOST)
  return document.pages.flatMap((page) => page.links.map((link) => ({ url: link.url, text: '' }))).slice(0, MOST)
}
