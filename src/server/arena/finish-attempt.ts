import type { z } from 'zod'
import type { checkResultSchema } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { isOver } from '#core/arena/attempt-rules.ts'
import { secondsTooEarly } from '#core/arena/pace.ts'
import { gradeAnswers, type Answer, type Grade } from '#core/arena/grade.ts'
import type { Instant } from '#core/time.ts'
import { findUser, languageOf, lockUser } from '#server/users/user.repo.ts'
import { loadAnswers } from '#server/career/load-person.ts'
import { matchToday } from '#server/career/record-match.ts'
import { renewRecommendations } from '#server/career/save-career-questions.ts'
import { addEvidence, listEvidence } from '#server/career/skill-evidence.repo.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { endAttempt, findAttempt, listOpenAttempts, type AttemptRow } from './attempt.repo.ts'
import { answersIn, drawnIn } from './stored.ts'
import { issueCredential } from './credentials.ts'
import { gradeScored, type ScoredGrade } from './grade-scored.ts'
import { judged } from './judge-programs.ts'
import { rememberAnswers, rememberSkill } from './recall-answers.ts'
import { viewResult } from './view-attempt.ts'
import type { KeptResult } from './stored.ts'
import { checkIsOpen, skillsWithheld } from './withheld.ts'

export type FinishDeps = Pick<
  Deps,
  'db' | 'clock' | 'catalogue' | 'checks' | 'config' | 'keyedHash' | 'log' | 'programs'
>

/** Ends an attempt and grades it, once. Past its time what was saved is graded, whatever is sent now. */
export async function finishAttempt(
  deps: FinishDeps,
  userId: string,
  attemptId: string,
  answers: Answer[],
): Promise<z.input<typeof checkResultSchema>> {
  const before = await findAttempt(deps.db, userId, attemptId)
  if (!before) throw unknownAttempt()
  await refuseLate(deps, deps.db, before)
  // programs are run before the transaction, and only of what will be graded
  const wasOver = isOver(before.ends_at, deps.clock.now())
  if (!wasOver && before.is_adaptive === 0) refuseHaste(deps, before, answers)
  const sent = before.is_adaptive === 1 ? [] : await judged(deps, before, wasOver ? answersIn(before) : answers)
  const ended = await deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const row = await findAttempt(tx, userId, attemptId)
    if (!row) throw unknownAttempt()
    await refuseLate(deps, tx, row)
    return end(deps, tx, row, row.is_adaptive === 1 ? answersIn(row) : sent)
  })
  return viewResult(deps, ended, await languageOf(deps.db, userId))
}

/** What has ended stands; what one practises has to wait while it is being checked. */
async function refuseLate(deps: FinishDeps, db: Db, row: AttemptRow): Promise<void> {
  if (row.ended_at !== null)
    throw new Problem('arena.already_ended', 'This attempt has ended already. Its result stands.')
  if (row.mode === 'practice' && (await skillsWithheld(deps, db, row.user_id)).has(row.skill_id)) throw checkIsOpen()
}

/** More answers than anybody can read in the time were not read; the check stays open. */
function refuseHaste({ clock }: FinishDeps, row: AttemptRow, answers: readonly Answer[]): void {
  const now = clock.now()
  if (row.mode !== 'scored') return
  const given = answers.filter(({ value }) => value !== '').length
  const retryAfterSeconds = secondsTooEarly(row.started_at, given, now)
  if (retryAfterSeconds > 0)
    throw new Problem(
      'arena.too_fast',
      'This is faster than the questions can be read. Look at your answers once more.',
      {
        retryAfterSeconds,
      },
    )
}

/** Ends what ran out of time while nobody looked. */
export async function endOverdue(deps: FinishDeps, userId: string): Promise<void> {
  const overdue = (await listOpenAttempts(deps.db, userId)).filter((row) => isOver(row.ends_at, deps.clock.now()))
  for (const kept of overdue) {
    const answers = kept.is_adaptive === 1 ? answersIn(kept) : await judged(deps, kept, answersIn(kept))
    await deps.db.transaction().execute(async (tx) => {
      await lockUser(tx, userId)
      const row = await findAttempt(tx, userId, kept.id)
      if (row && row.ended_at === null) await end(deps, tx, row, answers)
    })
  }
}

