import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { createToken } from '#contract/tokens.ts'
import type { TokenScope } from '#core/account/token-scopes.ts'
import { CLIENT_ERAS, type ClientEra } from './mcp-client.ts'
import type { Person } from './person.ts'
import type { TestServer } from './test-server.ts'

export async function newToken(person: Person, scopes: TokenScope[], days = 30): Promise<string> {
  const { secret } = await person.api.call(createToken, {
    body: { name: 'My assistant', scopes, days, password: person.password },
  })
  return secret
}

/** The assistant of a person, with a token of these scopes. */
export async function connectAssistant(server: TestServer, token: string, era: ClientEra = '2025'): Promise<Client> {
  const client = new Client(
    { name: 'test-assistant', version: '1.0.0' },
    { versionNegotiation: { mode: CLIENT_ERAS[era] } },
  )
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://waymark.test/mcp'), {
      fetch: (input, init) => server.fetch(input, init),
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }),
  )
  return client
}
