import { MATCH_RULES } from '#core/career/match/role-match.ts'
import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { exportAccount, saveCareerQuestions } from '#contract/account.ts'
import { getCareerProgress } from '#contract/career.ts'
import { changeLearningPath, getLearningPath } from '#contract/learning-path.ts'
import { getMatchHistory, prepareForRole, readJobAd } from '#contract/career-plan.ts'
import { saveLatestResume } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { DAY_MS } from '#core/time.ts'
import { ANSWERS, signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

async function settled(): Promise<Person> {
  const person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
  return person
}
const paste = (person: Person, text: unknown) =>
  send(server, 'POST', '/career/job-ad', { body: { text }, token: must(person.session.accessToken()) })

const AD = `Data Analyst

Requirements:
- SQL and Python
- Tableau

Nice to have:
- Docker

Benefits:
- Free Java every morning`

describe('POST /career/job-ad', () => {
  it('says of an advert without a skill we know that it may be no job in tech, and blames nobody', async () => {
    const answer = await paste(
      await settled(),
      'Lagerhilfe (m/w/d)\nAufgaben: Be- und Entladen.\nProfil: Staplerschein, Schichtarbeit.\nWir bieten: 15 Euro.',
    )
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({ code: 'career.no_skills_found' })
    expect(JSON.stringify(answer.body)).toMatch(/may be no job in tech/)
    expect(JSON.stringify(answer.body)).not.toMatch(/Paste/)
  })

  it('keeps must and nice apart, says what to learn first and which courses teach it', async () => {
    const person = await settled()
    const { match, learnFirst, courses } = await person.api.call(readJobAd, { body: { text: AD } })
    expect(match.missing.map((skill) => skill.name).sort()).toEqual(['Python', 'SQL', 'Tableau'])
    expect(match.niceToHave.map((skill) => skill.name)).toEqual(['Docker'])
    expect(match.percent).toBe(0)
    expect(learnFirst.map((skill) => skill.name).sort()).toEqual(['Python', 'SQL', 'Tableau'])
    const asked = match.missing.map((skill) => skill.name)
    expect(new Set(courses.flatMap((course) => course.closes.filter((name) => asked.includes(name)))).size).toBe(3)
    const onPath = (await person.api.call(getLearningPath)).map((entry) => entry.courseId)
    for (const course of courses) expect(course.isOnPath).toBe(onPath.includes(course.courseId))
  })

  it('says of years, degree and languages what the resume has, and nothing without one', async () => {
    const person = await settled()
    const text = `Data Analyst\n\nRequirements:\n- 5 years of experience with SQL\n- Master's degree\n- Fluent English\nBerlin`
    const bare = await person.api.call(readJobAd, { body: { text } })
    expect(bare.own).toBeNull()
    const experience = [
      {
        title: 'Data Analyst',
        company: 'Quay Works',
        location: null,
        startDate: '2019-01',
        endDate: '2020-12',
        isCurrent: false,
        highlights: ['Wrote weekly reports in SQL'],
      },
    ]
    const languages = [{ name: 'English', level: 'C1' }]
    await person.api.call(saveLatestResume, { body: { facts: { ...NO_FACTS, experience, languages } } })
    const { own } = await person.api.call(readJobAd, { body: { text } })
    expect(own).toMatchObject({
      years: { asked: 5, isKnownWork: true, isMet: false },
      degree: { asked: 'master', state: 'none' },
      languages: [{ language: 'en', own: 'C1', isMet: true }],
    })
    expect(own?.years?.months).toBeGreaterThanOrEqual(23)
  })

  it('counts what the person has', async () => {
    const person = await settled()
    const text = 'You must know everything here: SQL, Python.'
    const before = await person.api.call(readJobAd, { body: { text } })
    const course = before.courses.find((one) => one.isOnPath) ?? must(before.courses[0])
    await send(server, 'POST', '/learning-path', {
      body: { courseId: course.courseId },
      token: must(person.session.accessToken()),
    })
    await person.api.call(changeLearningPath, { params: { courseId: course.courseId }, body: { status: 'completed' } })
    const after = await person.api.call(readJobAd, { body: { text } })
    expect(after.match.percent).toBeGreaterThan(before.match.percent)
    expect(after.match.have[0]?.evidence[0]?.label).toMatch(/^Finished /)
  })

  it('answers an advert of 200,000 characters with a sentence, and reads 50,000', async () => {
    const person = await settled()
    const long = await paste(person, 'SQL '.repeat(50_000))
    expect([long.status, long.body.detail]).toEqual([
      400,
      'This is longer than an advert. Paste at most 50,000 characters.',
    ])
    expect((await paste(person, 'You know SQL. '.repeat(3_500))).status).toBe(200)
  })

  it.each([
    ['nothing', '', 400],
    ['white space', ' \n\t ', 400],
    ['no text at all', 12, 400],
    ['no skill we know', 'We want somebody nice who likes long walks.', 422],
  ])('refuses %s in words', async (_what, text, status) => {
    const answer = await paste(await settled(), text)
    expect(answer.status).toBe(status)
    expect(answer.body.detail).toMatch(/^\S+ \S+ /)
  })

  it('asks for the questionnaire first', async () => {
    expect(await paste(await signUpPerson(server), AD)).toMatchObject({
      status: 422,
      body: { code: 'career.no_answers' },
    })
  })
})

describe('GET /career/match-history', () => {
  const history = (person: Person) => person.api.call(getMatchHistory)
  const finish = async (person: Person, nth: number, status: 'completed' | 'started' = 'completed') => {
    const path = await person.api.call(getLearningPath)
    await person.api.call(changeLearningPath, { params: { courseId: must(path[nth]).courseId }, body: { status } })
    return must(await person.api.call(getCareerProgress)).dreamRole.percent
  }

  it('is empty before the questionnaire and begins with today', async () => {
    const person = await signUpPerson(server)
    expect(await history(person)).toEqual([])
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(await history(person)).toEqual([
      { date: server.clock.now().slice(0, 10), role: 'Data Scientist', percent: 0, rules: MATCH_RULES },
    ])
  })

  it('says by which rules a number was counted; the same number by newer rules is no change', async () => {
    const person = await settled()
    const percent = await finish(person, 0)
    const older = (change: { percent: number }) =>
      server.deps.db
        .updateTable('match_history')
        .set({ ...change, rules: 1 })
        .where('user_id', '=', person.userId)
        .execute()
    server.clock.advance(2 * DAY_MS)
    await signInAgain(person)
    await older({ percent: percent + 7 })
    const points = (await history(person)).map((point) => [point.percent, point.rules])
    expect(points.slice(-2)).toEqual([
      [percent + 7, 1],
      [percent, MATCH_RULES],
    ])
    await older({ percent })
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect((await history(person)).map(({ rules }) => rules).slice(-2)).toEqual([MATCH_RULES, MATCH_RULES])
  })

  it('has a point for each day it changed, the last of the day, and today; undoing takes the point along', async () => {
    const start = server.clock.now()
    const person = await settled()
    server.clock.advance(2 * DAY_MS)
    await signInAgain(person)
    await finish(person, 0)
    const second = await finish(person, 1)
    server.clock.advance(3 * DAY_MS)
    await signInAgain(person)
    const days = (await history(person)).map(({ date, percent }) => [
      Math.round((Date.parse(date) - Date.parse(start.slice(0, 10))) / DAY_MS),
      percent,
    ])
    expect(days).toEqual([
      [0, 0],
      [2, second],
      [5, second],
    ])
    const third = await finish(person, 2)
    expect(third).toBeGreaterThan(second)
    expect(must((await history(person)).at(-1)).percent).toBe(third)
    expect(await finish(person, 2, 'started')).toBe(second)
    expect((await history(person)).map((point) => point.percent)).toEqual([0, second, second])
  })

  it('keeps what belongs to each dream role, through a change and back; it is in the export', async () => {
    const person = await settled()
    const percent = await finish(person, 0)
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'UI/UX Designer' } })
    expect((await history(person)).map((point) => point.role)).toEqual(['UI/UX Designer'])
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(await history(person)).toEqual([expect.objectContaining({ role: 'Data Scientist', percent })])
    expect(JSON.stringify(await person.api.call(exportAccount))).toContain('match_history')
  })
})

