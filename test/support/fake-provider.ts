import { must } from '#core/must.ts'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fakeAnswer } from '#server/adapters/model/fake-replies.ts'
import type { ModelMessage } from '#server/model/chat-model.port.ts'

/** What arrived, and what became of it. */
export type Asked = {
  path: string | undefined
  headers: IncomingMessage['headers']
  body: {
    model: string
    messages: ModelMessage[]
    stream: boolean
    max_tokens?: number
    temperature?: number
    response_format?: unknown
    stream_options?: unknown
  }
  /** When the other side hung up before the answer was complete. */
  leftAt?: number
}

export type Behaviour = (response: ServerResponse, asked: Asked) => Promise<void> | void

export type FakeProvider = {
  url: string
  asked: Asked[]
  /** Answers still being told. */
  underWay: () => number
  /** From now on; several are used up one after the other, the last one stays. */
  behave(...behaviours: Behaviour[]): void
  close(): Promise<void>
}

/** Its own server that speaks OpenAI's chat completions; sound answers are those of the built-in fake. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const asked: Asked[] = []
  let behaviours: Behaviour[] = [answers()]
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    void read(request).then(async (body) => {
      const one: Asked = { path: request.url, headers: request.headers, body: JSON.parse(body) as Asked['body'] }
      asked.push(one)
      open.add(response)
      response.once('close', () => {
        open.delete(response)
        if (!response.writableFinished) one.leftAt = performance.now()
      })
      const behave = behaviours.length > 1 ? must(behaviours.shift()) : must(behaviours[0])
      await behave(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    underWay: () => open.size,
    behave: (...next) => {
      behaviours = next
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type Telling = {
  pieceMs?: number
  pieces?: (text: string) => string[]
  usage?: boolean
  finish?: string | null
  done?: boolean
}

/** A whole answer: `text`, or what the built-in fake says. */
export function answers(text?: string | ((asked: Asked) => string), telling: Telling = {}): Behaviour {
  return async (response, asked) => {
    const given = typeof text === 'function' ? text(asked) : (text ?? fakeAnswer(asked.body.messages))
    const whole = typeof given === 'string' ? given : JSON.stringify(given)
    const { pieceMs = 0, pieces = words, usage = true, finish = 'stop', done = true } = telling
    begin(response)
    for (const piece of pieces(whole)) {
      if (pieceMs > 0) await sleep(pieceMs)
      if (response.destroyed) return
      tell(response, { content: piece })
    }
    if (finish) send(response, { choices: [{ index: 0, delta: {}, finish_reason: finish }] })
    if (usage)
      send(response, { choices: [], usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 } })
    if (done) response.write('data: [DONE]\n\n')
    response.end()
  }
}

export function refuses(
  status: number,
  body: unknown = { error: { message: 'no', type: 'error' } },
  headers: Record<string, string> = {},
): Behaviour {
  return (response) => {
    const isText = typeof body === 'string'
    response.writeHead(status, { 'content-type': isText ? 'text/html' : 'application/json', ...headers })
    response.end(isText ? body : JSON.stringify(body))
  }
}

/** Takes the request and says nothing, ever. */
export const hangs: Behaviour = () => undefined

/** The connection breaks before any header. */
export const resets: Behaviour = (response) => void response.socket?.destroy()

/** Says so much, then nothing more; the connection stays. */
export function stalls(text: string): Behaviour {
  return (response) => {
    begin(response)
    if (text !== '') tell(response, { content: text })
  }
}

/** Says so much, then the connection breaks. */
export function cutsOff(text: string): Behaviour {
  return async (response) => {
    begin(response)
    tell(response, { content: text })
    await sleep(20)
    response.socket?.destroy()
  }
}

/** Never comes to an end. `piece` makes it text or thinking. */
export function endless(piece: (count: number) => object, pieceMs = 0): Behaviour {
  return async (response) => {
    begin(response)
    for (let count = 0; !response.destroyed; count += 1) {
      if (response.writableNeedDrain)
        await new Promise<void>((resolve) => response.once('drain', resolve).once('close', resolve))
      tell(response, piece(count))
      if (pieceMs > 0 || count % 50 === 0) await sleep(pieceMs)
    }
  }
}

/** Raw bytes in place of events. */
export function says(raw: string): Behaviour {
  return (response) => {
    begin(response)
    response.end(raw)
  }
}

export function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

export function begin(response: ServerResponse): void {
  response.setMaxListeners(0)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
}

export function tell(response: ServerResponse, delta: object): void {
  send(response, { choices: [{ index: 0, delta, finish_reason: null }] })
}

function send(response: ServerResponse, chunk: object): void {
  response.write(
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'fake', ...chunk })}\n\n`,
  )
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

async function read(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
  return body
}
