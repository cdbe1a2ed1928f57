import { mkdirSync, writeFileSync } from 'node:fs'
import type { SerializedError } from 'vitest'
import type { TestCase, TestModule } from 'vitest/node'

/** For scripts/test.mjs: what the report of Vitest leaves out. */
const FILE = '.cache/vitest-besides.json'

/**
 * Names each test that passed only on its second try, so that it is seen and its cause looked for, and each error that
 * belongs to no test.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from a file as its default export
export default class SecondTries {
  private readonly secondTries: string[] = []

  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return
    this.secondTries.push(`${test.module.relativeModuleId} › ${test.fullName}: ${firstLine(test.result().errors?.[0])}`)
  }

  onTestRunEnd(_: readonly TestModule[], errors: readonly SerializedError[]): void {
    const unhandled = errors.map((error) => `unhandled: ${firstLine(error)}`)
    mkdirSync('.cache', { recursive: true })
    writeFileSync(FILE, JSON.stringify({ unhandled, secondTries: this.secondTries }))
  }
}

function firstLine(error: SerializedError | undefined): string {
  return error?.message.split('\n', 1)[0] ?? ''
}
