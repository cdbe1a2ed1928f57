import type { NewApplication } from './seed-jobs-data.ts'
import { APPLICATIONS, AD } from './seed-jobs-data.ts'
import { createWorkerPool } from '#server/adapters/workers/worker-pool.ts'
import { addApplication } from '#server/applications/add-application.ts'
import { moveApplication } from '#server/applications/change-application.ts'
import { createDocument } from '#server/documents/write-document.ts'
import { findUserByEmail } from '#server/users/user.repo.ts'
import type { Rooms } from './open-rooms.ts'
import { DEMO_EMAIL } from './demo-account.ts'

/** Applications at several stages, and a resume made for one of the adverts. */
export async function seedJobs(rooms: Rooms): Promise<void> {
  const user = await findUserByEmail(rooms.db, DEMO_EMAIL)
  if (!user) return
  for (const wish of APPLICATIONS) await apply(rooms, user.id, wish)
  rooms.clock.moveTo(rooms.clock.daysAgo(6, 9))
  const workers = createWorkerPool()
  await createDocument({ ...rooms, workers }, user.id, {
    kind: 'resume',
    name: 'Junior Web Developer, Harbour Studio',
    language: 'en',
    ad: AD,
    mostPages: 2,
  })
  await workers.close()
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
