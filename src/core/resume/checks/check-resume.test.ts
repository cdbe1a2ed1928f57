import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import { must } from '#core/must.ts'
import { job, facts, measures, check, rule, withJobs, withBullets } from '#test/support/checked-resume.ts'

describe('what does not apply', () => {
  it('is left out and the rest scaled: the columns and pages of a DOCX', () => {
    const docx = check({ document: measures({ kind: 'docx', pages: null }) })
    expect(docx.rules.filter((one) => one.status === 'left_out').map((one) => one.number)).toEqual([2, 5])
    expect(
      docx.rules
        .filter((one) => one.status === 'left_out')
        .every((one) => one.points === 0 && one.gain === 0 && one.fix === null),
    ).toBe(true)
  })

  it('is whatever needs the file, once only the facts are left', () => {
    const kept = check({ document: null })
    expect(kept.rules.filter((one) => one.status === 'left_out').map((one) => one.number)).toEqual([
      1, 2, 3, 4, 5, 9, 11, 13, 14,
    ])
    expect(kept).toMatchObject({ hasDocument: false, isCapped: false })
  })

  it('is the wording of a resume that is not in English', () => {
    const german = [
      'Entwicklung einer Plattform für den Versand mit Go und Kubernetes',
      'Leitung der Umstellung auf die neue Datenbank',
      'Betreuung von 40 Kunden im Süden durch das Team',
    ]
    const own = { ...withJobs(job({ highlights: german })), document: null }
    const done = check({
      ...own,
      facts: { ...own.facts, basics: { ...own.facts.basics, summary: 'Entwicklerin von Systemen für die Abrechnung' } },
    })
    expect(done.language).toBe('de')
    expect(done.rules.filter((one) => [17, 19, 22, 23, 24].includes(one.number)).map((one) => one.status)).toEqual(
      Array.from({ length: 5 }, () => 'left_out'),
    )
    expect(done.rules[20]?.status).toBe('full')
  })

  it('is the role before the questions are answered', () =>
    expect(rule('role-match', { role: null }).status).toBe('left_out'))
})

describe('the whole', () => {
  it('says of every finding what it is and how to fix it, and of what is good no fix', () => {
    const poor = check({
      facts: facts({
        skills: [],
        experience: [],
        education: [],
        basics: { name: null, headline: null, email: null, phone: null, location: null, summary: null, links: [] },
      }),
    })
    for (const one of [...poor.rules, ...check().rules]) {
      expect(one.found, one.id).toMatch(/[.!]$/)
      expect(one.fix === null, one.id).toBe(one.status === 'full' || one.status === 'left_out')
      expect(one.found + (one.fix ?? '')).not.toMatch(/\bATS\b|NaN|undefined|Infinity/)
    }
  })

  it('points to the bullet and its fact', () => {
    const { where } = rule('weak-openers', withBullets('Helped with the billing of all shops', ...job().highlights))
    expect(where).toEqual([{ words: 'Helped with the billing of all shops', source: null, fact: 'experience.0' }])
  })

  it('is a whole number from 0 to 100 for any facts', () => {
    const text = fc.string({ maxLength: 60 })
    const date = fc.option(fc.constantFrom('2019', '2020-01', '2031-12', '1999-06'), { nil: null })
    const jobs = fc.array(
      fc.record({
        title: text,
        company: text,
        location: fc.constant(null),
        startDate: date,
        endDate: date,
        isCurrent: fc.boolean(),
        highlights: fc.array(text, { maxLength: 6 }),
      }),
      { maxLength: 4 },
    )
    fc.assert(
      fc.property(
        jobs,
        fc.array(text, { maxLength: 5 }),
        fc.option(text, { nil: null }),
        (experience, skillNames, summary) => {
          const { score, rules } = check({
            facts: facts({ experience, skills: skillNames, basics: { ...facts().basics, summary, email: summary } }),
            document: null,
          })
          expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
          expect(rules).toHaveLength(26)
        },
      ),
      { numRuns: runs(60) },
    )
  })

  it('does not fall when a weak bullet is written well', () => {
    const weak = ['Responsible for the tests', 'Helped with it', 'The site was built by me', 'Stuff']
    const good = [
      'Designed the release of 14 services with Docker and Go',
      'Migrated 3 databases to AWS without an hour of downtime',
      'Trained eight colleagues in Kubernetes over two winters',
      'Reduced the time to first answer by 40% in a quarter',
    ]
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3]), fc.nat(3), (fixed, next) => {
        const bullets = (fixed: number[]) => weak.map((text, at) => (fixed.includes(at) ? must(good[at]) : text))
        const before = check({ ...withBullets(...bullets(fixed)) })
        const after = check({ ...withBullets(...bullets([...fixed, next])) })
        expect(after.score).toBeGreaterThanOrEqual(before.score)
      }),
    )
  })

  it('does not depend on the order of skills and links', () => {
    const turned = facts({
      skills: [...facts().skills].reverse(),
      basics: { ...facts().basics, links: [...facts().basics.links].reverse() },
    })
    expect(check({ facts: turned }).score).toBe(check().score)
  })
})
