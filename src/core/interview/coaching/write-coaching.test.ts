import { describe, expect, it } from 'vitest'
import { bankQuestion } from '#test/interview/bank.ts'
import { coachAnswer } from './coach-answer.ts'

const adviceOn = (answer: string): string => coachAnswer(bankQuestion('data-scientist-t-05'), answer, null).text

describe('what is called a habit', () => {
  const once =
    'I think I would ask the team first. I never did this in a project, so I would read the documentation and begin with a small test on some rows.'
  it('is none where a short answer has one such word', () => {
    expect(adviceOn(once)).not.toContain('**Hedges**')
    expect(adviceOn(once)).not.toContain('**Words without exception**')
  })
  it('is one where they come again and again, and is quoted as often as it is there', () => {
    const often = `${once} Maybe I think it works, maybe not. I think everybody always does everything like this, and never anything else.`
    expect(adviceOn(often)).toContain('**Hedges**: you say “I think” 3 times, “maybe” 2 times.')
    expect(adviceOn(often)).toContain('you say “everybody” once, “always” once, “everything” once.')
  })
  it('is quoted in the words of a Turkish answer', () => {
    const often =
      'Belki önce ekibe sorardım, sanırım belgeleri okurdum ve belki küçük bir denemeyle başlardım; herhalde birkaç satır yeterdi, sonra sonucu ölçerdim.'
    const { text } = coachAnswer(bankQuestion('data-scientist-t-05'), often, null, 'tr')
    expect(text).toContain('**Çekinceler**: “belki” 2 kez, “sanırım” 1 kez, “herhalde” 1 kez.')
  })
})

describe('what begins with not knowing', () => {
  const unsure =
    'I am not sure to have good answer because I never did this in real. I would ask the team, read the documentation, and begin with a small try, then look at what comes out and write it down for the others.'
  it('is called honest, and not enough, where no point of the question follows', () => {
    const { text, total } = coachAnswer(bankQuestion('data-scientist-t-05'), unsure, null)
    expect(text).toContain('**Honest**')
    expect(text).not.toContain('Enough is said to work with')
    expect(total).toBeLessThan(40)
  })
  it('is judged like others where it answers the question all the same', () => {
    const { points } = bankQuestion('data-scientist-t-05')
    const known = `I never did this in a project. ${points.map(({ text }) => text).join(' ')}`
    expect(coachAnswer(bankQuestion('data-scientist-t-05'), known, null).text).not.toContain('**Honest**')
  })
})

describe('a short list of terms', () => {
  const of = (answer: string) => coachAnswer(bankQuestion('data-scientist-t-05'), answer, null).text
  it('is called a list beside being short', () => {
    const listed = of(
      'Pandas, median, imputation, outlier, missing values, scaling, pipeline, leakage, KNN, dropna, fillna.',
    )
    expect(listed).toContain('too few to say much')
    expect(listed).toContain('**Sentences**: a list of terms')
  })
  it('is not what a short sentence is', () => {
    expect(of('I would look at why the values are missing before I fill any of them.')).not.toContain('a list of terms')
  })
})

describe('words that were given to another question before', () => {
  const story =
    'In my last project the nightly import failed twice a week. I measured forty runs, found that two of them met, and moved one by an hour.'
  const of = (answer: string, language: 'en' | 'tr') =>
    coachAnswer(bankQuestion('data-scientist-t-05'), answer, null, language, { saidBefore: 'What went wrong?' }).text
  it('are named once, kindly, with that question, in both languages', () => {
    expect(of(story, 'en')).toContain('you gave nearly this answer to “What went wrong?”')
    expect(of(story, 'tr')).toContain('“What went wrong?” Bir hikâye iki soruya yarayabilir.')
    expect(coachAnswer(bankQuestion('data-scientist-t-05'), story, null).text).not.toContain('same words as before')
  })
  it('are not named where the answer is too short to say much', () => {
    expect(of('Yes, once.', 'en')).not.toContain('same words as before')
  })
})

describe('a short answer', () => {
  const lines =
    'Who chose the new version by themselves are other people, more curious. At work I saw it: drivers with more cover had less damage, but they were the careful ones.'
  const of = (answer: string) => coachAnswer(bankQuestion('data-scientist-t-05'), answer, null).text
  it('that gives an example is not asked for one', () => {
    expect(of(lines)).toContain('One example would fill it well')
    expect(of(`${lines} We matched by age and the gap fell from 18 to 4 per cent.`)).toContain('why it works')
  })
})

it('who is nearer to other questions is asked to begin with this one', () => {
  const answer =
    'I looked at the last change first, measured both sides and asked the colleague who wrote it. It was a list of 40 old prices; we took it out and checked the next day.'
  const of = (closeness: number) =>
    coachAnswer(bankQuestion('data-scientist-t-05'), answer, null, 'en', { closeness }).text
  expect(of(0.5)).toContain('much of this would answer another one')
  expect(of(0.7)).not.toContain('much of this would answer another one')
})

describe('the feedback on an answer', () => {
  const answer =
    'First I looked at the rows of one week, then I asked the clinic why 40 of 900 had no weight. Because the scale had been broken, I left them empty and said so in the note. After that I compared both ways of filling, so that we saw what it changes. But where fewer than 20 rows are left, it does not hold: then I ask again. If a whole month is missing, I would not fill it, because the season counts. Finally I wrote the rule down for the next person, and how would she see that it is wrong? Only by the count, unless somebody looks.'
  it('is not called enough and a start at once', () => {
    const vague =
      'Communication is key in such challenges and I always make sure that my analysis is aligned with the business goals. By being proactive and organised I was able to find the best solution, and everybody was satisfied with the outcome.'
    const { text } = coachAnswer(bankQuestion('data-scientist-b-05'), vague, null)
    expect(text).toContain('This is a start')
    expect(text).not.toContain('Enough is said to work with')
  })
  it('is no praise of its order where it searches for words', () => {
    const ordered = '**Structure**: one thing leads to the next'
    expect(adviceOn(answer)).toContain(ordered)
    const searching = answer
      .replace('First I', 'Um, so, I mean, first I, you know,')
      .replace('Because', 'I think because')
    expect(adviceOn(searching)).not.toContain(ordered)
    const short =
      'First I asked the clinic why 40 of 900 rows had no weight. Then, because the scale had been broken, I left them empty and said so. After that I compared both ways. But with fewer rows it does not hold. If a month is missing, I think I would not. Finally I wrote it down.'
    expect(adviceOn(short)).toContain(ordered)
  })
  it('is no accusation of words that are the question again', () => {
    const question = bankQuestion('cybersecurity-analyst-t-31')
    const again =
      'Encoding, encryption and hashing are often confused. Encoding is for encoding, encryption is for encryption and hashing is for hashing.'
    expect(coachAnswer(question, again, null).misconceptions).toEqual([])
    expect(coachAnswer(question, `${again} Base64 is a safe way to hide a password.`, null).misconceptions).not.toEqual(
      [],
    )
  })
})
