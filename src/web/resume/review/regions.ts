import { MOST_TO_CHECK } from '#core/resume/facts-to-check.ts'
import type { Confidence, Evidence, Source } from '#core/resume/schema.ts'
import { titleOf, type FactWords } from './entry-rules.ts'
import { BASIC_NAMES, LIST_NAMES, type BasicName, type Draft, type Item } from './review-draft.ts'
import type { ReviewState } from './review-state.ts'

/** A place in the document and the facts that were read there. */
export type Region = { key: string; source: Source; facts: { id: string; title: string }[] }

/** The places that facts came from, each once, in the order of the facts. */
export function regionsOf(draft: Draft, evidence: Evidence, words: FactWords): Region[] {
  const regions = new Map<string, Region>()
  for (const { id, path, title } of factsIn(draft, words)) {
    for (const source of evidence[path]?.sources ?? []) {
      const key = keyOf(source)
      const region = regions.get(key) ?? { key, source, facts: [] }
      region.facts.push({ id, title })
      regions.set(key, region)
    }
  }
  return [...regions.values()]
}

/** 'Page 2', 'Paragraph 7': where a fact stands, in words; undefined when nothing is known of it. */
export function placeInWords(source: Source | undefined, words: FactWords['place']): string | undefined {
  if (!source) return undefined
  return source.kind === 'pdf' ? words.page(source.page) : words.paragraph(source.paragraph + 1)
}

/** How sure the reader is of an entry; a person's own change is sure. */
export function confidenceOf(item: Pick<Item, 'origin' | 'isChanged'>, evidence: Evidence): Confidence {
  return (!item.isChanged && item.origin !== null && evidence[item.origin]?.confidence) || 'sure'
}

/** The same of a field about the person; one that was changed since is sure. */
export function basicConfidence({ past, now }: ReviewState, name: BasicName, evidence: Evidence): Confidence {
  const value = now.basics[name]
  if (value === null || past.some((step) => step.draft.basics[name] !== value)) return 'sure'
  return evidence[`basics.${name}`]?.confidence ?? 'sure'
}

/** How many of the questions are still open, and how many more facts are marked. */
export function countDoubts(state: ReviewState, evidence: Evidence): { asked: number; more: number } {
  const items = LIST_NAMES.flatMap((list) => state.now.lists[list] as Item[])
  const open = new Set([
    ...items.flatMap((item) => (confidenceOf(item, evidence) === 'sure' ? [] : [item.origin])),
    ...BASIC_NAMES.flatMap((name) => (basicConfidence(state, name, evidence) === 'sure' ? [] : [`basics.${name}`])),
  ])
  const asked = Math.min(open.size, MOST_TO_CHECK)
  return { asked, more: open.size - asked }
}

function factsIn(draft: Draft, words: FactWords): { id: string; path: string; title: string }[] {
  const basics = BASIC_NAMES.flatMap((name) => {
    const value = draft.basics[name]
    return value === null ? [] : { id: `basics.${name}`, path: `basics.${name}`, title: value.slice(0, 80) }
  })
  const entries = LIST_NAMES.flatMap((list) =>
    (draft.lists[list] as Item[]).flatMap(({ id, origin, value }) =>
      origin === null ? [] : { id, path: origin, title: titleOf(list, value, words) },
    ),
  )
  return [...basics, ...entries]
}

function keyOf(source: Source): string {
  return source.kind === 'pdf'
    ? `page ${source.page} ${source.box.map(Math.round).join(' ')}`
    : `paragraph ${source.paragraph}`
}
