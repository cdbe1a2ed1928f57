import { describe, expect, it } from 'vitest'
import { labelledPages, wrongOf } from '#test/support/job-pages-score.ts'

/** Pages of each list that may have something wrong: floors, not goals; every list was looked at (docs/quality/applications.md). */
const MOST_WRONG: [string, number][] = [
  ['pages', 1],
  ['unread-pages', 1],
  ['third-pages', 0],
  ['fourth-pages', 0],
  ['fifth-pages', 0],
  ['sixth-pages', 0],
  ['seventh-pages', 1],
  ['eighth-pages', 0],
  ['ninth-pages', 2],
  ['tenth-pages', 0],
  ['eleventh-pages', 2],
]

describe.each(MOST_WRONG)('the labelled pages in %s', (name, most) => {
  const pages = labelledPages(name).map((page) => ({ ...page, wrong: wrongOf(page) }))

  it(`have kind, title, employer, pay and text right, all but ${most}`, () => {
    const missed = pages.filter(({ wrong }) => wrong.length > 0).map(({ id, wrong }) => `${id}: ${wrong.join(', ')}`)
    expect(pages.length).toBeGreaterThan(4)
    expect(missed.length, missed.join(' | ')).toBeLessThanOrEqual(most)
  })

  it('show nothing wrong as sure', () => {
    const lies = pages.flatMap(({ id, wrong, reading: { confidence } }) =>
      (['title', 'company', 'pay', 'descriptionText'] as const)
        .filter((field) => wrong.includes(field) && confidence[field] === 'sure')
        .map((field) => `${id}: ${field}`),
    )
    expect(lies).toEqual([])
  })
})
