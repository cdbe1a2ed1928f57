import { parentPort } from 'node:worker_threads'
import { must } from '#core/must.ts'
import { skillTermsOf } from '#core/documents/skill-terms.ts'
import { readJobPage } from '#core/ads/page/read-job-page.ts'
import { readAdText } from '#core/ads/read-ad-text.ts'
import { readReply } from '#core/applications/replies/read-reply.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { makeDocx } from '#test/support/docx.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import type { AskedReading, Handed } from './longest-handed.ts'
import { ADVERT, PAGE, REPLY, RESUME } from './plain-texts.ts'

/** Shorter texts need no look: every pattern is tried with as much. */
const LEAST = 2_000

const longest = new Map<string, Handed>()
const exec = RegExp.prototype.exec
// oxlint-disable-next-line eslint/no-extend-native -- every way of using a pattern goes through it, and this thread only reads
RegExp.prototype.exec = function (text: string) {
  const { length } = text
  const flags = this.flags.replace('y', '')
  const key = `${flags} ${this.source}`
  if (length > LEAST && length > (longest.get(key)?.length ?? 0))
    longest.set(key, { source: this.source, flags, length })
  return exec.call(this, text)
}

const read = {
  page: (lines: string[]) =>
    readJobPage({ url: 'https://jobs.waymark.example/1', text: lines.join('\n'), form: 'html', today: '2026-11-20' }),
  advert: (lines: string[]) => readAdText(fullCatalogue, lines.join('\n')),
  reply: ([from = '', subject = '', ...body]: string[]) =>
    readReply({ from, subject, body: body.join('\n').slice(0, 20_000), receivedOn: '2026-11-20' }, [
      { id: 'a', company: 'Initech', title: 'Engineer', appliedOn: '2026-11-01' },
    ]),
  resume: (lines: string[]) => readDocument(makeDocx(lines), skillTermsOf(fullCatalogue), neverAsked),
}
const neverAsked = () => Promise.reject(new Error('no PDF is read here'))
const lines = { page: PAGE, advert: ADVERT, reply: REPLY, resume: RESUME }

must(parentPort).on('message', async ({ reader, at, unit, size }: AskedReading) => {
  const fill = unit.repeat(Math.ceil(size / unit.length)).slice(0, size)
  longest.clear()
  await read[reader](lines[reader].map((line, index) => line.replaceAll('…', index === at ? fill : '')))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  must(parentPort).postMessage([...longest.values()])
})
