import { must } from '#core/must.ts'
import type { Member } from '#test/corpus/cast/member.ts'
import type { DateHabit } from './dates.ts'
import type { Headings } from './headings.ts'

/** How one tool draws a resume: a page for the browser to print, or the bytes of a file. */
export type Theme = {
  name: string
  dates: DateHabit
  /** What this tool leaves out. */
  hides?: {
    jobCity?: boolean
    phone?: boolean
    summary?: boolean
    schoolStart?: boolean
    links?: boolean
    city?: boolean
    area?: boolean
  }
  showsProjects?: boolean
  /** Two posts in a row at one employer are drawn under one name. */
  groups?: boolean
  /** The letters its fonts have. */
  isLatinOnly?: boolean
} & ({ kind: 'html'; draw(page: Sheet): string } | { kind: 'pdf' | 'docx'; write(page: Sheet): Uint8Array })

/** A member with dates as written and headings in their language. */
export type Sheet = {
  member: Member
  headings: Headings
  posts: (Member['jobs'][number] & { dates: string; told: string[] })[]
  studies: (Member['schools'][number] & { dates: string; what: string })[]
  summary: string
  projects: [string, string][]
}

export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
/** Escapes what is put into a page. */
export const html = (strings: TemplateStringsArray, ...values: unknown[]): string =>
  strings.reduce((text, part, at) => text + (at === 0 ? '' : show(values[at - 1])) + part, '')
const show = (value: unknown) => (Array.isArray(value) ? value.join('') : typeof value === 'string' ? value : '')
export const each = <T>(items: readonly T[] | undefined, draw: (item: T, index: number) => string) =>
  (items ?? []).map(draw).join('')
export const sheet = (style: string, body: string) =>
  `<!doctype html><meta charset="utf-8"><style>*{margin:0;padding:0;box-sizing:border-box}ul{list-style:none}${style}</style><body>${body}</body>`

/** Posts in a row at one employer. */
export function byEmployer(posts: Sheet['posts']): Sheet['posts'][] {
  const groups: Sheet['posts'][] = []
  for (const own of posts) {
    const last = groups.at(-1)
    if (last && must(last[0]).company === own.company) last.push(own)
    else groups.push([own])
  }
  return groups
}
