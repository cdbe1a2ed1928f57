// npm run eval -- ads --in DIR --out DIR: reads every ad (DIR/ads/*.txt or DIR/*.txt) by the code behind
// /career/job-ad and writes DIR/<id>.json in the form of the set's scorer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Learner } from '#core/career/course-fit.ts'
import { readJobAd } from '#core/career/read-job-ad.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { evalFolders, filesOf, folderOf, timesOf, writePrediction } from './folder.ts'

const folders = evalFolders('npm run eval -- ads --in DIR --out DIR')
if (!folders) process.exit(2)

const catalogue = fullCatalogue
const idOf = new Map([...catalogue.skills.values()].map((skill) => [skill.name, skill.id]))
const learner: Learner = { learningPreference: 'all', hoursPerDay: 1.5, challenges: [] }
const from = folderOf(folders.in, 'ads')
const millis: number[] = []
for (const file of filesOf(from, '.txt')) {
  const text = readFileSync(join(from, file), 'utf8')
  const start = performance.now()
  const reading = readJobAd(catalogue, text, new Map(), learner)
  millis.push(performance.now() - start)
  const ids = (list: readonly { skillId: string; orNames?: readonly string[] }[]) =>
    list.flatMap((one) => [one.skillId, ...(one.orNames ?? []).flatMap((name) => idOf.get(name) ?? [])])
  writePrediction(folders.out, file.replace(/\.txt$/, ''), {
    must: reading ? ids([...reading.match.missing, ...reading.match.have]) : [],
    nice: reading ? ids(reading.match.niceToHave) : [],
  })
}
console.log(timesOf(millis))
