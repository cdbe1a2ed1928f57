/** What a script of a page may hold for the reader; null for one that it passes over. */
export type ScriptData = 'linked' | 'json' | 'state'

const LOOKS_LIKE_JOB = /job|posting|vacanc|position|career|opening|role|stelle|offre|oferta|ilan/i

/** A text with paragraphs, whatever the words around it are called. */
const HOLDS_TEXT = /<(?:p|li|br|ul)\b|\\u003c(?:p|li|br|ul)\b/i

/** `type`: its attribute, in small letters. */
export function dataOfScript(type: string, text: string): ScriptData | null {
  if (type.includes('ld+json')) return 'linked'
  if (type.includes('json')) return 'json'
  return text.length > 200 &&
    /[{[]|%7B%22/i.test(text) &&
    (LOOKS_LIKE_JOB.test(text) || text.includes('__next_f') || HOLDS_TEXT.test(text))
    ? 'state'
    : null
}
