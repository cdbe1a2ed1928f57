import { Blob, Buffer, ClusterLevel, Direction, Face, Font, shape } from 'harfbuzzjs'
import type { PrintFont, Shaper, Sign, SignPart } from '#core/resume/export/font.ts'

/** Joins, orders and places letters as their script asks (HarfBuzz). */
export function createShaper(file: Uint8Array, font: PrintFont): Shaper {
  const shaped = new Font(new Face(new Blob(file)))
  const scaled = (units: number) => Math.round((units * 1000) / font.unitsPerEm)

  return (text, isRightToLeft) => {
    const buffer = new Buffer()
    buffer.addText(text)
    // a mark is a sign of its own where the script allows it: readers count on that
    buffer.setClusterLevel(ClusterLevel.MONOTONE_CHARACTERS)
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR)
    buffer.guessSegmentProperties()
    shape(shaped, buffer)
    const infos = buffer.getGlyphInfos()
    const positions = buffer.getGlyphPositions()
    const starts = [...new Set(infos.map(({ cluster }) => cluster))].sort((a, b) => a - b)
    const signs = starts.map((start, at): Sign => {
      const parts: SignPart[] = []
      let pen = 0
      infos.forEach(({ codepoint, cluster }, index) => {
        const place = positions[index]
        if (cluster !== start || !place) return
        parts.push({ glyph: codepoint, x: pen + place.xOffset, y: place.yOffset })
        pen += place.xAdvance
      })
      const [first] = parts
      const width = scaled(pen)
      const isPlain = parts.length === 1 && first?.x === 0 && first.y === 0 && width === font.widthOf(first.glyph)
      return { text: text.slice(start, starts[at + 1]), width, parts, isPlain }
    })
    return isRightToLeft ? signs.toReversed() : signs
  }
}
