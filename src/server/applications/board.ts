import type { z } from 'zod'
import type { getBoard as boardOf } from '#contract/application-lists.ts'
import { STAGES } from '#core/applications/stage.ts'
import { applicationsOfScams } from '#server/ads/scam-ads.ts'
import type { Deps } from '#server/deps.ts'
import { listColumn } from './application.repo.ts'
import { ownToday, viewsOf } from './application-view.ts'
import { countAll } from './list-applications.ts'
import { readParts } from './parts.repo.ts'

/** Open applications by stage: the first cards of each column, and how many it has in all. */
export async function getBoard(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  limit: number,
): Promise<z.input<(typeof boardOf)['output']>> {
  const { today } = await ownToday(deps, userId)
  const [counts, ...columns] = await Promise.all([
    countAll(deps.db, userId),
    ...STAGES.map((stage) => listColumn(deps.db, userId, stage, limit)),
  ])
  const rows = columns.flat()
  const ids = rows.map(({ id }) => id)
  const [parts, scams] = await Promise.all([
    readParts(deps.db, userId, ids),
    applicationsOfScams(deps.db, userId, rows),
  ])
  const talks = Map.groupBy(
    parts.interviews.filter((one) => one.outcome === 'planned' && one.on_date >= today),
    (one) => one.application_id,
  )
  const nextTalk = (id: string) => {
    const [first] = (talks.get(id) ?? []).toSorted((a, b) => (a.on_date < b.on_date ? -1 : 1))
    return first ? { onDate: first.on_date, atTime: first.at_time } : null
  }
  const cards = viewsOf(rows, parts, today)
  return {
    columns: STAGES.map((stage) => ({
      stage,
      count: counts[stage],
      cards: cards
        .filter((card) => card.stage === stage)
        .map(({ id, title, company, stageSinceOn, appliedOn, position, version, reminder }) => ({
          id,
          title,
          company,
          stage,
          stageSinceOn,
          appliedOn,
          position,
          version,
          reminder,
          interview: nextTalk(id),
          isScam: scams.includes(id),
        })),
    })),
    closed: counts.closed,
  }
}
