import { randomBytes } from 'node:crypto'
import { Problem } from '#contract/problem.ts'
import { seededChance } from '#core/chance.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { categoryLabel, drawRound, ROUND_LEVELS, type RoundLevel } from '#core/interview/round/draw-round.ts'
import type { CoachedQuestion } from '#core/interview/question.ts'
import { newId } from '#server/new-id.ts'
import { lockUser } from '#server/users/user.repo.ts'
import { loadAnswers } from '#server/career/load-person.ts'
import { noAnswers } from '#server/career/no-answers.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import {
  deleteRound,
  findOpenRound,
  insertRound,
  listAnswers,
  listQuestionsAsked,
  trimRounds,
  updateRound,
  type RoundRow,
} from './interview.repo.ts'
import { completedIn, questionsIn, type AskedQuestion } from './stored.ts'
import { GENERAL_ROUND } from './question-bank.ts'

export type InterviewDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'questions'>

/** So many rounds are kept apart from the next: more than a kind has questions. */
const ROUNDS_REMEMBERED = 30
const QUESTIONS_OF_A_ROUND = 5
/** More than one a day for a year; then the oldest goes with each new one. */
const MOST_ROUNDS = 400
const ROUNDS_OF_A_LEVEL = 3

/** What a round is drawn for: the dream role, or none yet. */
type RoundRole = Pick<DreamRole, 'id' | 'firstQuestion'>

/** The round in progress. Anyone who has none gets one, and so does who has another dream role now and answered nothing yet. */
export async function openRound(deps: InterviewDeps, userId: string): Promise<RoundRow> {
  const round = await findOpenRound(deps.db, userId)
  const role = await loadDreamRole(deps, deps.db, userId)
  if (round && (await stays(deps, deps.db, round, role))) return round
  const drawnFor = await roleOfRound(deps, deps.db, userId)
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const open = await findOpenRound(tx, userId)
    if (open && (await stays(deps, tx, open, role))) return open
    return replaceRound(deps, tx, userId, drawnFor, open)
  })
}

/** Ends the round in progress and draws another. One without answers leaves no trace but in the draw. */
export async function replaceRound(
  deps: InterviewDeps,
  tx: Db,
  userId: string,
  role: RoundRole,
  open: RoundRow | undefined,
): Promise<RoundRow> {
  const seen = await listQuestionsAsked(tx, userId, role.id, ROUNDS_REMEMBERED)
  const now = deps.clock.now()
  if (open)
    await ((await listAnswers(tx, [open.id])).length === 0
      ? deleteRound(tx, open.id)
      : updateRound(tx, open.id, { ended_at: now }))
  const first = role.firstQuestion ?? 'background'
  const drawn = drawRound(
    first,
    levelAfter(seen.length / QUESTIONS_OF_A_ROUND),
    deps.questions.questionsOf(role.id),
    seen,
    seededChance(randomBytes(16).toString('hex')),
  )
  const asked = drawn.map((question): AskedQuestion => ({
    id: question.id,
    text: question.text,
    category: categoryLabel(question, first),
    isCode: question.coding === true,
    seconds: question.seconds,
  }))
  const row: RoundRow = {
    id: newId('itv'),
    user_id: userId,
    role_id: role.id,
    questions: JSON.stringify(asked),
    completed: '[]',
    is_counted: 0,
    started_at: now,
    reset_at: null,
    ended_at: null,
  }
  await insertRound(tx, row)
  await trimRounds(tx, userId, MOST_ROUNDS, ROUNDS_REMEMBERED)
  return row
}

/** Every few rounds for a role the questions become harder. */
function levelAfter(rounds: number): RoundLevel {
  const step = Math.min(ROUND_LEVELS.length - 1, Math.floor(rounds / ROUNDS_OF_A_LEVEL))
  return ROUND_LEVELS[step] ?? 'starting'
}

/** Without career answers a round is general: questions on working with others. */
export async function roleOfRound(deps: InterviewDeps, db: Db, userId: string): Promise<RoundRole> {
  const saved = await loadAnswers(deps, db, userId)
  if (!saved) return { id: GENERAL_ROUND }
  if (!saved.dreamRole) throw noAnswers(saved)
  return saved.dreamRole
}

/** null while there is none, and once it is no longer offered. */
export async function loadDreamRole(deps: InterviewDeps, db: Db, userId: string): Promise<DreamRole | null> {
  return (await loadAnswers(deps, db, userId))?.dreamRole ?? null
}

/** The question of the bank behind one of the round in progress; refuses another round's. */
export async function askedOf(
  deps: InterviewDeps,
  userId: string,
  questionId: string,
  roundId?: string,
): Promise<{ round: RoundRow; question: CoachedQuestion }> {
  const round = await findOpenRound(deps.db, userId)
  if (!round || (roundId !== undefined && round.id !== roundId))
    throw new Problem(
      'interview.unknown_round',
      'This mock interview has ended. Reload the page to go on with the current one.',
    )
  const question = questionsIn(round).some(({ id }) => id === questionId)
    ? deps.questions.questionOf(round.role_id, questionId)
    : undefined
  if (!question)
    throw new Problem('interview.unknown_question', 'This question is not part of your current mock interview.')
  return { round, question }
}

async function stays(deps: InterviewDeps, db: Db, round: RoundRow, role: DreamRole | null): Promise<boolean> {
  const isKnown = questionsIn(round).every(({ id }) => deps.questions.questionOf(round.role_id, id) !== undefined)
  if (!isKnown || !role || round.role_id === role.id) return isKnown
  return completedIn(round).length > 0 || (await listAnswers(db, [round.id])).length > 0
}
