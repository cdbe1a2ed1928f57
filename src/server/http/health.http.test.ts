import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { useServer } from '#test/support/use-server.ts'
import { drainBeforeClosing } from './drain.ts'
import { registerHealthRoutes } from './health.routes.ts'

const server = useServer()

it('asks the database one question for all who ask whether it is ready at the same moment', async () => {
  let reads = 0
  const db = server.deps.db.withPlugin({
    transformQuery: ({ node }) => {
      reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const app = Fastify()
  drainBeforeClosing(app, 0)
  registerHealthRoutes(app, { db })
  const ask = async () => (await app.inject({ method: 'GET', url: '/readyz' })).statusCode
  expect(new Set(await Promise.all(Array.from({ length: 40 }, ask)))).toEqual(new Set([200]))
  expect(reads).toBeLessThan(10)
  const before = reads
  expect(await ask()).toBe(200)
  expect(reads).toBe(before + 1)
  await app.close()
})
