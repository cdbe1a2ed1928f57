import { must } from '#core/must.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgresDatabase } from '#test/support/test-database.ts'
import { announceServer, DatabaseTakenError, keepServersOut } from './server-presence.ts'

describe.runIf(process.env.WAYMARK_TEST_ENGINE === 'postgres')('who works on a PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof createPostgresDatabase>>
  let url: string
  beforeAll(async () => {
    postgres = await createPostgresDatabase()
    url = must(postgres).url
  })
  afterAll(() => postgres?.drop())

  it('may be several servers, and while one of them lives nobody restores', async () => {
    const [one, two] = [await announceServer(url), await announceServer(url)]
    await expect(keepServersOut(url)).rejects.toThrow(DatabaseTakenError)
    await one.release()
    await expect(keepServersOut(url)).rejects.toThrow('Stop every server first')
    await two.release()
    const restore = await keepServersOut(url)
    await expect(announceServer(url)).rejects.toThrow('is being restored')
    await restore.release()
    await (await announceServer(url)).release()
  })
})
