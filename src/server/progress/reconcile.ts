import { must } from '#core/must.ts'
import { boardWeekOf } from '#core/progress/week.ts'
import { replayLedger, type Replay } from '#core/progress/replay.ts'
import type { Db } from '#server/db/connect.ts'
import type { Deps } from '#server/deps.ts'
import { lastActionOf } from './award.ts'
import { listDays, lockProgress, updateProgress, type ProgressRow } from './progress.repo.ts'
import { listPeopleAfter, readLedger, replaceDays } from './reconcile.repo.ts'

/** One value that is kept beside a person's ledger and differs from what the ledger tells. */
export type Drift = { userId: string; what: string; kept: unknown; ledger: unknown }

export type Reconciliation = { people: number; events: number; drifts: Drift[] }

const PAGE = 500

/** Compares every total, level, week, last action and day with the ledger; `repair` takes the ledger's word. */
export async function reconcile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { repair }: { repair: boolean },
): Promise<Reconciliation> {
  const found: Reconciliation = { people: 0, events: 0, drifts: [] }
  for (let after = ''; ;) {
    const page = await listPeopleAfter(deps.db, after, PAGE)
    if (page.length === 0) return found
    for (const userId of page) {
      const person = await reconcilePerson(deps, userId, repair)
      found.people += 1
      found.events += person.events
      found.drifts.push(...person.drifts)
    }
    after = must(page.at(-1))
  }
}

function reconcilePerson({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, repair: boolean) {
  return db.transaction().execute(async (tx) => {
    // locked, so that an award under way cannot look like drift
    const progress = await lockProgress(tx, userId, clock.now())
    const ledger = await readLedger(tx, userId)
    const replay = replayLedger(ledger)
    const drifts = await compare(tx, progress, replay)
    if (repair && drifts.length > 0) await takeLedgersWord(tx, progress, replay, ledger.at(-1)?.instant ?? clock.now())
    return { events: ledger.length, drifts }
  })
}

async function compare(tx: Db, progress: ProgressRow, replay: Replay): Promise<Drift[]> {
  const pairs: [what: string, kept: unknown, ledger: unknown][] = [
    ['total points', progress.total_points, replay.total],
    ['level', progress.level_number, replay.levelNumber],
    ['points of the week', progress.week_points, replay.weeks.get(progress.week_start) ?? 0],
    ['last action', lastActionOf(progress), replay.lastAction],
    ['days', await listDays(tx, progress.user_id), replay.days],
  ]
  return pairs
    .filter(([, kept, ledger]) => JSON.stringify(kept) !== JSON.stringify(ledger))
    .map(([what, kept, ledger]) => ({ userId: progress.user_id, what, kept, ledger }))
}

/** Who reached their points first stands above: a place on a board that was right is kept. */
async function takeLedgersWord(tx: Db, kept: ProgressRow, replay: Replay, latest: string) {
  const week = boardWeekOf(latest)
  const weekPoints = replay.weeks.get(week) ?? 0
  const isWeekRight = kept.week_start === week && kept.week_points === weekPoints
  await updateProgress(tx, kept.user_id, {
    total_points: replay.total,
    level_number: replay.levelNumber,
    reached_at: kept.total_points === replay.total ? kept.reached_at : latest,
    week_start: week,
    week_points: weekPoints,
    week_reached_at: isWeekRight ? kept.week_reached_at : latest,
    last_action_at: replay.lastAction?.instant ?? null,
    last_action_zone: replay.lastAction?.zone ?? null,
    last_action_date: replay.lastAction?.date ?? null,
  })
  await replaceDays(tx, kept.user_id, replay.days)
}
