import { decodePage } from '#core/ads/page/decode-page.ts'

export type PageOfFile = { url: string; text: string }

/** As the server takes it (contract/ads.ts). */
const MOST_CHARACTERS = 400_000
export const MOST_FILE_BYTES = 20 * 1024 * 1024

/** A page as a browser saved it: HTML, or everything in one file (MHTML). null for a file that is neither, nor text. */
export function pageOfFile(bytes: Uint8Array): PageOfFile | null {
  if (isBinary(bytes)) return null
  const text = decodePage(bytes, null)
  const page = isMhtml(text) ? pageOfMhtml(bytes) : { url: savedFrom(text), text }
  if (page === null) return null
  const short = page.text.length > MOST_CHARACTERS ? withoutLooks(page.text).slice(0, MOST_CHARACTERS) : page.text
  return short.trim() === '' ? null : { url: page.url, text: short }
}

/** PDF, pictures, archives: zeros among the first bytes, or the mark of a PDF. UTF-16 says so by its own mark. */
function isBinary(bytes: Uint8Array): boolean {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const head = bytes.slice(0, 1_000)
  return (!isUtf16 && head.includes(0)) || new TextDecoder().decode(head.slice(0, 5)) === '%PDF-'
}

/** Browsers write where a page came from into its first lines: <!-- saved from url=(0042)https://… -->. */
function savedFrom(html: string): string {
  const found = /saved from url=\(\d{1,6}\)(https?:\/\/[^\s"'<>]{1,2000})/i.exec(html.slice(0, 2_000))
  return found?.[1] ?? ''
}

const isMhtml = (text: string) =>
  /^(?:from|mime-version|snapshot-content-location|subject):/i.test(text.trimStart().slice(0, 100))

type Headers = ReadonlyMap<string, string>

/** The first part that is HTML, with the address under which the browser had it. */
function pageOfMhtml(bytes: Uint8Array): PageOfFile | null {
  // one character a byte: what a part says of its letters is only known after its head
  const raw = new TextDecoder('latin1').decode(bytes).replaceAll('\r\n', '\n')
  const [head, body] = headAndBody(raw)
  const boundary = /boundary="?([^";\n]{1,200})"?/i.exec(head.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return null
  for (const part of body.split(`--${boundary}`).slice(1, 500)) {
    const [of, content] = headAndBody(part.replace(/^\n/, ''))
    const type = of.get('content-type') ?? ''
    if (!/^text\/html/i.test(type)) continue
    const charset = /charset="?([\w-]{1,40})"?/i.exec(type)?.[1] ?? null
    const from = head.get('snapshot-content-location') ?? of.get('content-location') ?? ''
    const url = /^https?:\/\/\S{1,2000}$/i.test(from) ? from : ''
    return { url, text: decodePage(bytesOf(content, of.get('content-transfer-encoding') ?? ''), charset) }
  }
  return null
}

function headAndBody(text: string): [Headers, string] {
  const end = text.indexOf('\n\n')
  const head = end < 0 ? text : text.slice(0, end)
  const headers = new Map<string, string>()
  // a line that begins with a blank goes on with the one before
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return [headers, end < 0 ? '' : text.slice(end + 2)]
}

function bytesOf(content: string, encoding: string): Uint8Array {
  const plain = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff)
  if (/base64/i.test(encoding)) {
    try {
      return plain(atob(content.replaceAll(/[^A-Za-z0-9+/]/g, '')))
    } catch {
      return new Uint8Array()
    }
  }
  if (!/quoted-printable/i.test(encoding)) return plain(content)
  const joined = content.replaceAll('=\n', '')
  return plain(joined.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))
}

/** A page that is too long, without what only makes it look as it does. */
function withoutLooks(html: string): string {
  const bare = [
    ['<style', '</style>'],
    ['<svg', '</svg>'],
    ['<!--', '-->'],
  ].reduce((text, [open = '', close = '']) => withoutBetween(text, open, close), html)
  return bare.replaceAll(/data:[\w/+.-]{1,60};base64,[A-Za-z0-9+/=]+/g, '')
}

/** Cuts from each opening to its end; one that never ends stays. */
function withoutBetween(text: string, open: string, close: string): string {
  const low = text.toLowerCase()
  // letters whose small form is longer would shift every place after them
  if (low.length !== text.length) return text
  const kept: string[] = []
  let from = 0
  for (;;) {
    const start = low.indexOf(open, from)
    const end = start < 0 ? -1 : low.indexOf(close, start)
    if (end < 0) return kept.join('') + text.slice(from)
    kept.push(text.slice(from, start))
    from = end + close.length
  }
}
