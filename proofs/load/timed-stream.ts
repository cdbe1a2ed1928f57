import { must } from '#core/must.ts'
export type Timed = {
  /** On the clock of all processes, in ms. */
  firstTextAt: number
  tokens: number
  tokensPerSecond: number
  text: string
}

/** Reads a stream to its end; `token` finds each piece of text. */
export async function readStream(url: string, init: RequestInit, token: RegExp): Promise<Timed> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  let text = ''
  let firstTextAt = 0
  let lastTextAt = 0
  let seen = 0
  const decoder = new TextDecoder()
  for await (const piece of must(response.body)) {
    const now = performance.timeOrigin + performance.now()
    const said = decoder.decode(piece, { stream: true })
    text += said
    const found = said.match(token)?.length ?? 0
    if (found === 0) continue
    if (seen === 0) firstTextAt = now
    seen += found
    lastTextAt = now
  }
  const tokens = text.match(token)?.length ?? 0
  return { firstTextAt, tokens, tokensPerSecond: (1_000 * (tokens - 1)) / (lastTextAt - firstTextAt), text }
}
