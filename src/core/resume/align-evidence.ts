import { must } from '#core/must.ts'
import type { Evidence, ResumeFacts } from './schema.ts'

const LISTS = ['skills', 'experience', 'education', 'certifications', 'projects', 'languages'] as const

/**
 * Evidence by the paths of corrected facts. What was read counts entries by their place; after a person
 * moved, removed and added some, each is found again by its words: the same entry first, then the one that
 * shares most with it. What was added has no evidence; what was changed is sure, for a person said so. Pure.
 */
export function alignEvidence(read: ResumeFacts, evidence: Evidence, corrected: ResumeFacts): Evidence {
  const aligned: Evidence = {}
  const moved = new Map<string, { to: string; isChanged: boolean }>()
  const matchList = (path: string, before: readonly unknown[], after: readonly unknown[]) => {
    matchItems(before, after).forEach((from, to) => {
      if (from !== undefined)
        moved.set(`${path}.${from}`, { to: `${path}.${to}`, isChanged: !isSame(before[from], after[to]) })
    })
  }
  for (const list of LISTS) matchList(list, read[list], corrected[list])
  matchList('basics.links', read.basics.links, corrected.basics.links)
  for (const [path, found] of Object.entries(evidence)) {
    const [, entry, rest] = /^(basics\.links\.\d+|[a-z]+\.\d+)(\..+)?$/.exec(path) ?? []
    if (entry === undefined) {
      const field = path.replace('basics.', '') as keyof ResumeFacts['basics']
      const [before, after] = [read.basics[field], corrected.basics[field]]
      if (after !== null && after !== undefined)
        aligned[path] = isSame(before, after) ? found : { ...found, confidence: 'sure' }
      continue
    }
    const place = moved.get(entry)
    if (place) aligned[place.to + (rest ?? '')] = place.isChanged ? { ...found, confidence: 'sure' } : found
  }
  return aligned
}

/** For each item of `after` the index of the item of `before` that it was, or undefined. No item is used twice. */
export function matchItems(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found = after.map((item) =>
    take(
      free,
      [...free].find((index) => isSame(before[index], item)),
    ),
  )
  return found.map((index, place) => index ?? take(free, nearest(before, free, after[place])))
}

function take(free: Set<number>, index: number | undefined): number | undefined {
  if (index !== undefined) free.delete(index)
  return index
}

/** The free item that has most in common with `item`; undefined when none has anything. */
function nearest(before: readonly unknown[], free: Set<number>, item: unknown): number | undefined {
  let best: { index: number; score: number } | undefined
  for (const index of free) {
    const score = inCommon(before[index], item)
    if (score > (best?.score ?? 0)) best = { index, score }
  }
  return best?.index
}

/** How many telling words two entries share in the same fields; flags and empty fields tell nothing. */
function inCommon(a: unknown, b: unknown): number {
  if (typeof a === 'string' || typeof b === 'string')
    return typeof a === 'string' && typeof b === 'string' && alike(a) === alike(b) ? 1 : 0
  const [left, right] = [a, b] as Record<string, unknown>[]
  let score = 0
  for (const [field, value] of Object.entries(must(left))) {
    const other = must(right)[field]
    if (typeof value === 'string' && value !== '' && typeof other === 'string' && alike(value) === alike(other))
      score += 2
    if (Array.isArray(value) && Array.isArray(other)) score += value.filter((line) => other.includes(line)).length
  }
  return score
}

const alike = (text: string) => text.trim().toLowerCase()

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
