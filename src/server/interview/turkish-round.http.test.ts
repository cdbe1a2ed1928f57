import { expect, it } from 'vitest'
import { saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { getCurrentRound, practiseQuestion, startRound } from '#contract/interview.ts'
import { COACH_WORDS_TR } from '#core/interview/coaching/coach-words-tr.ts'
import { must } from '#core/must.ts'
import { ANSWERS, signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()

it('asks in the language of the person, a round that was drawn before as well, and coaches in it', async () => {
  const { api } = await signUpPerson(server)
  await api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Software Developer' } })
  const before = await api.call(getCurrentRound)
  await api.call(updateProfile, { body: { language: 'tr' } })
  const { questions } = await api.call(getCurrentRound)
  expect(questions.map(({ id }) => id)).toEqual(before.questions.map(({ id }) => id))
  for (const [at, { id, text }] of questions.entries()) {
    const asked = must(server.deps.questions.questionOf('software-developer', id))
    expect(text).toBe(must(asked.inTurkish).text)
    expect(before.questions[at]?.text).toBe(asked.text)
  }

  const { id, text } = must(questions.at(-1))
  const asked = must(must(server.deps.questions.questionOf('software-developer', id)).inTurkish)
  const answer =
    'Önce ekibimle konuştum ve sorunu üç adıma böldüm. Sonra her adımı ölçtüm, iki hafta içinde yanıt süresini yarıya indirdik. Bugün olsa daha erken ölçmeye başlardım.'
  const { feedback } = await api.call(practiseQuestion, { body: { questionId: id, answer, anyway: true } })
  expect(feedback.redFlags).toEqual(asked.redFlags)
  expect(feedback.points.map((point) => point.text)).toEqual(asked.points)
  expect(asked.followUps).toContain(feedback.followUp)
  for (const line of asked.outline) expect(feedback.text).toContain(line)
  // the question alone, in its own language, is no answer
  const echoed = await api.call(practiseQuestion, { body: { questionId: id, answer: `${text} ${text}`, anyway: true } })
  expect(echoed.feedback.text).toContain(COACH_WORDS_TR.copied)
})

it('names the question that had the same words before, in the language of the person, in this round or another', async () => {
  const { api } = await signUpPerson(server)
  await api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Software Developer' } })
  const answer =
    'Önce ekibimle konuştum ve sorunu üç adıma böldüm. Sonra her adımı ölçtüm, iki hafta içinde yanıt süresini yarıya indirdik. Bugün olsa daha erken ölçmeye başlardım.'
  const adviceOn = async (questionId: string) => {
    server.clock.advance(1_000)
    return (await api.call(practiseQuestion, { body: { questionId, answer, anyway: true } })).feedback.text
  }
  const { questions } = await api.call(getCurrentRound)
  const [first, second] = [must(questions.at(-1)), must(questions.at(-2))]
  expect(await adviceOn(first.id)).not.toContain('The same words as before')
  expect(await adviceOn(first.id)).not.toContain('The same words as before')
  expect(await adviceOn(second.id)).toContain(`you gave nearly this answer to “${first.text}”`)
  await api.call(updateProfile, { body: { language: 'tr' } })
  const later = await api.call(startRound)
  const asked = must(server.deps.questions.questionOf('software-developer', first.id))
  expect(await adviceOn(must(later.questions.at(-1)).id)).toContain(
    `şu soruya da neredeyse bunu söylemiştin: “${must(asked.inTurkish).text}”`,
  )
})
