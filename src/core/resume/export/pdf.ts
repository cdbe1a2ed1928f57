import { must } from '#core/must.ts'
import { strToU8 } from 'fflate'
import type { ResumeFacts } from '../schema.ts'
import type { PrintFonts } from './font.ts'
import { outlineOf, type Block } from './outline.ts'
import { channelsOf, PLAIN_LOOK, readableAccent, type Look } from './look.ts'
import { PdfFile, pdfNumber, pdfText } from './pdf-file.ts'
import { FontBook } from './pdf-fonts.ts'
import { layOut, type Piece, type Rule, type Sheet } from './pdf-layout.ts'
import { writeBookmarks } from './pdf-bookmarks.ts'
import { writeStructure, type Marked } from './pdf-structure.ts'
import type { Ink } from './set-rows.ts'
import { missingLetters, setText, widthOf } from './set-text.ts'
import { escapeXml } from './xml.ts'

/** Letters of the resume that these fonts cannot draw. */
export function unprintable(facts: ResumeFacts, fonts: PrintFonts): string[] {
  return unprintableIn(outlineOf(facts), fonts)
}

/** Letters of these blocks that the fonts cannot draw. */
export function unprintableIn(blocks: readonly Block[], fonts: PrintFonts): string[] {
  return missingLetters(blocks.map((block) => block.text).join(' '), fonts)
}

/** The facts as a tagged PDF with embedded fonts. The same facts give the same bytes. Pure. */
export function toPdf(facts: ResumeFacts, fonts: PrintFonts): Uint8Array {
  return printPdf(
    outlineOf(facts),
    { title: facts.basics.name ? `Resume of ${facts.basics.name}` : 'Resume', language: 'en' },
    fonts,
  )
}

/** What a reader of the file learns about it. */
export type PrintInfo = { title: string; language: string; look?: Look }

/** Blocks as a tagged PDF. Pure. */
export function printPdf(blocks: readonly Block[], info: PrintInfo, fonts: PrintFonts): Uint8Array {
  const look = info.look ?? PLAIN_LOOK
  return writePdf(layOut(blocks, fonts, look), { ...info, look }, fonts)
}

/** Placed text as a tagged PDF. Pure. */
export function writePdf(sheet: Sheet, { title, language, look }: Required<PrintInfo>, fonts: PrintFonts): Uint8Array {
  const file = new PdfFile()
  const book = new FontBook((font) => fonts.bold.includes(font))
  const pages = Array.from({ length: sheet.pageCount }, () => file.reserve())
  const tree = file.reserve()
  const resources = file.reserve()
  const marked = writePages(file, book, sheet, pages, { tree, resources, accent: accentOf(look) })
  file.set(resources, `<< /Font << ${book.write(file)} >> >>`)
  file.set(tree, `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`)
  const structure = writeStructure(file, marked, pages)
  const bookmarks = writeBookmarks(file, marked)
  const metadata = file.addPlainStream(xmp(title, language), '/Type /Metadata /Subtype /XML')
  const root = file.add(
    `<< /Type /Catalog /Pages ${tree} 0 R /MarkInfo << /Marked true >> /StructTreeRoot ${structure} 0 R /Lang (${language}) ` +
      `/ViewerPreferences << /DisplayDocTitle true >> /Metadata ${metadata} 0 R` +
      `${bookmarks === null ? '' : ` /Outlines ${bookmarks} 0 R`} >>`,
  )
  return file.finish(root, file.add(`<< /Title ${pdfText(title)} /Producer (Waymark) >>`))
}

