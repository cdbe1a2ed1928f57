import { must } from '#core/must.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount, exportAccount, saveCareerQuestions, updateProfile } from '#contract/account.ts'
import { getSummary } from '#contract/career-summary.ts'
import * as open from '#contract/open-map.ts'
import { keepWay } from './shared-way.repo.ts'
import { linkCardOf } from '#server/link-cards.ts'
import { ANSWERS, signUpPerson, type Person } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()
let person: Person
beforeAll(async () => {
  person = await signUpPerson(server)
  await person.api.call(saveCareerQuestions, { body: ANSWERS })
})

const stranger = () => server.newBrowser().api
const isPng = (body: Buffer) => body.subarray(1, 4).toString('latin1') === 'PNG'
const picture = async (path: string) => {
  const response = await server.fetch(path)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    keeps: response.headers.get('cache-control'),
    shownBy: response.headers.get('cross-origin-resource-policy'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

describe('trying before signing up', () => {
  const tried = (text: string, dreamRole = 'Data Scientist') =>
    stranger().call(open.tryMap, { body: { dreamRole, text } })

  it('shows the way for skills in a list and in a sentence, and more of it for more skills', async () => {
    const few = await tried('Python')
    const more = await tried('Python, SQL; R\nI have used pandas and Git at work.')
    expect(few.named).toEqual(['Python'])
    expect(more.named).toEqual(expect.arrayContaining(['Python', 'SQL', 'R', 'Git']))
    expect(more.map.role).toBe('Data Scientist')
    expect(more.map.percent).toBeGreaterThan(few.map.percent)
    expect(more.map.steps.length).toBeGreaterThan(0)
    expect(more.map.held).toHaveLength(more.map.skills.held)
  })

  it('begins at nothing where it knows none of the words', async () => {
    const { named, map } = await tried('juggling with five oranges')
    expect(named).toEqual([])
    expect(map.skills.held).toBe(0)
  })

  it('refuses what is no dream role, nothing at all and a whole book', async () => {
    for (const body of [
      { dreamRole: 'Astronaut', text: 'Python' },
      { dreamRole: 'Data Scientist', text: '   ' },
      { dreamRole: 'Data Scientist', text: 'x'.repeat(6_001) },
    ])
      expect((await send(server, 'POST', '/api/career/try', { body })).status).toBe(400)
  })
})

describe('the public link of a plan', () => {
  it('is not there until its owner shares it, names nobody unless asked, and says what the pages say', async () => {
    expect(await person.api.call(open.getOwnWay)).toBeNull()
    const own = await person.api.call(open.shareOwnWay, { body: { isNamed: false } })
    const seen = await stranger().call(open.readWay, { params: { token: own.token } })
    const summary = must(await person.api.call(getSummary))
    expect(seen).toMatchObject({ name: null, cheers: 0 })
    expect(seen.map).toMatchObject({
      role: summary.dream.title,
      percent: summary.dream.percent,
      months: summary.route.months,
      arrivesOn: summary.route.arrivesOn,
    })
    expect(must(seen.map.steps[0]).title).toBe(must(summary.steps[0]).title)
    const all = JSON.stringify(seen)
    for (const secret of [person.email, 'Walker', person.userId]) expect(all).not.toContain(secret)
  })

  it('shows a name that claims something by its first letters', async () => {
    const other = await signUpPerson(server)
    await other.api.call(saveCareerQuestions, { body: ANSWERS })
    const { token } = await other.api.call(open.shareOwnWay, { body: { isNamed: true } })
    await other.api.call(updateProfile, { body: { first_name: 'Verified by Waymark:' } })
    const seen = await stranger().call(open.readWay, { params: { token } })
    expect(seen).toMatchObject({ name: 'V.', map: { proven: 0 } })
    await other.api.call(updateProfile, { body: { first_name: 'Ada' } })
    expect((await stranger().call(open.readWay, { params: { token } })).name).toBe('Ada')
  })

  it('keeps its address when the name is shown, and counts cheers', async () => {
    const { token } = await person.api.call(open.shareOwnWay, { body: { isNamed: false } })
    expect((await person.api.call(open.shareOwnWay, { body: { isNamed: true } })).token).toBe(token)
    expect((await stranger().call(open.readWay, { params: { token } })).name).not.toBeNull()
    await stranger().call(open.cheerWay, { params: { token } })
    expect(await stranger().call(open.cheerWay, { params: { token } })).toEqual({ cheers: 2 })
    expect((await person.api.call(open.getOwnWay))?.cheers).toBe(2)
    expect((await person.api.call(exportAccount))['shared_ways']).toHaveLength(1)
  })

  it('has its own card for other sites, as words and as a picture', async () => {
    const { token } = await person.api.call(open.shareOwnWay, { body: { isNamed: true } })
    for (const path of [`/ways/${token}`, `/WAYS/${token}/`])
      expect(await linkCardOf(server.deps, path)).toMatchObject({
        path: `/ways/${token}`,
        card: {
          title: expect.stringMatching(/’s way to Data Scientist$/),
          // nothing was checked, and the card says so
          description: expect.stringMatching(/^\d+% match today by own word, 0 of \d+ skills checked/),
        },
      })
    const { status, type, keeps, shownBy, body } = await picture(`/ways/${token}/card.png`)
    expect([status, type, keeps, isPng(body)]).toEqual([200, 'image/png', 'public, max-age=300', true])
    // browsers show it on pages of other sites
    expect(shownBy).toBe('cross-origin')
    for (const path of ['/ways/nobody', '/Ways/nobody/', '/ways/no.body%20', '/proofs/crd_unknown', '/proofs/no.body'])
      expect(await linkCardOf(server.deps, path)).toBe('gone')
    // a link that is posted is asked for by many programs at once
    const many = await Promise.all(Array.from({ length: 40 }, () => picture(`/ways/${token}/card.png`)))
    expect(many.filter((one) => one.status !== 200)).toEqual([])
    for (const path of ['/ways/nobody/card.png', '/proofs/nobody/card.png'])
      expect(await picture(path)).toMatchObject({ status: 404, keeps: 'no-store' })
  })

  it('has its card in the language of the owner', async () => {
    const { token } = await person.api.call(open.shareOwnWay, { body: { isNamed: false } })
    await person.api.call(updateProfile, { body: { language: 'tr' } })
    expect(await linkCardOf(server.deps, `/ways/${token}`)).toMatchObject({
      card: {
        language: 'tr',
        title: 'Veri Bilimci yolu',
        description: expect.stringMatching(/^Kendi beyanıyla bugün %\d+ uygunluk, test edilen beceri: 0 \/ \d+/u),
      },
    })
    expect(isPng((await picture(`/ways/${token}/card.png`)).body)).toBe(true)
    await person.api.call(updateProfile, { body: { language: 'en' } })
  })

  it('is refused to somebody without a plan, and a plan that nobody can see is not cheered on', async () => {
    const early = await signUpPerson(server)
    const refused = await send(server, 'PUT', '/api/ways/own', {
      token: early.tokens.accessToken,
      body: { isNamed: false },
    })
    expect(refused).toMatchObject({ status: 422, body: { detail: 'Answer the seven career questions first.' } })
    expect(await early.api.call(open.getOwnWay)).toBeNull()
    // a link of before this was refused
    const row = { user_id: early.userId, token: 'early', is_named: 0, cheers: 0, created_at: server.clock.now() }
    await keepWay(server.deps.db, row)
    expect((await send(server, 'POST', '/api/ways/early/cheers')).status).toBe(404)
    expect((await early.api.call(open.getOwnWay))?.cheers).toBe(0)
  })

  it('ends for good when its owner stops, and with the account; a later one has another address', async () => {
    const other = await signUpPerson(server)
    await other.api.call(saveCareerQuestions, { body: ANSWERS })
    const first = await other.api.call(open.shareOwnWay, { body: { isNamed: true } })
    await other.api.call(open.stopSharingWay)
    expect((await send(server, 'GET', `/api/ways/${first.token}`)).status).toBe(404)
    expect((await send(server, 'POST', `/api/ways/${first.token}/cheers`)).status).toBe(404)
    const second = await other.api.call(open.shareOwnWay, { body: { isNamed: true } })
    expect(second.token).not.toBe(first.token)
    await other.api.call(deleteAccount, { body: { password: other.password } })
    expect((await send(server, 'GET', `/api/ways/${second.token}`)).status).toBe(404)
  })
})
