import { expect, it } from 'vitest'
import { getInsights } from '#contract/application-reports.ts'
import { getToday } from '#contract/applications.ts'
import { addDays } from '#core/time.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { createApplication } from './add-application.ts'
import { ownToday } from './application-view.ts'

const server = useServer()

it('counts every application and names the first two hundred behind each figure', async () => {
  const person = await signUpPerson(server)
  await server.deps.db.transaction().execute(async (tx) => {
    for (let index = 0; index < 210; index += 1)
      await createApplication(server.deps, tx, person.userId, {
        title: `Engineer ${index}`,
        company: `Firm ${index}`,
        stage: index < 30 ? 'saved' : 'applied',
        appliedOn: index < 30 ? null : '2026-02-01',
        outcome: null,
        importId: null,
        by: 'import',
        today: '2026-03-10',
        position: `a${String(index).padStart(3, '0')}`,
      })
  })
  const { funnel, hops } = await person.api.call(getInsights)
  expect(funnel.map(({ stage, count, ids }) => [stage, count, ids.length])).toEqual([
    ['saved', 210, 200],
    ['applied', 180, 180],
    ['talks', 0, 0],
    ['interviewing', 0, 0],
    ['offer', 0, 0],
  ])
  expect(hops[0]).toEqual({
    from: 'applied',
    to: 'talks',
    medianDays: null,
    movedCount: 0,
    moved: [],
    stillWaiting: 180,
  })
})

it('lists the first two hundred things of a day and counts the others', async () => {
  const person = await signUpPerson(server)
  const { today } = await ownToday(server.deps, person.userId)
  await server.deps.db.transaction().execute(async (tx) => {
    for (let index = 0; index < 203; index += 1)
      await createApplication(server.deps, tx, person.userId, {
        title: `Engineer ${index}`,
        company: `Firm ${index}`,
        stage: 'applied',
        appliedOn: addDays(today, -20),
        outcome: null,
        importId: null,
        by: 'import',
        today,
        position: `a${String(index).padStart(3, '0')}`,
      })
  })
  const { items, more } = await person.api.call(getToday)
  expect([items.length, more]).toEqual([200, 3])
})
