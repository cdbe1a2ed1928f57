import { describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount, saveCareerQuestions } from '#contract/account.ts'
import * as interview from '#contract/interview.ts'
import { must } from '#core/must.ts'
import { DAY_MS } from '#core/time.ts'
import { createFakeModel } from '#server/adapters/model/fake-model.ts'
import { GRADED_ANSWERS } from '#test/interview/graded-answers.ts'
import { ANSWERS, signUpPerson, signInAgain } from '#test/support/person.ts'
import { LONG } from '#test/support/judging-model.ts'
import { useInterview } from '#test/support/use-interview.ts'

const { server, settled, current, practise, ask, used, activities } = useInterview()

describe('a mock interview', () => {
  it('has five questions, three of them technical, and stays the same', async () => {
    const person = await settled()
    const round = await current(person)
    const isTechnical = ({ category }: { category: string }) => ['Coding', 'Technical background'].includes(category)
    expect(round.questions).toHaveLength(5)
    expect(round.questions.filter(isTechnical)).toHaveLength(3)
    expect(round.questions[0]?.category).toBe('Coding')
    expect(round).toMatchObject({
      dreamRole: 'Software Developer',
      isCounted: false,
      newDreamRole: null,
      summary: null,
      quota: { limit: 2, used: 0, left: 2, renewsAt: '2026-04-01T00:00:00.000Z' },
    })
    expect((await current(person)).roundId).toBe(round.roundId)
    expect((await current(await settled('Cloud Engineer'))).questions[2]?.category).toBe('System design')
    expect((await current(await settled('UI/UX Designer'))).questions[0]?.category).toBe('Technical background')
  })

  it('is a general one without a dream role, and gives way to that of the dream role', async () => {
    const person = await signUpPerson(server)
    const general = await current(person)
    expect(general).toMatchObject({ dreamRole: '', newDreamRole: null })
    expect(general.questions).toHaveLength(5)
    await practise(person, must(general.questions[0]).id)
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(await current(person)).toMatchObject({ roundId: general.roundId, newDreamRole: ANSWERS.dreamRole })
    expect((await person.api.call(interview.startRound)).dreamRole).toBe(ANSWERS.dreamRole)
  })

  it('is redrawn for another dream role only while nothing was answered', async () => {
    const person = await settled()
    const { roundId } = await current(person)
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Cloud Engineer' } })
    const other = await current(person)
    expect(other.roundId).not.toBe(roundId)
    await practise(person, must(other.questions[1]).id)
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'AI Engineer' } })
    expect(await current(person)).toMatchObject({ roundId: other.roundId, newDreamRole: 'AI Engineer' })
  })

  it('restarts with fresh questions and keeps what was judged in the history', async () => {
    const person = await settled()
    const first = await current(person)
    await practise(person, must(first.questions[1]).id)
    server.clock.advance(1_000)
    const second = await person.api.call(interview.startRound)
    expect(second.questions.filter(({ id }) => first.questions.some((question) => question.id === id))).toEqual([])
    const { rounds, total, trend } = await person.api.call(interview.listRounds, { query: {} })
    expect(total).toBe(1)
    expect(trend).toBeNull()
    expect(rounds[0]).toMatchObject({ roundId: first.roundId, isCurrent: false })
    expect(rounds[0]?.questions[1]).toMatchObject({ answer: LONG, isCompleted: true, feedback: { by: 'coach' } })
    expect(rounds[0]?.questions[0]).toMatchObject({ answer: null, feedback: null })
  })
})

it('an answer that was only kept is listed once another round began, beside what was judged', async () => {
  const person = await settled()
  const { questions, roundId } = await current(person)
  const params = { questionId: must(questions[0]).id }
  await practise(person, must(questions[1]).id)
  await person.api.call(interview.saveInterviewAnswer, { params, body: { answer: 'Half an answer' } })
  const listed = async () => (await person.api.call(interview.listRounds, { query: {} })).rounds
  expect((await listed())[0]?.questions[0]?.answer).toBeNull()
  server.clock.advance(1_000)
  await person.api.call(interview.startRound)
  const [past] = await listed()
  expect(past?.roundId).toBe(roundId)
  expect(past?.questions.map(({ answer, feedback }) => [answer, feedback?.by]).slice(0, 2)).toEqual([
    ['Half an answer', undefined],
    [LONG, 'coach'],
  ])
})

