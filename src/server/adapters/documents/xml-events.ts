import { DocumentProblem } from '#server/resume/document-reader.port.ts'
import { LIMITS } from './limits.ts'

export type XmlHandler = {
  /** `isDeclaring` where it says what prefixes mean. */
  open(name: string, attributes: () => Map<string, string>, isDeclaring: boolean): void
  close(name: string): void
  text(text: string): void
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Walks XML once from left to right, with no tree and no entities but the five of the standard.
 * A DOCTYPE, another encoding than UTF-8, too much depth and unbalanced tags throw 'damaged'.
 */
export function walkXml(bytes: Uint8Array, handler: XmlHandler): void {
  const source = decode(bytes)
  const open: string[] = []
  let at = 0
  while (at < source.length) {
    const start = source.indexOf('<', at)
    if (start < 0) break
    if (start > at && open.length > 0) handler.text(resolve(source.slice(at, start)))
    at = takeMarkup(source, start, open, handler)
  }
  if (open.length > 0) refuse()
}

function takeMarkup(source: string, start: number, open: string[], handler: XmlHandler): number {
  if (source.startsWith('<!--', start)) return after(source, '-->', start)
  if (source.startsWith('<![CDATA[', start)) {
    const end = after(source, ']]>', start)
    handler.text(source.slice(start + 9, end - 3))
    return end
  }
  if (source.startsWith('<?', start)) return after(source, '?>', start)
  if (source.startsWith('<!', start)) refuse()
  const end = tagEnd(source, start)
  const isEmpty = source[end - 2] === '/'
  const inner = source.slice(start + 1, isEmpty ? end - 2 : end - 1)
  if (inner.startsWith('/')) {
    const name = inner.slice(1).trim()
    if (open.pop() !== name) refuse()
    handler.close(name)
    return end
  }
  const blank = inner.search(/\s/)
  const name = blank < 0 ? inner : inner.slice(0, blank)
  if (open.length >= LIMITS.xmlDepth) refuse()
  let attributes: Map<string, string> | undefined
  handler.open(
    name,
    () => (attributes ??= readAttributes(blank < 0 ? '' : inner.slice(blank))),
    inner.includes('xmlns'),
  )
  if (isEmpty) handler.close(name)
  else open.push(name)
  return end
}

/** Past the '>' that closes a tag; one inside a quoted value does not count. */
function tagEnd(source: string, start: number): number {
  let quote = ''
  for (let at = start; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return refuse()
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const equals = text.indexOf('=', at)
    if (equals < 0) break
    const name = text.slice(at, equals).trim()
    let open = equals + 1
    while (open < text.length && text[open] !== '"' && text[open] !== "'") open += 1
    const close = text.indexOf(text[open] ?? '"', open + 1)
    if (close < 0) break
    attributes.set(name, resolve(text.slice(open + 1, close)))
    at = close + 1
  }
  return attributes
}

function decode(bytes: Uint8Array): string {
  const hasWideMark = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (hasWideMark || bytes[0] === 0 || bytes[1] === 0) refuse()
  const source = new TextDecoder('utf-8').decode(bytes)
  const declared = /encoding\s{0,9}=\s{0,9}["']([\w-]{1,40})["']/.exec(source.slice(0, 200))?.[1]
  if (declared && !/^(utf-8|us-ascii)$/i.test(declared)) refuse()
  return source
}

function resolve(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? refuse() : found + mark.length
}

function refuse(): never {
  throw new DocumentProblem('damaged')
}
