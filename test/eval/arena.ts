// npm run eval -- arena [--users 100000]: simulated people take skill checks by the code that serves them; who passes that
// should not, who fails that should not, and how many questions it takes. The assumptions are in docs/quality/arena.md.
import { parseArgs } from 'node:util'
import { seededChance } from '#core/chance.ts'
import { fixedTest, measure, realPools, usualPools, type Figures } from '../arena/simulate.ts'
import { copyingRing, leakedItem } from '../arena/simulate-cheats.ts'

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' }, steep: { type: 'string' } } })
const users = Number(values.users)
if (!Number.isInteger(users) || users < 1000) throw new Error('How many users? A whole number from 1000')
const steep = values.steep === undefined ? undefined : Number(values.steep)
const percent = (share: number) => `${(100 * share).toFixed(2)}%`
const print = (text: string) => process.stdout.write(`${text}\n`)
const row = (name: string, { users: n, falsePass, falseFail, falsePassAll, falseFailAll, items, error }: Figures) =>
  print(
    `${name.padEnd(34)} ${String(n).padStart(7)} people · false passes ${percent(falsePass)}, false fails ${percent(falseFail)}` +
      ` (any distance: ${percent(falsePassAll)}, ${percent(falseFailAll)}) · ${items.toFixed(1)} items · error ${error.toFixed(2)}`,
  )

const pools = usualPools(100, seededChance('pools'), steep)
const adaptive = measure(pools, users, seededChance('people'))
row('adaptive, 24 items a skill', adaptive)
const { length, figures } = fixedTest(pools, Math.min(users, 50_000), seededChance('fixed'), adaptive)
row(`fixed test of ${length} items`, figures)
print(
  `the fixed test of equal error asks ${length} items; the adaptive one asks ${percent(1 - adaptive.items / length)} fewer`,
)
for (const least of [1, 12, 20, 24]) {
  const real = realPools(seededChance('real'), least)
  row(`the bank, ${real.length} skills of ${least} or more`, measure(real, users, seededChance('bank')))
}
for (const sharing of ['answers', 'keys'] as const)
  for (const variants of [0, 0.5]) {
    const ring = copyingRing(200, sharing, variants, seededChance(`ring ${sharing}`))
    print(
      `ring of 20 sharing ${sharing.padEnd(7)} ${percent(variants)} variants: ability ${ring.alone.toFixed(2)} alone, ${ring.together.toFixed(2)} together` +
        ` (${(ring.together - ring.alone).toFixed(2)} bands); passed ${percent(ring.passedAlone)} alone, ${percent(ring.passed)} together`,
    )
  }
const leak = leakedItem(60, seededChance('leak'))
print(
  `a leaked item is retired after ${leak.answersUntilRetired} more answers (median); sound items retired: ${percent(leak.soundRetired)}`,
)
