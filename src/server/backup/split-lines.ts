import { must } from '#core/must.ts'
import { StringDecoder } from 'node:string_decoder'

/** The lines of a text that comes in chunks; a line may be longer than many chunks. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let open: string[] = []
  for await (const chunk of chunks) {
    const parts = decoder.write(chunk).split('\n')
    for (const part of parts.slice(0, -1)) {
      yield open.join('') + part
      open = []
    }
    open.push(must(parts.at(-1)))
  }
  const rest = open.join('') + decoder.end()
  if (rest) yield rest
}
