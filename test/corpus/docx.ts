import { must } from '#core/must.ts'
import { strToU8, zipSync } from 'fflate'
import type { Block, Piece, Row } from './blocks.ts'
import type { Layout } from './layouts.ts'
import type { Invented } from './people.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const SPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'

/** The document as a word processor would save it: tabs, tables, text boxes, headers, numbering as the layout asks. */
export function toDocx(layout: Layout, person: Invented, blocks: Block[]): Uint8Array {
  const contact = [person.email, person.phone, person.city, person.link]
  const name = paragraph([{ text: person.name, isBold: true }], { size: 44, isCentred: layout.header === 'bar' })
  const headline = paragraph([{ text: person.headline }], {})
  const reach =
    layout.header === 'bar'
      ? paragraph([{ text: contact.join(' | ') }], {})
      : layout.header === 'labelled'
        ? contact
            .map((item, index) => paragraph([{ text: `${['E-mail', 'Phone', 'Address', 'Web'][index]}: ${item}` }], {}))
            .join('')
        : contact.map((item) => paragraph([{ text: item }], {})).join('')
  const head =
    layout.header === 'headline-above'
      ? headline + name + reach
      : layout.header === 'same-line'
        ? paragraph([{ text: person.name, isBold: true }, { text: `\t${contact.slice(0, 2).join('  ')}` }], {
            size: 32,
          }) + paragraph([{ text: contact.slice(2).join(', ') }], {})
        : name + headline + reach
  const section = (block: Block) => heading(layout, block.section) + rowsOf(layout, block)
  let body = ''
  let header = ''
  if (layout.frame === 'table') {
    const side = blocks.filter((block) => !block.rows.some((row) => row.kind === 'row' && row.right))
    const main = blocks.filter((block) => !side.includes(block))
    body =
      name +
      headline +
      table([
        [
          reach + side.slice(1).map(section).join(''),
          side.slice(0, 1).map(section).join('') + main.map(section).join(''),
        ],
      ])
  } else if (layout.frame === 'headers') {
    header = name + reach
    body = headline + blocks.map(section).join('')
  } else if (layout.frame === 'boxes') {
    body =
      box(name + headline) +
      box(reach) +
      blocks.map((block, index) => (index % 3 === 2 ? box(section(block)) : section(block))).join('')
  } else body = head + blocks.map(section).join('')
  return pack(body, header)
}

function heading(layout: Layout, text: string): string {
  const shown =
    layout.heading === 'spaced'
      ? [...text.toUpperCase()]
          .map((letter) => (letter === ' ' ? '   ' : `${letter} `))
          .join('')
          .trim()
      : layout.heading === 'caps'
        ? text.toUpperCase()
        : text
  if (layout.heading === 'rule' || layout.heading === 'bold') return paragraph([{ text: shown }], { style: 'Heading1' })
  return paragraph([{ text: shown, isBold: layout.heading !== 'plain' }], {
    size: layout.heading === 'plain' ? 20 : 26,
    color: layout.heading === 'colour' ? '0A6B52' : undefined,
  })
}

function rowsOf(layout: Layout, block: Block): string {
  return block.rows.map((row, index) => rowOf(layout, row, index)).join('')
}

function rowOf(layout: Layout, row: Row, index: number): string {
  if (row.kind === 'grid')
    return row.columns
      .flat()
      .map((line) => paragraph(line, {}))
      .join('')
  if (row.kind === 'bullet')
    return layout.bullet === '-'
      ? paragraph([{ text: `- ${row.text}` }], {})
      : paragraph([{ text: row.text }], { isListItem: true })
  if (row.margin) return table([[paragraph(row.margin, {}), paragraph(row.left, {})]])
  const isList = row.left.length > 3 && row.left.every((piece) => !piece.isBold && !piece.isItalic)
  if (isList) {
    const rows: string[][] = []
    row.left.forEach((piece, at) => {
      if (at % 3 === 0) rows.push([])
      must(rows.at(-1)).push(paragraph([piece], {}))
    })
    return table(rows)
  }
  const right: Piece[] = row.right ? [{ text: '\t' }, ...row.right] : []
  return paragraph([...row.left, ...right], {
    spaceBefore: row.isFirst && index > 0 ? 160 : 0,
    hasTab: row.right !== undefined,
  })
}

type Look = {
  size?: number
  isCentred?: boolean
  style?: string
  isListItem?: boolean
  spaceBefore?: number
  hasTab?: boolean
  color?: string | undefined
}

function paragraph(pieces: Piece[], look: Look): string {
  const properties = [
    look.style ? `<w:pStyle w:val="${look.style}"/>` : '',
    look.isListItem ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    look.hasTab ? '<w:tabs><w:tab w:val="right" w:pos="9000"/></w:tabs>' : '',
    look.spaceBefore ? `<w:spacing w:before="${look.spaceBefore}"/>` : '',
    look.isCentred ? '<w:jc w:val="center"/>' : '',
  ].join('')
  return `<w:p><w:pPr>${properties}</w:pPr>${pieces.map((piece) => run(piece, look)).join('')}</w:p>`
}

function run(piece: Piece, look: Look): string {
  const properties = `${piece.isBold ? '<w:b/>' : ''}${piece.isItalic ? '<w:i/>' : ''}${look.color ? `<w:color w:val="${look.color}"/>` : ''}${look.size ? `<w:sz w:val="${look.size}"/>` : ''}`
  const text = piece.text
    .split('\t')
    .map((part) => (part === '' ? '' : `<w:t xml:space="preserve">${escape(part)}</w:t>`))
    .join('<w:tab/>')
  return `<w:r><w:rPr>${properties}</w:rPr>${text}</w:r>`
}

const table = (rows: string[][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr/>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const box = (inner: string) =>
  `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${inner}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${inner}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`

/** A DOCX of the given body (and header) paragraphs. */
export function pack(body: string, header = ''): Uint8Array {
  const files: Record<string, string> = {
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document ${SPACES}><w:body>${body}<w:sectPr>${header ? '<w:headerReference w:type="default" r:id="rId1"/>' : ''}</w:sectPr></w:body></w:document>`,
    'word/styles.xml': `${XML}<w:styles ${SPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style></w:styles>`,
  }
  if (header) {
    files['word/header1.xml'] = `${XML}<w:hdr ${SPACES}>${header}</w:hdr>`
    files['word/_rels/document.xml.rels'] =
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="header1.xml"/></Relationships>`
  }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: '2024-01-01T00:00:00Z',
  })
}
