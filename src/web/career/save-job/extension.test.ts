import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { adFlags } from '../../strings/en/ad-flags.ts'

it('the extension warns of whatever the app warns of, in its words', async () => {
  const popup = await readFile(path.resolve('extension/popup.js'), 'utf8')
  const missing = Object.values(adFlags).filter((words) => !popup.includes(words))
  expect(missing).toEqual([])
})
