import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readFileSync } from 'node:fs'
import { createResumeReader } from 'waymark/reader'
import { expect, it } from 'vitest'

const run = promisify(execFile)
const RESUME = 'test/e2e/fixtures/resume.docx'

it('reads a resume without the server', async () => {
  const reader = createResumeReader({ processes: 1 })
  const resume = await reader.read(readFileSync(RESUME))
  await reader.close()
  expect(resume.basics.email).toMatch(/@/)
  expect(resume.skills.length).toBeGreaterThan(0)
  expect(resume.evidence['skills.0']?.sources).toHaveLength(1)
})

it('says what is wrong with a file, in a sentence and a code', async () => {
  const reader = createResumeReader({ processes: 1 })
  await expect(reader.read(Buffer.from('hello'))).rejects.toMatchObject({
    code: 'unsupported',
    message: 'Please upload a PDF or DOCX file',
  })
  await reader.close()
})

it('loads neither the web framework nor the database, and lets its process end', async () => {
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    const { createResumeReader } = await import('waymark/reader')
    const reader = createResumeReader()
    await reader.read(await (await import('node:fs/promises')).readFile('${RESUME}'))
    await reader.close()
    console.log(JSON.stringify(loaded.filter((url) => /fastify|kysely|sqlite|node_modules\\/pg\\//.test(url))))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], { timeout: 20_000 })
  expect(JSON.parse(stdout)).toEqual([])
})
