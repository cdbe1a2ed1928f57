import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fold } from '#core/ads/fold.ts'
import { decodePage } from '#core/ads/page/decode-page.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import type { JobPageReading } from '#core/ads/page/reading.ts'
import { withoutGender } from '#core/ads/header/title.ts'

const FOLDER = join(import.meta.dirname, '../ads')
const FORMS = [
  ['page.html', 'html'],
  ['answer.json', 'json'],
  ['answer.xml', 'xml'],
  ['text.txt', 'text'],
] as const

const nullable = z.string().nullish()
const truthSchema = z.object({
  kind: z.string(),
  title: nullable,
  company: nullable,
  pay: z
    .object({ min: z.number().nullable(), max: z.number().nullable(), currency: z.string(), period: z.string() })
    .nullish(),
  applyUrl: nullable,
  descriptionText: nullable,
  accept: z.record(z.string(), z.array(z.unknown())).default({}),
})
export type PageTruth = z.infer<typeof truthSchema>

type LabelledPage = {
  id: string
  url: string
  form: (typeof FORMS)[number][1]
  truth: PageTruth
  reading: JobPageReading
}

/** The labelled pages of a folder under test/ads, each with what the code behind 'Save a job' reads of it. */
export function labelledPages(name: string): LabelledPage[] {
  return readdirSync(join(FOLDER, name)).flatMap((id) => {
    const at = (file: string) => join(FOLDER, name, id, file)
    const form = FORMS.find(([file]) => existsSync(at(file)))
    if (!form) return []
    const url = existsSync(at('url.txt')) ? (readFileSync(at('url.txt'), 'utf8').split('\n')[0] ?? '').trim() : ''
    const text = decodePage(readFileSync(at(form[0])))
    return [
      {
        id,
        url,
        form: form[1],
        truth: truthSchema.parse(JSON.parse(readFileSync(at('truth.json'), 'utf8'))),
        reading: readJobPage({ url, text, form: form[1], today: '2026-11-20' }),
      },
    ]
  })
}

const plain = (text: unknown) =>
  typeof text === 'string'
    ? fold(withoutGender(text))
        .replaceAll(/\b(?:gmbh|ag|ltd|inc|llc|kg|bv|ab|plc)\b|[^\p{L}\p{N}]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .replace(/ (?:s l(?: u)?|s a s?|a s|s r l|sl|sa|sas)$/, '')
    : ''

/** Which of the facts that a person sees first are wrong. */
export function wrongOf({ truth, reading }: { truth: PageTruth; reading: JobPageReading }): string[] {
  const is = (field: 'title' | 'company' | 'applyUrl') =>
    [truth[field], ...(truth.accept[field] ?? [])].some((one) => plain(one) === plain(reading[field]))
  if (reading.kind !== truth.kind && truth.accept['kind']?.includes(reading.kind) !== true) return ['kind']
  if (truth.kind !== 'job') return []
  const pay = reading.pay
  const isPay = truth.pay
    ? pay !== null &&
      pay.min === truth.pay.min &&
      pay.max === truth.pay.max &&
      pay.currency === truth.pay.currency &&
      pay.period === truth.pay.period
    : pay === null
  return [
    ...(is('title') ? [] : ['title']),
    ...(is('company') ? [] : ['company']),
    ...(isPay || truth.accept['pay'] !== undefined ? [] : ['pay']),
    ...(wordsInCommon(truth.descriptionText ?? '', reading.descriptionText ?? '') >= 0.95 ? [] : ['descriptionText']),
  ]
}

/** F1 of the words of two texts, with their counts. */
function wordsInCommon(a: string, b: string): number {
  const count = (text: string) => {
    const words = new Map<string, number>()
    for (const word of fold(text).match(/[\p{L}\p{N}]+/gu) ?? []) words.set(word, (words.get(word) ?? 0) + 1)
    return words
  }
  const [left, right] = [count(a), count(b)]
  const sum = (words: Map<string, number>) => [...words.values()].reduce((one, other) => one + other, 0)
  const both = [...left].reduce((all, [word, times]) => all + Math.min(times, right.get(word) ?? 0), 0)
  const all = sum(left) + sum(right)
  return all === 0 ? 1 : (2 * both) / all
}
