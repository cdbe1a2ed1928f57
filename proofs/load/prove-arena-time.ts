// What the clock tells of the answers of a skill check before it ends: right answers kept against wrong ones, by turns.
// node proofs/load/prove-arena-time.ts [samples a branch]
import { must } from '#core/must.ts'
import { saveCareerQuestions } from '#contract/account.ts'
import { startAttempt, type ArenaAnswer, type ArenaItem } from '#contract/arena.ts'
import { rightAnswer } from '#test/support/arena.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'
import { mannWhitney } from './mann-whitney.ts'
import { median } from './median.ts'

const LIMIT_PERCENT = 5
const samples = Number(process.argv[2] ?? 1_000)
if (!Number.isInteger(samples) || samples < 2)
  throw new Error(`How many samples? A whole number from 2, not ${process.argv[2]}`)

const server = await startTestServer()
const person = await signUpPerson(server)
await person.api.call(saveCareerQuestions, { body: ANSWERS })
const token = must(person.session.accessToken())
const { attemptId, items } = await person.api.call(startAttempt, {
  params: { skillId: 'python' },
  body: { mode: 'scored' },
})
const kept = { right: items.map(rightAnswer), wrong: items.map(wrongAlike) }

for (let index = 0; index < 30; index += 1) await timeTurn('right')
const times = { right: [] as number[], wrong: [] as number[] }
for (let index = 0; index < samples; index += 1) {
  // who goes first changes, so that neither always follows the other
  for (const branch of index % 2 === 0 ? (['right', 'wrong'] as const) : (['wrong', 'right'] as const))
    times[branch].push(await timeTurn(branch))
}
await server.close()

const [right, wrong] = [median(times.right), median(times.wrong)]
const gap = (100 * Math.abs(right - wrong)) / Math.min(right, wrong)
console.log(
  `right answers ${right.toFixed(3)} ms, wrong answers ${wrong.toFixed(3)} ms: gap ${gap.toFixed(2)}% (limit ${LIMIT_PERCENT}%), Mann-Whitney p = ${mannWhitney(times.right, times.wrong).toFixed(3)}, ${samples} samples a branch`,
)
process.exitCode = gap < LIMIT_PERCENT ? 0 : 1

/** Keeps all eight answers and reads the attempt again: all that can be asked of it while it runs. */
async function timeTurn(branch: 'right' | 'wrong'): Promise<number> {
  const began = performance.now()
  const saved = await send(server, 'PATCH', `/skill-checks/attempts/${attemptId}`, {
    token,
    body: { answers: kept[branch] },
  })
  const read = await send(server, 'GET', `/skill-checks/attempts/${attemptId}`, { token })
  const took = performance.now() - began
  if (saved.status !== 200 || read.status !== 200 || read.body.data.result !== null)
    throw new Error(`expected a running attempt, got ${saved.status} and ${read.text}`)
  return took
}

/** Wrong, and of the same length on the wire. */
function wrongAlike(item: ArenaItem): ArenaAnswer {
  const { itemId, value } = rightAnswer(item)
  if (typeof value === 'string')
    return {
      itemId,
      value:
        item.options?.find((option) => option !== value && option.length === value.length) ?? 'x'.repeat(value.length),
    }
  if (typeof value === 'number') return { itemId, value: value === 0 ? 1 : value - 1 }
  return { itemId, value: value.toReversed().map((place) => (place === 0 ? 1 : place - 1)) }
}
