import type { Block, Piece, Row } from './blocks.ts'
import type { Layout } from './layouts.ts'
import type { Invented } from './people.ts'
import { seeded } from './random.ts'

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The document as a page for the browser to print. */
export function toHtml(layout: Layout, person: Invented, blocks: Block[]): string {
  const isSide = (block: Block) =>
    !block.rows.some(
      (row) => (row.kind === 'row' && (row.right !== undefined || row.margin !== undefined)) || row.kind === 'grid',
    ) &&
    block.rows.length < 26 &&
    block !== blocks[0] &&
    !block.cards
  const side = blocks.filter(
    (block) =>
      isSide(block) &&
      block.rows.length > 0 &&
      !block.rows.some((row) => row.kind === 'row' && row.isFirst && row.left[0]?.isBold),
  )
  const main = blocks.filter((block) => !side.includes(block))
  const render = (own: Block[]) => own.map((block) => section(layout, block)).join('')
  const head = header(layout, person)
  let body = ''
  if (layout.frame === 'left' || layout.frame === 'right' || layout.frame === 'scattered') {
    const aside = `<aside>${layout.header === 'sidebar' ? contactList(person) : ''}${render(side)}</aside>`
    const centre = `<main>${render(main)}</main>`
    body =
      layout.frame === 'right'
        ? `<div class="cols">${centre}${aside}</div>`
        : layout.frame === 'left'
          ? `<div class="cols">${aside}${centre}</div>`
          : `<div class="cols">${centre}${aside}</div>`
  } else if (layout.frame === 'equal') {
    body = `<div class="cols even"><main>${render(main)}</main><main>${render(side)}</main></div>`
  } else body = render(blocks)
  return `<!doctype html><meta charset="utf-8"><style>${style(layout, seeded(person.id.length * 31 + layout.name.length))}</style><body class="${layout.frame}">${head}${body}</body>`
}

function header(layout: Layout, person: Invented): string {
  const name = `<h1>${escape(person.name)}</h1>`
  const head = `<p class="headline">${escape(person.headline)}</p>`
  const items = [person.email, person.phone, person.city, person.link].map(escape)
  switch (layout.header) {
    case 'bar':
      return `${name}${head}<p class="contact">${items.join(' | ')}</p>`
    case 'two-sided':
      return `<div class="sides"><div>${name}${head}</div><div class="reach-right">${items.map((item) => `<p>${item}</p>`).join('')}</div></div>`
    case 'headline-above':
      return `${head}${name}<p class="contact">${items.join(' · ')}</p>`
    case 'labelled':
      return `${name}${head}<p>Email: ${items[0]}</p><p>Phone: ${items[1]}</p><p>Address: ${items[2]}</p><p>Web: ${items[3]}</p>`
    case 'sidebar':
      return `${name}${head}`
    case 'same-line':
      return `<div class="same"><h1>${escape(person.name)}</h1><span>${items.slice(0, 2).join(' &nbsp; ')}</span></div><p>${items.slice(2).join(', ')}</p>`
    default:
      return `${name}${head}${items.map((item) => `<p class="contact">${item}</p>`).join('')}`
  }
}

const contactList = (person: Invented) =>
  `<div class="reach">${[person.email, person.phone, person.city, person.link].map((item) => `<p>${escape(item)}</p>`).join('')}</div>`

function section(layout: Layout, block: Block): string {
  const title =
    layout.heading === 'none'
      ? '<div class="gap"></div>'
      : `<h2>${layout.heading === 'icon' ? '<span class="icon">★</span> ' : ''}${escape(block.section)}</h2>`
  const inner = block.cards
    ? `<div class="cards">${block.cards.map((rows) => `<div>${rows.map((row) => toRow(layout, row)).join('')}</div>`).join('')}</div>`
    : block.rows.map((row) => toRow(layout, row)).join('')
  return layout.frame === 'margin'
    ? `<section class="beside">${title}<div>${inner}</div></section>`
    : `<section>${title}${inner}</section>`
}

function toRow(layout: Layout, row: Row): string {
  if (row.kind === 'grid') {
    return `<div class="blocks ${row.look}">${row.columns.map((lines) => `<div>${lines.map((line) => `<p>${runs(line)}</p>`).join('')}</div>`).join('')}</div>`
  }
  if (row.kind === 'bullet')
    return layout.bullet === ''
      ? `<p class="item">${escape(row.text)}</p>`
      : `<div class="bullet"><i>${escape(layout.bullet)}</i><span>${escape(row.text)}</span></div>`
  const isList = row.left.length > 3 && row.left.every((piece) => !piece.isBold && !piece.isItalic)
  if (isList)
    return `<div class="${layout.skills === 'columns' ? 'grid' : 'chips'}">${row.left.map((piece) => `<span>${escape(piece.text)}</span>`).join('')}</div>`
  const left = runs(row.left)
  const first = row.isFirst ? ' first' : ''
  if (row.margin) return `<div class="gutter${first}"><div>${runs(row.margin)}</div><div>${left}</div></div>`
  if (row.right) return `<div class="line${first}"><div>${left}</div><div class="end">${runs(row.right)}</div></div>`
  return `<p class="${first}">${left}</p>`
}

