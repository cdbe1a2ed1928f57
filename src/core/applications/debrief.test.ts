import { describe, expect, test } from 'vitest'
import { isDebrief } from './debrief.ts'

const TODAY = '2026-11-22'
const note = 'They asked how I would split a slow query and I forgot the index.'

describe('a look back on an interview', () => {
  test.each([
    ['the day it took place', { outcome: 'done', onDate: TODAY, note }, true],
    ['when it was passed', { outcome: 'passed', onDate: '2026-11-01', note }, true],
    ['when it was failed', { outcome: 'failed', onDate: '2026-11-01', note }, true],
    ['in a language of few spaces', { outcome: 'done', onDate: TODAY, note: '面'.repeat(40) }, true],
    ['while it is planned: that is a preparation', { outcome: 'planned', onDate: TODAY, note }, false],
    ['when it was cancelled', { outcome: 'cancelled', onDate: TODAY, note }, false],
    ['of tomorrow', { outcome: 'done', onDate: '2026-11-23', note }, false],
    ['in two words', { outcome: 'done', onDate: TODAY, note: 'went well' }, false],
    ['in blanks', { outcome: 'done', onDate: TODAY, note: `ok${' '.repeat(60)}` }, false],
    ['left empty', { outcome: 'done', onDate: TODAY, note: '' }, false],
  ])('%s', (_when, talk, expected) => expect(isDebrief(talk, TODAY)).toBe(expected))
})
