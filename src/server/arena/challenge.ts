import type { z } from 'zod'
import type { finishChallenge as finishCall, getChallenge as getCall } from '#contract/arena.ts'
import { Problem } from '#contract/problem.ts'
import { CHALLENGE_ITEMS, drawChallenge, sharePercent, type ChallengeItem } from '#core/arena/challenge.ts'
import type { DrawnItem } from '#core/arena/draw.ts'
import { gradeAnswers, type Answer } from '#core/arena/grade.ts'
import { showItem } from '#core/arena/shown-item.ts'
import { dreamRoleById, roleTitle } from '#core/career/catalogue/catalogue.ts'
import type { DreamRole } from '#core/career/catalogue/catalogue-types.ts'
import { dayEndIn, type LocalDate } from '#core/time.ts'
import { findUser, languageOf, lockUser } from '#server/users/user.repo.ts'
import { loadAnswers } from '#server/career/load-person.ts'
import { noAnswers } from '#server/career/no-answers.ts'
import type { Db } from '#server/db/connect.ts'
import type { ChallengeAnswersTable } from '#server/arena/tables.ts'
import type { Deps } from '#server/deps.ts'
import { award, pointsOf } from '#server/progress/award.ts'
import { loadStreak } from '#server/progress/streak.ts'
import * as repo from './challenge.repo.ts'
import { judgedOf } from './judge-programs.ts'
import { drawDue, rememberAnswers, rememberDueSkills } from './recall-answers.ts'
import { answersIn } from './stored.ts'
import { viewGraded } from './view-attempt.ts'
import { checkIsOpen, skillsWithheld } from './withheld.ts'

type ChallengeDeps = Pick<Deps, 'db' | 'clock' | 'catalogue' | 'checks' | 'programs'>
type Result = z.input<typeof finishCall.output>

/** What was asked within so many challenges is asked again only when there is nothing else. */
const CHALLENGES_REMEMBERED = 20

/** The day's challenge. The day is the person's own, so that it counts for the streak of that day. */
export async function getChallenge(deps: ChallengeDeps, userId: string): Promise<z.input<typeof getCall.output>> {
  const { date, zone } = await today(deps, deps.db, userId)
  const answered = await repo.findChallengeAnswers(deps.db, userId, date)
  const roleId = answered?.role_id ?? (await dreamRoleOf(deps, deps.db, userId)).id
  const drawn = await challengeFor(deps, deps.db, { userId, roleId, date, zone })
  const withheld = answered ? await skillsWithheld(deps, deps.db, userId) : new Set<string>()
  const language = await languageOf(deps.db, userId)
  const isWithheld = drawn.some(({ skillId }) => withheld.has(skillId))
  return {
    date,
    dreamRole: roleTitle(deps.catalogue, roleId),
    items: drawn.flatMap((one) => showItem(deps.checks.itemOf(one.skillId, one), one, language) ?? []),
    done: answered !== undefined,
    endsAt: dayEndIn(zone, date),
    result: answered && !isWithheld ? await resultOf(deps, deps.db, drawn, answered) : null,
  }
}

/** Answers the day's challenge, once; it pays when every item was answered, right or wrong. */
export async function finishChallenge(deps: ChallengeDeps, userId: string, sent: Answer[]): Promise<Result> {
  const answers = await judgedToday(deps, userId, sent)
  return deps.db.transaction().execute(async (tx) => {
    await lockUser(tx, userId)
    const { date, zone } = await today(deps, tx, userId)
    if (await repo.findChallengeAnswers(tx, userId, date)) throw answeredToday()
    const role = await dreamRoleOf(deps, tx, userId)
    const drawn = await challengeFor(deps, tx, { userId, roleId: role.id, date, zone })
    const withheld = await skillsWithheld(deps, tx, userId)
    if (drawn.some(({ skillId }) => withheld.has(skillId))) throw checkIsOpen()
    const given = answers.filter(({ itemId }) => drawn.some((one) => one.itemId === itemId))
    const isComplete = drawn.every(({ itemId }) =>
      given.some((answer) => answer.itemId === itemId && answer.value !== ''),
    )
    const points = isComplete ? pointsOf(await award(deps, tx, userId, { activity: 'challengeCompleted' })) : 0
    const row = {
      user_id: userId,
      local_date: date,
      role_id: role.id,
      answers: JSON.stringify(given),
      points,
      at: deps.clock.now(),
    }
    await repo.insertChallengeAnswers(tx, row)
    const { right } = grade(deps, drawn, given)
    const outcomes = drawn.map(({ skillId, itemId }, at) => ({ skillId, itemId, isRight: right[at] ?? false }))
    await rememberAnswers(tx, userId, outcomes, deps.clock.now())
    await rememberDueSkills(tx, userId, outcomes, dayEndIn(zone, date), deps.clock.now())
    for (const [at, { itemId }] of drawn.entries())
      await repo.countTry(tx, { roleId: role.id, date }, itemId, right[at] ?? false)
    return resultOf(deps, tx, drawn, row)
  })
}

