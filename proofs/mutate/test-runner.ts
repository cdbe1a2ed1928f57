// A vitest that stays: told a test file, it runs it once more in its own worker and says whether it passed.
// Started by runner.ts inside a copy of the tree, with a channel to it.
import { must } from '#core/must.ts'
import path from 'node:path'
import { createVitest } from 'vitest/node'

let ran = 0
let failed = 0
/** A run that is being ended must have ended before the next begins, or that one is ended with it. */
let stopping: Promise<void> = Promise.resolve()
const vitest = await createVitest('test', {
  watch: false,
  config: 'vitest.config.ts',
  reporters: [
    {
      onTestCaseResult(testCase) {
        const { state } = testCase.result()
        if (state !== 'skipped') ran += 1
        if (state !== 'failed') return
        failed += 1
        // one is enough; vitest's own `bail` counts on from run to run and would fail all that follow
        stopping = vitest.cancelCurrentRun('test-failure')
      },
    },
  ],
})

process.on('message', ({ file, names }: { file: string; names: string[] | null }) => {
  run(file, names).then(
    (passed) => process.send?.({ passed }),
    (error: unknown) => process.send?.({ passed: false, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.({ ready: true })

async function run(file: string, names: string[] | null): Promise<boolean> {
  for (let turn = 1; ; turn += 1) {
    ran = 0
    failed = 0
    const specification = must(vitest.projects[0]).createSpecification(
      path.resolve(file),
      names ? { testNames: names } : undefined,
    )
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification], false)
    await stopping
    const errors = [
      ...unhandledErrors,
      ...testModules.flatMap((module) => [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())),
    ]
    if (failed > 0 || errors.length > 0) return false
    if (ran >= (names?.length ?? 1)) return true
    // neither a failure nor all of it: whatever it was, it shows nothing
    if (turn === 3) throw new Error(`${ran} tests of ${file} ran where ${names?.length ?? 'all'} were asked for`)
  }
}
