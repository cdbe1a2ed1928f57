import type { NewApplication } from './seed-jobs-data.ts'
import { APPLICATIONS, AD, AD_TO_SAVE, LETTER, PARTS, VIEWS } from './seed-jobs-data.ts'
import { addApplication } from '#server/applications/add-application.ts'
import { moveApplication } from '#server/applications/change-application.ts'
import { saveContact, saveInterview, saveTask } from '#server/applications/record-event.ts'
import { saveJob } from '#server/applications/save-job.ts'
import { saveView } from '#server/applications/saved-views.ts'
import { listNames } from '#server/applications/application.repo.ts'
import { insertWatch } from '#server/openings/watches.repo.ts'
import { newId } from '#server/new-id.ts'
import { loadProfile } from '#server/documents/keep-profile.ts'
import { createDocument } from '#server/documents/write-document.ts'
import { findUserByEmail } from '#server/users/user.repo.ts'
import type { Rooms } from './open-rooms.ts'
import { DEMO_EMAIL } from './demo-account.ts'

/** Applications at several stages, and a resume and a letter made for one of the adverts. */
export async function seedJobs(rooms: Rooms): Promise<void> {
  const user = await findUserByEmail(rooms.db, DEMO_EMAIL)
  if (!user) return
  for (const wish of APPLICATIONS) await apply(rooms, user.id, wish)
  rooms.clock.moveTo(rooms.clock.daysAgo(6, 9))
  const job = { language: 'en', ad: AD, mostPages: 2 } as const
  await createDocument(rooms, user.id, {
    ...job,
    kind: 'resume',
    name: 'Junior Web Developer, Harbour Studio',
  })
  await createDocument(rooms, user.id, {
    ...job,
    kind: 'letter',
    name: 'Letter to Harbour Studio',
    letter: { ...LETTER, bulletIds: (await bulletsOf(rooms, user.id)).slice(0, 2) },
  })
  await saveJob(rooms, user.id, { text: AD_TO_SAVE })
  await fillParts(rooms, user.id)
}

async function bulletsOf(rooms: Rooms, userId: string): Promise<string[]> {
  const { profile } = await loadProfile(rooms, userId)
  return profile.entries.filter(({ kind }) => kind === 'job').flatMap(({ bullets }) => bullets.map(({ id }) => id))
}

/** What belongs to the application that has come furthest, two saved views, and a watch. */
async function fillParts(rooms: Rooms, userId: string): Promise<void> {
  rooms.clock.moveTo(rooms.clock.daysAgo(1, 18))
  const names = await listNames(rooms.db, userId)
  const id = names.find(({ company }) => company === 'Harbour Studio')?.id
  if (id) {
    for (const { daysAgo, ...talk } of PARTS.interviews)
      await saveInterview(rooms, userId, id, { ...talk, onDate: dayOf(rooms, daysAgo) })
    for (const { daysAgo, ...task } of PARTS.tasks)
      await saveTask(rooms, userId, id, { ...task, dueOn: dayOf(rooms, daysAgo) })
    for (const contact of PARTS.contacts) await saveContact(rooms, userId, id, contact)
  }
  for (const view of VIEWS) await saveView(rooms, userId, view)
  const at = rooms.clock.now()
  const search = { name: 'Junior web jobs', query: JSON.stringify({ q: 'junior web' }), cadence: 'weekly' } as const
  await insertWatch(rooms.db, {
    ...search,
    id: newId('wat'),
    user_id: userId,
    source_id: null,
    created_at: at,
    seen_at: at,
  })
}

async function apply(rooms: Rooms, userId: string, { steps, ...job }: NewApplication): Promise<void> {
  const [first, ...later] = steps
  rooms.clock.moveTo(rooms.clock.daysAgo(first.daysAgo, 9))
  const { application } = await addApplication(rooms, userId, {
    ...job,
    stage: first.stage,
    ...(first.stage === 'saved' ? {} : { appliedOn: dayOf(rooms, first.daysAgo) }),
  })
  for (const step of later) {
    rooms.clock.moveTo(rooms.clock.daysAgo(step.daysAgo, 9))
    const on = dayOf(rooms, step.daysAgo)
    await moveApplication(
      rooms,
      userId,
      application.id,
      'outcome' in step ? { outcome: step.outcome, on } : { stage: step.stage, on },
    )
  }
}

const dayOf = ({ clock }: Rooms, daysAgo: number): string => clock.daysAgo(daysAgo, 9).slice(0, 10)
