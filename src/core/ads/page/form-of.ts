import type { JobPageInput } from './reading.ts'

/** What a file or an answer holds, by how it begins. */
export function formOf(text: string): JobPageInput['form'] {
  const head = text.slice(0, 2_000).trimStart()
  if (/^[[{]/.test(head)) return 'json'
  if (/^<\?xml/i.test(head) && !/<html/i.test(head)) return 'xml'
  return /<(?:!doctype html|html|head|body|div|p|table|script)\b/i.test(head) ? 'html' : 'text'
}
