import { connect } from 'node:net'

export type Heard = { text: string; ms: number; isClosed: boolean }

/** What a server says to bytes, until it closes, has answered as often as asked, or `limitMs` are over. */
export function speak(
  port: number,
  chunks: readonly (string | Buffer)[],
  { limitMs = 3_000, answers = 1 } = {},
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    let text = ''
    const began = performance.now()
    const socket = connect(port, '127.0.0.1')
    const end = (isClosed: boolean) => {
      socket.destroy()
      resolve({ text, ms: performance.now() - began, isClosed })
    }
    const limit = setTimeout(() => end(false), limitMs)
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1')
      if (text.split(/^HTTP\/1\.1 \d/m).length > answers && text.includes('\r\n\r\n')) setTimeout(() => end(false), 20)
    })
    socket.on('close', () => {
      clearTimeout(limit)
      end(true)
    })
    socket.on('error', (error: Error & { code?: string }) =>
      error.code === 'EPIPE' || error.code === 'ECONNRESET' ? end(true) : reject(error),
    )
    for (const chunk of chunks) socket.write(chunk)
  })
}

/** The statuses of the answers in what was heard, in order. */
export function statusesOf(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
}
