import { beforeAll, describe, expect, it } from 'vitest'
import * as calls from '#contract/ads.ts'
import { makePdf } from '#test/support/pdf.ts'
import { signUpPerson, type Person, signInAgain } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'
import { MOST_ADS } from './saved-ads.ts'
import { LinkProblem, type JobPages } from './job-pages.port.ts'

const server = useServer()
let person: Person
beforeAll(async () => {
  person = await signUpPerson(server)
})

const TEXT = `Harbour Data Engineer
Company: Skerrow Pilots
Location: Oban, Scotland

We move 400 ships a year through a narrow sound and keep a record of each.

Requirements
- At least three years of experience with Python
- Fluent English

£40,000 - £46,000 a year. Apply by 4 June 2026.`
const pages = (fetchPage: JobPages['fetchPage']) => (server.deps.jobPages = { fetchPage })
const raw = (body: unknown, path = '/api/ads') =>
  send(server, 'POST', path, { body, token: person.session.accessToken() ?? '' })

describe('a saved ad', () => {
  it('is read from its text, kept, listed, shown and deleted', async () => {
    const saved = await person.api.call(calls.saveAd, {
      body: { text: TEXT, url: 'https://skerrow.example/jobs/9?utm_source=x' },
    })
    expect(saved).toMatchObject({
      kind: 'job',
      title: 'Harbour Data Engineer',
      company: 'Skerrow Pilots',
      validThrough: '2026-06-04',
      pay: { min: 40000, max: 46000 },
    })
    expect(saved.mustQuotes).toContain('At least three years of experience with Python')
    expect((await person.api.call(calls.listAds)).map(({ id }) => id)).toEqual([saved.id])
    expect(await person.api.call(calls.getAd, { params: { id: saved.id } })).toEqual(saved)
    const again = await person.api.call(calls.saveAd, {
      body: { text: TEXT, url: 'https://skerrow.example/jobs/9', title: 'Data Engineer' },
    })
    expect([again.id, again.title]).toEqual([saved.id, 'Data Engineer'])
    const other = await signUpPerson(server)
    await expect(other.api.call(calls.getAd, { params: { id: saved.id } })).rejects.toMatchObject({
      code: 'ads.unknown',
    })
    await expect(other.api.call(calls.removeAd, { params: { id: saved.id } })).rejects.toMatchObject({
      code: 'ads.unknown',
    })
    await person.api.call(calls.removeAd, { params: { id: saved.id } })
    expect(await person.api.call(calls.listAds)).toEqual([])
  })

  it('is read by its link where that may be opened, and nothing is kept by looking', async () => {
    pages(async (link) => ({
      bytes: Buffer.from(
        JSON.stringify({
          title: 'Pilot Boat Developer',
          company_name: 'Skerrow',
          location: { name: 'Oban' },
          absolute_url: link,
          content: `<p>${TEXT}</p>`,
        }),
      ),
      charset: null,
      contentType: 'application/json',
      fetchedFrom: link,
    }))
    expect(
      await person.api.call(calls.previewAd, { body: { url: 'https://boards.greenhouse.io/skerrow/jobs/1' } }),
    ).toMatchObject({ kind: 'job', title: 'Pilot Boat Developer', company: 'Skerrow' })
    expect(await person.api.call(calls.listAds)).toEqual([])
  })

  it.each([
    ['a link that may not be opened', { url: 'https://127.0.0.1/x' }, 'ads.link_refused', 422],
    ['neither link nor text', {}, 'request.invalid', 400],
    ['a script for a link', { url: 'javascript:alert(1)' }, 'request.invalid', 400],
    [
      'a page that asks for a sign-in',
      { text: '<html><title>Sign in</title><h1>Sign in to continue</h1><input type="password"></html>' },
      'ads.not_a_job',
      422,
    ],
    [
      'a page that is closed',
      { text: '<html><title>x</title><h1>This job is no longer available</h1></html>' },
      'ads.not_a_job',
      422,
    ],
  ])('is refused for %s, and nothing is kept', async (_, body, code, status) => {
    pages(() => Promise.reject(new LinkProblem('address')))
    expect(await raw(body)).toMatchObject({ status, body: { code } })
    expect(await person.api.call(calls.listAds)).toEqual([])
  })

  it('is looked at twice where its pay is far outside what such work pays', async () => {
    const flags = async (pay: string) => {
      const text = TEXT.replace('Harbour Data Engineer', 'Software Engineer').replace(/£40.*year/, pay)
      const { id } = await person.api.call(calls.saveAd, { body: { text, title: 'Software Engineer' } })
      const ad = await person.api.call(calls.getAd, { params: { id } })
      await person.api.call(calls.removeAd, { params: { id } })
      return ad.flags.filter(({ kind }) => kind.startsWith('pay-'))
    }
    expect(await flags('$20,000 - $25,000 a year')).toMatchObject([
      { kind: 'pay-low', words: expect.stringMatching(/20,000/) },
    ])
    expect(await flags('$120,000 - $150,000 a year')).toEqual([])
  })

  it('keeps every line of a text that was pasted, what stands above the advert too', async () => {
    const text = [
      'Junior Android Geliştirici (Yarı zamanlı)',
      'Umut Mobil Teknoloji A.Ş. – İzmir, hibrit',
      '',
      'Umut Mobil olarak market uygulamamızı geliştirecek bir Android geliştirici arıyoruz.',
      '',
      'Aradığımız nitelikler',
      '- Kotlin bilgisi',
      '- Haftada en az 3 gün çalışabilmek',
      '',
      'Son başvuru: 18 Aralık 2026',
    ].join('\n')
    const { id } = await person.api.call(calls.saveAd, { body: { text } })
    expect((await person.api.call(calls.getAd, { params: { id } })).descriptionText).toBe(text)
  })

  it('has room for so many, and says so', async () => {
    const ada = await signUpPerson(server)
    const first = await ada.api.call(calls.saveAd, { body: { text: TEXT } })
    const row = await server.deps.db.selectFrom('ads').selectAll().where('id', '=', first.id).executeTakeFirstOrThrow()
    const rows = Array.from({ length: MOST_ADS - 1 }, (_, at) => ({
      ...row,
      id: `adv_fill_${at}`,
      url: null,
      url_key: null,
      text: '',
    }))
    for (let from = 0; from < rows.length; from += 500)
      await server.deps.db
        .insertInto('ads')
        .values(rows.slice(from, from + 500))
        .execute()
    const save = () => ada.api.call(calls.saveAd, { body: { text: TEXT.replace('Harbour', 'Lighthouse') } })
    await expect(save()).rejects.toMatchObject({ code: 'ads.too_many' })
    await ada.api.call(calls.removeAd, { params: { id: 'adv_fill_7' } })
    expect((await save()).company).toBe('Skerrow Pilots')
    await server.deps.db.deleteFrom('ads').where('user_id', '=', row.user_id).execute()
  })

  it('says in time that it is over, open for long, or an earlier one again', async () => {
    const ada = await signUpPerson(server)
    const text = TEXT.replace('4 June', '20 March')
    const save = (url: string, more: Record<string, string> = {}) =>
      ada.api.call(calls.saveAd, { body: { text, url, ...more } })
    const first = await save('https://skerrow.example/jobs/1')
    const kindsOf = async (id: string) =>
      (await ada.api.call(calls.getAd, { params: { id } })).flags.map(({ kind }) => kind)
    expect(await kindsOf(first.id)).toEqual([])
    const now = server.clock.now()
    server.clock.advance(11 * 86_400_000)
    await signInAgain(ada)
    expect(await kindsOf(first.id)).toEqual(['expired'])
    const again = await save('https://skerrow.example/jobs/2')
    expect(await kindsOf(again.id)).toContain('reposted')
    expect(await kindsOf(first.id)).not.toContain('reposted')
    const other = await save('https://skerrow.example/jobs/3', { title: 'Lighthouse Keeper' })
    expect(await kindsOf(other.id)).not.toContain('reposted')
    for (const { id } of [first, again, other]) await ada.api.call(calls.removeAd, { params: { id } })
    server.clock.set(now)
  })

  it('goes with the account', async () => {
    await person.api.call(calls.saveAd, { body: { text: TEXT } })
    await server.deps.db.deleteFrom('users').where('email', '=', person.email).execute()
    expect(await server.deps.db.selectFrom('ads').select('id').execute()).toEqual([])
  })
})

