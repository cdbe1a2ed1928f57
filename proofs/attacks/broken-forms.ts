import { must } from '#core/must.ts'
import { readdirSync } from 'node:fs'
import { seeded, type Random } from '#test/corpus/random.ts'
import type { Outcome, Prove } from '#proofs/prove/proof.ts'
import { makeDocx, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { startTestServer, type TestServer } from '#test/support/test-server.ts'
import { speak, statusesOf } from './raw-socket.ts'

/**
 * Forms that are broken (row 31): without boundary, with a thousand parts, too large twice on one connection, with names
 * that climb folders or hide what they are. Refused, the connection does not hang, no file stays. `count` is forms.
 */
export const prove: Prove = async ({ count, seed }) => {
  const server = await startTestServer()
  const outcome = await sendBrokenForms(server, count, seed)
  await server.close()
  return outcome
}

const B = 'waymark-boundary'
const good = makeDocx(resumeLines())
const part = (disposition: string, content: string | Uint8Array = 'x') =>
  Buffer.concat([
    Buffer.from(`--${B}\r\nContent-Disposition: ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
const file = (fileName: string, bytes: string | Uint8Array = good) =>
  part(`form-data; name="resume"; filename="${fileName}"`, bytes)
const answers = part('form-data; name="questionnaireData"', JSON.stringify(UPLOAD_ANSWERS))
const end = Buffer.from(`--${B}--\r\n`)
const MULTIPART = `multipart/form-data; boundary=${B}`

const between = (random: Random, low: number, high: number) => low + random.below(high - low + 1)

type Form = { name: string; type?: string; body: Buffer; expected: number[]; times?: number }

const REFUSED = [400, 413, 415, 422]
const forms: ((random: Random) => Form)[] = [
  (random) => ({
    name: 'no boundary',
    type: random.pick(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary="']),
    body: Buffer.concat([file('a.docx'), end]),
    expected: [400, 415],
  }),
  () => ({
    name: 'another boundary',
    type: 'multipart/form-data; boundary=other',
    body: Buffer.concat([file('a.docx'), end]),
    expected: REFUSED,
  }),
  (random) => ({
    name: 'a thousand parts',
    body: Buffer.concat([
      ...Array.from({ length: 1_000 }, (_, index) => part(`form-data; name="${random.pick(['a', `f${index}`])}"`)),
      end,
    ]),
    expected: [400],
  }),
  () => ({
    name: 'a thousand files',
    body: Buffer.concat([...Array.from({ length: 1_000 }, () => file('a.docx', 'x')), end]),
    expected: [422, 400],
  }),
  () => ({
    name: 'too large, twice on one connection',
    body: Buffer.concat([answers, file('a.pdf', Buffer.alloc(6 * 2 ** 20, 65)), end]),
    expected: [413],
    times: 2,
  }),
  (random) => ({
    name: 'cut',
    body: Buffer.concat([answers, file('a.docx')]).subarray(0, between(random, 10, 600)),
    expected: REFUSED,
  }),
  (random) => ({
    name: 'a part with a wrong head',
    body: Buffer.concat([
      part(
        random.pick([
          '',
          'nonsense',
          'form-data',
          'form-data; name=',
          'form-data; name="__proto__"',
          'attachment; name="resume"',
        ]),
      ),
      answers,
      end,
    ]),
    expected: REFUSED,
  }),
  (random) => ({
    name: 'headers of a part without end',
    body: Buffer.concat([Buffer.from(`--${B}\r\n${'X-A: b\r\n'.repeat(between(random, 100, 5_000))}\r\nx\r\n`), end]),
    expected: REFUSED,
  }),
  (random) => ({
    name: 'a name that climbs or hides',
    body: Buffer.concat([
      answers,
      file(
        random.pick([
          '../../../tmp/evil.docx',
          '..\\..\\evil.docx',
          '/etc/passwd',
          'a%00.docx',
          '\u202excod.exe',
          'a\u0007b.docx',
          'con.docx',
          `${'n'.repeat(5_000)}.docx`,
          '.docx',
          '..',
        ]),
      ),
      end,
    ]),
    expected: [200, 408, ...REFUSED],
  }),
  // too long to be kept, so as if it had not been sent: taken from somebody whose answers are known already
  () => ({
    name: 'answers of a megabyte',
    body: Buffer.concat([
      part('form-data; name="questionnaireData"', `{"a":"${'x'.repeat(2 ** 20)}"}`),
      file('a.docx'),
      end,
    ]),
    expected: [200, 408, ...REFUSED],
  }),
]

export async function sendBrokenForms(server: TestServer, count: number, seed: number): Promise<Outcome> {
  const port = await server.listen()
  const person = await signUpPerson(server)
  const random = seeded(seed)
  const files = () => readdirSync(server.deps.config.dataDir, { recursive: true }).length
  const before = files()
  const faults: string[] = []
  let slowestMs = 0
  for (let index = 0; index < count; index += 1) {
    const form = must(forms[index % forms.length])(random)
    for (let time = 0; time < (form.times ?? 1); time += 1) {
      const { text, ms, isClosed } = await speak(port, [requestOf(form, person)], { limitMs: 15_000 })
      slowestMs = Math.max(slowestMs, ms)
      const [status] = statusesOf(text)
      if (status === undefined && !isClosed)
        faults.push(
          `${form.name}: the connection hangs on ${
            form.body
              .toString('latin1')
              .slice(-5_000)
              .match(/filename="[^"]{0,60}/)?.[0]
          } ${text.slice(0, 100)}`,
        )
      else if (status !== undefined && !form.expected.includes(status))
        faults.push(`${form.name}: answered ${status}, not ${form.expected.join(' or ')}`)
    }
  }
  if (files() > before) faults.push('a file was left in the data folder')
  if (server.logLines.some((line) => line.includes('request failed')))
    faults.push('a failure of the server is in the log')
  return { cases: count, faults, figures: { slowestMs } }
}

function requestOf({ type = MULTIPART, body }: Form, person: Person): Buffer {
  const lines = [
    'POST /api/parse-resume HTTP/1.1',
    'Host: x',
    `Authorization: Bearer ${person.tokens.accessToken}`,
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body])
}
