import { z } from 'zod'
import { careerQuestionsSchema, recommendedCourseSchema, type CareerQuestions } from '#contract/career.ts'
import { dreamRoleById, type Catalogue } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { offeredTitles } from '#core/career/routes/stepping-stones.ts'
import type { CareerAnswersTable } from '#server/db/schema.ts'

/** The answers as stored: the dream role stands beside them, by its id, and what follows from it is not stored. */
const answersSchema = careerQuestionsSchema
  .omit({ dreamRole: true, interimRoleOptions: true, recommendedCourses: true })
  .extend({ proposedRoute: z.string().nullish() })

export type StoredAnswers = z.infer<typeof answersSchema>

/** `dreamRole` is null when the catalogue no longer has it: another one has to be chosen, all else is kept. */
export type SavedAnswers = {
  answers: StoredAnswers
  dreamRole: DreamRole | null
  courses: CareerQuestions['recommendedCourses']
}

type AnswersRow = Pick<CareerAnswersTable, 'dream_role' | 'answers' | 'recommended_courses'>

export function readAnswers(catalogue: Catalogue, row: AnswersRow): SavedAnswers {
  return {
    answers: answersSchema.parse(JSON.parse(row.answers)),
    dreamRole: dreamRoleById(catalogue, row.dream_role),
    courses: z.array(recommendedCourseSchema).parse(JSON.parse(row.recommended_courses)),
  }
}

/** The answers on the wire, where a role is its title. */
export function toCareerQuestions(
  catalogue: Catalogue,
  { answers: { proposedRoute: _proposed, ...answers }, dreamRole, courses }: SavedAnswers,
): CareerQuestions {
  return {
    ...answers,
    dreamRole: dreamRole?.title ?? null,
    interimRoleOptions: dreamRole ? offeredTitles(catalogue, dreamRole) : [],
    recommendedCourses: courses,
  }
}
