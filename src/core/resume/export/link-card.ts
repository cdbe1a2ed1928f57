import { strToU8 } from 'fflate'
import { startsRightToLeft } from '#core/text/direction.ts'
import type { PrintFont, PrintFonts } from './font.ts'
import { PdfFile, pdfNumber } from './pdf-file.ts'
import { breakLines } from './break-lines.ts'
import { FontBook } from './pdf-fonts.ts'
import { setText, widthOf } from './set-text.ts'

/** What the card of a link says; a letter that the fonts cannot draw is left out. */
export type CardTexts = {
  eyebrow: string
  headline: string
  line: string
  /** In the white field at the foot, beside our name. */
  foot: string
  /** How far along the way the person is, 0 to 1. */
  walked: number
}

/** The light colours of the web's tokens.css, as shares of red, green and blue. */
const INK = '0.086 0.09 0.184'
const INK_2 = '0.294 0.302 0.4'
const BRAND = '0.286 0.251 0.831'
const BRAND_INK = '0.239 0.208 0.71'
const HALO = '0.84 0.83 0.96'
const LINES = '0.85 0.84 0.95'
const WHITE = '1 1 1'

const WIDTH = 1200
const HEIGHT = 630
const SIDE = 72

type Point = readonly [number, number]
type Curve = readonly [Point, Point, Point, Point]

/** The way from the lower left to the flag. */
const WAY: Curve = [
  [60, 560],
  [430, 520],
  [640, 380],
  [1110, 190],
]

/**
 * A card of 1200 by 630 for a link, as a PDF that is drawn like any other: it has letters of every script that a resume
 * may have, and no browser is needed. The same texts give the same bytes. Pure.
 */
export function linkCardPdf(texts: CardTexts, { regular, bold }: PrintFonts): Uint8Array {
  const file = new PdfFile()
  const book = new FontBook((font) => bold.includes(font))
  const write = (text: string, at: Point, size: number, fonts: readonly PrintFont[], ink: string) =>
    words(book, text, at, size, fonts, ink)
  const headline = fitted(texts.headline, bold, { size: 84, least: 44, width: 800, lines: 2 })
  const below = 150 + headline.lines.length * headline.size * 1.15
  const content = [
    '/Dawn sh',
    hills(),
    way(texts.walked),
    write(clipped(texts.eyebrow, 30, bold, 1000), [SIDE, 104], 30, bold, BRAND_INK),
    ...headline.lines.map((line, at) =>
      write(line, [SIDE, 150 + headline.size * 0.85 + at * headline.size * 1.15], headline.size, bold, INK),
    ),
    write(clipped(texts.line, 32, regular, 760), [SIDE, below + 34], 32, regular, INK_2),
    foot(texts.foot, write, { regular, bold }),
  ].join('\n')
  const page = file.reserve()
  const tree = file.reserve()
  const body = file.addStream(strToU8(content))
  const shading = file.add(
    `<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 ${HEIGHT} ${WIDTH} 0] /Extend [true true] /Function ${dawn()} >>`,
  )
  const resources = `<< /Font << ${book.write(file)} >> /Shading << /Dawn ${shading} 0 R >> >>`
  file.set(
    page,
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources ${resources} /Contents ${body} 0 R >>`,
  )
  file.set(tree, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`)
  const root = file.add(`<< /Type /Catalog /Pages ${tree} 0 R >>`)
  return file.finish(root, file.add('<< /Producer (Waymark) >>'))
}

/** From the blue of the morning to the orange of its edge. */
function dawn(): string {
  const part = (from: string, to: string) => `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${from}] /C1 [${to}] >>`
  const [blue, pale, orange] = ['0.863 0.863 0.992', '0.953 0.941 0.98', '0.992 0.914 0.816']
  return `<< /FunctionType 3 /Domain [0 1] /Bounds [0.55] /Encode [0 1 0 1] /Functions [${part(blue, pale)} ${part(pale, orange)}] >>`
}

/** Lines of heights around the two hills that the way leads between. */
function hills(): string {
  const rings = [90, 150, 215, 290, 370, 460]
  const lines = rings.flatMap((radius) => [ring([250, 250], radius, 0.62), ring([980, 520], radius, 0.7)])
  return `${LINES} RG 1.5 w\n${lines.join('\n')}`
}

function way(walked: number): string {
  const here = at(WAY, inside(walked))
  const goal = at(WAY, 1)
  return [
    `${BRAND} RG 9 w 1 J`,
    `[0.1 22] 0 d ${curve(WAY)} S`,
    `[] 0 d ${curve(start(WAY, inside(walked)))} S`,
    ...[0.25, 0.5, 0.75].map((share) => dot(at(WAY, inside(walked) * share), 13, BRAND)),
    dot(goal, 15, walked >= 1 ? BRAND : WHITE),
    dot(here, 36, HALO),
    dot(here, 23, WHITE),
    dot(here, 16, BRAND),
  ].join('\n')
}

