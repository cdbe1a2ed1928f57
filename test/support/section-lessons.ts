import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { AdLine } from '#core/ads/sections/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import type { LineKind } from '#core/ads/sections/line-judge.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import type { PartKind } from '#core/ads/sections/section-order.ts'
import type { Section } from '#core/ads/sections/sections.ts'
import { fullCatalogue } from './full-catalogue.ts'
import { OWN_WORDS, trainingRows } from './heading-lessons.ts'
import { ownWordsAds } from './own-words.ts'

/** An advert and what each of its lines belongs to; null where its label does not say. */
export type LabelledParts = {
  list: string
  sections: readonly Section[]
  kindAt: (from: number) => PartKind | 'facts' | null
}
export type LineLesson = { line: Pick<AdLine, 'text' | 'folded' | 'isBullet'>; kind: LineKind; list: string }

const KINDS: Record<string, PartKind | 'facts'> = {
  must: 'must',
  nice: 'nice',
  duties: 'duties',
  about: 'about',
  intro: 'about',
  offer: 'offer',
  apply: 'silent',
  process: 'silent',
  legal: 'silent',
  meta: 'facts',
}
const label = z.object({
  id: z.string(),
  sections: z.array(z.object({ kind: z.string(), from: z.number(), to: z.number() })).default([]),
})

/** The labelled adverts of folders, and the first list of test/ads/own-words. */
export function labelledParts(lists: Readonly<Record<string, string>>): LabelledParts[] {
  const labelled = Object.entries(lists).flatMap(([list, folder]) =>
    readdirSync(path.join(folder, 'labels')).map((file): LabelledParts => {
      const { id, sections } = label.parse(JSON.parse(readFileSync(path.join(folder, 'labels', file), 'utf8')))
      const text = readFileSync(path.join(folder, 'ads', `${id}.txt`), 'utf8')
      const kindAt = (at: number) => KINDS[sections.find(({ from, to }) => at >= from && at < to)?.kind ?? ''] ?? null
      return { list, sections: sectionsIn(text), kindAt }
    }),
  )
  const file = readFileSync(path.join(import.meta.dirname, '../ads/own-words/first.txt'), 'utf8')
  const own = ownWordsAds(file).map(({ text, parts }): LabelledParts => {
    const starts = parts.map(({ heading, kind }) => ({ at: text.indexOf(`\n${heading}\n`) + 1, kind: OWN_WORDS[kind] }))
    return {
      list: 'own-words',
      sections: sectionsIn(text),
      kindAt: (from) => starts.findLast(({ at }) => at <= from)?.kind ?? 'facts',
    }
  })
  return [...labelled, ...own]
}

export function lineLessons(ads: readonly LabelledParts[]): LineLesson[] {
  const written = trainingRows('lines.txt').flatMap(({ kind, text }): LineLesson[] => {
    const own = lineKind(kind === 'must' || kind === 'nice' ? kind : (KINDS[kind] ?? (kind === 'silent' ? kind : null)))
    return own ? [{ line: { text, folded: fold(text), isBullet: true }, kind: own, list: 'training' }] : []
  })
  const labelled = ads.flatMap(({ list, sections, kindAt }) =>
    sections.flatMap(({ lines }) =>
      lines.flatMap((line): LineLesson[] => {
        const kind = lineKind(kindAt(line.from))
        return kind ? [{ line, kind, list }] : []
      }),
    ),
  )
  return [...written, ...labelled]
}

export function lineKind(kind: PartKind | 'facts' | null): LineKind | null {
  if (kind === 'must' || kind === 'nice') return 'ask'
  return kind === 'facts' || kind === 'unwanted' || kind === 'stack' ? null : kind
}

/** What most of a section's text belongs to. */
export function kindOfSection({ lines }: Section, kindAt: LabelledParts['kindAt']): PartKind | 'facts' | null {
  const sizes = new Map<PartKind | 'facts', number>()
  for (const { from, text } of lines) {
    const kind = kindAt(from)
    if (kind) sizes.set(kind, (sizes.get(kind) ?? 0) + text.length)
  }
  return [...sizes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

const sectionsIn = (text: string) => readAdText(fullCatalogue, text).sections