describe('preparing for an interim role', () => {
  it('names each missing must-have with a course that teaches it, those of the path first, and three questions', async () => {
    const person = await settled()
    const progress = must(await person.api.call(getCareerProgress))
    for (const { id, requirementsMissing } of progress.interimRoles) {
      const { gaps, questions } = await person.api.call(prepareForRole, { params: { id } })
      expect(gaps.length > 0).toBe(requirementsMissing.length > 0)
      for (const { skillId, course } of gaps) {
        if (course) expect(must(server.deps.catalogue.courses.get(course.courseId)).skills).toContain(skillId)
      }
      const path = await person.api.call(getLearningPath)
      const onPath = gaps.flatMap(({ course }) => (course?.isOnPath ? course.courseId : []))
      expect(path.map(({ courseId }) => courseId)).toEqual(expect.arrayContaining(onPath))
      expect(new Set(questions.map(({ text }) => text)).size).toBe(3)
    }
  })

  it('of no role is a 404, and before the questionnaire the questionnaire is asked for', async () => {
    const token = must((await settled()).session.accessToken())
    expect((await send(server, 'GET', '/career/interim-roles/astronaut/preparation', { token })).status).toBe(404)
    const nobody = must((await signUpPerson(server)).session.accessToken())
    const asked = await send(server, 'GET', '/career/interim-roles/qa-tester/preparation', { token: nobody })
    expect(asked.body).toMatchObject({ code: 'career.no_answers' })
  })
})

describe('changing the dream role', () => {
  it('keeps finished courses, their evidence and what was started', async () => {
    const person = await settled()
    const [first, second] = await person.api.call(getLearningPath)
    await person.api.call(changeLearningPath, {
      params: { courseId: must(first).courseId },
      body: { status: 'completed' },
    })
    await person.api.call(changeLearningPath, {
      params: { courseId: must(second).courseId },
      body: { status: 'started' },
    })
    const before = must(await person.api.call(getCareerProgress)).dreamRole.percent
    await person.api.call(saveCareerQuestions, { body: { ...ANSWERS, dreamRole: 'Software Developer' } })
    const path = await person.api.call(getLearningPath)
    expect(path.slice(0, 2).map((entry) => [entry.courseId, entry.status])).toEqual([
      [must(first).courseId, 'completed'],
      [must(second).courseId, 'started'],
    ])
    await person.api.call(saveCareerQuestions, { body: ANSWERS })
    expect(must(await person.api.call(getCareerProgress)).dreamRole.percent).toBe(before)
  })

  it.each([['Astronaut'], [''], [null]])('to %j is refused in words', async (dreamRole) => {
    const person = await settled()
    const { status, body } = await send(server, 'PUT', '/user/career-questions', {
      body: { ...ANSWERS, dreamRole },
      token: must(person.session.accessToken()),
    })
    expect([status, body.detail]).toEqual([400, 'Choose one of the dream roles'])
  })
})
