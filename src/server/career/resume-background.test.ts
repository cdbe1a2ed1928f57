import { expect, it } from 'vitest'
import { backgroundOf } from '#core/resume/background.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { loadCatalogue } from '#server/load-catalogue.ts'
import { backgroundIn, readAhead } from './resume-background.ts'

it('has long facts read by the workers and takes what they read, short ones not', async () => {
  const catalogue = loadCatalogue()
  const asked: string[] = []
  const background = backgroundOf(
    catalogue,
    { ...NO_FACTS, skills: ['Python'] },
    { sourceId: 'res_1', at: '2026-11-01' },
  )
  const workers = { run: async (job: string) => (asked.push(job), background) } as never
  const stored = (skills: string[]) => ({
    id: 'res_1',
    savedAt: '2026-11-01T00:00:00.000Z',
    text: JSON.stringify({ ...NO_FACTS, skills }),
  })
  await readAhead({ catalogue, workers }, 'usr_1', stored(['SQL']))
  expect(asked).toEqual([])
  const long = stored(Array.from({ length: 200 }, (_, at) => `${at}`.padEnd(110, 'x')))
  await readAhead({ catalogue, workers }, 'usr_1', long)
  expect(asked).toEqual(['readBackground'])
  expect(backgroundIn(catalogue, long).records).toBe(background.records)
})
