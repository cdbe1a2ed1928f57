import { describe, expect, it } from 'vitest'
import { linesOf } from '#test/support/resume-lines.ts'
import { readProjects } from './side-sections.ts'

type Written = Parameters<typeof linesOf>[0]

const read = (lines: Written, regionRight: number) =>
  readProjects(linesOf(lines).map((line) => ({ ...line, regionRight }))).map(({ value }) => [
    value.name,
    value.description,
    ...value.highlights,
  ])

describe('what a project says beside its name', () => {
  it.each<[string, Written, number, (string | null)[][]]>([
    [
      'goes on behind a number that ends a full line',
      ['gull-replay — Kotlin tool that plays letters again; 240', 'stars on GitHub.'],
      320,
      [['gull-replay', 'Kotlin tool that plays letters again; 240 stars on GitHub']],
    ],
    [
      'goes on in small letters, though the line had room',
      ['gull-replay — Kotlin tool', 'that plays letters again', 'Written in a week.'],
      520,
      [['gull-replay', 'Kotlin tool that plays letters again', 'Written in a week.']],
    ],
    [
      'ends at a sentence below a bare name',
      ['Gull Replay', 'plays letters again'],
      520,
      [['Gull Replay', null, 'plays letters again']],
    ],
    [
      'ends at points',
      ['Gull Replay — Kotlin tool', ['plays letters again', { hasBullet: true }]],
      520,
      [['Gull Replay', 'Kotlin tool', 'plays letters again']],
    ],
    [
      'ends at a line that begins with a capital',
      ['Gull Replay — Kotlin tool', 'Plays letters again'],
      520,
      [['Gull Replay', 'Kotlin tool', 'Plays letters again']],
    ],
  ])('%s', (_, lines, right, expected) => expect(read(lines, right)).toEqual(expected))
})
