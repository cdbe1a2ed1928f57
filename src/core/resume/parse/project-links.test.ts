import { expect, it } from 'vitest'
import type { Project } from '#core/resume/schema.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import type { DocumentText } from './document.ts'
import { withOwnLinks } from './project-links.ts'

const OWN = 'https://github.com/ada-example/loom'
const HERS = 'https://github.com/ada-example'

/** A page with two links: one in the row from 0 to 10, one in that from 100 to 110. */
const page = (url: string): DocumentText => ({
  kind: 'pdf',
  pageCount: 1,
  isCut: false,
  pages: [
    {
      number: 1,
      width: 600,
      height: 800,
      glyphs: [],
      links: [
        { url, left: 90, right: 130, top: 0, bottom: 10 },
        { url: HERS, left: 90, right: 130, top: 100, bottom: 110 },
      ],
    },
  ],
})
const project = (own: Partial<Project>): Project => ({
  name: 'Loom',
  description: 'Python · GitHub',
  url: null,
  startDate: null,
  endDate: null,
  highlights: [],
  ...own,
})

it.each<[string, string, Partial<Project>, Partial<Project>, string[]]>([
  ['is its own', OWN, {}, { url: OWN, description: 'Python' }, [HERS]],
  ['leaves another that is printed', OWN, { url: 'loom.example' }, { url: 'loom.example' }, [HERS, OWN]],
  ['is its own where it is printed', OWN, { url: OWN.slice(8) }, { url: OWN.slice(8) }, [HERS]],
  ['is none where it is a mail', 'mailto:ada@mail.example.com', {}, { url: null }, [HERS, OWN]],
])('an address behind words of a project %s', (_, url, before, after, left) => {
  const read = { value: project(before), lines: linesOf(['Loom | Python | GitHub']), isSure: true }
  const personal = [HERS, OWN].map((own) => ({ label: 'GitHub', url: own }))
  const found = withOwnLinks([read], personal, page(url))
  expect(found.projects[0]?.value).toMatchObject(after)
  expect(found.links.map((link) => link.url)).toEqual(left)
})
