// npm run eval -- same-jobs [--show]: 300 pairs of openings marked by hand (test/openings/pairs). `--show` names the pairs of the
// worked half that are wrong; of the kept half only totals are ever printed.
import { isSameJob, marksOf } from '#core/openings/same-job.ts'
import { handPairs, type Pair } from '../openings/hand-pairs.ts'

const isShown = process.argv.includes('--show')

function isFoundSame({ sides: [one, other] }: Pair): boolean {
  return isSameJob(marksOf(one), marksOf(other), one.source === other.source, { one: one.text, other: other.text })
}

function measure(half: 'worked' | 'kept'): void {
  const pairs = handPairs(half).map((pair) => ({ ...pair, found: isFoundSame(pair) }))
  const count = (test: (pair: (typeof pairs)[number]) => boolean) => pairs.filter(test).length
  const both = count(({ isSame, found }) => isSame && found)
  const percent = (of: number) => ((100 * both) / of).toFixed(1)
  const found = count((pair) => pair.found)
  const same = count((pair) => pair.isSame)
  console.log(
    `${half}: ${pairs.length} pairs, ${same} of them the same; precision ${percent(found)} % (${found - both} wrongly joined), recall ${percent(same)} % (${same - both} missed)`,
  )
  if (!isShown || half === 'kept') return
  for (const pair of pairs)
    if (pair.found !== pair.isSame) console.log(`  ${pair.found ? 'joined' : 'missed'}: ${pair.why}`)
}

measure('worked')
measure('kept')
