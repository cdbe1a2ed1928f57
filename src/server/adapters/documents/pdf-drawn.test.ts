import { describe, expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { makePdf } from '#test/support/pdf.ts'
import { loadPdfium } from './pdfium-module.ts'
import { readPdfText } from './pdf-text.ts'

const LINE = 'Rust, Kafka, Docker and Terraform'
const SEEN = LINE.replaceAll(' ', '')

const stream = (text: string, dictionary = '') =>
  `<< ${dictionary} /Length ${text.length} >>\nstream\n${text}\nendstream`

/** A font whose letters are all drawn by the same strokes, and its blanks and commas by none. */
function drawing(strokes: string) {
  const codes = Array.from({ length: 95 }, (_, at) => at + 32)
  const names = codes.map((code) => `/g${code}`)
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar 32 /LastChar 126
/CharProcs << ${names.map((name) => `${name} ${name === '/g32' || name === '/g44' ? 10 : 8} 0 R`).join(' ')} >> /Encoding << /Differences [32 ${names.join(' ')}] >>
/Widths [${codes.map(() => 500).join(' ')}] /ToUnicode 9 0 R /Resources << >> >>`
  return { font, objects: [stream(strokes), map(codes.map((code) => [code, code])), stream('500 0 d0')] }
}

/** Helvetica, whose codes are drawn as they are and said to be other letters. */
function saying(said: string) {
  const pairs = [...said].map((letter, at): [number, number] => [LINE.charCodeAt(at), letter.charCodeAt(0)])
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 8 0 R >>'
  return { font, objects: [map([...new Map(pairs)])] }
}

/** Helvetica, each of whose letters is said to be several. */
function sayingMany(words: readonly [letter: string, said: string][]) {
  const pairs = words.map(([letter, said]): [number, string] => [letter.charCodeAt(0), said])
  return { ...saying(''), objects: [map(pairs)] }
}

function map(pairs: [number, number | string][]) {
  const digits = (code: number, width: number) => code.toString(16).padStart(width, '0')
  const hex = (code: number | string, width: number) =>
    `<${typeof code === 'number' ? digits(code, width) : [...code].map((one) => digits(one.charCodeAt(0), width)).join('')}>`
  return stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def
1 begincodespacerange <00><FF> endcodespacerange ${pairs.length} beginbfchar
${pairs.map(([code, letter]) => `${hex(code, 2)}${hex(letter, 4)}`).join('\n')}
endbfchar endcmap end end`,
  )
}

const painted = (kind: number, colour: string) => ({
  before: colour,
  resources: '/Pattern << /P 8 0 R >> /ColorSpace << /Plain [/Pattern /DeviceRGB] >>',
  objects: [
    stream('', `/PatternType 1 /PaintType ${kind} /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>`),
  ],
})

async function lettersOf(options: object, line = LINE) {
  const { glyphs } = must(readPdfText(await loadPdfium(), makePdf([line], options)).pages[0])
  const inked = glyphs.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  return {
    seen: inked.filter(({ isHidden }) => !isHidden).length,
    hidden: inked.filter(({ isHidden }) => isHidden).length,
  }
}

const ALL = SEEN.replaceAll(',', '').length

describe('letters are read where they are drawn', () => {
  it.each([
    ['of a font that draws nothing', drawing('500 0 d0')],
    ['of a font that draws dots', drawing('500 0 d0 0 0 2 2 re f')],
    ['of a font that draws dots and says they are large', drawing('500 0 0 0 500 700 d1 0 0 2 2 re f')],
    ['filled with an empty pattern', painted(1, '/Pattern cs /P scn')],
    ['filled with an empty pattern in black', painted(2, '/Plain cs 0 0 0 /P scn')],
    ['said to be others', saying('I go, hiking, sailing and photographs'.slice(0, LINE.length))],
  ])('not %s', async (_, options) => {
    expect(await lettersOf(options)).toEqual({ seen: 0, hidden: expect.toBeOneOf([ALL, 28, 29, 30]) })
  })

  it.each([
    ['of a font that draws blocks', drawing('500 0 0 0 500 700 d1 0 0 400 450 re f')],
    ['said to be what they are', saying(LINE)],
    ['as any other', {}],
  ])('%s', async (_, options) => {
    expect(await lettersOf(options)).toEqual({ seen: ALL, hidden: 0 })
  })
})

describe('one drawing is a letter or a ligature', () => {
  it.each([
    ['a line of words', 'a', 'Kubernetes, Terraform and Docker'],
    ['a word', 'a', 'Docker'],
  ])('and not %s', async (_, letter, said) => {
    const { seen, hidden } = await lettersOf(sayingMany([[letter, said]]), letter)
    expect({ seen, hidden }).toEqual({ seen: 0, hidden: said.replaceAll(/[ ,]/g, '').length })
  })

  it('and not three letters after three letters', async () => {
    const font = sayingMany([
      ['a', 'Kub'],
      ['c', 'ern'],
      ['e', 'ete'],
      ['o', 's D'],
      ['s', 'ock'],
    ])
    expect(await lettersOf(font, 'aceos')).toEqual({ seen: 0, hidden: 14 })
  })

  it('as it is where fonts draw letters together', async () => {
    const font = sayingMany([
      ['x', 'ffi'],
      ['z', 'tt'],
    ])
    expect(await lettersOf(font, 'Oxce and staz')).toEqual({ seen: 14, hidden: 0 })
  })
})

it('reads the point of a list that TeX drew as a bitmap', async () => {
  const code = 0x88
  const font = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [.001 0 0 .001 0 0] /FirstChar ${code}
/LastChar ${code} /CharProcs << /a${code} 8 0 R >> /Encoding << /Differences [${code} /a${code}] >> /Widths [500] /Resources << >> >>`
  const objects = [stream('500 0 0 0 500 700 d1 0 0 400 450 re f')]
  const { glyphs } = must(
    readPdfText(await loadPdfium(), makePdf([String.fromCodePoint(code)], { font, objects })).pages[0],
  )
  expect(glyphs.map(({ text }) => text)).toEqual(['•'])
})
