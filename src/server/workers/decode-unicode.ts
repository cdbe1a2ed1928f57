/** Text in Unicode by its mark, by the zeros between Latin letters, or by being valid; null for another code page. */
export function decodeUnicode(file: Uint8Array, { isCut = false } = {}): string | null {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file)
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file)
  const start = file.subarray(0, 400)
  if (start.filter((byte) => byte === 0).length > Math.min(50, start.length / 4))
    return new TextDecoder(file[0] === 0 ? 'utf-16be' : 'utf-16le').decode(file)
  try {
    // what is cut may end within a letter
    return new TextDecoder('utf-8', { fatal: true }).decode(file, { stream: isCut })
  } catch {
    return null
  }
}
