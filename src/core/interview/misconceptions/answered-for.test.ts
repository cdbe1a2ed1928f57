import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'

const isNamed = (text: string): boolean =>
  coachAnswer(bankQuestion('software-developer-b-05'), text, null).misconceptions.length > 0

describe('a harmful act', () => {
  it.each([
    [
      'of others, which is raised',
      'The team wrote the passwords in the wiki. I reported it to the owner the same day.',
    ],
    ['of others, which is refused', 'A colleague shares his password in the chat with everyone. I refuse to use it.'],
    ['of others, in Turkish', 'Ekip, parolaları herkesin gördüğü wiki sayfasına yazmış. Hemen sorumlusuna bildirdim.'],
    [
      'of their own, ended and reported',
      'I left the port of the database open to the whole internet. I closed it and told my supervisor.',
    ],
  ])('is no fault where it is %s', (_, text) => {
    expect(isNamed(text)).toBe(false)
  })
  it.each([
    ['is of their own and only spoken of', 'I wrote the passwords in the wiki. I told the whole team where they are.'],
    ['of others is joined in', 'The team wrote the passwords in the wiki. I use them every day, that is convenient.'],
    [
      'is ended and hidden',
      'I left the port of the database open to the whole internet. I closed it, and nobody found out.',
    ],
    ['is of their own, in Turkish', 'Parolaları herkesin gördüğü wiki sayfasına yazdım. Ekip hızlı çalıştı.'],
  ])('is named where it %s', (_, text) => {
    expect(isNamed(text)).toBe(true)
  })
})
