import { expect, it } from 'vitest'
import { questionnaire as english } from '../strings/en/questionnaire.ts'
import { named } from '../strings/tr/names.ts'
import { questionnaire as turkish } from '../strings/tr/questionnaire.ts'
import { EMPTY_DRAFT, type AnswerDraft } from './answer-draft.ts'
import { answerInWords, optionsIn } from './question-words.ts'

const draft: AnswerDraft = {
  ...EMPTY_DRAFT,
  currentStatus: 'unemployed',
  interimRole: false,
  dreamRole: 'AI Engineer',
  motivation: 'Working from anywhere',
  timeCommitment: '4+',
  challenges: ['resources', 'other:gece vardiyası'],
  timeframe: '6months',
}

it('offers the same values in both languages, so that an answer does not depend on the language it was given in', () => {
  const valuesOf = (options: ReturnType<typeof optionsIn>) =>
    Object.values(options).map((list) => list.map(({ value }) => value))
  expect(valuesOf(optionsIn(turkish))).toEqual(valuesOf(optionsIn(english)))
})

const asItIs = (name: string) => name

it('reads the same stored answers in either language, and leaves the own words of the person as they stand', () => {
  const all = ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => [
    answerInWords(number, draft, english, asItIs),
    answerInWords(number, draft, turkish, named),
  ])
  expect(all).toEqual([
    ['Unemployed', 'Çalışmıyorum'],
    ['No', 'Hayır'],
    ['AI Engineer', 'Yapay Zekâ Mühendisi'],
    ['Working from anywhere', 'İstediğim yerden çalışmak'],
    ['All of them', 'Hepsiyle'],
    ['4+ hours a day, resources, gece vardiyası', 'Günde 4 saatten fazla, imkânlar, gece vardiyası'],
    ['6 months', '6 ay içinde'],
  ])
  expect(answerInWords(4, { ...draft, motivation: 'Çocuklarım' }, english, asItIs)).toBe('Çocuklarım')
})
