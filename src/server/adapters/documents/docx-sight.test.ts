import { strToU8 } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readDocxText } from './docx-text.ts'
import { makeDocx } from '#test/support/docx.ts'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const run = (look: string, text = 'secret') => `<w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (look: string, own = '') => `<w:p><w:pPr>${own}</w:pPr>${run(look)}</w:p>`
const row = (look: string) => `<w:tbl><w:tr><w:trPr>${look}</w:trPr><w:tc>${paragraph('')}</w:tc></w:tr></w:tbl>`
const cell = (fill: string, look: string) =>
  `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="${fill}"/></w:tcPr>${paragraph(look)}</w:tc></w:tr></w:tbl>`
const held = (frame: string, look = '') =>
  `<w:p><w:r>${frame.replace('…', `<w:txbxContent>${paragraph(look)}</w:txbxContent>`)}</w:r></w:p>`
const anchor = (inner: string) => `<wp:anchor>${inner}…</wp:anchor>`
const shape = (paint: string, look: string, before = '', after = '') =>
  held(
    anchor(
      `<wp:extent cx="3000000" cy="1000000"/><wps:wsp><wps:spPr>${paint}</wps:spPr>${before}…${after}</wps:wsp>`,
    ).replace('…</wp:anchor>', '</wp:anchor>'),
    look,
  )
const solid = (fill: string) => `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill>`
const WHITE = '<w:color w:val="FFFFFF"/>'
const paint = (inner: string) => `<w14:textFill>${inner}</w14:textFill>`
const field = (code: string, inCode = '', inResult = '') =>
  `<w:p>${['begin', 'separate', 'end']
    .map(
      (type, at) =>
        `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>${[`<w:r><w:instrText>${code}</w:instrText></w:r>${inCode}`, inResult, ''][at]}`,
    )
    .join('')}</w:p>`
const choice = (asked: string, inner: string, other: string, meaning = '') =>
  `<w:p><w:r><mc:AlternateContent ${meaning}><mc:Choice Requires="${asked}">${inner}</mc:Choice><mc:Fallback>${other}</mc:Fallback></mc:AlternateContent></w:r></w:p>`
const styled = (id: string, look: string, cells = 1) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${id}"/><w:tblLook w:firstRow="1"/></w:tblPr><w:tr>${`<w:tc>${paragraph(look)}</w:tc>`.repeat(cells)}</w:tr></w:tbl>`
const TEXT = '<w:t>secret</w:t>'
const STYLES = `<w:style w:type="character" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="Away"><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Tiny"><w:rPr><w:sz w:val="2"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>
<w:style w:type="table" w:styleId="Pale"><w:rPr>${WHITE}</w:rPr></w:style>
<w:style w:type="table" w:styleId="Bare"><w:tblStylePr w:type="firstRow"><w:rPr>${WHITE}</w:rPr></w:tblStylePr></w:style>
<w:style w:type="table" w:styleId="Dark"><w:tblStylePr w:type="firstRow"><w:rPr>${WHITE}</w:rPr><w:tcPr><w:shd w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style>`

const part = (name: string, inner: string) => strToU8(`<w:${name} ${W}>${inner}</w:${name}>`)

function runsIn(body: string, extra: Record<string, Uint8Array> = {}) {
  const file = makeDocx([], {
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': part('styles', STYLES),
    ...extra,
  })
  return readDocxText(file).paragraphs.flatMap((one) => one.runs)
}

function isSeen(body: string, extra: Record<string, Uint8Array> = {}): boolean {
  const runs = runsIn(body, extra).filter(({ text }) => text !== 'tea')
  expect(runs.map(({ text }) => text)).toEqual(['secret'])
  return runs.every((one) => !one.isHidden)
}

