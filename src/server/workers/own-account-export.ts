import { z } from 'zod'

const row = z.looseObject({ application_id: z.string() })
const rows = z.array(row).default([])

/** The applications of the file with everything of an account: rows as they are stored. */
const accountSchema = z.object({
  exportedAt: z.string(),
  applications: z.array(z.looseObject({ id: z.string(), deleted_at: z.string().nullable() })),
  application_events: rows,
  application_tasks: rows,
  application_interviews: rows,
  application_contacts: rows,
  application_tags: z.array(row.extend({ tag: z.string() })).default([]),
})

/** The same as our export of applications writes it; anything else as it is. What lay in the trash stays there. */
export function applicationsOfAccount(json: unknown): unknown {
  const parsed = accountSchema.safeParse(json)
  if (!parsed.success) return json
  const account = parsed.data
  const kept = account.applications.filter((one) => one.deleted_at === null)
  const ids = new Set(kept.map(({ id }) => id))
  const own = (list: z.output<typeof rows>) => list.filter((one) => ids.has(one.application_id))
  return {
    version: 1,
    applications: kept.map((one) => ({
      ...one,
      appliedOn: one.applied_on,
      deadlineOn: one.deadline_on,
      snoozedUntil: one.snoozed_until,
      remindsFollowUps: one.reminds_follow_ups === 1,
      createdAt: one.created_at,
      tags: account.application_tags.flatMap(({ application_id: of, tag }) => (of === one.id ? [tag] : [])),
    })),
    events: own(account.application_events),
    tasks: own(account.application_tasks),
    interviews: own(account.application_interviews),
    contacts: own(account.application_contacts),
  }
}
