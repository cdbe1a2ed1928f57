import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { signup } from '#contract/account.ts'
import { parseResume } from '#contract/resume.ts'
import { median, percentile } from './median.ts'
import { startTestServer } from '#test/support/test-server.ts'

const documents = 'test/resumes/documents'
const ROUNDS = 3

const answers = JSON.stringify({
  currentStatus: 'student',
  interimRole: true,
  dreamRole: 'Software Developer',
  motivation: '',
  learningPreference: 'all',
  timeCommitment: '1-2',
  challenges: [],
  timeframe: 'flexible',
})

/** POST /api/parse-resume from the upload's first byte to the saved result, over the public documents. */
export async function benchParseResume(): Promise<void> {
  const server = await startTestServer({ LOG_LEVEL: 'silent' })
  const browser = server.newBrowser()
  browser.session.signIn(
    await browser.api.call(signup, {
      body: {
        firstName: 'Ana',
        lastName: 'Bench',
        email: 'bench@waymark.example',
        password: 'walk the long road',
        terms: true,
      },
    }),
  )
  const base = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const headers = { authorization: `Bearer ${browser.store.read().accessToken}` }
  const names = readdirSync(documents).sort()
  const [whole, alone]: [number[], number[]] = [[], []]
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of names) {
      const file = readFileSync(path.join(documents, name))
      const started = performance.now()
      const form = new FormData()
      form.set('resume', new Blob([file]), name)
      form.set('questionnaireData', answers)
      const response = await fetch(`${base}${parseResume.path}`, { method: 'POST', body: form, headers })
      if (response.status !== 200) throw new Error(`${name}: ${response.status} ${await response.text()}`)
      await response.arrayBuffer()
      const between = performance.now()
      await server.deps.documents.read(file)
      // the first round warms both up
      if (round > 0) {
        whole.push(between - started)
        alone.push(performance.now() - between)
      }
    }
  }
  const ratio = median(whole) / median(alone)
  console.log(
    `POST /api/parse-resume: median ${median(whole).toFixed(1)} ms, p95 ${percentile(whole, 0.95).toFixed(1)} ms over ${names.length} documents; ${ratio.toFixed(2)} of reading alone (${median(alone).toFixed(1)} ms); goal 120 ms`,
  )
  await server.close()
}
