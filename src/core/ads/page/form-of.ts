import type { JobPageInput } from './reading.ts'

/** What a file or an answer holds, by how it begins. */
export function formOf(text: string): JobPageInput['form'] {
  const head = text.slice(0, 2_000).trimStart()
  if (/^[[{]/.test(head)) return 'json'
  if (/^<\?xml/i.test(head) && !/<html/i.test(head)) return 'xml'
  // a text may speak of tags: those of a page are closed
  const isPage =
    /<(?:!doctype html|html|body)\b/i.test(head) || (OPENED.test(head) && CLOSED.test(text.slice(0, 60_000)))
  return isPage ? 'html' : 'text'
}

const OPENED = /^<|<(?:head|div|p|table|script|ul|li|h[1-6]|main|article|section)[\s>]/i
const CLOSED = /<\/(?:head|div|p|table|script|ul|li|h[1-6]|main|article|section)>/i
