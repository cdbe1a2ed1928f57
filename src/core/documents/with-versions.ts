import type { TermMatch } from '#core/skills/term-index.ts'

/** A name with all versions that stand behind it: 'Windows Server 2016–2022' is no 'Windows Server 2016'. */
export function withVersions(match: TermMatch, text: string, end: number): TermMatch {
  const more = /\d$/.test(match.text) ? (FURTHER.exec(text.slice(end))?.[0] ?? '') : ''
  return { ...match, text: match.text + more.replaceAll(/\s?,\s?/g, '/') }
}
const FURTHER = /^(?:(?:\s?[–—/,-]\s?|\s(?:and|to|und|bis|ve|et|à|y|a)\s)\d{1,4}(?:\.\d+)?(?![\p{L}\d.]))+/u
