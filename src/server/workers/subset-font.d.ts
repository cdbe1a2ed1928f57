declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options: { targetFormat: 'truetype'; keepAllGlyphs?: boolean; variationAxes?: Record<string, number> },
  ): Promise<Uint8Array>
}
