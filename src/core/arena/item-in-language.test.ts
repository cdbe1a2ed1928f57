import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { isRight, type Item } from './item.ts'
import { answerInWords, replyInWords, showItem } from './shown-item.ts'

const common = { id: 'x-01', pool: 'practice', difficulty: 1, point: 'joining', explanation: 'It joins.' } as const
const choice: Item = {
  ...common,
  kind: 'choice',
  text: 'Which?',
  options: ['one', 'two', 'three'],
  answer: 2,
  inTurkish: { text: 'Hangisi?', options: ['bir', 'iki', 'üç'] },
}
const term: Item = {
  ...common,
  kind: 'term',
  text: 'A fixed name is a ___.',
  answer: 'tag',
  accepted: [],
  inTurkish: { text: 'Sabit ada ___ denir.', term: 'etiket', accepted: ['İm', 'kısaltılmış ad'] },
}
const drawn = { itemId: 'x-01', order: [2, 0, 1] }

it('shows and repeats an item in the language of the person', () => {
  expect(showItem(choice, drawn, 'tr')).toMatchObject({
    saidIn: 'tr',
    text: 'Hangisi?',
    options: ['üç', 'bir', 'iki'],
  })
  expect(answerInWords(choice, 'tr')).toEqual(['üç'])
  expect(replyInWords(choice, drawn, 1, 'tr')).toEqual(['bir'])
  expect(showItem(choice, drawn)).toMatchObject({ saidIn: 'en', text: 'Which?', options: ['three', 'one', 'two'] })
})
it('says that it is English where nobody has translated it', () => {
  const { inTurkish: _, ...english } = choice
  expect(showItem(english, drawn, 'tr')).toMatchObject({ saidIn: 'en', text: 'Which?' })
})
it('asks what a program prints in Turkish, for any program', () => {
  const printed: Item = {
    ...common,
    pool: 'scored',
    kind: 'output',
    text: 'What does this print?',
    code: 'print(1)',
    language: 'python',
    answer: '1',
  }
  expect(showItem(printed, { itemId: 'x-01', order: [] }, 'tr')).toMatchObject({
    saidIn: 'tr',
    text: 'Bu ne yazdırır?',
  })
  const practised = { ...printed, pool: 'practice' } as const
  expect(showItem(practised, { itemId: 'x-01', order: [] }, 'tr')).toMatchObject({ saidIn: 'en' })
})
it('names a line in the language of the person, and leaves its code', () => {
  const bug: Item = { ...common, kind: 'bug', text: 'Which?', code: 'a = 1\nb = 2', language: 'python', answer: 2 }
  expect(answerInWords(bug, 'tr')).toEqual(['Satır 2: b = 2'])
  expect(answerInWords(bug)).toEqual(['Line 2: b = 2'])
})
it.each(['tag', 'Etiket', 'ETİKET', 'etıket', 'im', 'KISALTILMIŞ AD'])(
  'takes the term %s, asked in either language',
  (reply) => {
    expect(isRight(term, reply)).toBe(true)
  },
)
it.each(['tab', 'etiketler', 'kısa', ''])('does not take %s', (reply) => {
  expect(isRight(term, reply)).toBe(false)
})
it('shows nothing that answers it', () => {
  const shown = must(showItem(term, { itemId: 'x-01', order: [] }, 'tr'))
  expect(shown).toEqual({ itemId: 'x-01', kind: 'term', saidIn: 'tr', text: 'Sabit ada ___ denir.' })
})