describe('how much is kept', () => {
  it('forgets rounds without feedback beyond the newest thirty, and none with it', async () => {
    const person = await settled()
    const judged = await current(person)
    await practise(person, must(judged.questions[1]).id)
    for (let at = 0; at < 35; at += 1) {
      server.clock.advance(1_000)
      const { questions } = await person.api.call(interview.startRound)
      const params = { questionId: must(questions[0]).id }
      await person.api.call(interview.saveInterviewAnswer, { params, body: { answer: 'A first thought' } })
    }
    const rows = await server.deps.db
      .selectFrom('interview_rounds')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute()
    expect(rows).toHaveLength(31)
    expect(rows.some(({ id }) => id === judged.roundId)).toBe(true)
  })
})

describe('practice with built-in coaching', () => {
  it('completes the question, costs nothing, pays once a day and needs no provider', async () => {
    server.deps.model = undefined
    const person = await settled()
    const { questions } = await current(person)
    const first = await practise(person, must(questions[1]).id)
    expect(first.isCompleted).toBe(true)
    // the first action of the day brings the daily bonus, which signing up and saving answers brought already
    expect(first.pointsAwarded).toBe(10)
    expect(first.feedback).toMatchObject({ by: 'coach', isShort: false })
    expect(first.feedback.text).toContain('### 4. Sample Response')
    expect((await practise(person, must(questions[2]).id)).pointsAwarded).toBe(0)
    const round = await current(person)
    expect(round.questions.map(({ isCompleted }) => isCompleted)).toEqual([false, true, true, false, false])
    expect(round.quota.used).toBe(0)
    expect(round.summary).not.toBeNull()
  })

  it('takes a short answer only when it is sent anyway, and pays nothing for it', async () => {
    const person = await settled()
    const { questions } = await current(person)
    const first = await practise(person, must(questions[1]).id, 'Fine.')
    expect(first).toMatchObject({ isCompleted: false, pointsAwarded: 0, feedback: { isShort: true, band: 'starting' } })
    expect((await current(person)).questions[1]).toMatchObject({ isCompleted: false, answer: 'Fine.', feedback: null })
    expect(await practise(person, must(questions[1]).id, 'Fine.', { anyway: true })).toMatchObject({
      isCompleted: true,
      pointsAwarded: 0,
    })
    expect((await activities(person)).questionPractised ?? 0).toBe(0)
  })

  it('answers a wish to die with words for that, scores nothing, and coaches only what was not meant so', async () => {
    const person = await settled()
    const { roundId, questions } = await current(person)
    const said = `${LONG} I would like to kill myself when I think about it.`
    const { id } = must(questions[1])
    await expect(practise(person, id, said)).rejects.toMatchObject({ status: 422, code: 'care.distress' })
    server.deps.model = createFakeModel({ pieceMs: 0 })
    expect(await ask(person, roundId, id, said)).toMatchObject({ status: 422, body: { code: 'care.distress' } })
    expect((await current(person)).questions[1]).toMatchObject({ isCompleted: false, answer: said, feedback: null })
    expect(await practise(person, id, said, { anyway: true })).toMatchObject({ isCompleted: true, pointsAwarded: 0 })
    expect((await activities(person)).questionPractised ?? 0).toBe(0)
    expect(await used(person)).toBe(0)
  })

  it('refuses questions of another round, blank answers and answers that are too long', async () => {
    const person = await settled()
    await current(person)
    await expect(practise(person, 'cloud-engineer-b-01')).rejects.toMatchObject({
      code: 'interview.unknown_question',
      status: 404,
    })
    const { questions } = await current(person)
    await expect(practise(person, must(questions[1]).id, ' \n ')).rejects.toMatchObject({ status: 400 })
    await expect(practise(person, must(questions[1]).id, 'x'.repeat(200_000))).rejects.toMatchObject({ status: 400 })
  })

  it('does not save over words that another tab saved since, unless it has seen them', async () => {
    const person = await settled()
    const params = { questionId: must((await current(person)).questions[0]).id }
    const save = (answer: string, basedOn?: string | null) => {
      server.clock.advance(1_000)
      return person.api.call(interview.saveInterviewAnswer, { params, body: { answer, basedOn } })
    }
    const { savedAt } = await save('A long answer of tab one.', null)
    await expect(save('x', null)).rejects.toMatchObject({ code: 'interview.changed_elsewhere', status: 409 })
    expect((await current(person)).questions[0]).toMatchObject({
      answer: 'A long answer of tab one.',
      answerAt: savedAt,
    })
    const seen = await save('A longer answer of tab one.', savedAt)
    await save('A longer answer of tab one.', null)
    await expect(save('y', seen.savedAt)).rejects.toMatchObject({ status: 409 })
    await save('Tab two on purpose.')
    await person.api.call(interview.resetRound)
    expect((await current(person)).questions[0]?.answerAt).toBeNull()
    await save('After the reset', null)
  })

  it('keeps answers that are only saved, and clears nothing but the marks on reset', async () => {
    const person = await settled()
    const { questions, roundId } = await current(person)
    await person.api.call(interview.saveInterviewAnswer, {
      params: { questionId: must(questions[3]).id },
      body: { answer: 'half a thou' },
    })
    expect((await current(person)).questions[3]).toMatchObject({ answer: 'half a thou', isCompleted: false })
    await practise(person, must(questions[1]).id)
    server.clock.advance(1_000)
    const reset = await person.api.call(interview.resetRound)
    expect(reset.roundId).toBe(roundId)
    expect(
      reset.questions.every(
        ({ isCompleted, answer, feedback }) => !isCompleted && answer === null && feedback === null,
      ),
    ).toBe(true)
    expect(
      must(must((await person.api.call(interview.listRounds, { query: {} })).rounds[0]).questions[1]).feedback,
    ).not.toBeNull()
  })
})

