import type { Chance } from '#core/chance.ts'
import { shuffled } from '#core/chance.ts'
import type { FirstQuestion } from '#core/career/catalogue/catalogue-types.ts'
import type { Question, QuestionDifficulty, QuestionKind } from '../question.ts'

/** How far the person is: it decides how hard the technical questions are. */
export const ROUND_LEVELS = ['starting', 'growing', 'seasoned'] as const
export type RoundLevel = (typeof ROUND_LEVELS)[number]

const DIFFICULTIES: Record<RoundLevel, readonly [QuestionDifficulty, QuestionDifficulty]> = {
  starting: ['easy', 'medium'],
  growing: ['medium', 'medium'],
  seasoned: ['medium', 'hard'],
}

/**
 * Five questions: an easy technical one to warm up, two technical ones of the person's level, and two of different other
 * kinds between them. `seen` holds question ids, newest first: unseen ones come first, so that in time every question of
 * the bank is asked. Without technical questions it is five of the other kinds, each of them at least once.
 */
export function drawRound(
  first: FirstQuestion,
  level: RoundLevel,
  questions: readonly Question[],
  seen: readonly string[],
  chance: Chance,
): Question[] {
  const drawn: Question[] = []
  const ofNewKind = (question: Question): boolean => !drawn.some(({ kind }) => kind === question.kind)
  const draw = (wishes: readonly ((question: Question) => boolean)[], isRole: boolean): void => {
    const open = questions.filter((question) => !drawn.includes(question))
    const ofKind = open.filter(({ kind }) => (kind === 'role') === isRole)
    const question =
      ofKind.length > 0 ? freshest(ofKind, wishes, seen, chance) : freshest(open, [ofNewKind, ...wishes], seen, chance)
    if (!question) throw new RangeError('The bank has fewer than five questions')
    drawn.push(question)
  }
  const ofFirst = (question: Question): boolean => fits(question, first)
  const ofDifficulty =
    (difficulty: QuestionDifficulty) =>
    (question: Question): boolean =>
      question.difficulty === difficulty
  const [nearer, further] = DIFFICULTIES[level]
  draw([ofDifficulty('easy'), ofFirst], true)
  draw([ofNewKind], false)
  draw([ofFirst, ofDifficulty(nearer)], true)
  draw([ofNewKind], false)
  draw([ofDifficulty(further)], true)
  return drawn
}

function fits(question: Pick<Question, 'coding' | 'systemDesign'>, first: FirstQuestion): boolean {
  return first === 'background' || question[first] === true
}

/** Of those that meet the most wishes, in their order, one never seen; where all were seen, another or the one seen longest ago. */
function freshest(
  questions: readonly Question[],
  wishes: readonly ((question: Question) => boolean)[],
  seen: readonly string[],
  chance: Chance,
): Question | undefined {
  const age = (question: Question): number => {
    const place = seen.indexOf(question.id)
    return place === -1 ? Number.MAX_SAFE_INTEGER : place
  }
  const worth = (question: Question): number =>
    wishes.reduce((sum, isMet, index) => sum + (isMet(question) ? 2 ** (wishes.length - index) : 0), 0)
  return shuffled(questions, chance).sort((a, b) => {
    const isUnseen = (question: Question): number => (seen.includes(question.id) ? 0 : 1)
    return isUnseen(b) - isUnseen(a) || worth(b) - worth(a) || age(b) - age(a)
  })[0]
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
