import { proveRewrite } from '#core/documents/prove-rewrite.ts'

type Rewritten = Parameters<typeof proveRewrite>[1]

/** What the proof says of a rewrite of one entry's lines, parted by ' / '; `entry` is what matters of it beside them. */
export function proveLine(
  language: string,
  bullets: string,
  rewrite: string,
  entry: Partial<Rewritten['entry']> = {},
  skills: Rewritten['skills'] = [],
) {
  return proveRewrite(rewrite, {
    language,
    asOf: '2026-11',
    entry: {
      kind: 'job',
      title: 'Assistant',
      organisation: 'Lantern',
      start: '2020-01',
      end: 'present',
      bullets: bullets.split(' / '),
      skills: [],
      ...entry,
    },
    others: [],
    skills,
  })
}
