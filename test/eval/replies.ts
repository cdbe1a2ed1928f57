// npm run eval -- replies --in DIR --out FILE
// Reads DIR/items.json as the paste box does and writes the predictions of the set's scorer.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'
import { momentText } from '#core/applications/replies/moments.ts'
import { readReply } from '#core/applications/replies/read-reply.ts'

const { values } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } })
if (!values.in || !values.out) throw new Error('Both --in DIR and --out FILE are needed')
const file = values.in.endsWith('.json') ? values.in : join(values.in, 'items.json')
type Item = { id: string; applications: KnownApplication[]; message: ReplyMessage }
const items = JSON.parse(readFileSync(file, 'utf8')) as Item[]
const CONFIDENCE = { sure: 0.95, likely: 0.7, unsure: 0.3 }
const predictions = Object.fromEntries(
  items.map(({ id, applications, message }) => {
    const { applicationId, meaning, moments, confidence } = readReply(message, applications)
    return [id, { applicationId, meaning, dates: moments.map(momentText), confidence: CONFIDENCE[confidence] }]
  }),
)
writeFileSync(values.out, `${JSON.stringify(predictions, null, 1)}\n`)
