import { openPdf, type OpenedPdf } from './open-pdf.ts'

/**
 * What a program can check of PDF/UA-1 in files of text and links: the conditions of the Matterhorn Protocol 1.1 that
 * concern them, by number. Pictures, tables, forms, notes and scripts are not in these files, which is checked as well.
 * Returns what is wrong.
 */
export function checkUniversal(bytes: Uint8Array, language: string, title: string): string[] {
  const file = openPdf(bytes)
  const faults: string[] = []
  const must = (isFine: boolean, fault: string) => {
    if (!isFine) faults.push(fault)
  }
  checkHead(file, language, title, must)
  const { tree, found } = elementsOf(file, must)
  checkElements(found, must)
  const owners = parentsOf(file, tree)
  for (const [pageId, page] of file.objects)
    if (page.includes('/Type /Page ')) checkPage(file, pageId, page, { owners, found, must })
  checkFonts(file, must)
  return faults
}

type Must = (isFine: boolean, fault: string) => void
type Element = { id: number; role: string; parent: string; body: string }

function checkHead(file: OpenedPdf, language: string, title: string, must: Must): void {
  const metadata = Buffer.from(file.of(file.refs(file.root, 'Metadata')[0]), 'latin1').toString()
  must(metadata.includes('<pdfuaid:part>1</pdfuaid:part>'), '06-002 says nothing of PDF/UA')
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  must(metadata.includes(`<rdf:li xml:lang="x-default">${escaped}</rdf:li>`), '06-003 has another title')
  must(file.root.includes('/DisplayDocTitle true'), '07-001 shows no title')
  must(file.root.includes('/MarkInfo << /Marked true >>'), '06-001 is not marked')
  must(file.root.includes(`/Lang (${language})`), '11-006 has no language')
  must(
    !/\/Type \/(?:Sig|Filespec)|\/Subtype \/(?:Image|Widget)|\/JavaScript|\/Encrypt/.test(
      [...file.objects.values()].join('\n'),
    ),
    'has pictures, forms, scripts or a lock',
  )
  must(file.refs(file.root, 'Outlines').length > 0, 'has no bookmarks')
}

/** Every element of the tree in reading order, each led to by the parent that it names. */
function elementsOf(file: OpenedPdf, must: Must): { tree: number; found: Element[] } {
  const [tree = 0] = file.refs(file.root, 'StructTreeRoot')
  const found: Element[] = []
  const walk = (id: number, parent: number, parentRole: string) => {
    const body = file.of(id)
    must(file.refs(body, 'P')[0] === parent, '09-004 names another parent')
    const role = /\/S \/(\w+)/.exec(body)?.[1] ?? ''
    found.push({ id, role, parent: parentRole, body })
    const kids = /\/K \[(.*)\]/.exec(body)?.[1]?.replaceAll(/<<.*?>>/g, '') ?? ''
    for (const [, kid] of kids.matchAll(/(\d+) 0 R/g)) walk(Number(kid), id, role)
  }
  for (const id of file.refs(file.of(tree), 'K')) walk(id, tree, 'StructTreeRoot')
  return { tree, found }
}

const PARENTS: Readonly<Record<string, readonly string[]>> = {
  Document: ['StructTreeRoot'],
  H1: ['Document'],
  H2: ['Document'],
  H3: ['Document'],
  P: ['Document'],
  L: ['Document'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  Link: ['P'],
}

function checkElements(found: Element[], must: Must): void {
  for (const { role, parent } of found) must(PARENTS[role]?.includes(parent) ?? false, `09 ${role} stands in ${parent}`)
  const levels = found.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []))
  must(levels.length > 0 && levels[0] === 1, '14-002 begins with another level')
  must(
    levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1),
    '14-003 leaves a level out',
  )
}

/** Which elements own the marks of a page, and an annotation. */
function parentsOf(file: OpenedPdf, tree: number): Map<number, number[]> {
  const [, nums = ''] = /\/Nums \[(.*)\] >>/.exec(file.of(file.refs(file.of(tree), 'ParentTree')[0])) ?? []
  return new Map(
    [...nums.matchAll(/(\d+) (?:\[([^\]]*)\]|(\d+) 0 R)/g)].map(([, key, list, one]) => [
      Number(key),
      [...(list ?? `${one} 0 R`).matchAll(/(\d+) 0 R/g)].map(([, id]) => Number(id)),
    ]),
  )
}

type Found = { owners: Map<number, number[]>; found: Element[]; must: Must }

