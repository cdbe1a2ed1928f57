import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import type { HeadingKind } from '#core/ads/sections/heading-judge.ts'
import { plainHeading } from '#core/ads/sections/section-kind.ts'
import { ownWordsAds, type OwnWordsKind } from './own-words.ts'

/** A short line, what it announces, and the list it comes from. */
export type HeadingLesson = { text: string; kind: HeadingKind; list: string }

const ADS = join(import.meta.dirname, '../ads')
const KINDS: Record<string, HeadingKind> = {
  must: 'must',
  nice: 'nice',
  unwanted: 'unwanted',
  duties: 'duties',
  about: 'about',
  offer: 'offer',
  process: 'silent',
  apply: 'silent',
  legal: 'silent',
  silent: 'silent',
  stack: 'stack',
}
/** What the headings of test/ads/own-words announce. */
export const OWN_WORDS = {
  must: 'must',
  wish: 'nice',
  tasks: 'duties',
  offer: 'offer',
  about: 'about',
  process: 'silent',
} as const satisfies Record<OwnWordsKind, HeadingKind>
const label = z.object({
  id: z.string(),
  sections: z
    .array(z.object({ kind: z.string(), from: z.number(), to: z.number(), heading: z.string().nullish() }))
    .default([]),
})

/** Headings written for training, and those of labelled adverts; short lines that are none teach as well. */
export function headingLessons(lists: Readonly<Record<string, string>>): HeadingLesson[] {
  const written = trainingRows('headings.txt').flatMap(({ kind, text }) => lesson(text, KINDS[kind], 'training'))
  const items = trainingRows('lines.txt').flatMap(({ text }) =>
    text.split(' ').length <= 9 ? lesson(text, 'none', 'training') : [],
  )
  const own = ownWordsAds(readFileSync(join(ADS, 'own-words/first.txt'), 'utf8')).flatMap(({ parts }) =>
    parts.flatMap(({ heading, kind }) => lesson(heading, OWN_WORDS[kind], 'own-words')),
  )
  return [...written, ...items, ...own, ...Object.entries(lists).flatMap(([list, folder]) => labelled(list, folder))]
}

const lesson = (text: string, kind: HeadingKind | undefined, list: string): HeadingLesson[] =>
  kind ? [{ text: plainHeading(fold(text)), kind, list }] : []

export function trainingRows(file: string): { kind: string; text: string }[] {
  let kind = ''
  return readFileSync(join(ADS, 'training', file), 'utf8')
    .trim()
    .split('\n')
    .flatMap((row) => {
      const head = /^\[(\w+)\]$/.exec(row)?.[1]
      kind = head ?? kind
      return head === undefined && row !== '' ? [{ kind, text: row }] : []
    })
}

function labelled(list: string, folder: string): HeadingLesson[] {
  return readdirSync(join(folder, 'labels')).flatMap((file) => {
    const { id, sections } = label.parse(JSON.parse(readFileSync(join(folder, 'labels', file), 'utf8')))
    const text = readFileSync(join(folder, 'ads', `${id}.txt`), 'utf8')
    return linesOf(text).flatMap((line) => {
      const part = sections.find(({ from, to }) => line.from >= from && line.from < to)
      if (!part) return []
      if (part.heading && fold(part.heading).includes(line.folded)) return lesson(line.folded, KINDS[part.kind], list)
      return line.looksLikeHeading ? lesson(line.folded, 'none', list) : []
    })
  })
}
