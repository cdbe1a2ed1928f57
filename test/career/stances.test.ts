import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { countsAs, type Stance } from '#test/support/stances.ts'

const stances = JSON.parse(readFileSync(new URL('stances.json', import.meta.url), 'utf8')) as Stance[]
const read = stances.map((stance) => ({ ...stance, as: countsAs(stance) }))

describe('sentences of resumes', () => {
  it('count for what was done', () => {
    expect(read.filter(({ counts, as }) => counts === 'yes' && as !== 'yes')).toEqual([])
  })

  it('seldom count for a wish, a running course or the work of others', () => {
    expect(read.filter(({ counts, as }) => counts !== 'yes' && as === 'yes').length).toBeLessThanOrEqual(2)
    expect(read.filter(({ counts, as }) => counts === as).length).toBeGreaterThanOrEqual(56)
  })
})
