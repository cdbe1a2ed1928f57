import { PassThrough } from 'node:stream'
import type { JSONRPCMessage, RequestId, Transport } from '@modelcontextprotocol/server'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'

const LONGEST_WAIT_MS = 60_000

/**
 * Standard input and output. A program may close the input right after its last question: what was asked is answered
 * before the connection ends. (The transport of the library ends at once and drops it.)
 */
export class PatientStdio implements Transport {
  onmessage?: Transport['onmessage']
  onerror?: Transport['onerror']
  onclose?: Transport['onclose']
  /** Resolves when there is nothing more to answer. */
  readonly ended: Promise<void>
  readonly #input = new PassThrough()
  readonly #wire = new StdioServerTransport(this.#input)
  readonly #open = new Set<RequestId>()
  #isOver = false
  #end: () => void = () => undefined

  constructor() {
    this.ended = new Promise((resolve) => (this.#end = resolve))
  }

  start(): Promise<void> {
    const hears: Pick<Transport, 'onmessage' | 'onerror' | 'onclose'> = {
      onmessage: (message) => {
        this.#note(message)
        this.onmessage?.(message)
      },
      onerror: (error) => this.onerror?.(error),
      onclose: () => {
        this.onclose?.()
        this.#end()
      },
    }
    Object.assign(this.#wire, hears)
    process.stdin.on('data', (bytes: Buffer) => this.#input.write(bytes))
    process.stdin.once('close', () => {
      this.#isOver = true
      setTimeout(() => this.#input.end(), LONGEST_WAIT_MS).unref()
      this.#endWhenAnswered()
    })
    return this.#wire.start()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    await this.#wire.send(message)
    if (!('method' in message) && message.id !== undefined) this.#open.delete(message.id)
    this.#endWhenAnswered()
  }

  close(): Promise<void> {
    return this.#wire.close()
  }

  #note(message: JSONRPCMessage): void {
    if (!('method' in message)) return
    const { method, params } = message
    // a subscription stays open for as long as the connection
    if ('id' in message && method !== 'subscriptions/listen') this.#open.add(message.id)
    const cancelled = method === 'notifications/cancelled' ? params?.requestId : undefined
    if (typeof cancelled === 'string' || typeof cancelled === 'number') this.#open.delete(cancelled)
  }

  #endWhenAnswered(): void {
    if (!this.#isOver || this.#open.size > 0) return
    setImmediate(() => {
      // what came in last may still be on its way to be read
      if (this.#input.readableLength + this.#input.writableLength > 0) this.#endWhenAnswered()
      else if (this.#open.size === 0) this.#input.end()
    })
  }
}
