import { expect, it } from 'vitest'
import { ownSentences, splitSentences } from './own-part.ts'
import { readReply } from './read-reply.ts'

it.each(['a\n', 'a\n\n', '“\n\nİ'])('a letter of nothing but %j has few sentences, none of them long', (text) => {
  const sentences = splitSentences(text.repeat(20_000 / text.length))
  expect(sentences.length).toBeLessThanOrEqual(600)
  expect(Math.max(...sentences.map((one) => one.text.length))).toBeLessThanOrEqual(1_000)
})

it('a long letter keeps its words', () => {
  const text = `${'We are glad to have met you and '.repeat(60)}we would like to offer you the position.`
  expect(
    ownSentences(text)
      .map((one) => one.text)
      .join(' '),
  ).toBe(text)
  expect(readReply({ body: text, receivedOn: '2026-11-29' }, []).meaning).toBe('offer')
})
