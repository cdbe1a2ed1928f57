import { beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/applications.ts'
import { getAdvancedUserPoints } from '#contract/progress.ts'
import { must } from '#core/must.ts'
import { DAY_MS } from '#core/time.ts'
import { applicantOf } from '#test/support/applicant.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { today, add, wait, upload } = applicantOf(() => ({ server, person }))

describe('points of the hunt', () => {
  const followUp = (id: string, body: Record<string, unknown> = { kind: 'follow_up' }) =>
    person.api.call(calls.addApplicationEvent, { params: { id }, body: body as { kind: 'follow_up' } })
  const talk = (id: string, more: Record<string, unknown> = {}) => {
    const values = { kind: 'technical' as const, onDate: today(), atTime: null, minutes: null, place: '' }
    const note = 'They asked how to split a slow query, and I forgot the index on the join.'
    return person.api.call(calls.saveApplicationInterview, {
      params: { id },
      body: { ...values, outcome: 'done', note, ...more },
    })
  }
  const earned = async () => {
    const { byActivity } = await person.api.call(getAdvancedUserPoints)
    return [byActivity['followUpSent'] ?? 0, byActivity['debriefWritten'] ?? 0]
  }

  it('pay a follow-up once for an application, and take it back with its last line', async () => {
    const { id } = await add()
    await followUp(id)
    const { events } = await followUp(id)
    expect(await earned()).toEqual([10, 0])
    const [first = '', second = ''] = events.flatMap((event) => (event.kind === 'follow_up' ? [event.id] : []))
    const yesterday = new Date(Date.parse(server.clock.now()) - DAY_MS).toISOString().slice(0, 10)
    await followUp(id, { kind: 'correction', replacesEventId: first, on: yesterday })
    const takeBack = (replacesEventId: string) =>
      followUp(id, { kind: 'correction', replacesEventId, to: null, on: today() })
    await takeBack(second)
    expect(await earned()).toEqual([10, 0])
    await takeBack(first)
    expect(await earned()).toEqual([0, 0])
    await followUp(id)
    expect(await earned()).toEqual([10, 0])
  })

  it('pay what is written after an interview once, and take it back when it is emptied or removed', async () => {
    const { id } = await add()
    await talk(id, { outcome: 'planned' })
    await talk(id, { note: 'ok' })
    expect(await earned()).toEqual([0, 0])
    const { interviews } = await talk(id)
    const [kept] = interviews.filter(({ note, outcome }) => note.length > 40 && outcome === 'done')
    await talk(id, { id: must(kept).id, note: 'The same again, in other words and a little longer than before.' })
    expect(await earned()).toEqual([0, 10])
    await talk(id, { id: must(kept).id, note: '' })
    expect(await earned()).toEqual([0, 0])
    await talk(id, { id: must(kept).id })
    expect(await earned()).toEqual([0, 10])
    await person.api.call(calls.removeApplicationPart, { params: { id, partId: must(kept).id } })
    expect(await earned()).toEqual([0, 0])
  })

  it('are three a day together, and none for the number of applications, imports or the trash', async () => {
    const ids = []
    for (const company of ['A', 'B', 'C', 'D', 'E']) ids.push((await add({ company, stage: 'applied' })).id)
    expect(await earned()).toEqual([0, 0])
    for (const id of ids) await followUp(id)
    await talk(must(ids[0]))
    expect(await earned()).toEqual([30, 0])
    await person.api.call(calls.removeApplication, { params: { id: must(ids[0]) }, query: {} })
    expect(await earned()).toEqual([30, 0])
    await upload('Company,Job title,Status\nZeta,Clerk,Interview', '/api/job-search/import/commit')
    expect(await earned()).toEqual([30, 0])
    await wait(1)
    await talk(must(ids[1]))
    expect(await earned()).toEqual([30, 10])
  })
})