describe('letters that nobody sees are told from those that anybody sees', () => {
  it.each([
    ['white', paragraph('<w:color w:val="FFFFFF"/>')],
    ['nearly white', paragraph('<w:color w:val="FEFEFE"/>')],
    ["the theme's background", paragraph('<w:color w:val="auto" w:themeColor="background1"/>')],
    ['hidden', paragraph('<w:vanish/>')],
    ['hidden by a special mark', paragraph('<w:specVanish/>')],
    ['a hidden character style', paragraph('<w:rStyle w:val="Gone"/>')],
    ['a tiny character style', paragraph('<w:rStyle w:val="Tiny"/>')],
    ['three points', paragraph('<w:sz w:val="6"/>')],
    ['a hair wide', paragraph('<w:w w:val="1"/>')],
    ['a line of one point', paragraph('', '<w:spacing w:line="20" w:lineRule="exact"/>')],
    ['black on black shade', paragraph('<w:color w:val="000000"/><w:shd w:fill="000000"/>')],
    ['black on a black marker', paragraph('<w:color w:val="000000"/><w:highlight w:val="black"/>')],
    ['white on nearly white shade', paragraph('<w:color w:val="FFFFFF"/><w:shd w:fill="FEFEFE"/>')],
    ['white in a white cell', cell('FFFFFF', '<w:color w:val="FFFFFF"/>')],
    ['navy in a navy cell', cell('1F3864', '<w:color w:val="1F3864"/>')],
    ['a row that is deleted', row('<w:del w:id="1"/>')],
    ['a row that is hidden', row('<w:hidden/>')],
    ['a row of a twentieth of a point', row('<w:trHeight w:val="1" w:hRule="exact"/>')],
    ['a frame off the page', paragraph('', '<w:framePr w:x="-9000" w:y="-9000"/>')],
    ['a box off the page', held(anchor('<wp:posOffset>-99000000</wp:posOffset>'))],
    ['a box of old off the page', held('<v:shape style="position:absolute;left:-5000pt">…</v:shape>')],
    ['a box of no size', held(anchor('<wp:extent cx="1" cy="1"/>'))],
    ['a hidden box', held(anchor('<wp:docPr id="1" hidden="1"/>'))],
    ['a hidden box of old', held('<v:shape style="visibility:hidden">…</v:shape>')],
    ['a box of old of no size', held('<v:rect style="width:0;height:0">…</v:rect>')],
    ['white in a white box', shape(solid('FFFFFF'), WHITE)],
    ['white in a clear box on paper', shape('<a:noFill/>', WHITE)],
    [
      'below the end of a box',
      shape(solid('EEEEEE'), '').replace('<w:txbxContent>', `<w:txbxContent>${'<w:p/>'.repeat(40)}`),
    ],
    ['white by the style of a table', styled('Pale', '')],
    ['white in a first row without shade', styled('Bare', '')],
    ['an indent beyond the page', paragraph('', '<w:ind w:left="31000" w:right="-31000"/>')],
    ['an indent before the page', paragraph('', '<w:ind w:left="-31000"/>')],
    ['lowered off the page', paragraph('<w:position w:val="-3100"/>')],
    ['letters on one place', paragraph('<w:spacing w:val="-400"/>')],
    ['a run pressed into a point', paragraph('<w:fitText w:val="20"/>')],
    ['a line of a hundredth', paragraph('', '<w:spacing w:line="2" w:lineRule="auto"/>')],
    ['the size of complex letters', paragraph('<w:cs/><w:sz w:val="20"/><w:szCs w:val="2"/>')],
    ['painted with nothing', paragraph(paint('<w14:noFill/>'))],
    ['painted white', paragraph(paint('<w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill>'))],
    [
      'painted with glass',
      paragraph(
        paint(
          '<w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr></w14:solidFill>',
        ),
      ),
    ],
    ['red on a pattern that is all red', paragraph('<w:color w:val="FF0000"/><w:shd w:val="solid" w:color="FF0000"/>')],
    ['a font of pictures', paragraph('<w:rFonts w:ascii="Wingdings"/>')],
    ["the theme's colour before its own", paragraph('<w:color w:val="000000" w:themeColor="background1"/>')],
    ['a colour with nothing left of it', paragraph('<w:color w:val="000000" w:themeColor="text1" w:themeTint="00"/>')],
    [
      'white now, black before a change',
      paragraph(`${WHITE}<w:rPrChange><w:rPr><w:color w:val="000000"/></w:rPr></w:rPrChange>`),
    ],
    [
      'a cell that another goes on through',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${paragraph('')}</w:tc></w:tr></w:tbl>`,
    ],
    ['a deleted cell', `<w:tbl><w:tr><w:tc><w:tcPr><w:cellDel/></w:tcPr>${paragraph('')}</w:tc></w:tr></w:tbl>`],
    [
      'below the end of a row',
      row('<w:trHeight w:val="300" w:hRule="exact"/>').replace(
        '<w:tc>',
        `<w:tc>${`<w:p>${run('', 'tea')}</w:p>`.repeat(2)}`,
      ),
    ],
    [
      'a table before the page',
      row('').replace('<w:tr>', '<w:tblPr><w:tblInd w:w="-30000" w:type="dxa"/></w:tblPr><w:tr>'),
    ],
    [
      'a table above the page',
      row('').replace('<w:tr>', '<w:tblPr><w:tblpPr w:tblpY="-20000" w:vertAnchor="page"/></w:tblPr><w:tr>'),
    ],
    ['an entry of an index', field(' XE "a" ', '', run(''))],
    [
      'a margin beyond the page',
      `${paragraph('')}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:left="31000" w:right="-31000"/></w:sectPr>`,
    ],
    [
      'small letters over others',
      `<w:p><w:r><w:ruby><w:rubyPr><w:hps w:val="1"/></w:rubyPr><w:rt>${run('')}</w:rt></w:ruby></w:r></w:p>`,
    ],
  ])('not seen: %s', (_, body) => {
    expect(isSeen(body)).toBe(false)
  })

  it.each([
    ['plain', paragraph('')],
    ['grey', paragraph('<w:color w:val="BFBFBF"/>')],
    ['small', paragraph('<w:sz w:val="12"/>')],
    ['a bold character style', paragraph('<w:rStyle w:val="Strong"/>')],
    ['white on dark shade', paragraph('<w:color w:val="FFFFFF"/><w:shd w:fill="1F3864"/>')],
    ['white in a dark cell', cell('1F3864', '<w:color w:val="FFFFFF"/>')],
    ['white in a cell of a theme', cell('auto" w:themeFill="accent1', '<w:color w:val="FFFFFF"/>')],
    ['letters without a colour on black', paragraph('<w:shd w:fill="000000"/>')],
    ['a yellow marker', paragraph('<w:highlight w:val="yellow"/>')],
    ['a hidden mark behind the paragraph', paragraph('', '<w:rPr><w:vanish/><w:color w:val="FFFFFF"/></w:rPr>')],
    ['condensed letters', paragraph('<w:w w:val="85"/>')],
    ['a line of twelve points', paragraph('', '<w:spacing w:line="240" w:lineRule="exact"/>')],
    ['a row of one line', row('<w:trHeight w:val="300" w:hRule="exact"/>')],
    [
      'white in a box, which may be dark',
      `<w:p><w:r><w:txbxContent>${paragraph('<w:color w:val="FFFFFF"/>')}</w:txbxContent></w:r></w:p>`,
    ],
    ['a box on the page', held(anchor('<wp:posOffset>3600000</wp:posOffset>'))],
    ['white in a dark box', shape(solid('1F3864'), WHITE)],
    [
      'white in a clear box over a dark one',
      `${shape(solid('1F3864'), '').replace('<w:txbxContent>', '<w:del>').replace('</w:txbxContent>', '</w:del>')}${shape('<a:noFill/>', WHITE)}`,
    ],
    ['white in a box of a style', shape('', WHITE, '<wps:style><a:fillRef idx="1"/></wps:style>')],
    [
      'far down in a box that grows',
      shape(solid('EEEEEE'), '', '', '<wps:bodyPr><a:spAutoFit/></wps:bodyPr>').replace(
        '<w:txbxContent>',
        `<w:txbxContent>${'<w:p/>'.repeat(40)}`,
      ),
    ],
    ['white in a dark first row', styled('Dark', '')],
    [
      'in a frame of no size, as Pages writes it',
      paragraph('', '<w:framePr w:w="0" w:h="0" w:hRule="exact" w:y="0"/>'),
    ],
    ['in a frame as high as it needs', paragraph('', '<w:framePr w:w="4000" w:h="0" w:hRule="exact"/>')],
    ['a hanging first line', paragraph('', '<w:ind w:left="360" w:hanging="900"/>')],
    [
      'a table a little before its margin',
      row('').replace('<w:tr>', '<w:tblPr><w:tblInd w:w="-300" w:type="dxa"/></w:tblPr><w:tr>'),
    ],
    ['set close', paragraph('<w:spacing w:val="-10"/>')],
    ['grey of the theme', paragraph('<w:color w:val="7F7F7F" w:themeColor="background1" w:themeShade="7F"/>')],
    [
      'white painted grey',
      paragraph(
        `${WHITE}${paint('<w14:solidFill><w14:schemeClr w14:val="bg1"><w14:lumMod w14:val="50000"/></w14:schemeClr></w14:solidFill>')}`,
      ),
    ],
    ['the result of a field', field(' HYPERLINK "x" ', '', run(''))],
    ['behind a field without an end', `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r></w:p>${paragraph('')}`],
    [
      'a control whose own mark is hidden',
      `<w:p><w:sdt><w:sdtPr><w:rPr><w:vanish/></w:rPr></w:sdtPr><w:sdtContent>${run('')}</w:sdtContent></w:sdt></w:p>`,
    ],
    ['the first alternative that is known', choice('wps', TEXT, '')],
    ['the other one where none is known', choice('xx', '<w:t>hidden</w:t>', TEXT)],
  ])('seen: %s', (_, body) => {
    expect(isSeen(body)).toBe(true)
  })
})

describe('what no page shows is not there at all', () => {
  const header = (type: string, more = '') =>
    `${paragraph('')}<w:sectPr><w:headerReference w:type="${type}" r:id="rId7"/>${more}</w:sectPr>`
  const relations = strToU8(
    '<Relationships><Relationship Id="rId7" Type="http://a/header" Target="header1.xml"/></Relationships>',
  )
  const parts = {
    'word/header1.xml': part('hdr', `<w:p>${run('', 'above')}</w:p>`),
    'word/_rels/document.xml.rels': relations,
  }

  it.each([
    ['an alternative of a namespace that nobody knows', choice('xx', '<w:t>no</w:t>', TEXT)],
    ['a known prefix that means another', choice('w14', '<w:t>no</w:t>', TEXT, 'xmlns:w14="urn:own"')],
    ['an element that nobody knows', `<w:p><xx:own><w:r><w:t>no</w:t></w:r></xx:own>${run('')}</w:p>`],
    ['text in the code of a field', field(' QUOTE ', run('', 'no'), run(''))],
    ['a header that no page refers to', paragraph('')],
    ['a header of a first page that is like the others', header('first')],
    ['a header of even pages that are like the others', header('even')],
  ])('%s', (_, body) => expect(runsIn(body, parts).map(({ text }) => text)).toEqual(['secret']))

  it.each([
    ['a header of all pages', header('default')],
    ['a header of a first page of its kind', header('first', '<w:titlePg/>')],
  ])('but %s is', (_, body) => expect(runsIn(body, parts).map(({ text }) => text)).toEqual(['above', 'secret']))

  it('and a document may change the names of its colours about', () => {
    const settings = part('settings', '<w:clrSchemeMapping w:bg1="light1" w:t1="light1"/>')
    const text = paragraph('<w:color w:val="000000" w:themeColor="text1"/>')
    expect([isSeen(text), isSeen(text, { 'word/settings.xml': settings })]).toEqual([true, false])
  })
})

const edged = (look: string, paint = solid('FFFFFF'), style = '') => shape(paint, '', style, `<wps:bodyPr ${look}/>`)
const fontOf = (color: string) =>
  `<wps:style><a:fontRef idx="minor"><a:srgbClr val="${color}"/></a:fontRef></wps:style>`
const camera = (turn: number) =>
  `<a:scene3d><a:camera prst="orthographicFront"><a:rot lat="0" lon="${turn}" rev="0"/></a:camera></a:scene3d>`
const chosen = (dirty: string, result: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin" ${dirty}/></w:r><w:r><w:instrText> IF 1 = 2 "x" "tea or secret" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`

describe('a box, a font and a choice that show nothing of what they hold', () => {
  it.each([
    ['hidden by the style of its paragraph', `<w:p><w:pPr><w:pStyle w:val="Away"/></w:pPr>${run('')}</w:p>`],
    ['insets as wide as the box', edged('lIns="2000000" rIns="1000000"')],
    ['an inset as high as a box that clips', edged('tIns="9000000" vertOverflow="clip"')],
    ['a box turned edge-on', edged('', `${solid('FFFFFF')}${camera(5_400_000)}`)],
    ['white letters by the style of a white box', edged('', solid('FFFFFF'), fontOf('FFFFFF'))],
    ['a font of blanks', paragraph('<w:rFonts w:ascii="AdobeBlank"/>')],
  ])('hidden: %s', (_, body) => expect(isSeen(body)).toBe(false))

  it.each([
    ['hidden by two styles', `<w:p><w:pPr><w:pStyle w:val="Away"/></w:pPr>${run('<w:rStyle w:val="Gone"/>')}</w:p>`],
    ['usual insets', edged('lIns="91440" tIns="45720" rIns="91440" bIns="45720"')],
    ['an inset as high as a box that flows over', edged('tIns="9000000"')],
    ['a box that leans', edged('', `${solid('FFFFFF')}${camera(1_800_000)}`)],
    ['white letters by the style of a navy box', edged('', solid('1F3864'), fontOf('FFFFFF'))],
    ['a font by another name', paragraph('<w:rFonts w:ascii="Blanka Sans"/>')],
    ['the result of a choice that nothing renews', chosen('', 'secret')],
    ['the result that is chosen', chosen('w:dirty="true"', 'secret')],
  ])('seen: %s', (_, body) => expect(isSeen(body)).toBe(true))

  it('hides what a choice is to replace as soon as the file is opened', () => {
    const runs = runsIn(chosen('w:dirty="true"', 'Kubernetes'))
    expect(runs.map(({ text, isHidden }) => [text, isHidden])).toEqual([['Kubernetes', true]])
  })
})

describe('the document part', () => {
  const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const types = (inner: string) => ({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${inner}</Types>`,
    ),
  })

  it('is found as WordPad declares it: by the type of all parts that have no other', () => {
    const file = makeDocx(['Jo Poe'], types(`<Default Extension="xml" ContentType="${TYPE}.main+xml"/>`))
    expect(readDocxText(file).paragraphs.map(({ runs }) => runs[0]?.text)).toEqual(['Jo Poe'])
  })

  it.each([
    ['is of another type', `<Override PartName="/word/document.xml" ContentType="${TYPE}.template+xml"/>`],
    ['is declared for pictures', `<Default Extension="png" ContentType="${TYPE}.main+xml"/>`],
  ])('is none where it %s', (_, inner) => {
    expect(() => readDocxText(makeDocx(['Jo Poe'], types(inner)))).toThrow(
      expect.objectContaining({ code: 'unsupported' }),
    )
  })
})
