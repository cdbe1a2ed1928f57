import { beforeEach, describe, expect, it } from 'vitest'
import * as files from '#contract/application-reports.ts'
import * as calls from '#contract/applications.ts'
import { saveJob } from '#contract/saved-jobs.ts'
import type { Stage } from '#core/applications/stage.ts'
import { addDays } from '#core/time.ts'
import { applicantOf } from '#test/support/applicant.ts'
import { notesOf } from '#test/support/notes-of.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { MOST_EVENTS } from './change-application.ts'
import { appendEvents } from './parts.repo.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { add, get, upload } = applicantOf(() => ({ server, person }))

async function saveAd(says: string): Promise<string> {
  const text = `Data Engineer\nAcme, Leeds\n\nRequirements\n- SQL and Python\n- Airflow\n\n${says}`
  const body = { text, title: 'Data Engineer', company: 'Acme' }
  return (await person.api.call(saveJob, { body, idempotencyKey: crypto.randomUUID() })).applicationId
}

const move = (id: string, body: { stage: Stage; on?: string }) =>
  person.api.call(calls.moveApplication, { params: { id }, body })

describe('a pasted reply', () => {
  it('changes nothing before it is confirmed', async () => {
    const { id } = await add({ stage: 'applied' })
    const reading = await person.api.call(files.readReply, {
      body: {
        from: 'Acme <jobs@acme.example>',
        body: 'We would like to invite you to an interview about the Data Engineer role.',
      },
    })
    expect(reading).toMatchObject({ applicationId: id, meaning: 'interview_invite', change: { stage: 'interviewing' } })
    expect((await get(id)).stage).toBe('applied')
    const detail = await person.api.call(files.confirmReply, {
      params: { id },
      body: {
        meaning: 'interview_invite',
        text: 'We would like …',
        stage: 'interviewing',
        outcome: null,
        interview: { onDate: '2030-01-02', atTime: '10:00' },
      },
    })
    expect(detail).toMatchObject({ stage: 'interviewing', interviews: [{ onDate: '2030-01-02', atTime: '10:00' }] })
  })

  it.each([
    ['We answer everyone within three weeks.', 21],
    ['Wir melden uns innerhalb von drei Wochen bei Ihnen.', 21],
    ['If you are shortlisted, we will contact you within three weeks.', null],
    ['We train you for three weeks.', null],
  ])('an advert that says %j lets the follow-up wait', async (says, days) => {
    const id = await saveAd(says)
    await move(id, { stage: 'applied' })
    const { snoozedUntil, appliedOn, reminder, events } = await get(id)
    const until = days === null ? null : addDays(appliedOn ?? '', days + 1)
    expect(snoozedUntil).toBe(until)
    expect(events.some((event) => event.text === says)).toBe(days !== null)
    if (until !== null) expect(reminder).toMatchObject({ kind: 'follow_up', dueOn: until })
  })

  it('waits once for what the advert promises, from the day of applying, and not where all is over', async () => {
    const says = 'We answer everyone within three weeks.'
    const id = await saveAd(says)
    const on = addDays(server.clock.now().slice(0, 10), -10)
    await move(id, { stage: 'applied', on })
    expect((await get(id)).snoozedUntil).toBe(addDays(on, 22))
    await move(id, { stage: 'talks' })
    await move(id, { stage: 'applied' })
    expect((await get(id)).snoozedUntil).toBeNull()
    await move(id, { stage: 'saved' })
    await move(id, { stage: 'applied' })
    const { snoozedUntil, events } = await get(id)
    expect(snoozedUntil).toBe(addDays(on, 22))
    expect(events.filter(({ text }) => text === says)).toHaveLength(1)

    const other = await saveAd(`${says} That is three weeks.`)
    const over = await person.api.call(files.confirmReply, {
      params: { id: other },
      body: {
        meaning: 'rejection',
        text: 'No.',
        stage: null,
        outcome: 'rejected',
        interview: null,
        appliedOn: on,
      },
    })
    expect(over).toMatchObject({ stage: 'applied', outcome: 'rejected', snoozedUntil: null })
    expect(over.events.some(({ text }) => text === says)).toBe(false)
  })

  it('moves the card also where the history has no room for what the advert says, and many without reading adverts', async () => {
    const id = await saveAd('We answer everyone within three weeks.')
    const rows = notesOf(person.userId, id, MOST_EVENTS - 2, server.clock.now())
    await appendEvents(server.deps.db, rows)
    const { stage, snoozedUntil } = await move(id, { stage: 'applied' })
    expect({ stage, isQuiet: snoozedUntil !== null }).toEqual({ stage: 'applied', isQuiet: true })
    expect((await get(id)).events).toHaveLength(MOST_EVENTS)

    const other = await saveAd('We reply to everyone within three weeks.')
    await person.api.call(calls.changeManyApplications, {
      body: { ids: [other], change: { kind: 'stage', stage: 'applied' } },
    })
    expect(await get(other)).toMatchObject({ stage: 'applied', snoozedUntil: null })
  })

  it('keeps quiet until the day by which they say that they will write', async () => {
    const { id } = await add({ stage: 'applied' })
    const read = await person.api.call(files.readReply, {
      body: {
        receivedOn: '2030-11-29',
        body: 'Thank you for your application. We will come back to you in three weeks.',
      },
    })
    expect(read.promisedOn).toBe('2030-12-20')
    const detail = await person.api.call(files.confirmReply, {
      params: { id },
      body: {
        meaning: 'received',
        text: 'We will …',
        stage: null,
        outcome: null,
        interview: null,
        promisedOn: read.promisedOn,
      },
    })
    expect(detail).toMatchObject({ snoozedUntil: '2030-12-21', reminder: { kind: 'follow_up', dueOn: '2030-12-21' } })
  })

  it('moves a talk to its new time and cancels one that is off: there is never a second one', async () => {
    const { id } = await add({ stage: 'applied' })
    const body = { meaning: 'interview_invite', text: 'Let us talk.', stage: 'interviewing', outcome: null } as const
    const confirm = (more: object) =>
      person.api.call(files.confirmReply, { params: { id }, body: { ...body, interview: null, ...more } })
    await confirm({ interview: { onDate: '2030-12-03', atTime: '15:00' } })
    const reading = await person.api.call(files.readReply, {
      body: {
        from: 'Acme <jobs@acme.example>',
        receivedOn: '2030-11-29',
        body: 'We have to move our interview of 3 December 15:00 to Monday 9 December 10:00.',
      },
    })
    expect(reading).toMatchObject({ talk: 'moved', gone: [{ day: '2030-12-03', time: '15:00' }] })
    const moved = await confirm({
      talk: 'moved',
      gone: reading.gone,
      interview: { onDate: '2030-12-09', atTime: '10:00' },
    })
    expect(moved.interviews).toMatchObject([{ onDate: '2030-12-09', atTime: '10:00', outcome: 'planned' }])
    const off = await confirm({ meaning: 'unknown', stage: null, talk: 'cancelled' })
    expect(off.interviews).toMatchObject([{ onDate: '2030-12-09', outcome: 'cancelled' }])
  })

  it('is one reply and one talk where it is confirmed twice', async () => {
    const { id } = await add({ company: 'Liffey', stage: 'applied' })
    const confirm = (more: object = {}) =>
      person.api.call(files.confirmReply, {
        params: { id },
        body: {
          meaning: 'interview_invite',
          text: 'Let us meet on 3 December at 14:30. Please bring your papers.',
          stage: 'interviewing',
          outcome: null,
          interview: { onDate: '2030-12-03', atTime: '14:30' },
          tasks: [{ title: 'Please bring your papers.', dueOn: '2030-12-03' }],
          ...more,
        },
      })
    const first = await confirm()
    const second = await confirm()
    expect(second.interviews).toHaveLength(1)
    expect(second.tasks).toHaveLength(1)
    expect(second.events.map(({ kind }) => kind)).toEqual(first.events.map(({ kind }) => kind))
    // another hour is another talk, and another letter another line
    const other = await confirm({ text: 'And at 16:00.', interview: { onDate: '2030-12-03', atTime: '16:00' } })
    expect(other.interviews).toHaveLength(2)
    expect(other.events.filter(({ kind }) => kind === 'reply')).toHaveLength(2)
  })

  it('leaves the deadline of the advert, and keeps tasks, sender and talk with a line of the history', async () => {
    const { id } = await add({ company: 'Liffey', stage: 'applied', deadlineOn: '2030-12-15' })
    const body = {
      meaning: 'interview_invite',
      text: 'Let us meet on Thursday at 14:30 (45 min), Teams. Please send us your document before Tuesday.',
      stage: 'interviewing',
      outcome: null,
      interview: { onDate: '2030-12-03', atTime: '14:30' },
      tasks: [{ title: 'Please send us your document before Tuesday.', dueOn: '2030-12-01' }],
      sender: { name: 'Niamh Kelly', email: 'niamh@liffey.example' },
    } as const
    const detail = await person.api.call(files.confirmReply, {
      params: { id },
      body: { ...body, tasks: [...body.tasks] },
    })
    expect(detail).toMatchObject({
      deadlineOn: '2030-12-15',
      interviews: [{ kind: 'screen', minutes: 45, place: 'Teams' }],
      tasks: [{ title: body.tasks[0].title, dueOn: '2030-12-01', state: 'open' }],
      contacts: [{ name: 'Niamh Kelly', email: 'niamh@liffey.example' }],
    })
    expect(detail.events.map(({ text }) => text).join('\n')).toContain('2030-12-01: Please send us your document')
    const again = await person.api.call(files.confirmReply, { params: { id }, body: { ...body, tasks: [] } })
    expect(again.contacts).toHaveLength(1)
  })
})

