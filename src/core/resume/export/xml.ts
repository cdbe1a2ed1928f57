import { wellFormed } from './well-formed.ts'

/** Text as it may stand in XML: escaped, without what XML 1.0 cannot carry. */
export function escapeXml(text: string): string {
  return wellFormed(text)
    .replaceAll(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
