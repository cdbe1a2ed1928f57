// What the clock tells an attacker about who has an account: wrong password against unknown e-mail, by turns.
// node proofs/load/prove-login-time.ts [samples a branch]
import { must } from '#core/must.ts'
import { signUpPerson } from '#test/support/person.ts'
import { startTestServer } from '#test/support/test-server.ts'
import { send } from '#test/support/wire.ts'
import { mannWhitney } from './mann-whitney.ts'
import { median } from './median.ts'

const LIMIT_PERCENT = 5
const samples = Number(process.argv[2] ?? 400)

const server = await startTestServer()
const people = await Promise.all(Array.from({ length: Math.ceil(samples / 8) }, () => signUpPerson(server)))

/** Eight failures an account at most: the guard must not answer instead of the hash. */
const wrong = (index: number) => timeLogin(must(people[index % people.length]).email)
const unknown = (index: number) => timeLogin(`nobody${index % people.length}@waymark.example`)

for (let index = 0; index < 20; index += 1) await timeLogin(`warm${index}@waymark.example`)
const times = { wrong: [] as number[], unknown: [] as number[] }
for (let index = 0; index < samples; index += 1) {
  // who goes first changes, so that neither always follows the other
  const order = index % 2 === 0 ? (['wrong', 'unknown'] as const) : (['unknown', 'wrong'] as const)
  for (const branch of order) times[branch].push(await (branch === 'wrong' ? wrong(index) : unknown(index)))
}
await server.close()

const [known, stranger] = [median(times.wrong), median(times.unknown)]
const gap = (100 * Math.abs(known - stranger)) / Math.min(known, stranger)
console.log(
  `wrong password ${known.toFixed(2)} ms, unknown e-mail ${stranger.toFixed(2)} ms: gap ${gap.toFixed(2)}% (limit ${LIMIT_PERCENT}%), Mann-Whitney p = ${mannWhitney(times.wrong, times.unknown).toFixed(3)}, ${samples} samples a branch`,
)
process.exitCode = gap < LIMIT_PERCENT ? 0 : 1

async function timeLogin(email: string): Promise<number> {
  const began = performance.now()
  const { status } = await send(server, 'POST', '/auth/login', { body: { email, password: 'not the password' } })
  if (status !== 401) throw new Error(`expected 401, got ${status}`)
  return performance.now() - began
}
