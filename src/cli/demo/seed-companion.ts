import { listApplicationRows } from '#server/applications/application-list.repo.ts'
import { recordEvent } from '#server/applications/record-event.ts'
import { shareWay } from '#server/career/shared-ways.ts'
import { openFeed } from '#server/notices/calendar.ts'
import { saveSetting } from '#server/notices/settings.repo.ts'
import { keepToken } from '#server/tokens/personal-tokens.ts'
import { listTokenRows, noteTokenUse } from '#server/users/personal-token.repo.ts'
import { findUserByEmail } from '#server/users/user.repo.ts'
import { DEMO_EMAIL } from './demo-account.ts'
import type { Rooms } from './open-rooms.ts'

/** Reminders as chosen, a plan shared by its link, a calendar that is read, and an assistant that wrote a note; their secrets are nowhere. */
export async function seedCompanion(rooms: Rooms): Promise<void> {
  const user = await findUserByEmail(rooms.db, DEMO_EMAIL)
  if (!user) return
  rooms.clock.moveTo(rooms.clock.daysAgo(20, 9))
  await saveSetting(rooms.db, user.id, 'deadline', { mail: true, push: true, atTime: '09:00', weekday: 1 })
  await shareWay(rooms, user.id, true)
  await openFeed(rooms, user.id, ['interviews', 'follow_ups', 'deadlines'])
  const scopes = ['profile:read', 'applications:read', 'applications:write', 'plan:read'] as const
  await keepToken(rooms, user, { name: 'Assistant on my laptop', scopes: [...scopes], days: 90 })
  rooms.clock.moveTo(rooms.clock.daysAgo(2, 18))
  const [application] = await listApplicationRows(rooms.db, user.id, { outcome: 'open' }, { limit: 1 })
  const note = { kind: 'note', text: 'They use PostgreSQL: mention the planner for twelve crews.' } as const
  if (application) await recordEvent(rooms, user.id, application.id, note, 'mcp')
  const [token] = await listTokenRows(rooms.db, user.id)
  if (token) await noteTokenUse(rooms.db, token, rooms.clock.now())
}
