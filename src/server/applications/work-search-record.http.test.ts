import { beforeEach, describe, expect, it } from 'vitest'
import * as files from '#contract/application-reports.ts'
import * as boards from '#contract/application-lists.ts'
import * as calls from '#contract/applications.ts'
import { RECORD_PRESETS } from '#core/applications/work-record.ts'
import { must } from '#core/must.ts'
import { addDays } from '#core/time.ts'
import { loadPdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readPdfText } from '#server/adapters/documents/pdf-text.ts'
import { applicantOf } from '#test/support/applicant.ts'
import { signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'

const server = useServer()
let person: Person
beforeEach(async () => {
  person = await signUpPerson(server)
})
const { add, get, raw, today, upload, wait } = applicantOf(() => ({ server, person }))
/** What a reader of PDF files gets of one, without its spaces. */
const wordsOfPdf = async (file: Uint8Array) =>
  readPdfText(await loadPdfium(), file)
    .pages.flatMap(({ glyphs }) => glyphs.map(({ text }) => text.trim()))
    .join('')

describe('the work-search record', () => {
  it('holds what was done, never what was only saved', async () => {
    await add({ title: 'Only saved' })
    await add({ stage: 'applied', method: 'Online' })
    const record = await person.api.call(files.getWorkRecord, {
      query: { from: '2026-01-01', to: '2099-01-01', preset: 'de' },
    })
    expect(record).toMatchObject({
      title: 'Nachweis der Eigenbemühungen',
      entries: [{ activity: 'applied' }],
      incomplete: [],
    })
  })

  it('holds no day that an imported file did not name, until somebody gives it', async () => {
    await upload('Company,Role,Status\nNodate,Tester,Applied\n', '/api/job-search/import/commit')
    const query = { from: '2026-01-01', to: '2099-01-01', preset: 'generic' } as const
    const record = () => person.api.call(files.getWorkRecord, { query })
    const entries = async () => (await record()).entries
    expect(await entries()).toEqual([])
    expect((await record()).undated).toMatchObject([{ name: 'Tester, Nodate' }])
    const { items } = await person.api.call(calls.listApplications, { query: {} })
    const detail = await get(must(items[0]).id)
    const first = must(detail.events.find(({ kind }) => kind === 'created'))
    await person.api.call(calls.addApplicationEvent, {
      params: { id: detail.id },
      body: { kind: 'correction', replacesEventId: first.id, on: '2026-03-01' },
    })
    expect(await record()).toMatchObject({ undated: [], entries: [{ activity: 'applied', onDate: '2026-03-01' }] })
  })

  it('says of which talk nobody said whether it took place, once its day is over', async () => {
    const { id } = await add({ company: 'Fern', title: 'Tester', stage: 'applied' })
    const talk = { kind: 'screen', atTime: null, minutes: null, place: '', outcome: 'planned', note: '' } as const
    const asked = () =>
      person.api.call(files.getWorkRecord, { query: { from: '2026-01-01', to: '2099-01-01', preset: 'generic' } })
    const body = { ...talk, onDate: addDays(today(), 1) }
    const saved = await person.api.call(calls.saveApplicationInterview, { params: { id }, body })
    expect(await asked()).toMatchObject({ unsaid: [] })
    await wait(2)
    expect(await asked()).toMatchObject({ entries: [{ activity: 'applied' }], unsaid: [{ name: 'Tester, Fern' }] })
    const done = { ...body, id: must(saved.interviews[0]).id, outcome: 'done' } as const
    await person.api.call(calls.saveApplicationInterview, { params: { id }, body: done })
    expect(await asked()).toMatchObject({ entries: [{ activity: 'applied' }, { activity: 'interview' }], unsaid: [] })
  })

  it('takes a refusal or a receipt for a job only saved as proof of an application, on the day that is given or none', async () => {
    const query = { from: '2026-01-01', to: '2099-01-01', preset: 'generic' } as const
    const refused = await add({ company: 'Ege', stage: 'saved' })
    const received = await add({ company: 'Umber', stage: 'saved' })
    const none = { stage: null, outcome: null, interview: null, text: 'Dear Ada' } as const
    await person.api.call(files.confirmReply, {
      params: { id: refused.id },
      body: { ...none, meaning: 'rejection', outcome: 'rejected' },
    })
    await person.api.call(files.confirmReply, {
      params: { id: received.id },
      body: { ...none, meaning: 'received', appliedOn: '2026-01-02' },
    })
    expect(await get(refused.id)).toMatchObject({ stage: 'applied', outcome: 'rejected', appliedOn: null })
    expect(await get(received.id)).toMatchObject({ stage: 'applied', appliedOn: '2026-01-02' })
    const { funnel } = await person.api.call(files.getInsights)
    expect(funnel.find(({ stage }) => stage === 'applied')).toMatchObject({ count: 2 })
    expect(await person.api.call(files.getWorkRecord, { query })).toMatchObject({
      entries: [{ applicationId: received.id, onDate: '2026-01-02' }],
      undated: [{ applicationId: refused.id }],
    })
    const letter = await add({ company: 'Quartz', stage: 'saved' })
    await person.api.call(files.confirmReply, { params: { id: letter.id }, body: { ...none, meaning: 'newsletter' } })
    expect(await get(letter.id)).toMatchObject({ stage: 'saved' })
  })

  it('says nowhere that what an imported file left open happened on the day of the import', async () => {
    const csv =
      'Company;Role;Date applied;Status\nSky;Analyst;14/02/2026;Rejected\nCapita;Support;13/02/2026;Interview\nNodate;Desk;;Applied\n'
    await upload(csv, '/api/job-search/import/commit')
    const { items } = await person.api.call(calls.listApplications, { query: { sort: 'company' } })
    const dayless = { stageSinceOn: null, closedOn: null }
    expect(items).toMatchObject([
      { company: 'Capita', stage: 'interviewing', appliedOn: '2026-02-13', ...dayless },
      { company: 'Nodate', stage: 'applied', appliedOn: null, ...dayless },
      { company: 'Sky', outcome: 'rejected', appliedOn: '2026-02-14', stageSinceOn: '2026-02-14', closedOn: null },
    ])
    const { columns } = await person.api.call(boards.getBoard, { query: {} })
    const cards = columns.flatMap((column) => column.cards)
    expect(Object.fromEntries(cards.map(({ company, stageSinceOn }) => [company, stageSinceOn]))).toEqual({
      Capita: null,
      Nodate: null,
    })
    const csvAgain = await person.api.file(files.exportApplications, { query: { format: 'csv' } })
    expect(await csvAgain.text()).not.toContain(server.clock.now().slice(0, 10))
    const { events } = await get(must(items[0]).id)
    await person.api.call(calls.addApplicationEvent, {
      params: { id: must(items[0]).id },
      body: { kind: 'correction', replacesEventId: must(events[1]).id, on: '2026-02-20' },
    })
    expect(await get(must(items[0]).id)).toMatchObject({ stageSinceOn: '2026-02-20', appliedOn: '2026-02-13' })
  })

  it('is printed with who it is for and every step, and as CSV', async () => {
    await add({ company: 'Güneş & Söhne', title: 'Işık Mühendisi', stage: 'applied', method: 'Online' })
    const query = {
      from: '2026-01-01',
      to: '2099-01-01',
      preset: 'de',
      name: 'Ayşe Yılmaz',
      number: '123D456',
    } as const
    const pdf = await person.api.file(files.printWorkRecord, { query: { ...query, format: 'pdf' } })
    expect(await pdf.slice(0, 5).text()).toBe('%PDF-')
    const read = await wordsOfPdf(new Uint8Array(await pdf.arrayBuffer()))
    for (const words of [
      'Eigenbemühungen',
      'Ayşe Yılmaz',
      '123D456',
      'Güneş & Söhne',
      'Işık Mühendisi',
      'Unterschrift',
    ])
      expect(read).toContain(words.replaceAll(' ', ''))
    const csv = await person.api.file(files.printWorkRecord, { query: { ...query, format: 'csv' } })
    expect(await csv.text()).toMatch(/^.?Datum,Unternehmen,Stelle,Art der Bewerbung,Status\r\n.*Güneş & Söhne/u)
  })

  it.each(RECORD_PRESETS)(
    'as %s is read back from its PDF with every field of every step, in order',
    async (preset) => {
      const rows = Array.from({ length: 40 }, (_, at) => {
        const day = String((at % 28) + 1).padStart(2, '0')
        return `"Çağ & Söhne ${at}";"Işık Ingénieur (m/w/d) ${at}";${day}.0${(at % 9) + 1}.2025;${at % 3 === 0 ? 'Rejected' : 'Applied'}`
      })
      await upload(`Company;Role;Date applied;Status\n${rows.join('\n')}\n`, '/api/job-search/import/commit')
      const query = { from: '2025-01-01', to: '2099-01-01', preset } as const
      const { entries } = await person.api.call(files.getWorkRecord, { query })
      expect(entries.length).toBeGreaterThanOrEqual(40)
      const pdf = await person.api.file(files.printWorkRecord, { query: { ...query, format: 'pdf' } })
      const read = await wordsOfPdf(new Uint8Array(await pdf.arrayBuffer()))
      let from = 0
      entries.forEach(({ cells }, place) => {
        from = read.indexOf(`${place + 1}.${must(cells[0])}`, from)
        const until = read.indexOf(`${place + 2}.${entries[place + 1]?.cells[0] ?? ''}`, from)
        const step = read.slice(from, until < 0 ? undefined : until)
        expect(from, cells.join(' ')).toBeGreaterThanOrEqual(0)
        for (const cell of cells) expect(step).toContain(cell.replaceAll(/\s/gu, ''))
      })
    },
  )

  it('says which letters a PDF cannot show', async () => {
    await add({ company: 'কোম্পানি', stage: 'applied' })
    const refused = await raw(
      'GET',
      '/api/job-search/record/file?from=2026-01-01&to=2099-01-01&preset=generic&format=pdf',
    )
    expect(refused).toMatchObject({ status: 422, body: { code: 'resume.not_printable' } })
  })
})
