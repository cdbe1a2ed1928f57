import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const GREY = 0
const COLOUR = 2

/** Pixels of four bytes (red, green, blue, unused; `stride` bytes a row) as a PNG; grey ones take a third of the space. */
export function encodePng(pixels: Uint8Array, size: { width: number; height: number; stride: number }): Uint8Array {
  const { width, height, stride } = size
  const isGrey = hasNoColour(pixels, size)
  const channels = isGrey ? 1 : 3
  const rows = new Uint8Array(height * (1 + width * channels))
  let at = 0
  for (let y = 0; y < height; y += 1) {
    at += 1 // each row begins with its filter: none
    for (let x = 0, from = y * stride; x < width; x += 1, from += 4) {
      rows[at++] = pixels[from]!
      if (isGrey) continue
      rows[at++] = pixels[from + 1]!
      rows[at++] = pixels[from + 2]!
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, isGrey ? GREY : COLOUR], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 4 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function hasNoColour(
  pixels: Uint8Array,
  { width, height, stride }: { width: number; height: number; stride: number },
): boolean {
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
