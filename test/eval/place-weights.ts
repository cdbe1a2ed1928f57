// npm run eval -- place-weights [--in DIR …] [--out FILE]: learns src/core/ads/place-weights.ts from the labelled adverts under
// test/ads (and of further folders); prints how many places of each list are read by weights that never saw it, and by today's.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { linesOf } from '#core/ads/ad-lines.ts'
import { fold } from '#core/ads/fold.ts'
import { rowsOf } from '#core/ads/header.ts'
import { withoutPageChrome } from '#core/ads/page-chrome.ts'
import { PLACE_EVIDENCE } from '#core/ads/place-judge.ts'
import { skillNamesOf } from '#core/ads/skill-names.ts'
import { whoAndWhere } from '#core/ads/who-and-where.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { type Choice, isChosenRight, learnChoice } from './learn-choice.ts'

const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
const ADS = path.join(import.meta.dirname, '../ads')
const labelOf = z.object({
  id: z.string(),
  location: z.union([z.string().nullable(), z.array(z.string().nullable())]).default(null),
})
const isSkill = skillNamesOf(fullCatalogue)
type Lesson = Choice & { today: boolean; isRow: boolean }

const wordsOf = (place: string): string[] => fold(place).match(/[\p{L}\p{N}]+/gu) ?? []
/** As the scorer has it: the town, or most of the words. */
function isPlace(truth: string, said: string): boolean {
  const told = wordsOf(said)
  const all = wordsOf(truth)
  const both = all.filter((word) => told.includes(word)).length
  return (
    wordsOf(truth.split(/[,(]|\s\/\s|\sor\s/)[0] ?? '').every((word) => told.includes(word)) ||
    (2 * both) / (all.length + told.length) >= 0.6
  )
}

function lessonsOf(list: string, folder: string): Lesson[] {
  return readdirSync(path.join(folder, 'labels')).map((file) => {
    const { id, location } = labelOf.parse(JSON.parse(readFileSync(path.join(folder, 'labels', file), 'utf8')))
    const lines = withoutPageChrome(linesOf(readFileSync(path.join(folder, 'ads', `${id}.txt`), 'utf8')))
    const { places, place } = whoAndWhere(lines, rowsOf(lines), { isSkill, isAll: true })
    const truth = [location].flat()
    const isTrue = (said: string) => truth.some((one) => one !== null && isPlace(one, said))
    const mayBeNone = truth.includes(null)
    return {
      list,
      weight: 1,
      options: places.map(({ features }) => PLACE_EVIDENCE.map((key) => features[key] ?? 0)),
      isRight: places.map(({ value }) => isTrue(value)),
      mayBeNone,
      today: place ? isTrue(place.value) : mayBeNone,
      isRow: place?.confidence === 'sure',
    }
  })
}

const own = ['texts', 'unread', 'third-texts', 'fourth-texts', 'fifth-texts'].map(
  (name) => [name, path.join(ADS, name)] as const,
)
const folders = [...own, ...(values.in ?? []).map((folder) => [folder, folder] as const)]
const all = folders.flatMap(([list, folder]) => lessonsOf(list, folder))
// a labelled row is believed before all this, and teaches nothing about sentences
const lessons = all.filter(({ isRight, mayBeNone, isRow }) => !isRow && (mayBeNone || isRight.includes(true)))

for (const list of new Set(all.map((one) => one.list))) {
  const weights = learnChoice(
    lessons.filter((one) => one.list !== list),
    PLACE_EVIDENCE.length,
  )
  const here = all.filter((one) => one.list === list)
  const right = here.filter((one) => (one.isRow ? one.today : isChosenRight(one, weights))).length
  const within = here.filter((one) => one.isRow || one.mayBeNone || one.isRight.includes(true)).length
  console.log(
    `${list} left out: ${right} of ${here.length} (today ${here.filter(({ today }) => today).length}, among the candidates ${within})`,
  )
}
const learnt = learnChoice(lessons, PLACE_EVIDENCE.length)
const rows = PLACE_EVIDENCE.map((key, at) => `  ${key}: ${(learnt[at] ?? 0).toFixed(2)},`)
const text = [
  `/** Learnt by \`npm run eval -- place-weights\` from ${lessons.length} adverts; edited by nobody. */`,
  'export const PLACE_WEIGHTS = {',
  ...rows,
  '}',
  '',
].join('\n')
if (values.out !== undefined) writeFileSync(values.out, text)
