import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { AdReading } from '#core/ads/read-ad-text.ts'

const asked = z.array(z.object({ id: z.string(), also: z.array(z.string()).default([]), oneOf: z.string().optional() }))
const label = z.object({
  id: z.string(),
  must: asked,
  nice: asked,
  context: z.array(z.string()).default([]),
  distractors: z.array(z.string()).default([]),
})
export type AdLabel = z.infer<typeof label>

/** The labelled adverts of a folder, or of one under test/ads by its name. */
export function labelledAds(name: string): { label: AdLabel; text: string }[] {
  const folder = resolve(import.meta.dirname, '../ads', name)
  return readdirSync(join(folder, 'labels')).map((file) => {
    const one = label.parse(JSON.parse(readFileSync(join(folder, 'labels', file), 'utf8')))
    return { label: one, text: readFileSync(join(folder, 'ads', `${one.id}.txt`), 'utf8') }
  })
}

export type AdScore = { found: number; wanted: number; predicted: number; taken: number; distractors: number }

/** Musts found (half when read as a wish), asked for and read, and distractors taken; one of a choice is enough. */
export function scoreMusts({ must, nice, context, distractors }: AdLabel, { skills }: AdReading): AdScore {
  const idsOf = (level: string) => skills.filter((skill) => skill.level === level).flatMap(({ ids }) => ids)
  const read = new Set(idsOf('must'))
  const wished = new Set(idsOf('wish'))
  const choices = new Map<string, string[]>()
  for (const { id, also, oneOf } of must) {
    const key = oneOf ?? `:${id}`
    choices.set(key, [...(choices.get(key) ?? []), id, ...also])
  }
  const points = [...choices.values()].map((ids) =>
    ids.some((id) => read.has(id)) ? 1 : ids.some((id) => wished.has(id)) ? 0.5 : 0,
  )
  const free = new Set([...[...must, ...nice].flatMap(({ id, also }) => [id, ...also]), ...context])
  return {
    found: points.reduce((sum: number, one) => sum + one, 0),
    wanted: points.length,
    predicted: points.filter((one) => one > 0).length + [...read].filter((id) => !free.has(id)).length,
    taken: distractors.filter((id) => read.has(id) || wished.has(id)).length,
    distractors: distractors.length,
  }
}

/** F1 of the musts and the share of distractors taken, over all adverts together. */
export function sumOf(scores: readonly AdScore[]): { f1: number; taken: number } {
  const total = (key: keyof AdScore) => scores.reduce((sum, one) => sum + one[key], 0)
  return {
    f1: (2 * total('found')) / (total('wanted') + total('predicted')),
    taken: total('taken') / Math.max(1, total('distractors')),
  }
}
