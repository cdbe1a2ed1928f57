// A setup file of the copy: says which test is running, for active.ts to write down what it reached.
import { beforeEach } from 'vitest'

beforeEach(({ task }) => {
  ;(globalThis as { waymarkTest?: string }).waymarkTest = task.fullTestName
})
