import { Problem } from '#contract/problem.ts'

/** What cannot be answered before the questionnaire has been. */
export const noAnswers = () => new Problem('career.no_answers', 'Answer the seven career questions first.')
