import { isRightToLeft, rightToLeftLanguage, startsRightToLeft } from '#core/text/direction.ts'
import { strToU8, zipSync } from 'fflate'
import type { ResumeFacts } from '../schema.ts'
import { CONTENT_TYPES, coreProperties, documentRelations, NUMBERING, RELATIONS, stylesIn } from './docx-parts.ts'
import { PLAIN_LOOK, readableAccent } from './look.ts'
import type { PrintInfo } from './pdf.ts'
import { outlineOf, type Block } from './outline.ts'
import { escapeXml } from './xml.ts'

const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MARGIN = 1_080
/** A fixed moment, so that the same facts give the same bytes; ZIP cannot tell one before 1980. */
const MOMENT = '1980-01-01T00:00:00'

/** The facts as a Word document with real headings and lists, in one column. Pure. */
export function toDocx(facts: ResumeFacts): Uint8Array {
  return printDocx(outlineOf(facts), {
    title: facts.basics.name ? `Resume of ${facts.basics.name}` : 'Resume',
    language: 'en',
  })
}

/** Blocks as a Word document. Pure. */
export function printDocx(blocks: readonly Block[], { title, language, look = PLAIN_LOOK }: PrintInfo): Uint8Array {
  const links = [...new Set(blocks.flatMap((block) => (block.kind === 'text' && block.link ? [block.link] : [])))]
  const text = blocks.map((block) => block.text).join(' ')
  const isMirrored = isRightToLeft(text)
  const body = blocks.map((block) => paragraph(block, links, isMirrored)).join('')
  const [width, height] = look.paper === 'a4' ? [11_906, 16_838] : [12_240, 15_840]
  const page = `<w:sectPr><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="1020" w:right="${MARGIN}" w:bottom="1020" w:left="${MARGIN}" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': CONTENT_TYPES,
    '_rels/.rels': RELATIONS,
    'docProps/core.xml': coreProperties(title, language),
    'word/_rels/document.xml.rels': documentRelations(links),
    'word/styles.xml': stylesIn(readableAccent(look.accent), {
      language,
      bidi: bidiLanguage(text),
      width: width - 2 * MARGIN,
    }),
    'word/numbering.xml': NUMBERING,
    'word/document.xml': `<w:document xmlns:w="${WORDS}" xmlns:r="${LINKS}"><w:body>${body}${page}</w:body></w:document>`,
  }
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, xml]) => [
      name,
      strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
    ]),
  )
  return zipSync(files, { mtime: MOMENT })
}

/** Word names a language with a country. */
const WORD_LANGUAGES = { he: 'he-IL', ar: 'ar-SA' } as const
const bidiLanguage = (text: string) => {
  const language = rightToLeftLanguage(text)
  return language === null ? '' : WORD_LANGUAGES[language]
}

const STYLE = { name: 'Title', heading: 'Heading1', entry: 'Heading2', item: 'ListBullet', text: null } as const

/** In a document from right to left every paragraph begins at the right, as in the PDF. */
function paragraph(block: Block, links: string[], isMirrored: boolean): string {
  const style = STYLE[block.kind]
  const look = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    isMirrored ? '<w:bidi/>' : '',
    block.kind === 'text' && block.isApart ? '<w:spacing w:before="160"/>' : '',
  ].join('')
  return `<w:p>${look && `<w:pPr>${look}</w:pPr>`}${content(block, links)}</w:p>`
}

function content(block: Block, links: string[]): string {
  if (block.kind === 'entry' && block.dates)
    return `${run(block.text)}<w:r><w:tab/></w:r>${run(block.dates, '<w:b w:val="0"/>')}`
  if (block.kind === 'text' && block.link) {
    return `<w:hyperlink r:id="link${links.indexOf(block.link)}">${run(block.text, '<w:color w:val="1F3A93"/><w:u w:val="single"/>')}</w:hyperlink>`
  }
  return run(block.text)
}

function run(text: string, look = ''): string {
  const properties = look + (startsRightToLeft(text, false) ? '<w:rtl/>' : '')
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r>`
}
