import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ReplyMessage } from '#core/applications/replies/find-application.ts'
import type { KnownApplication } from '#core/applications/replies/title-scores.ts'
import { readReply } from '#core/applications/replies/read-reply.ts'

type Item = {
  id: string
  applications: KnownApplication[]
  message: ReplyMessage
  truth: {
    applicationId: string | null
    meaning: string
    mustNotChange: boolean
    also?: string
    accept?: { meaning?: string[] }
  }
}
const LISTS = [
  '',
  'unread-',
  'third-',
  'fourth-',
  'fifth-',
  'sixth-',
  'seventh-',
  'eighth-',
  'ninth-',
  'tenth-',
  'eleventh-',
  'twelfth-',
  'thirteenth-',
].map((name) => `${name}replies.json`)
const items = LISTS.flatMap((file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Item[])
const readings = items.map((item) => ({ item, reading: readReply(item.message, item.applications) }))
const share = (isRight: (row: (typeof readings)[number]) => boolean) =>
  readings.filter(isRight).length / readings.length

/** Invented messages, written before the rules were opened for them (docs/quality/applications.md). */
describe('pasted replies', () => {
  it('make no offer and no rejection of messages that are none', () => {
    const wrong = readings.filter(
      ({ item: { truth }, reading }) =>
        ['offer', 'rejection'].includes(reading.meaning) &&
        ![truth.meaning, ...(truth.accept?.meaning ?? [])].includes(reading.meaning),
    )
    expect(wrong.map(({ item }) => item.id)).toEqual([])
  })

  it('propose no change where none may be', () => {
    const wrong = readings.filter(({ item, reading }) => item.truth.mustNotChange && reading.change !== null)
    expect(wrong.map(({ item }) => item.id)).toEqual([])
  })

  it('say of a refusal that it speaks of a talk later, where it does and nowhere else', () => {
    const later = readings.filter(({ reading }) => reading.later.length > 0)
    const truly = readings.filter(({ item }) => item.truth.also === 'talk-later')
    expect(later.map(({ item }) => item.id)).toEqual(truly.map(({ item }) => item.id))
    expect(truly).toHaveLength(3)
  })

  it('choose a wrong application only where an employer writes about work, or a friend about the employer', () => {
    const wrong = readings.filter(
      ({ item, reading }) => reading.applicationId !== null && reading.applicationId !== item.truth.applicationId,
    )
    expect(wrong.map(({ item }) => item.id)).toEqual(['n033', 'n082'])
  })

  it('are read no worse than when this was written', () => {
    expect(share(({ item, reading }) => reading.applicationId === item.truth.applicationId)).toBeGreaterThan(0.92)
    const isRight = ({ item: { truth }, reading }: (typeof readings)[number]) =>
      [truth.meaning, ...(truth.accept?.meaning ?? [])].includes(reading.meaning)
    expect(share(isRight)).toBeGreaterThan(0.95)
  })
})