export function unknownAttempt(): Problem {
  return new Problem('arena.unknown_attempt', 'There is no such attempt.')
}

/** Grades these answers, all of them given in time, and ends the attempt. */
export async function end(deps: FinishDeps, tx: Db, row: AttemptRow, answers: Answer[]): Promise<AttemptRow> {
  const now = deps.clock.now()
  const isOutOfTime = isOver(row.ends_at, now)
  const graded: Grade & Partial<ScoredGrade> =
    row.mode === 'scored' ? await gradeScored(deps, tx, row, answers) : gradePractice(deps, row, answers)
  const { score, passed, certainty = 0, ...kept } = graded
  if (row.mode === 'practice') await rememberPractice(tx, row, answers, kept.right, now)
  const earned =
    row.mode === 'scored' && passed ? await followPass(deps, tx, row, certainty) : { pointsAwarded: 0, roleMatch: null }
  const result: KeptResult = { ...kept, isOutOfTime, ...earned }
  const columns = {
    answers: JSON.stringify(answers),
    ended_at: isOutOfTime ? row.ends_at : now,
    score,
    passed: passed ? 1 : 0,
    result: JSON.stringify(result),
  }
  if (!(await endAttempt(tx, row.id, columns))) throw new Error(`Attempt ${row.id} ended twice`)
  return { ...row, ...columns }
}

/** Missed practice items come back in the daily challenge; what was left without an answer was not missed. */
async function rememberPractice(tx: Db, row: AttemptRow, answers: readonly Answer[], right: boolean[], now: Instant) {
  const outcomes = drawnIn(row).flatMap(({ itemId }, at) =>
    answers.some((answer) => answer.itemId === itemId)
      ? [{ skillId: row.skill_id, itemId, isRight: right[at] ?? false }]
      : [],
  )
  await rememberAnswers(tx, row.user_id, outcomes, now)
}

function gradePractice({ checks }: FinishDeps, row: AttemptRow, answers: readonly Answer[]) {
  return gradeAnswers(drawnIn(row), (one) => checks.itemOf(row.skill_id, one), answers)
}

/** A pass is evidence of the highest kind: role match, path and points follow in the same transaction. */
async function followPass(
  deps: FinishDeps,
  tx: Db,
  row: AttemptRow,
  certainty: number,
): Promise<Pick<KeptResult, 'pointsAwarded' | 'roleMatch'>> {
  const { user_id: userId, skill_id: skillId } = row
  const passedSkillIds = [
    ...new Set((await listEvidence(tx, userId)).flatMap((one) => (one.kind === 'check' ? one.skillId : []))),
  ]
  const role = (await loadAnswers(deps, tx, userId))?.dreamRole ?? null
  const before = await matchToday(deps, tx, userId)
  const at = isOver(row.ends_at, deps.clock.now()) ? row.ends_at : deps.clock.now()
  await rememberSkill(tx, userId, skillId, at)
  await addEvidence(tx, userId, [{ skillId, kind: 'check', sourceId: row.id, at }])
  await renewRecommendations(deps, tx, userId)
  const after = await matchToday(deps, tx, userId)
  const dreamRole = role && {
    id: role.id,
    mustHaveSkillIds: role.skills.flatMap(({ skill, level }) => (level === 'must' ? skill : [])),
  }
  const judged = await award(deps, tx, userId, { activity: 'skillCheckPassed', skillId, dreamRole, passedSkillIds })
  const user = await findUser(tx, userId)
  const asked = drawnIn(row).map(({ itemId }) => itemId)
  const topics = deps.checks
    .topicsOf(skillId)
    .flatMap(({ topic, items }) => (items.some((id) => asked.includes(id)) ? topic : []))
  const pass = {
    attemptId: row.id,
    skillId,
    at,
    asked: asked.length,
    pool: deps.checks.itemsOf(skillId, 'scored').length,
    topics,
    isRecheck: row.is_recheck === 1,
    isAdaptive: row.is_adaptive === 1,
    certainty,
  }
  if (user) await issueCredential(deps, tx, user, pass)
  const roleMatch = before && after ? { title: after.role, before: before.percent, after: after.percent } : null
  return { pointsAwarded: pointsOf(judged), roleMatch }
}