function writePages(
  file: PdfFile,
  book: FontBook,
  sheet: Sheet,
  pages: number[],
  shared: { tree: number; resources: number; accent: string },
): Marked[] {
  const all: Marked[] = []
  const pieces = piecesByPage(sheet)
  let nextKey = pages.length
  pages.forEach((pageId, page) => {
    const own: Marked[] = (pieces.get(page) ?? []).map((piece, markId) => ({ piece, markId, pageId }))
    for (const one of own.filter(({ piece }) => piece.link)) {
      one.annotationKey = nextKey
      one.annotationId = file.add(annotation(one.piece, nextKey))
      nextKey += 1
    }
    const drawn = own
      .map(({ piece, markId }) => `/${piece.tag} <</MCID ${markId}>> BDC\n${draw(piece, book, shared.accent)}EMC\n`)
      .join('')
    const content = file.addStream(
      strToU8(
        drawn +
          sheet.rules
            .filter((rule) => rule.page === page)
            .map((rule) => drawRule(rule, shared.accent))
            .join(''),
      ),
    )
    const links = own.flatMap(({ annotationId }) => (annotationId === undefined ? [] : `${annotationId} 0 R`))
    file.set(
      pageId,
      `<< /Type /Page /Parent ${shared.tree} 0 R /MediaBox [0 0 ${sheet.paper.width} ${sheet.paper.height}] /Resources ${shared.resources} 0 R ` +
        `/Contents ${content} 0 R /StructParents ${page} /Tabs /S${links.length > 0 ? ` /Annots [${links.join(' ')}]` : ''} >>`,
    )
    all.push(...own)
  })
  return all.sort((a, b) => a.piece.block - b.piece.block)
}

/** Found by page once: a long resume has thousands of pieces. */
function piecesByPage(sheet: Sheet): Map<number, Piece[]> {
  const found = new Map<number, Piece[]>()
  for (const piece of sheet.pieces) {
    const own = found.get(piece.page)
    if (own) own.push(piece)
    else found.set(piece.page, [piece])
  }
  return found
}

const INKS: Record<Exclude<Ink, 'accent'>, string> = { text: '0.08 0.08 0.13', link: '0.12 0.23 0.58' }

/** A colour that nobody could read is darkened until they can. */
const accentOf = ({ accent }: Look) => channelsOf(readableAccent(accent)).map(pdfNumber).join(' ')

function draw(piece: Piece, book: FontBook, accent: string): string {
  return piece.texts
    .map(({ text, left, baseline, size, fonts, ink, startsAtRight }) => {
      const shown = setText(text, fonts, startsAtRight).map((stretch) => {
        const { name, codes } = book.use(stretch)
        return `/${name} ${size} Tf <${codes}> Tj\n`
      })
      return `BT ${ink === 'accent' ? accent : INKS[ink]} rg ${pdfNumber(left)} ${pdfNumber(baseline)} Td\n${shown.join('')}ET\n`
    })
    .join('')
}

/** Decoration: nothing for who cannot see it. */
function drawRule({ from, to, width }: Rule, accent: string): string {
  const [start, end] = [from, to].map((point) => point.map(pdfNumber).join(' '))
  const ink = width > 1 ? accent : '0.55 0.55 0.65'
  return `/Artifact BMC\n${ink} RG ${width} w ${start} m ${end} l S\nEMC\n`
}

function annotation({ texts, link }: Piece, key: number): string {
  const [first] = texts
  const left = Math.min(...texts.map((text) => text.left))
  const right = Math.max(...texts.map(({ text, left: start, size, fonts }) => start + widthOf(text, size, fonts)))
  const box = [left, must(texts.at(-1)).baseline - 3, right, must(first).baseline + must(first).size]
    .map(pdfNumber)
    .join(' ')
  return (
    `<< /Type /Annot /Subtype /Link /Rect [${box}] /Border [0 0 0] /StructParent ${key} /Contents ${pdfText(must(link))} ` +
    `/A << /S /URI /URI (${must(link).replaceAll(/[\\()]/g, String.raw`\$&`)}) >> >>`
  )
}

function xmp(title: string, language: string): string {
  return (
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>\n<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">' +
    '<pdfuaid:part>1</pdfuaid:part>' +
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>` +
    `<dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language></rdf:Description></rdf:RDF></x:xmpmeta>\n<?xpacket end="r"?>`
  )
}
