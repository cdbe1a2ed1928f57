import { itemAt, must } from '#core/must.ts'
import { MILESTONE_TYPES } from '#core/progress/activities.ts'
import type { Report } from '#core/progress/report.ts'
import { addMs, DAY_MS, HOUR_MS, type Instant } from '#core/time.ts'
import { debriefKey, followUpKey } from '#core/progress/report.ts'
import { findUser, insertUser, updateUser } from '#server/users/user.repo.ts'
import type { Db } from '#server/db/connect.ts'
import { award } from '#server/progress/award.ts'
import { listEvents } from '#server/progress/ledger.repo.ts'
import { reverseAward } from '#server/progress/reverse-award.ts'
import { takeBackAward, undoAward } from '#server/progress/undo-award.ts'
import {
  challenge,
  chat,
  check,
  course,
  debrief,
  followUp,
  improved,
  MUST_HAVES,
  practice,
  read,
  round,
  study,
} from './reports.ts'
import { seeded } from './streak-trace.ts'

const ZONES = [
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Istanbul',
  'America/New_York',
  'Asia/Kathmandu',
]
/** So many are under way at a time. */
const LANES = 16

export type LedgerWalk = {
  awarded: number
  repeats: number
  refused: number
  undone: number
  reversed: number
  faults: string[]
}

/** `count` random deeds of `people` people against a real database: reports, undos, reversals, moves, days going by. */
export async function walkLedger(
  db: Db,
  { count, people, seed }: { count: number; people: number; seed: number },
): Promise<LedgerWalk> {
  const random = seeded(seed)
  const pick = <T>(list: readonly T[]): T => itemAt(list, Math.floor(random() * list.length))
  const walk: LedgerWalk = { awarded: 0, repeats: 0, refused: 0, undone: 0, reversed: 0, faults: [] }
  let now: Instant = '2026-01-01T00:00:00.000Z'
  const clock = { now: () => now }
  const ids = Array.from({ length: people }, (_, index) => `usr_${seed}_${index}`)
  const levels = new Map<string, number>()
  await insertPeople(db, ids, now)

  const lastCourses = new Map<string, string>()
  const subjects = Array.from({ length: 300 }, (_, index) => `${index}`)
  const reportOf = (): Report =>
    pick<() => Report>([
      () => study,
      () => practice,
      () => challenge,
      () => improved,
      () => ({ activity: 'accountCreated' }),
      () => ({ activity: 'profileCompleted' }),
      () => ({ activity: 'resumeUploaded' }),
      () => ({ activity: 'feedbackGiven' }),
      () => course(pick(subjects)),
      () => course(pick(subjects)),
      () => read(pick(subjects)),
      () => followUp(pick(subjects)),
      () => debrief(pick(subjects)),
      () => chat(pick(subjects), pick([1, 3, 5])),
      () =>
        check(
          pick(MUST_HAVES),
          MUST_HAVES.filter(() => random() < 0.5),
        ),
      () => round(`r${pick(subjects)}`, pick([4, 5])),
      () => ({ activity: 'careerMilestone', type: pick(MILESTONE_TYPES) }),
    ])()

  const step = async (): Promise<void> => {
    const userId = pick(ids)
    const kind = random()
    if (kind < 0.8) {
      const report = reportOf()
      if (report.activity === 'courseCompleted') lastCourses.set(userId, report.courseId)
      const judged = await award({ clock }, db, userId, report)
      if (judged.kind === 'refused') walk.refused += 1
      else if (judged.kind === 'repeat') walk.repeats += 1
      else {
        walk.awarded += 1
        if (judged.levelNumber < (levels.get(userId) ?? 1))
          walk.faults.push(`${userId} fell to level ${judged.levelNumber}`)
        levels.set(userId, Math.max(levels.get(userId) ?? 1, judged.levelNumber))
        if (judged.total < 0) walk.faults.push(`${userId} has ${judged.total} points`)
      }
    } else if (kind < 0.83) {
      const root = pick([followUpKey, debriefKey])(pick(subjects))
      walk.undone += (await db.transaction().execute((tx) => takeBackAward({ clock }, tx, userId, root))) < 0 ? 1 : 0
    } else if (kind < 0.92) {
      const courseId = lastCourses.get(userId) ?? pick(subjects)
      walk.undone += (await db.transaction().execute((tx) => undoAward({ clock }, tx, userId, courseId))) < 0 ? 1 : 0
    } else if (kind < 0.95) {
      const [latest] = await listEvents(db, userId, { limit: 1 })
      const row =
        latest &&
        (await db.selectFrom('point_events').select('source_key').where('id', '=', latest.id).executeTakeFirst())
      if (row)
        walk.reversed +=
          (await reverseAward({ db, clock }, must(await findUser(db, userId)), row.source_key)).kind === 'reversed'
            ? 1
            : 0
    } else if (kind < 0.99) await updateUser(db, userId, { time_zone: pick(ZONES) })
    // Time goes on for everybody, by seconds mostly, by days at times.
    now = addMs(now, random() < 0.002 ? DAY_MS : random() < 0.01 ? HOUR_MS : 2_000)
  }
  for (let done = 0; done < count; done += LANES)
    await Promise.all(Array.from({ length: Math.min(LANES, count - done) }, step))
  return walk
}

async function insertPeople(db: Db, ids: readonly string[], at: Instant): Promise<void> {
  for (const id of ids) {
    await insertUser(db, {
      id,
      email: `${id}@walk.example`,
      first_name: 'W',
      last_name: 'W',
      password_hash: '',
      time_zone: 'UTC',
      zone_changed_at: null,
      wished_plan: null,
      joined_at: at,
    })
  }
}
