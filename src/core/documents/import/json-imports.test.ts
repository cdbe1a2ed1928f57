import fc from 'fast-check'
import { expect, it } from 'vitest'
import { must } from '#core/must.ts'
import { runs } from '#test/support/runs.ts'
import { toJsonResume } from '#core/resume/json-resume.ts'
import { composeResume, wholeContent } from '../compose.ts'
import type { MakeId } from '../profile-from-facts.ts'
import { NO_PROFILE, profileSchema, type Profile } from '../profile.ts'
import { readJsonResume } from './json-resume.ts'
import { makeProfile, type ReadEntry } from './make-profile.ts'
import { readReactiveResume } from './reactive-resume.ts'

function counter(): MakeId {
  let count = 1000
  return (prefix) => `${prefix}_${(count += 1)}`
}

const cell = fc
  .array(
    fc.constantFrom('Ada', 'Ömer', 'Bäckerei', 'said "yes"', 'R&D, tools', 'Łódź', '50 %', 'C++', '<b>', '&amp;'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' '))
const month = fc
  .tuple(fc.integer({ min: 1975, max: 2026 }), fc.integer({ min: 0, max: 12 }))
  .map(([year, at]) => (at ? `${year}-${String(at).padStart(2, '0')}` : String(year)))
const entry = (kind: ReadEntry['kind']): fc.Arbitrary<ReadEntry> =>
  fc.record({
    kind: fc.constant(kind),
    title: cell,
    organisation: kind === 'project' ? fc.constant('') : cell,
    location: kind === 'project' ? fc.constant('') : cell,
    start: month,
    end: kind === 'job' ? fc.oneof(month, fc.constant('present')) : month,
    note: kind === 'education' ? cell : fc.constant(''),
    bullets: kind === 'education' ? fc.constant([]) : fc.array(cell, { maxLength: 4 }),
  })
const named = fc.record({ name: cell, detail: cell })
const profiles: fc.Arbitrary<Profile> = fc
  .record({
    basics: fc.record({ name: cell, headline: cell, phone: cell, location: cell, summary: cell }),
    jobs: fc.array(entry('job'), { minLength: 1, maxLength: 4 }),
    schools: fc.array(entry('education'), { maxLength: 3 }),
    projects: fc.array(entry('project'), { maxLength: 3 }),
    skills: fc.uniqueArray(cell, { maxLength: 6 }),
    certifications: fc.array(fc.record({ name: cell, detail: cell, date: month }), { maxLength: 3 }),
    languages: fc.array(named, { maxLength: 3 }),
  })
  .map(({ basics, jobs, schools, projects, ...rest }) =>
    makeProfile(
      { ...rest, basics: { ...basics, email: 'ada@waymark.example' }, entries: [...jobs, ...schools, ...projects] },
      { kind: 'own', name: '' },
      counter(),
    ),
  )

/** Every mapped cell, without ids and sources. */
function cells(profile: Profile | null) {
  if (!profile) return null
  const { basics, entries, skills, certifications, languages } = profileSchema.parse(profile)
  const { links: _, ...person } = basics
  return {
    person,
    entries: entries.map(({ kind, title, organisation, location, start, end, note, bullets }) => [
      kind,
      title,
      organisation,
      location,
      start,
      end,
      note,
      ...bullets.map(({ text }) => text),
    ]),
    skills: skills.map(({ name }) => name),
    certifications: certifications.map(({ name, detail, date }) => [name, detail, date]),
    languages: languages.map(({ name, detail }) => [name, detail]),
  }
}

it('reads every cell of the JSON Resume that we write', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const written = JSON.stringify(toJsonResume(composeResume(profile, wholeContent(profile))))
      expect(cells(readJsonResume(written, counter()))).toEqual(cells(profile))
    }),
    { numRuns: runs(200) },
  )
})

it('reads until when a certificate holds, as it is written', () => {
  const [held, open] = [
    { id: 'crt_0001', name: 'CCNA', detail: 'Cisco', date: '2022-04', end: '2025-04' },
    { id: 'crt_0002', name: 'ITIL 4', detail: '', date: '2021' },
  ].map((one) => ({ ...one, isOnHold: false, sources: [] }))
  const profile: Profile = { ...NO_PROFILE, certifications: [must(held), must(open)] }
  const written = JSON.stringify(toJsonResume(composeResume(profile, wholeContent(profile))))
  expect(readJsonResume(written, counter())?.certifications.map(({ end }) => end)).toEqual(['2025-04', undefined])
  expect(profileSchema.parse(JSON.parse(JSON.stringify(profile)))).toEqual(profile)
})

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const shown = (date: string) => {
  if (date === 'present') return 'Present'
  const [year, at] = date.split('-')
  return at ? `${MONTHS[Number(at) - 1]} ${year}` : year
}
const html = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li><p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p></li>`).join('')}</ul>`

/** A version 5 export: periods as one text, descriptions as HTML, and items that are hidden. */
function toReactiveResume({ basics, entries, skills, certifications, languages }: Profile): string {
  const section = (items: object[]) => ({
    title: '',
    hidden: false,
    items: [...items, { hidden: true, name: 'Secret' }],
  })
  const of = (kind: ReadEntry['kind'], words: (one: Profile['entries'][number]) => object) =>
    section(
      entries
        .filter((one) => one.kind === kind)
        .map((one) => ({
          hidden: false,
          location: one.location,
          period: [one.start, one.end].map(shown).join(' – '),
          description: html(one.bullets.map(({ text }) => text)),
          ...words(one),
        })),
    )
  return JSON.stringify({
    basics: { ...basics, links: undefined, website: { url: '', label: '' } },
    summary: { title: '', content: `<p>${html([basics.summary]).replaceAll(/<\/?(?:ul|li|p)>/g, '')}</p>` },
    sections: {
      experience: of('job', ({ title, organisation }) => ({ position: title, company: organisation })),
      education: of('education', ({ title, organisation, note }) => ({
        degree: title,
        area: '',
        school: organisation,
        grade: note,
      })),
      projects: of('project', ({ title }) => ({ name: title })),
      skills: section(skills.map(({ name }) => ({ hidden: false, name, keywords: [] }))),
      certifications: section(
        certifications.map(({ name, detail, date }) => ({
          hidden: false,
          title: name,
          issuer: detail,
          date: shown(date),
        })),
      ),
      languages: section(languages.map(({ name, detail }) => ({ hidden: false, language: name, fluency: detail }))),
    },
  })
}

it('reads every cell of a Reactive Resume export, and nothing that is hidden', () => {
  fc.assert(
    fc.property(profiles, (profile) => {
      const read = readReactiveResume(toReactiveResume(profile), counter())
      expect(cells(read)).toEqual(cells(profile))
      expect(JSON.stringify(read)).not.toContain('Secret')
    }),
    { numRuns: runs(200) },
  )
})

it('takes any JSON without falling over', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      for (const read of [readJsonResume, readReactiveResume]) {
        const profile = read(text, counter())
        if (profile) expect(profileSchema.safeParse(profile).success).toBe(true)
      }
    }),
  )
})
