// What place-weights and title-weights share: a field of the header, learnt from labelled adverts, with each list left out once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { linesOf } from '#core/ads/sections/ad-lines.ts'
import type { Found } from '#core/ads/found.ts'
import { rowsOf } from '#core/ads/header/header.ts'
import { withoutPageChrome } from '#core/ads/sections/page-chrome.ts'
import { skillNamesOf } from '#core/ads/demands/skill-names.ts'
import { whoAndWhere, type WhoAndWhere } from '#core/ads/header/who-and-where.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { type Choice, isChosenRight, learnChoice } from './learn-choice.ts'

type Task<Evidence extends string> = {
  /** 'place', 'title' */
  name: string
  label: 'location' | 'title'
  evidence: readonly Evidence[]
  candidatesOf: (read: WhoAndWhere) => { value: string; features: Partial<Record<Evidence, number>> }[]
  readOf: (read: WhoAndWhere) => Found<string> | null
  isSame: (truth: string, said: string) => boolean
}
type Lesson = Choice & { today: boolean; isRow: boolean }

const isSkill = skillNamesOf(fullCatalogue)
const ADS = path.join(import.meta.dirname, '../ads')
const answers = z.union([z.string().nullable(), z.array(z.string().nullable())]).default(null)
const labelOf = z.object({ id: z.string(), location: answers, title: answers })

export function learnHeader<Evidence extends string>(task: Task<Evidence>): void {
  const { values } = parseArgs({ options: { in: { type: 'string', multiple: true }, out: { type: 'string' } } })
  const own = ['texts', 'unread', 'third-texts', 'fourth-texts', 'fifth-texts', 'sixth-texts', 'seventh-texts'].map(
    (name) => [name, path.join(ADS, name)] as const,
  )
  const folders = [...own, ...(values.in ?? []).map((folder) => [folder, folder] as const)]
  const all = folders.flatMap(([list, folder]) => lessonsOf(task, list, folder))
  // a labelled row is believed before all this, and teaches nothing about sentences
  const lessons = all.filter(({ isRight, mayBeNone, isRow }) => !isRow && (mayBeNone || isRight.includes(true)))
  const size = task.evidence.length
  for (const list of new Set(all.map((one) => one.list))) {
    const weights = learnChoice(
      lessons.filter((one) => one.list !== list),
      size,
    )
    const here = all.filter((one) => one.list === list)
    const right = here.filter((one) => (one.isRow ? one.today : isChosenRight(one, weights))).length
    const within = here.filter((one) => one.isRow || one.mayBeNone || one.isRight.includes(true)).length
    console.log(
      `${list} left out: ${right} of ${here.length} by weights alone (today ${here.filter(({ today }) => today).length}, among the candidates ${within})`,
    )
  }
  const learnt = learnChoice(lessons, size)
  const text = [
    `/** Learnt by \`npm run eval -- ${task.name}-weights\` from ${lessons.length} adverts; edited by nobody. */`,
    `export const ${task.name.toUpperCase()}_WEIGHTS = {`,
    ...task.evidence.map((key, at) => `  ${key}: ${(learnt[at] ?? 0).toFixed(2)},`),
    '}',
    '',
  ].join('\n')
  if (values.out !== undefined) writeFileSync(values.out, text)
}

function lessonsOf<Evidence extends string>(task: Task<Evidence>, list: string, folder: string): Lesson[] {
  return readdirSync(path.join(folder, 'labels')).map((file) => {
    const label = labelOf.parse(JSON.parse(readFileSync(path.join(folder, 'labels', file), 'utf8')))
    const lines = withoutPageChrome(linesOf(readFileSync(path.join(folder, 'ads', `${label.id}.txt`), 'utf8')))
    const read = whoAndWhere(lines, rowsOf(lines), { isSkill, isAll: true, isTraining: true })
    const truth = [label[task.label]].flat()
    const isTrue = (said: string) => truth.some((one) => one !== null && task.isSame(one, said))
    const mayBeNone = truth.includes(null)
    const candidates = task.candidatesOf(read)
    const said = task.readOf(read)
    return {
      list,
      weight: 1,
      options: candidates.map(({ features }) => task.evidence.map((key) => features[key] ?? 0)),
      isRight: candidates.map(({ value }) => isTrue(value)),
      mayBeNone,
      today: said ? isTrue(said.value) : mayBeNone,
      isRow: said?.confidence === 'sure',
    }
  })
}
