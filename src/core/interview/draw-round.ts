import type { Chance } from '#core/arena/chance.ts'
import { shuffled } from '#core/arena/chance.ts'
import { QUESTION_KINDS, type Question, type QuestionKind } from './question.ts'

/** What the first question of a round is: it depends on the dream role (specification, section 4). */
export type FirstQuestion = 'coding' | 'systemDesign' | 'background'

const FIRST_BY_ROLE: Record<string, FirstQuestion> = {
  'software-developer': 'coding',
  'full-stack-developer': 'coding',
  'mobile-app-developer': 'coding',
  'ai-engineer': 'coding',
  'cloud-engineer': 'systemDesign',
  'network-engineer': 'systemDesign',
  'cybersecurity-analyst': 'systemDesign',
}

export function firstQuestionOf(roleId: string): FirstQuestion {
  return FIRST_BY_ROLE[roleId] ?? 'background'
}

/** One question of each kind, in the order of a round. `seen` holds question ids, newest first: unseen ones come first. */
export function drawRound(
  roleId: string,
  questions: readonly Question[],
  seen: readonly string[],
  chance: Chance,
): Question[] {
  const first = firstQuestionOf(roleId)
  return QUESTION_KINDS.map((kind) => {
    const fitting = questions.filter((question) => question.kind === kind && (kind !== 'role' || fits(question, first)))
    const question = freshest(fitting, seen, chance)
    if (!question) throw new RangeError(`The bank has no ${kind} question for ${roleId}`)
    return question
  })
}

function fits(question: Question, first: FirstQuestion): boolean {
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
export function categoryLabel(question: Pick<Question, 'kind'>, first: FirstQuestion): string {
  return question.kind === 'role' ? FIRST_LABELS[first] : KIND_LABELS[question.kind]
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
