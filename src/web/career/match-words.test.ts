import { describe, expect, test } from 'vitest'
import { match as words } from '../strings/en/match.ts'
import { sayWith } from '../strings/say-with.ts'
import { topGains } from '#core/career/match/match-moves.ts'
import { evidenceLine, matchSentence, skillCounts, type MatchedSkill } from './match-words.ts'
import { radarAxes } from './radar-axes.ts'

function skill(name: string, adds: number, strength = 0, weight = 5): MatchedSkill {
  return { skillId: name.toLowerCase(), name, level: 'must', weight, strength, evidence: [], adds }
}

describe('the sentence under a bar', () => {
  test.each([
    [
      'a low match is normal',
      { percent: 12, have: [], missing: [skill('Git', 3), skill('SQL', 7)] },
      'Normal at the start. Learning SQL adds 7.',
    ],
    ['from 40 on it needs no comfort', { percent: 40, have: [], missing: [skill('SQL', 7)] }, 'Learning SQL adds 7.'],
    [
      'a held skill adds by proof',
      { percent: 60, have: [skill('Git', 4, 0.6)], missing: [skill('SQL', 3)] },
      'Proving Git adds 4.',
    ],
    [
      'nothing is missing',
      { percent: 80, have: [skill('Git', 4, 0.6)], missing: [] },
      'Every skill is there. Proving Git adds 4.',
    ],
    [
      'all is proven',
      { percent: 100, have: [skill('Git', 0, 1)], missing: [] },
      'Everything this role asks for is proven.',
    ],
    [
      'what is left moves the bar by less than one',
      { percent: 99, have: [skill('Git', 0, 0.99)], missing: [] },
      'Small steps still to go.',
    ],
  ])('%s', (_, match, sentence) => {
    expect(matchSentence(match, words)).toBe(sentence)
  })
})

test('gains come best first, without those that would not move the bar', () => {
  const match = { have: [skill('Git', 4, 0.6), skill('Java', 0, 1)], missing: [skill('SQL', 7), skill('Agile', 2)] }
  expect(topGains(match, 2).map((gain) => gain.name)).toEqual(['SQL', 'Git'])
  expect(topGains(match, 9)).toHaveLength(3)
})

test('counts what is held of all that counts', () => {
  expect(
    words.skillCount(
      ...skillCounts({
        topics: [true, true, false].map((isHeld) => ({ topic: 'a', share: 1, percent: 9, isHeld, because: '' })),
      }),
    ),
  ).toBe('2 of 3 parts')
})

test.each([
  [[], ''],
  [['On your resume'], 'On your resume'],
  [['On your resume', 'Finished SQLBolt'], 'On your resume, finished SQLBolt'],
])('evidence %j reads as "%s"', (labels, line) => {
  const evidence = labels.map((label) => ({ kind: 'resume' as const, strength: 0.9, label }))
  expect(evidenceLine({ evidence }, words, sayWith(undefined))).toBe(line)
})

describe('the radar', () => {
  const match = {
    have: [
      { ...skill('Git', 0, 0.5, 8), evidence: [{ kind: 'word' as const, strength: 0.5, label: 'In your own word' }] },
    ],
    missing: [
      skill('SQL', 7, 0, 10),
      ...['A', 'B', 'C', 'D', 'E', 'F'].map((name, index) => skill(name, 1, 0, 6 - index)),
    ],
  }

  test('shows the six heaviest, held or not', () => {
    expect(radarAxes(match, words, sayWith(undefined), (name) => name).map((axis) => axis.label)).toEqual([
      'SQL',
      'Git',
      'A',
      'B',
      'C',
      'D',
    ])
  })

  test('draws a skill as far as it is evidenced of what is asked', () => {
    const [sql, git] = radarAxes(match, words, sayWith(undefined), (name) => name)
    expect(sql).toMatchObject({ target: 1, value: 0, valueWord: 'Not yet', targetWord: 'Must have' })
    expect(git).toMatchObject({ target: 0.8, value: 0.4, valueWord: 'In your own word' })
  })
})