const runs = (pieces: Piece[]) =>
  pieces
    .map((piece) => {
      const text = escape(piece.text)
      if (piece.isBold) return `<b>${text}</b>`
      if (piece.isItalic) return `<em>${text}</em>`
      return piece.isPale ? `<span class="pale">${text}</span>` : text
    })
    .join('')

const FONTS = ['Liberation Serif', 'Liberation Sans', 'DejaVu Sans', 'DejaVu Serif', 'Liberation Sans Narrow']
const HEADINGS: Record<Layout['heading'], string> = {
  bold: 'font-weight:bold;font-size:13pt',
  caps: 'text-transform:uppercase;font-weight:bold;font-size:10.5pt',
  spaced: 'text-transform:uppercase;letter-spacing:.35em;font-weight:normal;font-size:11pt',
  'small-caps': 'font-variant:small-caps;font-size:13pt;font-weight:normal',
  rule: 'border-bottom:1px solid #333;font-size:12pt;font-weight:bold',
  colour: 'color:#0a6b52;font-weight:normal;font-size:14pt',
  none: '',
  plain: 'font-weight:normal;font-size:10pt;text-decoration:underline',
  icon: 'font-weight:bold;font-size:12pt;color:#234',
}

function style(layout: Layout, random: ReturnType<typeof seeded>): string {
  const font = layout.name === 'typewriter' ? 'Liberation Mono' : random.pick(FONTS)
  const isDark = layout.frame === 'left'
  return `@page{size:${random.chance(0.5) ? 'A4' : 'Letter'};margin:14mm}*{margin:0;padding:0;box-sizing:border-box}body{font:10pt/1.35 '${font}';color:#222}
h1{font-size:${random.pick([18, 22, 26])}pt;${random.chance(0.3) ? 'text-transform:none;font-weight:normal' : ''}}h2{margin:10pt 0 4pt;${HEADINGS[layout.heading]}}.gap{height:16pt}
p,div{min-height:0}.first{margin-top:7pt}.line{display:flex;justify-content:space-between;gap:20pt}.end{white-space:nowrap;text-align:right}
.bullet{display:flex;margin-left:10pt}.bullet i{width:11pt;flex:none;font-style:normal}.item{margin-left:8pt}.gutter{display:grid;grid-template-columns:115pt 1fr;gap:14pt}
.sides{display:flex;justify-content:space-between}.reach-right{text-align:right}.same{display:flex;gap:30pt;align-items:baseline}.pale{color:#777}
.cols{display:grid;grid-template-columns:${layout.frame === 'right' ? '1fr 165pt' : '165pt 1fr'};gap:22pt}.cols.even{grid-template-columns:1fr 1fr}
${layout.name === 'narrow-dates' ? '.gutter{grid-template-columns:78pt 1fr}' : ''}
${layout.name === 'small-cap-titles' ? 'em{font-variant:small-caps;font-style:normal;font-size:11pt}' : ''}
${layout.entry === 'form' ? '.gutter{grid-template-columns:140pt 1fr}.gutter>div:first-child{text-align:right}' : ''}
.blocks{display:grid;gap:14pt;margin-bottom:9pt}.blocks.blocks:not(.meta-right){grid-template-columns:150pt 80pt 1fr}.blocks:not(.meta-right)>div:nth-child(1){text-align:right}.blocks:not(.meta-right)>div:nth-child(2){text-align:center;font-size:9pt}
.meta-right{grid-template-columns:1fr 118pt}.meta-right>div:last-child{font-size:8.5pt;color:#555}
${layout.name === 'flush-right' ? 'aside{text-align:right}' : ''}
${isDark ? 'aside{background:#1d2b3a;color:#fff;padding:10pt}aside .pale{color:#cde}aside h2{color:#fff!important}' : ''}
.scattered .cols{grid-template-columns:165pt 1fr}.scattered .cols main{grid-column:2;grid-row:1}.scattered .cols aside{grid-column:1;grid-row:1}
.beside{display:grid;grid-template-columns:110pt 1fr;gap:16pt;margin-top:8pt}.beside h2{margin:0}.centred h1,.centred .headline,.centred .contact,.centred h2{text-align:center}
.cards{display:grid;grid-template-columns:1fr 1fr;gap:10pt 26pt}.chips{display:flex;flex-wrap:wrap;gap:6pt}.chips span{border:1px solid #888;border-radius:6pt;padding:1pt 7pt}
.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2pt 20pt}.reach p{overflow-wrap:anywhere}`
}