describe('import and export', () => {
  const CSV =
    'Company,Role,Status,Date applied\nArc,Developer,applied,2026-03-04\nBex,Analyst,in limbo,2026-03-05\nArc,Developer,applied,2026-03-04\n'

  it('previews, asks, imports once and can be undone', async () => {
    const preview = await upload(CSV, '/api/job-search/import/preview')
    expect(preview.body.data).toMatchObject({
      questions: { statusWords: ['in limbo'] },
      skipped: [{ row: 4, reason: 'repeats' }],
    })
    const answers = { status: [{ word: 'in limbo', stage: 'talks', outcome: null }] }
    const done = await upload(CSV, '/api/job-search/import/commit', answers)
    expect(done.body.data).toMatchObject({ made: 2, known: 0, skipped: 1 })
    const again = await upload(CSV, '/api/job-search/import/commit', answers)
    expect(again.body.data).toMatchObject({ made: 0, known: 2 })
    const { items } = await person.api.call(calls.listApplications, { query: {} })
    expect(items.map(({ stage }) => stage).toSorted()).toEqual(['applied', 'talks'])
    const undone = await person.api.call(files.undoImport, { params: { id: String(done.body.data.importId) } })
    expect(undone).toEqual({ removed: 2, stayed: 0 })
  })

  it('leaves what was changed since, when an import is undone', async () => {
    const done = await upload(
      'Company,Role,Status,Date applied\nArc,Developer,applied,2026-03-04\nBex,Analyst,applied,2026-03-05\n',
      '/api/job-search/import/commit',
    )
    const { items } = await person.api.call(calls.listApplications, { query: {} })
    const arc = items.find(({ company }) => company === 'Arc')
    const { version } = await get(String(arc?.id))
    server.clock.advance(60_000)
    await person.api.call(calls.changeApplication, {
      params: { id: String(arc?.id) },
      body: { version, notes: 'An hour of notes' },
    })
    const undone = await person.api.call(files.undoImport, { params: { id: String(done.body.data.importId) } })
    expect(undone).toEqual({ removed: 1, stayed: 1 })
    const left = await person.api.call(calls.listApplications, { query: {} })
    expect(left.items.map(({ company }) => company)).toEqual(['Arc'])
  })

  it.each([
    ['', 'The file is empty.'],
    ['Company,Role\nArc,"Developer', 'cut off'],
    ['First Name,Email\n', 'No column'],
  ])('refuses %j with a sentence', async (text, sentence) => {
    const answer = await upload(text, '/api/job-search/import/preview')
    expect(answer).toMatchObject({ status: 422, body: { code: 'applications.unreadable_file' } })
    expect(answer.body.detail).toContain(sentence)
  })

  it('exports what it imports, and defuses formulas', async () => {
    const ours = { company: '=cmd|calc', title: '-2 Dev', source: 'friend', notes: '+ a bonus' }
    const tags = ['=t', 'a;b', 'ü,x']
    await add({ stage: 'applied', ...ours, tags, url: 'https://jobs.example/1' })
    const csv = await (
      await server.fetch('/api/job-search/export?format=csv', {
        headers: { authorization: `Bearer ${person.session.accessToken()}` },
      })
    ).text()
    expect(csv).toContain("'=cmd|calc")
    expect(csv).toContain('applied (')
    const other = await signUpPerson(server)
    const before = person
    person = other
    const done = await upload(csv, '/api/job-search/import/commit')
    expect(done.body.data).toMatchObject({ made: 1 })
    const [again] = (await other.api.call(calls.listApplications, { query: {} })).items
    expect({ ...again, tags: new Set(again?.tags) }).toMatchObject({ ...ours, tags: new Set(tags) })
    person = before
    const xlsx = await server.fetch('/api/job-search/export?format=xlsx', {
      headers: { authorization: `Bearer ${person.session.accessToken()}` },
    })
    expect(new Uint8Array(await xlsx.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]))
  })
})