const answeredToday = () =>
  new Problem('arena.already_ended', "You have answered today's challenge. The next one comes tomorrow.")

/** Programs are run before the transaction, so that nobody waits for it meanwhile. */
async function judgedToday(deps: ChallengeDeps, userId: string, sent: Answer[]): Promise<Answer[]> {
  const { date, zone } = await today(deps, deps.db, userId)
  const { id: roleId } = await dreamRoleOf(deps, deps.db, userId)
  if (await repo.findChallengeAnswers(deps.db, userId, date)) throw answeredToday()
  const drawn = await challengeFor(deps, deps.db, { userId, roleId, date, zone })
  return judgedOf(deps, userId, drawn, (one) => deps.checks.itemOf(one.skillId, one), sent)
}

async function resultOf(
  deps: ChallengeDeps,
  db: Db,
  drawn: ChallengeItem[],
  answered: ChallengeAnswersTable,
): Promise<Result> {
  const answers = answersIn(answered)
  const { right, score, passed } = grade(deps, drawn, answers)
  const shares = await repo.listShares(db, { roleId: answered.role_id, date: answered.local_date })
  const language = await languageOf(db, answered.user_id)
  const items = viewGraded(drawn, right, answers, (one) => itemIn(deps, drawn, one), language).map((item) => {
    const share = shares.get(item.itemId)
    return { ...item, sharePercent: share ? sharePercent(share.tried, share.right) : null }
  })
  return { title: roleTitle(deps.catalogue, answered.role_id), passed, score, items, pointsAwarded: answered.points }
}

function grade(deps: ChallengeDeps, drawn: readonly ChallengeItem[], answers: readonly Answer[]) {
  return gradeAnswers(drawn, (one) => itemIn(deps, drawn, one), answers)
}

function itemIn({ checks }: ChallengeDeps, drawn: readonly ChallengeItem[], asked: DrawnItem) {
  const skillId = drawn.find(({ itemId }) => itemId === asked.itemId)?.skillId
  return skillId === undefined ? undefined : checks.itemOf(skillId, asked)
}

type OwnDay = { userId: string; roleId: string; date: LocalDate; zone: string }

/** What comes back to the person on this day first, then what everybody with the role is asked. */
async function challengeFor(
  deps: ChallengeDeps,
  db: Db,
  { userId, roleId, date, zone }: OwnDay,
): Promise<ChallengeItem[]> {
  const own = await repo.findOwnChallenge(db, userId, date)
  if (own) return own
  const common = await challengeOf(deps, db, roleId, date)
  const due = await drawDue(deps, db, userId, date, dayEndIn(zone, date))
  if (due.length === 0) return common
  const others = common.filter(({ itemId }) => due.every((one) => one.itemId !== itemId))
  await repo.keepOwnChallenge(db, userId, date, [...due, ...others].slice(0, CHALLENGE_ITEMS))
  return (await repo.findOwnChallenge(db, userId, date)) ?? common
}

/** Drawn on first sight; what was drawn stands, whatever becomes of the role. */
async function challengeOf(deps: ChallengeDeps, db: Db, roleId: string, date: LocalDate): Promise<ChallengeItem[]> {
  const day = { roleId, date }
  const known = await repo.findChallenge(db, day)
  const role = dreamRoleById(deps.catalogue, roleId)
  if (known || !role) return known ?? []
  const seenLately = await repo.listAskedBefore(db, day, CHALLENGES_REMEMBERED)
  await repo.keepChallenge(
    db,
    day,
    drawChallenge(role, date, (skillId) => deps.checks.itemsOf(skillId, 'practice'), seenLately),
  )
  return (await repo.findChallenge(db, day)) ?? []
}

async function today(deps: ChallengeDeps, db: Db, userId: string): Promise<{ date: LocalDate; zone: string }> {
  const zone = (await findUser(db, userId))?.time_zone ?? 'UTC'
  return { date: (await loadStreak({ ...deps, db }, userId, zone)).today, zone }
}

async function dreamRoleOf(deps: ChallengeDeps, db: Db, userId: string): Promise<DreamRole> {
  const saved = await loadAnswers(deps, db, userId)
  if (!saved)
    throw new Problem('career.no_answers', 'Choose your dream role first: the challenge is made from its skills.')
  if (!saved.dreamRole) throw noAnswers(saved)
  return saved.dreamRole
}
