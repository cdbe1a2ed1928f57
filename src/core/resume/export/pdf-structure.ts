import { rightToLeftLanguage } from '#core/text/direction.ts'
import { must } from '#core/must.ts'
import { pdfText, type PdfFile } from './pdf-file.ts'
import type { Piece } from './pdf-layout.ts'

/** What a piece is marked with on its page, and the annotation that makes it a link. */
export type Marked = { piece: Piece; markId: number; pageId: number; annotationId?: number; annotationKey?: number }

/**
 * Writes the structure tree that a screen reader follows (ISO 32000-1, 14.7): headings, paragraphs, lists, links,
 * in reading order. `parentsOfPage` is the key of each page. Returns the root's number.
 */
export function writeStructure(file: PdfFile, marked: readonly Marked[], pageIds: readonly number[]): number {
  const root = file.reserve()
  const document = file.reserve()
  const elements = new Map<Marked, number>()
  const roleOf = rolesFor(marked)
  const kids = groupByBlock(marked).map((list) => writeGroup(file, list, document, elements, roleOf))
  file.set(
    document,
    `<< /Type /StructElem /S /Document /P ${root} 0 R /K [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`,
  )
  const ofPages = pageIds.map((pageId, key) => {
    const own = marked.filter((one) => one.pageId === pageId).sort((a, b) => a.markId - b.markId)
    return `${key} [${own.map((one) => `${elements.get(one)} 0 R`).join(' ')}]`
  })
  const ofLinks = marked
    .filter((one) => one.annotationKey !== undefined)
    .map((one) => `${one.annotationKey} ${elements.get(one)} 0 R`)
  const parents = file.add(`<< /Nums [${[...ofPages, ...ofLinks].join(' ')}] >>`)
  file.set(
    root,
    `<< /Type /StructTreeRoot /K ${document} 0 R /ParentTree ${parents} 0 R /ParentTreeNextKey ${pageIds.length + ofLinks.length} >>`,
  )
  return root
}

type RoleOf = (tag: Piece['tag']) => string
const UP: Readonly<Record<string, string>> = { H2: 'H1', H3: 'H2' }

/** Headings begin with the first level, also where there is no name over them. */
function rolesFor(marked: readonly Marked[]): RoleOf {
  const hasTitle = marked.some(({ piece }) => piece.tag === 'H1')
  return (tag) => (hasTitle ? tag : (UP[tag] ?? tag))
}

const isItem = ({ piece }: Marked) => piece.tag === 'Lbl' || piece.tag === 'LBody'

/** Items that follow each other are one list; anything else stands alone. */
function groupByBlock(marked: readonly Marked[]): Marked[][] {
  const groups: Marked[][] = []
  for (const one of marked) {
    const last = groups.at(-1)
    const isSameList = last !== undefined && isItem(must(last[0])) && isItem(one)
    const isSameBlock = last !== undefined && must(last[0]).piece.block === one.piece.block
    if (isSameList || isSameBlock) last.push(one)
    else groups.push([one])
  }
  return groups
}

function writeGroup(
  file: PdfFile,
  group: Marked[],
  parent: number,
  elements: Map<Marked, number>,
  roleOf: RoleOf,
): number {
  const [first] = group as [Marked]
  if (isItem(first)) return writeList(file, group, parent, elements)
  if (first.piece.tag === 'Link') return writeLink(file, group, parent, elements)
  return writeElement(file, roleOf(first.piece.tag), group, parent, elements)
}

function writeList(file: PdfFile, group: Marked[], parent: number, elements: Map<Marked, number>): number {
  const list = file.reserve()
  const blocks = [...new Set(group.map(({ piece }) => piece.block))]
  const items = blocks.map((block) => {
    const item = file.reserve()
    const own = group.filter(({ piece }) => piece.block === block)
    const kids = (['Lbl', 'LBody'] as const).map((tag) =>
      writeElement(
        file,
        tag,
        own.filter(({ piece }) => piece.tag === tag),
        item,
        elements,
      ),
    )
    file.set(
      item,
      element(
        'LI',
        list,
        kids.map((id) => `${id} 0 R`),
      ),
    )
    return item
  })
  file.set(
    list,
    element(
      'L',
      parent,
      items.map((id) => `${id} 0 R`),
      '/A << /O /List /ListNumbering /Disc >>',
    ),
  )
  return list
}

function writeLink(file: PdfFile, group: Marked[], parent: number, elements: Map<Marked, number>): number {
  const paragraph = file.reserve()
  const links = group.map((one) => {
    const link = file.reserve()
    elements.set(one, link)
    const mark = `<< /Type /MCR /Pg ${one.pageId} 0 R /MCID ${one.markId} >>`
    const target = `<< /Type /OBJR /Pg ${one.pageId} 0 R /Obj ${one.annotationId} 0 R >>`
    file.set(link, element('Link', paragraph, [mark, target], `/Alt ${pdfText(must(one.piece.link))}`))
    return link
  })
  file.set(
    paragraph,
    element(
      'P',
      parent,
      links.map((id) => `${id} 0 R`),
    ),
  )
  return paragraph
}

function writeElement(
  file: PdfFile,
  tag: string,
  own: Marked[],
  parent: number,
  elements: Map<Marked, number>,
): number {
  const id = file.reserve()
  for (const one of own) elements.set(one, id)
  file.set(
    id,
    element(
      tag,
      parent,
      own.map((one) => `<< /Type /MCR /Pg ${one.pageId} 0 R /MCID ${one.markId} >>`),
      spoken(own),
    ),
  )
  return id
}

/** Signs stand on the page from the left, as they are drawn; what is read from the right is said beside them, in its language. */
function spoken(own: readonly Marked[]): string {
  const text = own.flatMap(({ piece }) => piece.texts.map((one) => one.text.trim())).join(' ')
  const language = rightToLeftLanguage(text)
  if (language === null) return ''
  const isWhole = !/\p{Script=Latin}/u.test(text)
  return `/ActualText ${pdfText(text)}${isWhole ? ` /Lang (${language})` : ''}`
}

function element(tag: string, parent: number, kids: string[], more = ''): string {
  return `<< /Type /StructElem /S /${tag} /P ${parent} 0 R /K [${kids.join(' ')}] ${more} >>`
}
