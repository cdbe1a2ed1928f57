import { decodePage } from '#core/ads/page/decode-page.ts'
import { shorterPage } from './shorter-page.ts'

export type PageOfFile = { url: string; text: string }

/** As the server takes it (contract/ads.ts). */
const MOST_CHARACTERS = 400_000
export const MOST_FILE_BYTES = 20 * 1024 * 1024

/** What the server takes of documents. */
export const MOST_DOCUMENT_BYTES = 5 * 1024 * 1024

/** A PDF, or a ZIP, which a Word file is: the server reads those, and says so when it is another. */
export function isDocument(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-' || (bytes[0] === 0x50 && bytes[1] === 0x4b)
}

/** A page as a browser saved it: HTML, or everything in one file (MHTML). null for a file that is neither, nor text. */
export function pageOfFile(bytes: Uint8Array): PageOfFile | null {
  if (isBinary(bytes)) return null
  const page = isMhtml(bytes) ? pageOfMhtml(bytes) : pageOfText(bytes)
  if (page === null) return null
  const short = shorterPage(page.text, MOST_CHARACTERS)
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

function pageOfText(bytes: Uint8Array): PageOfFile {
  const text = decodePage(bytes, null)
  return { url: savedFrom(text), text }
}

function isMhtml(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 1_000)).trimStart()
  return /^(?:from|mime-version|snapshot-content-location|subject):/i.test(start)
}

type Headers = ReadonlyMap<string, string>

/** The first part that is HTML, with the address under which the browser had it. */
function pageOfMhtml(bytes: Uint8Array): PageOfFile | null {
  // one character a byte: what a part says of its letters is only known after its head
  const raw = new TextDecoder('latin1').decode(bytes).replaceAll('\r\n', '\n')
  const [head, body] = headAndBody(raw)
  const boundary = /boundary="?([^";\n]{1,200})"?/i.exec(head.get('content-type') ?? '')?.[1]
  // an ad kept as text, which begins like a letter
  if (boundary === undefined) return pageOfText(bytes)
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
  if (/base64/i.test(encoding)) {
    try {
      return lettersToBytes(atob(content.replaceAll(/[^A-Za-z0-9+/]+/g, '')))
    } catch {
      return new Uint8Array()
    }
  }
  return /quoted-printable/i.test(encoding) ? quotedToBytes(content) : lettersToBytes(content)
}

function lettersToBytes(letters: string): Uint8Array {
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

const EQUALS = 0x3d
const LINE_END = 0x0a

/** One way through, sign by sign: a file of many megabytes keeps the page waiting for its length alone. */
function quotedToBytes(quoted: string): Uint8Array {
  const bytes = new Uint8Array(quoted.length)
  let length = 0
  for (let at = 0; at < quoted.length; at++) {
    const letter = quoted.charCodeAt(at)
    if (letter === EQUALS) {
      if (quoted.charCodeAt(at + 1) === LINE_END) {
        at += 1
        continue
      }
      const [high, low] = [hexOf(quoted.charCodeAt(at + 1)), hexOf(quoted.charCodeAt(at + 2))]
      if (high >= 0 && low >= 0) {
        bytes[length++] = high * 16 + low
        at += 2
        continue
      }
    }
    bytes[length++] = letter
  }
  return bytes.subarray(0, length)
}

/** -1 for what is no digit of sixteen. */
function hexOf(letter: number): number {
  if (letter >= 0x30 && letter <= 0x39) return letter - 0x30
  const small = letter | 0x20
  return small >= 0x61 && small <= 0x66 ? small - 0x57 : -1
}
