import { must } from '#core/must.ts'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { beforeAll, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { makeDocx, resumeLines, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
let port: number
beforeAll(async () => {
  person = await signUpPerson(server)
  port = await server.listen()
})

const BOUNDARY = 'waymark-test-boundary'
const partHead = (name: string, fileName?: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}\r\n\r\n`

function formBytes(bytes: Uint8Array, fileName = 'resume.docx'): Buffer {
  return Buffer.concat([
    Buffer.from(`${partHead('questionnaireData')}${JSON.stringify(UPLOAD_ANSWERS)}\r\n${partHead('resume', fileName)}`),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])
}

const headersFor = (length: number) => ({
  authorization: `Bearer ${person.tokens.accessToken}`,
  'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  'content-length': String(length),
})

function post(agent: Agent, body: Buffer): Promise<{ status: number; code: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { agent, port, host: '127.0.0.1', method: 'POST', path: '/api/parse-resume', headers: headersFor(body.length) },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
        response.on('end', () =>
          resolve({ status: must(response.statusCode), code: (JSON.parse(text) as { code?: string }).code }),
        )
      },
    )
    call.on('error', reject)
    call.setTimeout(10_000, () => call.destroy(new Error('the connection hangs')))
    call.end(body)
  })
}

const held = async () => ({ ...(await person.api.call(exportAccount)), exportedAt: 0 })
const untilQuiet = () => new Promise((resolve) => setTimeout(resolve, 150))

it('too large twice, with one agent, gets the problem twice, and a good one follows', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let time = 0; time < 2; time += 1) {
    for (const megabytes of [6, 30])
      expect(await post(agent, formBytes(Buffer.alloc(megabytes * 1024 * 1024, 65)))).toEqual({
        status: 413,
        code: 'resume.too_large',
      })
  }
  expect((await post(agent, formBytes(makeDocx(resumeLines())))).status).toBe(200)
  agent.destroy()
})

it('a file of the wrong type, or two, leaves the connection as good as before', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let time = 0; time < 3; time += 1) {
    expect((await post(agent, formBytes(Buffer.from('plain words')))).status).toBe(415)
    const two = Buffer.concat([Buffer.from(`${partHead('resume', 'a.pdf')}a\r\n`), formBytes(Buffer.from('b'))])
    expect(await post(agent, two)).toEqual({ status: 422, code: 'resume.two_files' })
  }
  agent.destroy()
})

it.each([0.05, 0.5, 0.95])(
  'cut off after %d of the way stores nothing, loses nothing and is no failure of the server',
  async (fraction) => {
    const before = await held()
    server.logLines.length = 0
    const body = formBytes(makeDocx(resumeLines()))
    const socket = connect(port, '127.0.0.1')
    const headers = Object.entries(headersFor(body.length)).map(([name, value]) => `${name}: ${value}`)
    socket.write(`POST /api/parse-resume HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`)
    socket.write(body.subarray(0, Math.floor(body.length * fraction)))
    await untilQuiet()
    socket.destroy()
    await untilQuiet()
    expect(await held()).toEqual(before)
    expect(server.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
  },
)

it('left while the document is read stores nothing and is no failure of the server', async () => {
  const before = await held()
  const { documents } = server.deps
  let isStopped = false
  const slow = {
    ...documents,
    read: (_file: Uint8Array, { signal }: { signal?: AbortSignal } = {}) =>
      new Promise<never>((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          isStopped = true
          reject(signal.reason as Error)
        })
      }),
  }
  Object.assign(server.deps, { documents: slow })
  server.logLines.length = 0
  const body = formBytes(makeDocx(resumeLines()))
  const socket = connect(port, '127.0.0.1')
  const headers = Object.entries(headersFor(body.length)).map(([name, value]) => `${name}: ${value}`)
  socket.write(`POST /api/parse-resume HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`)
  socket.write(body)
  await untilQuiet()
  socket.destroy()
  await untilQuiet()
  Object.assign(server.deps, { documents })
  expect(isStopped).toBe(true)
  expect(await held()).toEqual(before)
  expect(server.logLines.filter((line) => (JSON.parse(line) as { level: number }).level >= 50)).toEqual([])
})

it.each(['a\0b.docx', 'a%00b.docx', 'a\u0007.docx'])(
  'takes nothing harmful out of the raw file name %j',
  async (fileName) => {
    const agent = new Agent()
    const { status } = await post(agent, formBytes(makeDocx(resumeLines()), fileName))
    expect([200, 400]).toContain(status)
    const latest = await send(server, 'GET', '/resume/latest', { token: person.tokens.accessToken })
    // eslint-disable-next-line no-control-regex
    expect(latest.body.data.fileName).not.toMatch(/[\u0000-\u001f]/)
    agent.destroy()
  },
)

it('twenty at once are all answered, and other calls meanwhile', async () => {
  const agent = new Agent({ keepAlive: true })
  const uploads = Array.from({ length: 20 }, (_, index) =>
    post(agent, formBytes(makeDocx(resumeLines(`Person ${index}`)))),
  )
  expect((await send(server, 'GET', '/readyz')).status).toBe(200)
  const answers = await Promise.all(uploads)
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(((await held()) as unknown as { resumes: unknown[] }).resumes).toHaveLength(3)
  agent.destroy()
})