function checkPage(file: OpenedPdf, pageId: number, page: string, { owners, found, must }: Found): void {
  const content = file.unpackedText(file.refs(page, 'Contents')[0])
  const outside = content.replaceAll(/\/\w+ (?:<<[^>]*>> BDC|BMC)\n[^]*?EMC\n/g, '').trim()
  must(outside === '', '01-003 has content that is neither tagged nor decoration')
  must(
    !/\/Artifact[^]*? Tj[^]*?EMC/.test(content.replaceAll(/\/\w+ <<[^>]*>> BDC[^]*?EMC\n/g, '')),
    '01-004 has words as decoration',
  )
  const marks = [...content.matchAll(/\/MCID (\d+)/g)].map(([, mark]) => Number(mark))
  const own = owners.get(Number(/\/StructParents (\d+)/.exec(page)?.[1])) ?? []
  must(own.length === marks.length, '01-005 has marks without an entry')
  for (const mark of marks) {
    const holders = found.filter(({ body }) => body.includes(`/Pg ${pageId} 0 R /MCID ${mark} >>`))
    must(holders.length === 1 && holders[0]?.id === own[mark], '01-005 has a mark without its element')
  }
  must(page.includes('/Tabs /S'), '28-008 has no order of tabs')
  for (const annotation of page.includes('/Annots') ? file.refs(page, 'Annots') : []) {
    const body = file.of(annotation)
    must(body.includes('/Contents '), '28-012 has a link that says nothing')
    const [owner] = owners.get(Number(/\/StructParent (\d+)/.exec(body)?.[1])) ?? []
    const element = found.find(({ id }) => id === owner)
    must(
      element?.role === 'Link' && element.body.includes(`/Obj ${annotation} 0 R`),
      '28-011 has a link without its element',
    )
    must(element?.body.includes('/Alt ') ?? false, '28-012 has a link without words')
  }
}

/** Each code that a page shows has a glyph, a width that is the glyph's, and letters (Matterhorn 10 and 31). */
function checkFonts(file: OpenedPdf, must: Must): void {
  const shown = codesShown(file)
  must(shown.size > 0, '31 shows nothing')
  for (const [id, codes] of shown) {
    const font = file.of(id)
    const descendant = file.of(file.refs(font, 'DescendantFonts')[0])
    must(descendant.includes('/CIDToGIDMap /Identity'), '31-006 leads to no glyphs')
    const [program] = file.refs(file.of(file.refs(descendant, 'FontDescriptor')[0]), 'FontFile2')
    must(program !== undefined, '31-009 is not embedded')
    if (program === undefined) continue
    const { glyphCount, widthOf } = readPrinted(file.unpacked(program))
    const letters = lettersOf(file.unpackedText(file.refs(font, 'ToUnicode')[0]))
    const widths = new Map(
      [...descendant.matchAll(/(\d+) \[(\d+)\]/g)].map(([, code, width]) => [Number(code), Number(width)]),
    )
    for (const code of codes) {
      must(code > 0 && code < glyphCount, '31-030 shows a glyph that there is not')
      must(Math.abs((widths.get(code) ?? -9) - widthOf(code)) <= 1, '31-012 has another width')
      const text = letters.get(code)
      must(text !== undefined && text !== '' && !/^(?:0000|FEFF|FFFE)/.test(text), '10-001 has a code without letters')
    }
  }
}

function codesShown(file: OpenedPdf): Map<number, Set<number>> {
  const shown = new Map<number, Set<number>>()
  for (const page of [...file.objects.values()].filter((body) => body.includes('/Type /Page '))) {
    const resources = file.of(file.refs(page, 'Resources')[0])
    const content = file.unpackedText(file.refs(page, 'Contents')[0])
    for (const [, name, hex = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf <([0-9A-F]*)> Tj/g)) {
      const [id = 0] = file.refs(resources, name ?? '')
      const codes = shown.get(id) ?? new Set()
      shown.set(id, codes)
      for (let at = 0; at < hex.length; at += 4) codes.add(Number.parseInt(hex.slice(at, at + 4), 16))
    }
  }
  return shown
}

/** What the font in the file says of its glyphs. */
function readPrinted(program: Uint8Array): { glyphCount: number; widthOf(glyph: number): number } {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength)
  const count = view.getUint16(4)
  const start = new Map<string, number>()
  for (let at = 12; at < 12 + count * 16; at += 16)
    start.set(Buffer.from(program.subarray(at, at + 4)).toString('latin1'), view.getUint32(at + 8))
  const at = (name: string, offset: number) => view.getUint16((start.get(name) ?? 0) + offset)
  const [unitsPerEm, widths] = [at('head', 18), at('hhea', 34)]
  return {
    glyphCount: at('maxp', 4),
    widthOf: (glyph) => Math.round((at('hmtx', Math.min(glyph, widths - 1) * 4) * 1000) / unitsPerEm),
  }
}

function lettersOf(map: string): Map<number, string> {
  return new Map(
    [...map.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]*)>$/gm)]
      .filter(([, , text]) => text !== 'FFFF')
      .map(([, code = '', text = '']) => [Number.parseInt(code, 16), text]),
  )
}
