import { expect, it } from 'vitest'
import { matchWords } from './match-words.ts'

it.each([
  ['Dark theme', 'dark', [], 1],
  ['Dark theme', 'the dar', [], 1],
  ['Plan', 'calendar', ['weeks', 'calendar'], 0.5],
  ['Plan', 'plan cal', ['calendar'], 0.5],
  ['AI Analysis', 'dark', ['advisor', 'chat', 'resume check'], 0],
  ['Settings', 'delete account', ['theme, delete, my account'], 0.5],
  ['Leaderboard', 'board', ['rank', 'board'], 0.5],
  ['Leaderboard', 'eaderboard', [], 0],
  ['Plan', 'plan nothing', ['weeks'], 0],
  ["Today's challenge", 'TODAY', [], 1],
  ['Plan', '  ', [], 1],
  ['İnternet Güvenliği Uzmanı', 'internet', [], 1],
])('%s answers "%s" (also %j) by %d', (label, typed, others, score) => {
  expect(matchWords(label, typed, others)).toBe(score)
})
