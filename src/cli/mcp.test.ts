import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TOOL_NAMES } from '#contract/assistant-tools.ts'
import { ask, CLIENT_ERAS, type ClientEra } from '#test/support/mcp-client.ts'
import { startServerProcess, stopServerProcess, type ServerProcess } from '#test/support/server-process.ts'

const SLOW_MS = 90_000
const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
const own = { PATH, NODE_COMPILE_CACHE }

let folder: string
let server: ServerProcess
let address: string
let token: string
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-mcp-'))
  server = startServerProcess({ DATA_DIR: path.join(folder, 'data') })
  address = await server.ready
  const password = 'walk the long road'
  const account = { firstName: 'Ada', lastName: 'Walker', email: 'ada@waymark.example', password, terms: true }
  const { accessToken } = await post('/auth/signup', account)
  const wish = { name: 'Laptop', scopes: ['applications:read', 'ads:write'], days: 1, password }
  token = (await post('/api/tokens', wish, accessToken)).secret ?? ''
}, SLOW_MS)
afterAll(async () => {
  await stopServerProcess(server)
  rmSync(folder, { recursive: true, force: true })
})

async function post(at: string, body: object, bearer?: string): Promise<Record<string, string>> {
  const answer = await fetch(`${address}${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) },
    body: JSON.stringify(body),
  })
  const { data } = (await answer.json()) as { data: Record<string, string> }
  return data
}

async function overStdio(era: ClientEra, env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: CLIENT_ERAS[era] } })
  const args = ['src/cli/main.ts', 'mcp', '--server', address]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: { ...own, ...env } }))
  return client
}

test.each(Object.keys(CLIENT_ERAS) as ClientEra[])(
  'serves the tools over standard input and output to a client of %s',
  { timeout: SLOW_MS },
  async (era) => {
    const client = await overStdio(era, { WAYMARK_TOKEN: token })
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(TOOL_NAMES)
    const saved = await ask(client, 'save_ad', {
      text: 'Harbour Data Engineer\nCompany: Skerrow\n\nRequirements\n- Three years of Python\n- English',
      url: 'https://skerrow.example/jobs/9',
    })
    expect(saved.data).toMatchObject({ title: { text: 'Harbour Data Engineer' }, applicationId: null })
    expect((await ask(client, 'list_applications')).data).toMatchObject({ applications: [] })
    expect(await ask(client, 'get_plan')).toMatchObject({ isError: true })
    await client.close()
  },
)

test('what was asked is answered, also when the program closes its end at once', { timeout: SLOW_MS }, () => {
  const asked = [
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } },
    },
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'tools/list' },
    { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'list_applications', arguments: {} } },
  ]
  const { status, stdout } = spawnSync(process.execPath, ['src/cli/main.ts', 'mcp', '--server', address], {
    encoding: 'utf8',
    input: asked.map((message) => `${JSON.stringify(message)}\n`).join(''),
    env: { ...own, WAYMARK_TOKEN: token },
  })
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; result?: { isError?: boolean } })
  expect([status, answers.map(({ id }) => id).toSorted((one, other) => one - other)]).toEqual([0, [1, 2, 3]])
  expect(answers.find(({ id }) => id === 3)?.result?.isError).toBeFalsy()
})

test('a token that has ended is passed to the assistant in a sentence', { timeout: SLOW_MS }, async () => {
  const client = await overStdio('2025', { WAYMARK_TOKEN: 'wmk_gone' })
  expect(await ask(client, 'today')).toMatchObject({ isError: true, text: expect.stringContaining('has ended') })
  await client.close()
})

test('without a token it says where one is made', { timeout: SLOW_MS }, () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', 'mcp'], {
    encoding: 'utf8',
    env: own,
  })
  expect([status, stderr]).toEqual([
    2,
    'Set WAYMARK_TOKEN to a personal token. You make one in the settings of Waymark.\n',
  ])
})
