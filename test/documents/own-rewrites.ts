import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ProofEntry } from '#core/documents/prove-rewrite.ts'

export type OwnRewrite = {
  id: string
  language: string
  asOf: string
  entry: ProofEntry
  others: ProofEntry[]
  rewrite: string
  label: 'honest' | 'invents'
  kind: string
}

export const LISTS = [
  'own',
  'more',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
] as const

/** The rewrites of a list in this folder, in the form of the evaluation sets. */
export function ownRewrites(list: (typeof LISTS)[number]): OwnRewrite[] {
  if (['eleventh', 'twelfth', 'thirteenth', 'fourteenth'].includes(list))
    return JSON.parse(readFileSync(new URL(`${list}-rewrites.json`, import.meta.url), 'utf8')) as OwnRewrite[]
  const items: OwnRewrite[] = []
  let language = 'en'
  let entry: ProofEntry & { bullets: string[] } = {
    kind: '',
    title: '',
    organisation: '',
    start: '',
    end: '',
    bullets: [],
    skills: [],
  }
  let others: ProofEntry[] = []
  for (const line of readFileSync(new URL(`${list}-rewrites.txt`, import.meta.url), 'utf8').split('\n')) {
    const [sign, rest] = [line[0], line.slice(2)]
    if (sign === '@') {
      const [code, kind, title, organisation, start, end, skills] = rest.split('|').map((cell) => cell.trim())
      language = code ?? 'en'
      entry = {
        kind: kind ?? '',
        title: title ?? '',
        organisation: organisation ?? '',
        start: start ?? '',
        end: end ?? '',
        bullets: [],
        skills: (skills ?? '').split(', ').filter(Boolean),
      }
      others = []
    } else if (sign === '*') entry.bullets.push(rest)
    else if (sign === '^')
      others.push({
        kind: 'job',
        title: 'Another job',
        organisation: 'Elsewhere',
        start: '2010-01',
        end: '2012-12',
        bullets: [rest],
        skills: [],
      })
    else if (sign === '+' || sign === '-') {
      const colon = rest.indexOf(': ')
      const rewrite = rest.slice(colon + 2)
      items.push({
        id: `${list}-${items.length + 1}`,
        language,
        asOf: '2026-11',
        entry,
        others,
        rewrite,
        label: sign === '+' ? 'honest' : 'invents',
        kind: rest.slice(0, colon),
      })
    }
  }
  return items
}

/** Half of every list is looked at while the proof is built; the other half only counted at the end. */
export function halfOf(id: string): 'built' | 'held' {
  return parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 2 === 0 ? 'built' : 'held'
}
