import { must } from '#core/must.ts'
import type { Basics } from '#core/resume/schema.ts'
import { tidy } from '#core/text/sanitise.ts'
import type { Line } from '../../layout/line.ts'
import { findEmails, findPhones, findUrls } from './contact-patterns.ts'
import { addressScore } from './location.ts'

export type LinkTarget = { url: string; text: string }

/** The same for all ways to write one address. */
export const addressKey = (url: string): string =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?|^www\./, '')
    .replace(/\/$/, '')

export function readUrls(lines: Line[], targets: LinkTarget[]): Basics['links'] {
  const links: Basics['links'] = []
  const seen = new Set<string>()
  const add = (label: string, url: string) => {
    const key = addressKey(url)
    if (key === '' || seen.has(key) || links.length >= 20) return
    seen.add(key)
    links.push({ label: label.slice(0, 80), url: url.slice(0, 500) })
  }
  for (const { url, text } of targets) if (/^https?:\/\//i.test(url)) add(labelOf(url) ?? (tidy(text) || url), url)
  for (const [at, line] of lines.entries()) {
    for (const found of findUrls(line.text)) {
      const url = found + restOfUrl(found, line, lines[at + 1])
      // 'B.Com, Accounting' and 'Kurs, Patika.dev' name no address of the person
      if (!isAddress(url, line.text)) continue
      add(labelOf(url) ?? url, /^https?:/i.test(url) ? url : `https://${url}`)
    }
  }
  return links
}

/** An address that breaks off at a hyphen at the end of its line goes on below, where one small word stands alone. */
function restOfUrl(url: string, line: Line, next: Line | undefined): string {
  const isOpen = /[-_]$/.test(url) && line.text.trimEnd().endsWith(url)
  if (!isOpen || next === undefined || next.region !== line.region) return ''
  return /^[\p{Ll}\d][\p{Ll}\d._/-]{0,60}$/u.test(next.text.trim()) ? next.text.trim() : ''
}

/** Said to be one (by its scheme, 'www' or a path), or standing where addresses stand: alone, or among other contacts and places. */
function isAddress(url: string, line: string): boolean {
  if (/^(?:https?:|www\.)|\//i.test(url)) return true
  if (/^\p{L}\.\p{L}+$/u.test(url)) return false
  const isContact = (part: string) => [...findEmails(part), ...findPhones(part), ...findUrls(part)].length > 0
  const parts = line.split(/[|•·,;\t]|\s[–—-]\s/).map((part) => part.trim())
  const own = parts.find((part) => part.includes(url))
  const isAlone = own !== undefined && /^(?:[\p{L} ]{2,20}:\s*)?$/u.test(own.replace(url, ''))
  return isAlone && parts.every((part) => part === '' || isContact(part) || addressScore(part) > 0)
}

export function labelOf(url: string): string | null {
  const host = must(
    url
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split('/')[0],
  )
  if (host.includes('linkedin')) return 'LinkedIn'
  if (host.includes('github')) return 'GitHub'
  if (host.includes('gitlab')) return 'GitLab'
  return null
}

/** As it is written in the address, or as it stands where it cannot be. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(must(text.split('?')[0]))
  } catch {
    return text
  }
}
