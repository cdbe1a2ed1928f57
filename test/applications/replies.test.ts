import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { KnownApplication, ReplyMessage } from '#core/applications/replies/find-application.ts'
import { readReply } from '#core/applications/replies/read-reply.ts'

type Item = {
  id: string
  applications: KnownApplication[]
  message: ReplyMessage
  truth: { applicationId: string | null; meaning: string; mustNotChange: boolean; accept?: { meaning?: string[] } }
}
const items = JSON.parse(readFileSync(join(import.meta.dirname, 'replies.json'), 'utf8')) as Item[]
const readings = items.map((item) => ({ item, reading: readReply(item.message, item.applications) }))
const share = (isRight: (row: (typeof readings)[number]) => boolean) =>
  readings.filter(isRight).length / readings.length

/** Ninety invented messages, written by somebody who did not know the rules (docs/quality/applications.md). */
describe('ninety replies', () => {
  it('propose no change where none may be', () => {
    const wrong = readings.filter(({ item, reading }) => item.truth.mustNotChange && reading.change !== null)
    expect(wrong.map(({ item }) => item.id)).toEqual([])
  })

  it('choose no wrong application: where it is not clear, none is chosen', () => {
    const wrong = readings.filter(
      ({ item, reading }) => reading.applicationId !== null && reading.applicationId !== item.truth.applicationId,
    )
    expect(wrong.map(({ item }) => item.id)).toEqual([])
  })

  it('are read no worse than when this was written', () => {
    expect(share(({ item, reading }) => reading.applicationId === item.truth.applicationId)).toBeGreaterThan(0.86)
    const isRight = ({ item: { truth }, reading }: (typeof readings)[number]) =>
      [truth.meaning, ...(truth.accept?.meaning ?? [])].includes(reading.meaning)
    expect(share(isRight)).toBeGreaterThan(0.84)
  })
})
