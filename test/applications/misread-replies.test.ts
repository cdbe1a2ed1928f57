import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'
import { type ReplyReading, readReply } from '#core/applications/replies/read-reply.ts'

type Row = { id: string; language: string; body: string; may: string[] }
const rows = JSON.parse(readFileSync(join(import.meta.dirname, 'misread-replies.json'), 'utf8')) as Row[]
const known: KnownApplication[] = [
  { id: 'a1', company: 'Lindqvist Data AB', title: 'Analyst', appliedOn: '2026-10-03' },
]
const from = 'jobs@lindqvistdata.example'

const RULES: Readonly<Record<string, (reading: ReplyReading) => boolean>> = {
  contradiction: ({ confidence }) => confidence !== 'sure',
  conditional: ({ change }) => change === null,
  fraud: ({ noise, change }) => noise === 'fraud' && change === null,
  honest: ({ noise }) => noise === null,
}

/** Invented messages, written before the rules were opened for them (docs/quality/applications.md). */
test('contradictions, conditions and requests for money are not believed, honest letters are', () => {
  const misread = rows.filter(({ id, body, may }) => {
    const reading = readReply({ from, body, receivedOn: '2026-11-02' }, known)
    return !may.includes(reading.meaning) || RULES[id.replace(/-\d+$/, '')]?.(reading) !== true
  })
  // an invitation under a Turkish condition: no offer and no rejection
  expect(misread.map(({ id }) => id)).toEqual(['conditional-18'])
})
