import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ui = path.resolve(import.meta.dirname, '../ui')
/** Parts of a part, which stand in the style guide with it. */
const WITHIN = ['dialog-box', 'menu-box', 'popover-box', 'toast-stack', 'model-text/late-model-text']

it('every part that pages share stands in the style guide', () => {
  const shown = globSync('*.tsx', { cwd: import.meta.dirname })
    .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
    .join('\n')
  const parts = globSync('**/*.tsx', { cwd: ui })
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace(/\.tsx$/, ''))
  expect(parts.length).toBeGreaterThan(30)
  const missing = parts.filter((part) => !WITHIN.includes(part) && !shown.includes(`/ui/${part}.tsx'`))
  expect(missing).toEqual([])
})
