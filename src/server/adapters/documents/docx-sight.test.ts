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
const box = (anchor: string) => `<w:p><w:r>${anchor}<w:txbxContent>${paragraph('')}</w:txbxContent></w:r></w:p>`
const STYLES = `<w:style w:type="character" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Tiny"><w:rPr><w:sz w:val="2"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/></w:rPr></w:style>`

function isSeen(body: string): boolean {
  const part = (name: string, inner: string) => strToU8(`<w:${name} ${W}>${inner}</w:${name}>`)
  const file = makeDocx([], {
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/styles.xml': part('styles', STYLES),
  })
  const runs = readDocxText(file).paragraphs.flatMap((one) => one.runs)
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
    ['a box off the page', box('<wp:anchor><wp:posOffset>-99000000</wp:posOffset></wp:anchor>')],
    ['a box of old off the page', box('<v:shape style="position:absolute;left:-5000pt"></v:shape>')],
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
    ['a box on the page', box('<wp:anchor><wp:posOffset>3600000</wp:posOffset></wp:anchor>')],
  ])('seen: %s', (_, body) => {
    expect(isSeen(body)).toBe(true)
  })
})
