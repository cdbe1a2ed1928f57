// npm run eval -- boards [--show]: how many fields of the recorded answers of boards and feeds (test/openings/recorded) are right.
import { readRecorded, type Field } from '../openings/recorded.ts'

const isShown = process.argv.includes('--show')
const sources = readRecorded()
const share = (fields: readonly Field[]) => {
  const right = fields.filter(({ isRight }) => isRight).length
  return `${right} of ${fields.length} (${((100 * right) / fields.length).toFixed(1)} %)`
}
for (const { id, fields } of sources) {
  console.log(`${id.padEnd(16)} ${share(fields)}`)
  if (!isShown) continue
  for (const { name, isRight, wanted, found } of fields)
    if (!isRight) console.log(`  ${name}: ${JSON.stringify(wanted)}, read as ${JSON.stringify(found)}`)
}
const all = (isBoard: boolean) => sources.filter((source) => source.isBoard === isBoard).flatMap(({ fields }) => fields)
console.log(`boards           ${share(all(true))}\nfeeds            ${share(all(false))}`)
