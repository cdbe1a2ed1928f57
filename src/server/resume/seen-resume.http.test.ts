import { must } from '#core/must.ts'
import { describe, expect, it } from 'vitest'
import { exportAccount } from '#contract/account.ts'
import { deleteLatestResume, saveLatestResume, settleDoubt } from '#contract/resume.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { makeDocx } from '#test/support/docx.ts'
import { signUpPerson } from '#test/support/person.ts'
import { send } from '#test/support/wire.ts'
import { useResume } from '#test/support/use-resume.ts'

const { server, upload, latest, evidenceOf } = useResume()

const CHANGED = { code: 'resume.changed_elsewhere', status: 409 }
const resumeOf = (skills: string) => makeDocx(['Ada Walker', 'ada@example.org', 'Skills', skills])
const seenIn = ({ resumeId, version }: { resumeId: string; version: number }) => ({ resumeId, version })

describe('a window that was opened before', () => {
  it('does not write an old resume over one that was uploaded since', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    const old = await latest(person)
    await upload(person, resumeOf('Python, SQL'))
    const fresh = await latest(person)
    const body = { facts: old.facts, seen: seenIn(old) }
    await expect(person.api.call(saveLatestResume, { body })).rejects.toMatchObject(CHANGED)
    expect(await latest(person)).toEqual(fresh)
    expect((await evidenceOf(person)).map((row) => row.skill_id).sort()).toEqual(['python', 'sql'])
  })

  it('does not undo corrections that were confirmed since, and may go on from them', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    const old = await latest(person)
    const corrected = { ...old.facts, skills: ['Rust', 'Docker'] }
    const saved = await person.api.call(saveLatestResume, { body: { facts: corrected, seen: seenIn(old) } })
    expect(saved.version).toBeGreaterThan(old.version)
    const body = { facts: { ...old.facts, basics: { ...old.facts.basics, phone: '12' } }, seen: seenIn(old) }
    await expect(person.api.call(saveLatestResume, { body })).rejects.toMatchObject(CHANGED)
    expect((await latest(person)).facts).toEqual(corrected)
    const facts = { ...corrected, skills: ['Rust'] }
    await person.api.call(saveLatestResume, { body: { facts, seen: seenIn(saved) } })
    expect((await latest(person)).facts.skills).toEqual(['Rust'])
  })

  it('is not refused for what it saved itself when the answer was lost', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    const old = await latest(person)
    const body = { facts: { ...old.facts, skills: ['Rust'] }, seen: seenIn(old) }
    await person.api.call(saveLatestResume, { body })
    expect((await person.api.call(saveLatestResume, { body })).facts.skills).toEqual(['Rust'])
  })

  it('of two that save at the same time lets one through', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    const old = await latest(person)
    const save = (skill: string) =>
      person.api.call(saveLatestResume, { body: { facts: { ...old.facts, skills: [skill] }, seen: seenIn(old) } })
    const ends = await Promise.allSettled([save('Rust'), save('Go')])
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('that saw no resume writes none over one that came since', async () => {
    const person = await signUpPerson(server)
    const body = { facts: { ...NO_FACTS, skills: ['Docker'] }, seen: null }
    const first = await person.api.call(saveLatestResume, { body })
    expect(first).toMatchObject({ status: 'manual', version: 1 })
    await upload(person, resumeOf('Python, SQL'))
    await expect(person.api.call(saveLatestResume, { body })).rejects.toMatchObject(CHANGED)
    expect((await latest(person)).facts.skills).toEqual(['Python', 'SQL'])
  })

  it('settles no doubt of another resume', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    const old = await latest(person)
    await upload(person, resumeOf('Go, SQL'))
    const body = { skill: 'Go', isRight: false, resumeId: old.resumeId }
    await expect(person.api.call(settleDoubt, { body })).rejects.toMatchObject(CHANGED)
    const { resumeId, version } = await latest(person)
    const settled = await person.api.call(settleDoubt, { body: { ...body, resumeId } })
    expect(settled.facts.skills).toEqual(['SQL'])
    expect(settled.version).toBeGreaterThan(version)
  })
})

describe('deleting', () => {
  it('a second time deletes no other resume and no fact of it', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    await upload(person, resumeOf('Python, SQL'))
    const query = { ...seenIn(await latest(person)), facts: 'drop' as const }
    expect((await person.api.call(deleteLatestResume, { query }))?.facts.skills).toEqual(['Rust', 'Go'])
    await expect(person.api.call(deleteLatestResume, { query })).rejects.toMatchObject(CHANGED)
    expect((await latest(person)).facts.skills).toEqual(['Rust', 'Go'])
    expect(must((await person.api.call(exportAccount)).resumes)).toHaveLength(1)
  })

  it('twice at the same time deletes one, named or not', async () => {
    for (const isNamed of [true, false]) {
      const person = await signUpPerson(server)
      await upload(person, resumeOf('Rust, Go'))
      await upload(person, resumeOf('Python, SQL'))
      const query = isNamed ? seenIn(await latest(person)) : {}
      const remove = () => person.api.call(deleteLatestResume, { query })
      const ends = await Promise.allSettled([remove(), remove()])
      const deleted = ends.filter(({ status }) => status === 'fulfilled').length
      expect((await person.api.call(exportAccount)).resumes).toHaveLength(2 - deleted)
      if (isNamed) expect(deleted).toBe(1)
    }
  })

  it('of a resume that was corrected since is refused', async () => {
    const person = await signUpPerson(server)
    await upload(person, resumeOf('Rust, Go'))
    const old = await latest(person)
    await person.api.call(saveLatestResume, { body: { facts: { ...old.facts, skills: ['Rust'] } } })
    const call = person.api.call(deleteLatestResume, { query: seenIn(old) })
    await expect(call).rejects.toMatchObject(CHANGED)
    expect((await latest(person)).facts.skills).toEqual(['Rust'])
  })
})

it('a call that names nothing goes on as the API describes it', async () => {
  const person = await signUpPerson(server)
  const { accessToken: token } = person.tokens
  await upload(person, resumeOf('Rust, Go'))
  const { facts } = await latest(person)
  const body = { facts: { ...facts, skills: ['Rust'] } }
  const save = async () => (await send(server, 'PUT', '/resume/latest', { token, body })).status
  expect([await save(), await save()]).toEqual([200, 200])
  expect((await send(server, 'DELETE', '/resume/latest', { token })).status).toBe(200)
  expect(await send(server, 'GET', '/resume/latest', { token })).toMatchObject({ status: 200, body: { data: null } })
})
