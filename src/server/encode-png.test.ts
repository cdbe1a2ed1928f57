import { must } from '#core/must.ts'
import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encodePagePng, encodePng } from './encode-png.ts'

const WIDTH = 101
const HEIGHT = 60

function pixelsOf(shade: (x: number, y: number) => readonly [number, number, number]): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4)
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) pixels.set(shade(at % WIDTH, Math.floor(at / WIDTH)), at * 4)
  return pixels
}

/** The picture as red, green and blue again. */
function decode(png: Uint8Array): { type: number; colours: number[] } {
  const file = Buffer.from(png)
  const parts = new Map<string, Buffer>()
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12)
    parts.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + file.readUInt32BE(at)))
  const [header, rows] = [must(parts.get('IHDR')), inflateSync(must(parts.get('IDAT')))]
  const [bits, type] = [must(header[8]), must(header[9])]
  const palette = parts.get('PLTE')
  const channels = type === 2 ? 3 : 1
  const bytesOfRow = Math.ceil((WIDTH * channels * bits) / 8) + 1
  const colours = Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const row = rows.subarray(Math.floor(at / WIDTH) * bytesOfRow + 1)
    const x = at % WIDTH
    if (palette) {
      const index = x % 2 === 0 ? must(row[x >> 1]) >> 4 : must(row[x >> 1]) & 15
      return palette.readUIntBE(index * 3, 3)
    }
    return channels === 1
      ? must(row[x]) * 0x010101
      : (must(row[x * 3]) << 16) | (must(row[x * 3 + 1]) << 8) | must(row[x * 3 + 2])
  })
  return { type, colours }
}

const size = { width: WIDTH, height: HEIGHT, stride: WIDTH * 4 }
const off = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, by) => sum + Math.abs(((one >> by) & 255) - ((other >> by) & 255)), 0)
const numberOf = ([red, green, blue]: readonly [number, number, number]) => (red << 16) | (green << 8) | blue

describe('a picture of a page', () => {
  const soft = (x: number, y: number) => (y % 10 < 6 ? ([255, 255, 255] as const) : ([x * 2, x * 2, x * 2] as const))
  const accent = (x: number, y: number) =>
    y % 10 < 6 ? ([255, 255, 255] as const) : ([12, 90 + (x % 3), 180] as const)
  test.each([
    ['soft letters', soft],
    ['a line in colour', accent],
    ['nothing', () => [255, 255, 255] as const],
  ])('with %s takes half a byte a pixel, and no shade is far off', (_what, shade) => {
    const { type, colours } = decode(encodePagePng(pixelsOf(shade), size))
    expect(type).toBe(3)
    const worst = colours.map((colour, at) => off(colour, numberOf(shade(at % WIDTH, Math.floor(at / WIDTH)))))
    expect(Math.max(...worst)).toBeLessThanOrEqual(60)
    expect(colours[0]).toBe(0xffffff)
  })

  test('that is a photo is kept as it is', () => {
    const photo = (x: number, y: number) => [(x * 37) % 256, (y * 91) % 256, (x * y * 13) % 256] as const
    const png = encodePagePng(pixelsOf(photo), size)
    expect(png).toEqual(encodePng(pixelsOf(photo), size))
    expect(decode(png).colours[205]).toBe(numberOf(photo(205 % WIDTH, 2)))
  })
})
