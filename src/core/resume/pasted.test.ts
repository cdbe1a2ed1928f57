import { expect, it } from 'vitest'
import { mapOfText } from '#core/career/open-map.ts'
import { must } from '#core/must.ts'
import { fullCatalogue as catalogue } from '#test/support/full-catalogue.ts'
import { backgroundOfPasted } from './pasted.ts'

const NOW = '2026-11-29T08:00:00.000Z'
const RESUME = `Ada Morello
Leeds · ada.morello@example.com

Experience
Software Developer, Holt Pumps Ltd
January 2019 – present
- Built the order service in Java with Spring Boot and PostgreSQL
- Wrote unit tests with JUnit and reviewed the code of two colleagues

Education
BSc Computer Science, University of Leeds, 2014 – 2018

Skills
Java, Spring Boot, SQL, Git`

it('counts the jobs of a pasted resume, not its words alone', () => {
  const shown = must(backgroundOfPasted(catalogue, RESUME, NOW))
  expect(shown.jobs.map(({ title }) => title)).toEqual(['Software Developer'])
  const role = must(catalogue.dreamRoles.find(({ id }) => id === 'software-developer'))
  const percentBy = (background: typeof shown | null) => mapOfText(catalogue, role, RESUME, NOW, background).map.percent
  expect(percentBy(shown)).toBeGreaterThan(percentBy(null))
})

it.each([
  ['a list of skills', 'Java\nSQL\nGit\nLinux\nDocker\nPython\nReact\nHTML\nCSS'],
  ['a sentence', 'I know Java and SQL and worked as a tester for two years.'],
  ['nothing', ''],
])('leaves %s to its words', (_, text) => {
  expect(backgroundOfPasted(catalogue, text, NOW)).toBeNull()
})