describe('the history', () => {
  it('names a trend after three rounds, and none across the two kinds of judge', async () => {
    const person = await settled()
    for (let at = 0; at < 3; at += 1) {
      const { questions } = at === 0 ? await current(person) : await person.api.call(interview.startRound)
      await practise(person, must(questions[1]).id, at === 0 ? must(GRADED_ANSWERS[13]).bad : LONG)
      server.clock.advance(1_000)
    }
    const history = await person.api.call(interview.listRounds, { query: { limit: 2 } })
    expect(history.rounds).toHaveLength(2)
    expect(history.total).toBe(3)
    expect(history.trend).toMatchObject({ by: 'coach', rounds: 3 })
    const older = await person.api.call(interview.listRounds, { query: { before: must(history.rounds[1]).startedAt } })
    expect(older.rounds).toHaveLength(1)
  })

  it('puts the later of two begun in the same instant first, an open one before both', async () => {
    const person = await settled()
    const ids: string[] = []
    for (let at = 0; at < 3; at += 1) {
      const { roundId, questions } = at === 0 ? await current(person) : await person.api.call(interview.startRound)
      ids.push(roundId)
      // the first ends in the instant it began, the second a minute later, the third goes on
      if (at === 1) server.clock.advance(60_000)
      await practise(person, must(questions[1]).id)
    }
    await server.deps.db
      .updateTable('interview_rounds')
      .set({ started_at: '2026-03-10T12:00:00.000Z' })
      .where('id', 'in', ids)
      .execute()
    const { rounds } = await person.api.call(interview.listRounds, { query: {} })
    expect(rounds.map(({ roundId }) => roundId)).toEqual(ids.toReversed())
  })

  it('is in the export and gone with the account', async () => {
    const person = await settled()
    const { questions } = await current(person)
    await practise(person, must(questions[1]).id, `${LONG} canary-7391`)
    const exported = JSON.stringify(await person.api.call(exportAccount))
    expect(exported).toContain('canary-7391')
    expect(exported).toContain('interview_rounds')
    await person.api.call(deleteAccount, { body: { password: person.password } })
    const left = await server.deps.db
      .selectFrom('interview_answers')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute()
    const rounds = await server.deps.db
      .selectFrom('interview_rounds')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute()
    expect([...left, ...rounds]).toEqual([])
  })

  it("is nobody else's: another person's round and question are unknown", async () => {
    const one = await settled()
    const { roundId, questions } = await current(one)
    const other = await settled()
    await current(other)
    expect((await ask(other, roundId, must(questions[1]).id)).status).toBe(404)
    server.clock.advance(DAY_MS)
    await signInAgain(other)
    expect((await other.api.call(interview.listRounds, { query: {} })).rounds).toEqual([])
  })
})
