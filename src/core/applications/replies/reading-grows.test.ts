import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#test/support/processor-time.ts'
import { MAX_REPLY_CHARACTERS, readReply } from './read-reply.ts'

const read = (body: string) =>
  readReply({ from: 'jobs@lumen.example', subject: 'Your application', body, receivedOn: '2026-11-29' }, [])

it.each(['a\n', 'a\n\n', 'a. ', '“\n\nİ', 'the the ', 'on Friday ', '8 December?\n\n', 'Would Friday work instead?\n'])(
  'takes no more than its length for %j',
  (unit) => {
    expect(growth(read, unit, MAX_REPLY_CHARACTERS)).toBeLessThan(MOST_GROWTH)
  },
)