describe('an ad in a file', () => {
  let reader: Person
  beforeAll(async () => {
    reader = await signUpPerson(server)
  })
  const upload = async (bytes: Uint8Array<ArrayBuffer>, name = 'ad.pdf') => {
    const form = new FormData()
    form.append('file', new File([bytes], name))
    return send(server, 'POST', '/api/ads/files', { body: form, token: reader.session.accessToken() ?? '' })
  }

  it('is read from its PDF and saved as if its text had been pasted', async () => {
    const { status, body } = await upload(makePdf(TEXT.split('\n').map((line) => line.replace('£', 'GBP '))))
    expect(status).toBe(200)
    const text = String(body.data.text)
    expect(text).toContain('At least three years of experience with Python')
    const saved = await reader.api.call(calls.saveAd, { body: { text } })
    expect(saved).toMatchObject({ kind: 'job', title: 'Harbour Data Engineer', company: 'Skerrow Pilots' })
    expect(saved.mustQuotes).toContain('Fluent English')
  })

  it.each([
    ['a picture of an ad', makePdf([]), 'picture'],
    ['a file with a password', makePdf(['Baker'], { isEncrypted: true }), 'password'],
    ['a cut file', makePdf(['Baker']).slice(0, 80), 'damaged'],
    ['no document at all', new Uint8Array([1, 2, 3, 4]), 'neither'],
  ])('is refused with a sentence that says what to do: %s', async (_, bytes, word) => {
    const { status, body, text } = await upload(bytes)
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'ads.file_refused' })
    expect(text).toMatch(new RegExp(`${word}.*Paste the text of the ad`))
  })
})
