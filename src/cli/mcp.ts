import { serveStdio } from '@modelcontextprotocol/server/stdio'
import type { ToolName } from '#contract/assistant-tools.ts'
import { createToolServer, type ToolAnswer } from '#server/assistant/tool-server.ts'
import { CommandError } from './command-error.ts'
import { PatientStdio } from './patient-stdio.ts'

type Reply = {
  result?: { content?: { text?: string }[]; structuredContent?: Record<string, unknown>; isError?: boolean }
}

/** `waymark mcp [--server ADDRESS]`: the tools over standard input and output, answered by a Waymark server. */
export async function runMcp(args: string[]): Promise<void> {
  const at = args.indexOf('--server')
  const address = at < 0 ? (process.env.WAYMARK_SERVER ?? `http://localhost:${process.env.PORT ?? 3000}`) : args[at + 1]
  const unknown = args.find((_arg, index) => at < 0 || (index !== at && index !== at + 1))
  if (unknown !== undefined)
    throw new CommandError(`What is '${unknown}'? It goes like this: waymark mcp [--server ADDRESS]`)
  if (!address || !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : ''))
    throw new CommandError('--server is the address of a Waymark server such as https://waymark.example')
  const token = process.env.WAYMARK_TOKEN
  if (!token) throw new CommandError('Set WAYMARK_TOKEN to a personal token. You make one in the settings of Waymark.')
  const url = new URL('/mcp', address)
  const answerOf = (name: ToolName, input: unknown) => callServer(url, token, name, input)
  const transport = new PatientStdio()
  const connection = serveStdio(() => createToolServer(answerOf), { transport })
  await transport.ended
  await connection.close()
}

/** One call at the server; what it says no to is an answer for the assistant, not an end. */
async function callServer(url: URL, token: string, name: ToolName, input: unknown): Promise<ToolAnswer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } }),
      signal: AbortSignal.timeout(60_000),
    })
    return readAnswer(response, await response.text())
  } catch {
    return { isError: true, text: `The Waymark server at ${url.origin} does not answer.` }
  }
}

/** JSON, or the one event of a stream. */
function readAnswer({ ok }: Response, body: string): ToolAnswer {
  const json = /^(?:event|data|id):/m.test(body) ? /^data: (\{.*\})$/m.exec(body)?.[1] : body
  const read: unknown = JSON.parse(json ?? '{}')
  if (!ok) return { isError: true, text: (read as { detail?: string }).detail ?? 'The server refused this call.' }
  const { result } = read as Reply
  const { structuredContent: structured, isError = false, content } = result ?? { isError: true }
  return { text: content?.[0]?.text ?? 'The server gave no answer.', isError, ...(structured ? { structured } : {}) }
}
