import { questionIn } from '#core/interview/question-in-language.ts'
import { firstGivenTo, type Given } from '#core/interview/round/own-answers.ts'
import type { InterviewDeps } from './current-round.ts'
import { listAnswers, listEarlierAnswers, type AnswerRow, type RoundRow } from './interview.repo.ts'
import { EARLIER_READ } from './keep-answer.ts'

/** The other question, in the person's language, that nearly the same words were given to before. */
export async function questionSaidBefore(
  deps: Pick<InterviewDeps, 'db' | 'questions'>,
  round: RoundRow,
  saved: AnswerRow,
  language: string,
): Promise<string | null> {
  const others = [
    ...(await listEarlierAnswers(deps.db, round, EARLIER_READ)).toReversed(),
    ...(await listAnswers(deps.db, [round.id])),
  ]
  const judged = others.filter(({ id, feedback }) => id !== saved.id && feedback !== null)
  const first = firstGivenTo(givenIn(saved), judged.map(givenIn))
  if (first === null) return null
  // an id begins with the role of its file
  const asked =
    deps.questions.questionOf(round.role_id, first) ??
    deps.questions.questionOf(first.replace(/-[a-z]-\d+$/u, ''), first)
  return asked ? questionIn(asked, language).text : null
}

const givenIn = ({ question_id, answer }: AnswerRow): Given => ({ questionId: question_id, answer })
