// npm run eval -- stances [--in FILE] [--misses]: how far sentences of resumes count for a skill: wishes, hedges, courses that run
// and the work of others against what was done. Without a file, the committed sentences.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { countsAs, type Stance } from '#test/support/stances.ts'

const { values } = parseArgs({ options: { in: { type: 'string' }, misses: { type: 'boolean' } } })
const file = path.resolve(
  process.env['INIT_CWD'] ?? process.cwd(),
  values.in ?? path.join(import.meta.dirname, '../career/stances.json'),
)
const stances = JSON.parse(readFileSync(file, 'utf8')) as Stance[]
const read = stances.map((stance) => ({ ...stance, as: countsAs(stance) }))
const share = (list: typeof read, test: (one: (typeof read)[number]) => boolean) =>
  `${list.filter(test).length} of ${list.length}`
console.log(`read right: ${share(read, ({ counts, as }) => counts === as)}`)
for (const counts of ['yes', 'weak', 'no'] as const) {
  const list = read.filter((one) => one.counts === counts)
  console.log(`  ${counts}: ${share(list, ({ as }) => as === counts)}`)
}
const unearned = read.filter(({ counts }) => counts !== 'yes')
console.log(`taken for had though it is not: ${share(unearned, ({ as }) => as === 'yes')}`)
for (const { lang, where, sentence, skill, counts, as } of values.misses === true ? read : [])
  if (counts !== as) console.log(`${lang} ${where}: ${counts} read as ${as} (${skill}): ${sentence}`)
