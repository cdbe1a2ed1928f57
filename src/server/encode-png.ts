import { must } from '#core/must.ts'
import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const GREY = 0
const COLOUR = 2
const INDEXED = 3
/** Of half a byte a pixel. */
const MOST_COLOURS = 16

type Size = { width: number; height: number; stride: number }

/** Pixels of four bytes (red, green, blue, unused; `stride` bytes a row) as a PNG; grey ones take a third of the space. */
export function encodePng(pixels: Uint8Array, size: Size): Uint8Array {
  const { width, height, stride } = size
  const isGrey = hasNoColour(pixels, size)
  const channels = isGrey ? 1 : 3
  const rows = new Uint8Array(height * (1 + width * channels))
  let at = 0
  for (let y = 0; y < height; y += 1) {
    at += 1 // each row begins with its filter: none
    for (let x = 0, from = y * stride; x < width; x += 1, from += 4) {
      rows[at++] = must(pixels[from])
      if (isGrey) continue
      rows[at++] = must(pixels[from + 1])
      rows[at++] = must(pixels[from + 2])
    }
  }
  return pngOf(size, { bits: 8, type: isGrey ? GREY : COLOUR, rows, level: 4 })
}

/**
 * A page of text in its sixteen most frequent shades, a sixth of the space: what lies between two of them is no more
 * than the soft edge of a letter. What holds more than that, such as a photo, is kept as it is.
 */
export function encodePagePng(pixels: Uint8Array, size: Size): Uint8Array {
  const { width, height, stride } = size
  const shades = countShades(pixels, size)
  const palette = paletteOf(shades)
  if (palette === null) return encodePng(pixels, size)
  const indexOf = nearestIn(palette)
  const bytesOfRow = Math.ceil(width / 2)
  const rows = new Uint8Array(height * (1 + bytesOfRow))
  for (let y = 0; y < height; y += 1) {
    const start = y * (1 + bytesOfRow) + 1
    let last = -1
    let index = 0
    for (let x = 0, from = y * stride; x < width; x += 1, from += 4) {
      const shade = shadeAt(pixels, from)
      // most of a page is the same as what stands before it
      if (shade !== last) index = indexOf((last = shade))
      if (index > 0) rows[start + (x >> 1)] = must(rows[start + (x >> 1)]) | (x % 2 === 0 ? index << 4 : index)
    }
  }
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]))
  return pngOf(size, { bits: 4, type: INDEXED, rows, level: 7, palette: colours })
}

const shadeAt = (pixels: Uint8Array, at: number) =>
  (must(pixels[at]) << 16) | (must(pixels[at + 1]) << 8) | must(pixels[at + 2])

function countShades(pixels: Uint8Array, { width, height, stride }: Size): Map<number, number> {
  const counts = new Map<number, number>()
  const add = (shade: number, count: number) => counts.set(shade, (counts.get(shade) ?? 0) + count)
  let last = -1
  let run = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * stride; x < width; x += 1, at += 4) {
      const shade = shadeAt(pixels, at)
      if (shade !== last) {
        add(last, run)
        last = shade
        run = 0
      }
      run += 1
    }
  }
  add(last, run)
  counts.delete(-1)
  return counts
}

/** So far may a shade lie from the one that stands for it, in the sum of red, green and blue. */
const MOST_OFF = 60
/** What may lie further off, of all pixels that are not of a frequent shade. */
const MOST_STRANGE = 0.02
/** A page with more is a photo or a scan. */
const MOST_SHADES = 20_000

/** The finest palette that stands for all but a few pixels; null when there is none. */
function paletteOf(counts: ReadonlyMap<number, number>): number[] | null {
  if (counts.size > MOST_SHADES) return null
  const shades = [...counts].toSorted(([, one], [, other]) => other - one)
  for (const off of [MOST_OFF / 2, MOST_OFF * 0.75, MOST_OFF]) {
    const palette = frequentShades(shades, off)
    const strange = shades.filter(([shade]) => palette.every((colour) => distance(colour, shade) > MOST_OFF))
    if (countOf(strange) <= MOST_STRANGE * countOf(shades.slice(1))) return palette
  }
  return null
}

type Shades = readonly (readonly [number, number])[]

const countOf = (shades: Shades) => shades.reduce((sum, [, count]) => sum + count, 0)

/** The most frequent shade, then again and again the most frequent one that lies further off than so far. */
function frequentShades(shades: Shades, off: number): number[] {
  const palette: number[] = []
  for (let left = shades; palette.length < MOST_COLOURS && left[0];) {
    const [shade] = left[0]
    palette.push(shade)
    left = left.filter(([other]) => distance(shade, other) > off)
  }
  return palette
}

function distance(one: number, other: number): number {
  return (
    Math.abs((one >> 16) - (other >> 16)) +
    Math.abs(((one >> 8) & 0xff) - ((other >> 8) & 0xff)) +
    Math.abs((one & 0xff) - (other & 0xff))
  )
}

function nearestIn(palette: readonly number[]): (shade: number) => number {
  const known = new Map<number, number>()
  return (shade) => {
    const found = known.get(shade)
    if (found !== undefined) return found
    const distances = palette.map((colour) => distance(colour, shade))
    const index = distances.indexOf(Math.min(...distances))
    known.set(shade, index)
    return index
  }
}

function pngOf(
  { width, height }: Size,
  {
    bits,
    type,
    rows,
    level,
    palette,
  }: { bits: number; type: number; rows: Uint8Array; level: number; palette?: Buffer },
): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, type], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function hasNoColour(pixels: Uint8Array, { width, height, stride }: Size): boolean {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0, at = y * stride; x < width; x += 1, at += 4) {
      if (pixels[at] !== pixels[at + 1] || pixels[at] !== pixels[at + 2]) return false
    }
  }
  return true
}

function chunk(type: string, content: Uint8Array): Buffer {
  const framed = Buffer.alloc(content.length + 12)
  framed.writeUInt32BE(content.length, 0)
  framed.write(type, 4, 'latin1')
  framed.set(content, 8)
  framed.writeUInt32BE(crc32(framed.subarray(4, content.length + 8)), content.length + 8)
  return framed
}
