import { must } from '#core/must.ts'
import { StringDecoder } from 'node:string_decoder'
import { damagedBackup } from './backup-file.ts'

/** A row with a kept file, as text, is a tenth of it. */
const LONGEST_LETTERS = 64 * 2 ** 20

/** The lines of a text that comes in chunks; a line may be longer than many chunks. */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8')
  let open: string[] = []
  let letters = 0
  for await (const chunk of chunks) {
    const parts = decoder.write(chunk).split('\n')
    for (const part of parts.slice(0, -1)) {
      yield open.join('') + part
      open = []
      letters = 0
    }
    const begun = must(parts.at(-1))
    open.push(begun)
    letters += begun.length
    // a small gzip file can expand without limit
    if (letters > LONGEST_LETTERS) throw damagedBackup('a line without end')
  }
  const rest = open.join('') + decoder.end()
  if (rest) yield rest
}
