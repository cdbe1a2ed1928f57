// node test/corpus/entry-lists/measure.ts LIST… [--show]: the share right of each list, and with --show what was missed of it.
import { parseArgs } from 'node:util'
import { type ListName, scoreList } from './read-list.ts'
import { shareOf } from './share.ts'

const { values, positionals } = parseArgs({ options: { show: { type: 'boolean' } }, allowPositionals: true })
for (const list of positionals as ListName[]) {
  const scores = scoreList(list)
  const { entries, dates, whole } = shareOf(scores)
  console.log(
    `${list}: entries ${entries.toFixed(1)}, dates ${dates.toFixed(1)}, resumes without a fault ${whole} of ${scores.length}`,
  )
  if (!values.show) continue
  for (const { name, counts, isNamed } of scores)
    if (!isNamed || counts.fn + counts.fp > 0 || counts.dk < counts.dall)
      console.log(
        `  ${name}: missed ${counts.miss.join('; ')} | instead ${counts.extra.join('; ')} | dates ${counts.dk} of ${counts.dall}${isNamed ? '' : ' | another name'}`,
      )
}