/** Neither end of the line is covered by where one stands. */
function inside(walked: number): number {
  return walked >= 1 ? 1 : Math.min(0.78, Math.max(0.14, walked))
}

type Write = (text: string, at: Point, size: number, fonts: readonly PrintFont[], ink: string) => string

function foot(text: string, write: Write, { regular, bold }: PrintFonts): string {
  const name = 'Waymark'
  const said = clipped(text, 26, regular, 640)
  const saidWidth = said === '' ? 0 : widthOf(said, 26, regular) + 40
  const width = 36 + saidWidth + 34 + widthOf(name, 28, bold) + 36
  const left = WIDTH - width - 48
  const base = 556
  const mark = left + 36 + saidWidth
  return [
    `${WHITE} rg ${rounded(left, 500, width, 92, 24)} f`,
    write(said, [left + 36, base], 26, regular, INK_2),
    `${BRAND} rg ${point([mark, base])} m ${point([mark + 22, base - 22])} l ${point([mark + 22, base])} l f`,
    write(name, [mark + 34, base], 28, bold, INK),
  ].join('\n')
}

/** As large as it fits in so many lines. */
function fitted(
  text: string,
  fonts: readonly PrintFont[],
  { size, least, width, lines }: { size: number; least: number; width: number; lines: number },
): { size: number; lines: string[] } {
  for (let tried = size; ; tried -= 8) {
    const broken = breakLines(text, tried, fonts, width)
    if (broken.length <= lines || tried <= least) return { size: tried, lines: broken.slice(0, lines) }
  }
}

function clipped(text: string, size: number, fonts: readonly PrintFont[], width: number): string {
  const [first = '', more] = breakLines(text, size, fonts, width)
  return more === undefined ? first : `${first.trimEnd()} …`
}

function words(book: FontBook, text: string, [x, y]: Point, size: number, fonts: readonly PrintFont[], ink: string) {
  const shown = setText(text.trimEnd(), fonts, startsRightToLeft(text, false)).map((stretch) => {
    const { name, codes } = book.use(stretch)
    return `/${name} ${size} Tf <${codes}> Tj`
  })
  return `BT ${ink} rg ${point([x, y])} Td ${shown.join(' ')} ET`
}

/** The places above count from the top, those of a PDF from the foot. */
function point([x, y]: Point): string {
  return `${pdfNumber(x)} ${pdfNumber(HEIGHT - y)}`
}

function curve([from, first, second, to]: Curve): string {
  return `${point(from)} m ${point(first)} ${point(second)} ${point(to)} c`
}

/** How far a circle's control points stand off, so that four curves make it round. */
const ROUND = 0.5523

function ring([x, y]: Point, radius: number, flat: number): string {
  const [wide, high] = [radius, radius * flat]
  const [a, b] = [wide * ROUND, high * ROUND]
  return [
    `${point([x + wide, y])} m`,
    `${point([x + wide, y + b])} ${point([x + a, y + high])} ${point([x, y + high])} c`,
    `${point([x - a, y + high])} ${point([x - wide, y + b])} ${point([x - wide, y])} c`,
    `${point([x - wide, y - b])} ${point([x - a, y - high])} ${point([x, y - high])} c`,
    `${point([x + a, y - high])} ${point([x + wide, y - b])} ${point([x + wide, y])} c S`,
  ].join(' ')
}

function dot(place: Point, radius: number, ink: string): string {
  return `${ink} rg ${ring(place, radius, 1).replace(/S$/, 'f')}`
}

function rounded(left: number, top: number, width: number, height: number, radius: number): string {
  const [right, bottom, off] = [left + width, top + height, radius * (1 - ROUND)]
  return [
    `${point([left + radius, top])} m ${point([right - radius, top])} l`,
    `${point([right - off, top])} ${point([right, top + off])} ${point([right, top + radius])} c`,
    `${point([right, bottom - radius])} l`,
    `${point([right, bottom - off])} ${point([right - off, bottom])} ${point([right - radius, bottom])} c`,
    `${point([left + radius, bottom])} l`,
    `${point([left + off, bottom])} ${point([left, bottom - off])} ${point([left, bottom - radius])} c`,
    `${point([left, top + radius])} l`,
    `${point([left, top + off])} ${point([left + off, top])} ${point([left + radius, top])} c`,
  ].join(' ')
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** The part of a curve before `share` of it (de Casteljau). */
function start([a, b, c, d]: Curve, share: number): Curve {
  const [ab, bc, cd] = [between(a, b, share), between(b, c, share), between(c, d, share)]
  const [abc, bcd] = [between(ab, bc, share), between(bc, cd, share)]
  return [a, ab, abc, between(abc, bcd, share)]
}

function at(whole: Curve, share: number): Point {
  return start(whole, share)[3]
}
