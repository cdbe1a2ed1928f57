import type { TestCase } from 'vitest/node'

/** Names each test that passed only on its second try, so that it is seen and its cause looked for. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from a file as its default export
export default class SecondTries {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) {
      const [first] = test.result().errors ?? []
      console.log(`passed only on the second try: ${test.fullName}: ${first?.message.split('\n', 1)[0] ?? ''}`)
    }
  }
}
