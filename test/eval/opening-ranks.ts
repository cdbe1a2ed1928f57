// npm run eval -- opening-ranks: how far the order of thirty openings for five people agrees with rankings made by hand before
// they were run (test/openings/ranked*.json; Kendall's tau-b, ties of the hand ranking counted as such).
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { orderingFor, topicsAsked } from '#core/openings/fit.ts'
import { backgroundOf } from '#core/resume/background.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { factsOf, type JsonResume } from './json-resume.ts'

const NOW = '2026-11-28T00:00:00.000Z'
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, '..', file), 'utf8'))

function scoresFor(id: string, texts: readonly string[]): number[] {
  const { facts, otherTexts } = factsOf(read(`people/people/${id}.json`) as JsonResume)
  const background = backgroundOf(fullCatalogue, facts, { sourceId: 'resume', at: NOW }, otherTexts)
  const order = orderingFor(skillStatesOf(background.records, NOW, fullCatalogue, background.jobs))
  return texts.map((text) => order(topicsAsked(fullCatalogue, readAdText(fullCatalogue, text).skills)))
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

for (const file of ['ranked', 'ranked-second']) {
  const { people, openings } = read(`openings/${file}.json`) as {
    people: string[]
    openings: { text: string; grades: number[] }[]
  }
  const texts = openings.map(({ text }) => text)
  const found = people.map((id, at) => {
    const grades = openings.map((opening) => opening.grades[at] ?? 0)
    return { id, tau: tau(grades, scoresFor(id, texts)) }
  })
  const mean = found.reduce((sum, one) => sum + one.tau, 0) / found.length
  console.log(
    `${file}: ${found.map((one) => `${one.id} ${one.tau.toFixed(2)}`).join(', ')}; mean ${mean.toFixed(2)} (goal 0.6)`,
  )
}
