// npm run eval -- ads --in DIR --out DIR: reads every ad (DIR/ads/*.txt or DIR/*.txt) by the code behind
// /career/job-ad and writes DIR/<id>.json in the form of the set's scorer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AdReading, readAdText } from '#core/ads/read-ad-text.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { evalFolders, filesOf, folderOf, timesOf, writePrediction } from './folder.ts'

const folders = evalFolders('npm run eval -- ads --in DIR --out DIR')
if (!folders) process.exit(2)

const from = folderOf(folders.in, 'ads')
const millis: number[] = []
for (const file of filesOf(from, '.txt')) {
  const text = readFileSync(join(from, file), 'utf8')
  const start = performance.now()
  const reading = readAdText(fullCatalogue, text)
  millis.push(performance.now() - start)
  writePrediction(folders.out, file.replace(/\.txt$/, ''), predictionOf(reading))
}
console.log(timesOf(millis))

/** The form of the set's scorer. What the advert only names (duties, tools of the house) is neither must nor nice. */
function predictionOf({ fields, skills, isTech, isScam }: AdReading) {
  const ids = (level: string) => skills.filter((skill) => skill.level === level).flatMap((skill) => skill.ids)
  const { min = null, max = null, currency, period } = fields.pay?.value ?? {}
  return {
    title: fields.title?.value ?? null,
    company: fields.company?.value ?? null,
    location: fields.place?.value ?? null,
    workMode: fields.workMode?.value ?? null,
    seniority: fields.seniority?.value ?? null,
    // a single figure is a floor in the set: '700 € a month' has no upper end
    salary: fields.pay ? { min, max: max === min ? null : max, currency, period } : null,
    years: fields.years?.value ?? null,
    must: ids('must'),
    nice: ids('wish'),
    employmentType: fields.types?.value[0] ?? null,
    languages: fields.languages.map(({ value }) => value),
    degree: fields.degree?.value ?? null,
    deadline: fields.deadline?.value ?? null,
    contact: fields.contacts.map(({ value }) => value),
    isTech,
    isScam,
  }
}
