import type { Chance } from '#core/chance.ts'
import { shuffled } from '#core/chance.ts'
import type { FirstQuestion } from '#core/career/catalogue-types.ts'
import { QUESTION_KINDS, type Question, type QuestionKind } from './question.ts'

/** One question of each kind, in the order of a round. `seen` holds question ids, newest first: unseen ones come first. */
export function drawRound(
  first: FirstQuestion,
  questions: readonly Question[],
  seen: readonly string[],
  chance: Chance,
): Question[] {
  return QUESTION_KINDS.map((kind) => {
    const ofKind = questions.filter((question) => question.kind === kind)
    const fitting = kind === 'role' ? ofKind.filter((question) => fits(question, first)) : ofKind
    const question = freshest(fitting.length > 0 ? fitting : ofKind, seen, chance)
    if (!question) throw new RangeError(`The bank has no ${kind} question`)
    return question
  })
}

function fits(question: Pick<Question, 'coding' | 'systemDesign'>, first: FirstQuestion): boolean {
  return first === 'background' || question[first] === true
}

/** Of those never seen, or else seen longest ago, any. */
function freshest(questions: readonly Question[], seen: readonly string[], chance: Chance): Question | undefined {
  const age = (question: Question): number => {
    const at = seen.indexOf(question.id)
    return at === -1 ? Number.MAX_SAFE_INTEGER : at
  }
  return shuffled(questions, chance).sort((a, b) => age(b) - age(a))[0]
}

/** What stands on a question's card. */
export function categoryLabel(
  question: Pick<Question, 'kind' | 'coding' | 'systemDesign'>,
  first: FirstQuestion,
): string {
  if (question.kind !== 'role') return KIND_LABELS[question.kind]
  return FIRST_LABELS[fits(question, first) ? first : 'background']
}

const FIRST_LABELS: Record<FirstQuestion, string> = {
  coding: 'Coding',
  systemDesign: 'System design',
  background: 'Technical background',
}
const KIND_LABELS: Record<Exclude<QuestionKind, 'role'>, string> = {
  teamwork: 'Teamwork',
  'time-management': 'Time management',
  motivation: 'Motivation and culture fit',
  'professional-development': 'Professional development',
}
