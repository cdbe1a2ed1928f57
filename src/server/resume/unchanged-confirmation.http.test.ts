import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { saveCareerQuestions } from '#contract/account.ts'
import { keepPace } from '#contract/career-plan.ts'
import { getSummary } from '#contract/career-summary.ts'
import { changeLearningPath } from '#contract/learning-path.ts'
import { parseResume } from '#contract/resume.ts'
import { toCareerQuestions } from '#contract/other-names.ts'
import { questionnaireAnswersSchema } from '#core/career/questionnaire-schema.ts'
import { must } from '#core/must.ts'
import { resumeForm, UPLOAD_ANSWERS } from '#test/support/docx.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useResume } from '#test/support/use-resume.ts'

const { server, confirm } = useResume()

const FOLDER = path.join(import.meta.dirname, '../../../test/resumes/documents')
/** One file of each person, with a dream role of its own. */
const resumes = Object.entries(Object.groupBy(readdirSync(FOLDER).sort(), (name) => name.replace(/__.*/, ''))).map(
  ([person, files], index) => ({
    person,
    file: must(files?.[0]),
    dreamRole: must(fullCatalogue.dreamRoles[(index * 4) % fullCatalogue.dreamRoles.length]).title,
  }),
)

it.each(resumes)(
  '$person on the way to $dreamRole is told the same by a confirmation of what was read',
  async (one) => {
    const person = await signUpPerson(server)
    const answers = { ...UPLOAD_ANSWERS, dreamRole: one.dreamRole }
    const form = resumeForm(new Uint8Array(readFileSync(path.join(FOLDER, one.file))), answers, one.file)
    const told = async () => {
      const { route, steps, interim, dream, gaps, next } = must(await person.api.call(getSummary))
      return { route, steps, interim, dream, gaps, next }
    }
    const { recommendations } = await person.api.call(parseResume, { form })
    const first = await told()
    // as the page does once the result is there
    const recommendedCourses = recommendations.courses.map(({ courseId }) => ({ courseId }))
    const saved = toCareerQuestions(questionnaireAnswersSchema.parse(answers))
    await person.api.call(saveCareerQuestions, { body: { ...saved, recommendedCourses } })
    expect(await told()).toEqual(first)
    server.clock.advance(60_000)
    await confirm(person, (facts) => facts)
    expect(await told()).toEqual(first)
    const begun = first.steps.find(({ kind }) => kind === 'course')
    if (begun) {
      const params = { courseId: begun.courseId }
      await person.api.call(changeLearningPath, { params, body: { status: 'started' } })
    }
    await person.api.call(keepPace, { body: { hoursPerDay: 1, timeframe: '12months' } })
    const underWay = await told()
    await confirm(person, (facts) => facts)
    expect(await told()).toEqual(underWay)
  },
)
