declare const TextDecoder: new (label: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string }

const LATIN = /charset\s*=\s*["']?\s*([\w-]{2,40})|<\?xml[^>]{0,80}encoding\s*=\s*["']([\w-]{2,40})["']/i

/**
 * The bytes of a page as text: by its byte order mark, by the sender's header, by what it says of itself, as UTF-8, and as
 * Windows-1252 when they are no UTF-8. `header` is the charset of the Content-Type, which pages contradict at times: it
 * gives way when the bytes cannot be it.
 */
export function decodePage(bytes: Uint8Array, header: string | null = null): string {
  const mark =
    bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
          ? 'utf-8'
          : null
  if (mark) return decode(bytes, mark, false) ?? ''
  if (isWide(bytes)) return decode(bytes, bytes[0] === 0 ? 'utf-16be' : 'utf-16le', false) ?? ''
  const match = LATIN.exec(String.fromCharCode(...bytes.subarray(0, 4096)))
  const said = match?.[1] ?? match?.[2] ?? null
  const strict = decode(bytes, 'utf-8', true)
  for (const label of [header, said]) {
    if (label === null || /^utf-?8$/i.test(label) || /^utf-?16/i.test(label)) continue
    // a page that is whole as UTF-8 and has letters beyond ASCII is UTF-8, whatever it says
    if (strict !== null && strict.length < bytes.length) return strict
    const text = decode(bytes, label, false)
    if (text !== null) return text
  }
  return (
    strict ??
    decode(bytes, said !== null && !/^utf/i.test(said) ? said : 'windows-1252', false) ??
    decode(bytes, 'utf-8', false) ??
    ''
  )
}

/** Every second byte is empty: UTF-16 without a mark. */
function isWide(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 200)
  let odd = 0
  let even = 0
  head.forEach((byte, index) => {
    if (byte !== 0) return
    if (index % 2 === 0) even++
    else odd++
  })
  return head.length > 20 && Math.max(odd, even) > head.length * 0.35
}

function decode(bytes: Uint8Array, label: string, fatal: boolean): string | null {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return null
  }
}
