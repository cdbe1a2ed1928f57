import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from '../coaching/coach-answer.ts'
import { isSaidNearly } from './said-nearly.ts'
import { findMentions } from './mentions.ts'

const POINT = 'Tree test shows if people find things in a given structure'

describe('a point that is said nearly word for word', () => {
  const question = bankQuestion('ui-ux-designer-t-06')
  const answer =
    'A card sort tells me how people group things. A tree test shows whether people find things in a structure that I propose, with 20 people and ten tasks.'
  it('is heard and not asked for again', () => {
    const { isMentioned, quote } = findMentions(question, answer).find(({ text }) => text === POINT) ?? {}
    expect({ isMentioned, quote }).toEqual({
      isMentioned: true,
      quote:
        'A tree test shows whether people find things in a structure that I propose, with 20 people and ten tasks.',
    })
    expect(coachAnswer(question, answer, null).text).not.toContain(`Did you cover this?** ${POINT}`)
  })
  it('stands among the tips and not among what to improve, where much of it is said', () => {
    const { text } = coachAnswer(question, answer, null)
    const [improve = '', tips = ''] = [text.split('### 3.')[1]?.split('### 4.')[0], text.split('### 5.')[1]]
    expect(improve).not.toContain('You mention a point')
    expect(tips).toContain('You mention a point of the question')
  })
  it('is not heard where it is denied, where little of it is said, or the other way round', () => {
    expect(isSaidNearly(POINT, 'A tree test never shows if people find things in a given structure.', 'en')).toBe(false)
    expect(isSaidNearly(POINT, 'A tree test shows what people like.', 'en')).toBe(false)
    expect(
      isSaidNearly(
        'Şifreleri kasada saklar ve yılda bir değiştirir',
        'Şifreleri kasada saklamam, yılda bir değiştiririm.',
        'tr',
      ),
    ).toBe(false)
  })
  it('is heard in Turkish', () => {
    expect(
      isSaidNearly(
        'Şifreleri kasada saklar ve yılda bir değiştirir',
        'Ben şifreleri kasada saklarım ve yılda iki kez değiştiririm.',
        'tr',
      ),
    ).toBe(true)
  })
})
