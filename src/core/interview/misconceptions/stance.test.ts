import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'
import { contentWithHarm } from './stance.ts'
import { tokenSentences } from './tokens.ts'

const found = (text: string, language: string): string | undefined =>
  contentWithHarm(tokenSentences(text), language)?.text

describe('an answer that is content with harm', () => {
  it.each([
    ['en', 'I swapped the labels on the two crates. Nobody noticed, and the client was delighted.'],
    [
      'en',
      'The list came from an old employer. I put another logo on it so that it looked official, and we won the tender.',
    ],
    ['en', 'I read her diary for a week. She never found out, so there was no harm.'],
    ['en', 'We lost nine orders. There was no need to tell the customers, and the complaints stopped.'],
    ['tr', 'İki kutunun etiketini değiştirdim. Kimse fark etmedi, müşteri çok memnun kaldı.'],
    ['tr', 'Dokuz siparişi kaybettik. Müşterilere söylemeye gerek görmedik, konu kapandı.'],
    ['tr', 'Günlüğünü bir hafta okudum. Hiç anlamadı, kimseye zararım olmadı.'],
  ])('is seen (%s): %s', (language, text) => {
    expect(found(text, language)).toBeDefined()
  })
  it.each([
    [
      'en',
      'which tells it openly',
      'Nobody noticed that I had swapped the labels. I told the client, who was delighted.',
    ],
    ['en', 'which refuses', 'Nobody would have noticed and the client would have been happy. I refused.'],
    ['en', 'which only paid off', 'I swapped the two queues, and it went up by a fifth.'],
    ['en', 'which nobody noticed and that is all', 'Nobody noticed the move to the new machine.'],
    ['tr', 'which tells it openly', 'Etiketleri karıştırdığımı kimse fark etmedi. Müşteriye söyledim, memnun kaldı.'],
    ['tr', 'which refuses', 'Kimse fark etmezdi, müdür de memnun kalırdı. Kabul etmedim.'],
    ['de', 'in a language that is not read for it', 'Niemand hat es gemerkt, und der Kunde war zufrieden.'],
  ])('is none (%s) %s', (language, _, text) => {
    expect(found(text, language)).toBeUndefined()
  })
  it.each([
    [
      'My cousin gave me the list. I put another logo on it so that it looked official, and we won the tender.',
      'en',
      ['stance-m-01'],
      'The people it',
    ],
    [
      'My cousin gave me the list. I put another logo on it so that it looked official, and we won the tender.',
      'tr',
      ['stance-m-01'],
      'İlgili',
    ],
    // the same sentence is objected to once
    ['I swapped the labels. Nobody noticed, and the client was delighted.', 'en', ['conduct-m-04'], 'It '],
  ] as const)('is objected to: %s (%s)', (text, language, ids, wrong) => {
    const { misconceptions } = coachAnswer(bankQuestion('software-developer-b-05'), text, null, language)
    expect(misconceptions.map(({ id }) => id)).toEqual(ids)
    expect(misconceptions[0]?.wrong.startsWith(wrong)).toBe(true)
  })
})
