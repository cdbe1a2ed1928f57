import { expect, test } from 'vitest'
import type { ArenaItem } from '#contract/arena.ts'
import { skillCheck } from '../strings/en/skill-check.ts'
import { keysHint } from './use-reply-keys.ts'

const item = (more: Partial<ArenaItem>) => ({ itemId: 'i', text: 'Which?', ...more }) as ArenaItem
const words = skillCheck.runner

test('names the keys that do something for the question', () => {
  expect(keysHint(item({ kind: 'choice', options: ['a', 'b'] }), words)).toBe(words.keys)
  expect(keysHint(item({ kind: 'term' }), words)).toBe(words.enterKey)
  expect(keysHint(item({ kind: 'program' }), words)).toBeNull()
})
