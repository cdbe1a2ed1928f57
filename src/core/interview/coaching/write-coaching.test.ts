import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from './coach-answer.ts'
import { COACH_WORDS_EN } from './coach-words-en.ts'

const { better } = COACH_WORDS_EN
const adviceOn = (answer: string): string => coachAnswer(bankQuestion('data-scientist-t-05'), answer, null).text

describe('what is called a habit', () => {
  const once =
    'I think I would ask the team first. I never did this in a project, so I would read the documentation and begin with a small test on some rows.'
  it('is none where a short answer has one such word', () => {
    expect(adviceOn(once)).not.toContain(better.hedges)
    expect(adviceOn(once)).not.toContain(better.sweeping)
  })
  it('is one where they come again and again', () => {
    const often = `${once} Maybe I think it works, maybe not. I think everybody always does everything like this, and never anything else.`
    expect(adviceOn(often)).toContain(better.hedges)
    expect(adviceOn(often)).toContain(better.sweeping)
  })
})
