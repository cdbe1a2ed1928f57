import { expect, it } from 'vitest'
import { longResume } from '#test/support/long-resume.ts'
import { signUpPerson } from '#test/support/person.ts'
import { useServer } from '#test/support/use-server.ts'
import { send } from '#test/support/wire.ts'

const server = useServer()

const save = (token: string, characters: number) =>
  send(server, 'PUT', '/resume/latest', { token, body: { facts: longResume(characters) } })

it('is refused with a sentence when it is too long to be printed, and nothing is changed', async () => {
  const { accessToken: token } = (await signUpPerson(server)).tokens
  expect((await save(token, 10_000)).status).toBe(200)
  const before = await send(server, 'GET', '/resume/latest', { token })
  const refused = await save(token, 900_000)
  expect(refused).toMatchObject({ status: 422, body: { code: 'resume.too_long' } })
  expect(refused.body.detail).toMatch(/200000 are the most/)
  expect((await send(server, 'GET', '/resume/latest', { token })).text).toBe(before.text)
})

it('of the greatest length is printed beside the thread that answers', async () => {
  const { accessToken: token } = (await signUpPerson(server)).tokens
  expect((await save(token, 190_000)).status).toBe(200)
  const print = (format: string) => send(server, 'GET', `/resume/latest/download?format=${format}`, { token })
  expect((await print('docx')).status).toBe(200)
  const { workers } = server.deps
  const asked = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  // a worker that takes its time: another request is answered meanwhile
  const slowly = async (...job: Parameters<typeof workers.run>) => {
    asked.resolve()
    const done = await workers.run(...job)
    await goOn.promise
    return done
  }
  server.deps.workers = { ...workers, run: slowly as typeof workers.run }
  try {
    const printing = print('pdf')
    await asked.promise
    expect((await send(server, 'GET', '/resume/latest', { token })).status).toBe(200)
    goOn.resolve()
    const pdf = await printing
    expect(pdf.status).toBe(200)
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
  } finally {
    goOn.resolve()
    server.deps.workers = workers
  }
})
