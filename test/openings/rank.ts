// node test/openings/rank.ts: how far the order of thirty openings for five people agrees with a ranking made by hand before it
// was run (Kendall's tau-b, ties of the hand ranking counted as such).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { skillStatesOf } from '#core/career/skill-state.ts'
import { orderingFor, topicsAsked } from '#core/openings/fit.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { factsOf, type JsonResume } from '../eval/json-resume.ts'

const NOW = '2026-11-28T00:00:00.000Z'
const read = (...parts: string[]): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, ...parts), 'utf8'))
const { people, openings } = read('ranked.json') as {
  people: string[]
  openings: { text: string; grades: number[] }[]
}
const asked = openings.map(({ text }) => topicsAsked(fullCatalogue, readAdText(fullCatalogue, text).skills))

function scoresFor(id: string): number[] {
  const { facts, otherTexts } = factsOf(read('../people/people', `${id}.json`) as JsonResume)
  const background = backgroundOf(fullCatalogue, facts, { sourceId: 'resume', at: NOW }, otherTexts)
  const order = orderingFor(skillStatesOf(background.records, NOW, fullCatalogue, background.jobs))
  return asked.map((topics) => order(topics))
}

/** Pairs in the same order less those in the other, over the pairs that neither side ties. */
function tau(one: readonly number[], other: readonly number[]): number {
  let sum = 0
  let [inOne, inOther] = [0, 0]
  for (let a = 0; a < one.length; a += 1)
    for (let b = a + 1; b < one.length; b += 1) {
      const [x, y] = [one, other].map((list) => Math.sign((list[a] ?? 0) - (list[b] ?? 0))) as [number, number]
      sum += x * y
      inOne += Math.abs(x)
      inOther += Math.abs(y)
    }
  return sum / Math.sqrt(inOne * inOther)
}

const found = people.map((id, at) => ({
  id,
  tau: tau(
    openings.map(({ grades }) => grades[at] ?? 0),
    scoresFor(id),
  ),
}))
for (const { id, tau: value } of found) console.log(`${id}  ${value.toFixed(2)}`)
console.log(`mean  ${(found.reduce((sum, one) => sum + one.tau, 0) / found.length).toFixed(2)} (goal 0.6)`)
