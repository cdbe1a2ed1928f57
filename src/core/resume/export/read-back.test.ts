import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { runs } from '#test/support/runs.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { loadPdfium, type Pdfium } from '#server/adapters/documents/pdfium-module.ts'
import { readDocument } from '#server/adapters/documents/read-document.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { inventPerson } from '#test/corpus/people.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { toDocx } from './docx.ts'
import { toPdf, unprintable } from './pdf.ts'

const fonts = loadPrintFonts()
const { skills: terms } = JSON.parse(readFileSync('data/skills.json', 'utf8'))
let pdfium: Pdfium
beforeAll(async () => {
  pdfium = await loadPdfium()
})

const NAMES = [
  'Łucja Żółć-Gęślą',
  'İpek Çağrı Şıkoğlu',
  'Анна Щербакова',
  'Ελένη Παπαδοπούλου',
  'Nguyễn Thị Hương',
  'Ștefan Țurcanu',
  'Márta Őze',
  'Jean-Luc D’Arcy',
]

/** Somebody invented, sometimes with years alone, a project, languages, a name of another script. */
const anybody: fc.Arbitrary<ResumeFacts> = fc
  .record({
    index: fc.nat(400),
    name: fc.option(fc.constantFrom(...NAMES)),
    hasYearsOnly: fc.boolean(),
    hasMore: fc.boolean(),
  })
  .map(({ index, name, hasYearsOnly, hasMore }) => {
    const facts = factsOfInvented(inventPerson(index))
    const year = (date: string | null) => (hasYearsOnly && date ? date.slice(0, 4) : date)
    const dated = <T extends { startDate: string | null; endDate: string | null }>(entry: T): T => ({
      ...entry,
      startDate: year(entry.startDate),
      endDate: year(entry.endDate),
    })
    return {
      ...facts,
      basics: { ...facts.basics, name: name ?? facts.basics.name },
      experience: facts.experience.map(dated),
      education: facts.education.map(dated),
      // a dash in a certificate's name is how others write its issuer
      certifications: facts.certifications.filter((one) => !one.name.includes('–')),
      projects: hasMore
        ? [
            {
              name: 'Trailmap',
              description: null,
              url: null,
              startDate: null,
              endDate: null,
              highlights: ['Draws walking routes for people who get lost easily'],
            },
          ]
        : [],
      languages: hasMore
        ? [
            { name: 'English', level: 'C1' },
            { name: 'German', level: null },
          ]
        : [],
    }
  })

/** What must not be lost on the way out and in again. */
function gist(facts: ResumeFacts) {
  const { name, headline, email, phone, location, summary } = facts.basics
  return {
    basics: { name, headline, email, phone, location, summary },
    experience: facts.experience,
    education: facts.education,
    certifications: facts.certifications.map((one) => one.name),
    projects: facts.projects.map((project) => [project.name, project.highlights]),
    languages: facts.languages,
  }
}

describe.each([
  ['PDF', (facts: ResumeFacts) => toPdf(facts, fonts)],
  ['DOCX', toDocx],
])('the %s', (_kind, print) => {
  it('is read back without loss', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anybody, async (facts) => {
        const read = await readDocument(print(facts), terms, async () => pdfium)
        expect(gist(read)).toEqual(gist(facts))
        expect(read.basics.links.map((link) => link.url)).toEqual(
          expect.arrayContaining(facts.basics.links.map((link) => link.url)),
        )
        expect(read.skills).toEqual(expect.arrayContaining(facts.skills))
        expect(read.warnings).toEqual([])
      }),
      { numRuns: runs(50) },
    )
  })

  it('is the same bytes for the same facts', () => {
    const facts = factsOfInvented(inventPerson(7))
    expect(Buffer.from(print(facts)).equals(Buffer.from(print(facts)))).toBe(true)
  })

  it('carries markup as words', async () => {
    const facts = factsOfInvented(inventPerson(8))
    const highlights = ['Sped up </w:p> pages with (nested \\ ) strings & <b>care</b> %PDF']
    const read = await readDocument(
      print({ ...facts, experience: [{ ...must(facts.experience[0]), highlights }] }),
      terms,
      async () => pdfium,
    )
    expect(must(read.experience[0]).highlights).toEqual(highlights)
  })
})

describe('letters without a font', () => {
  it.each(['李小龙', 'أحمد', 'अनिल', '😀'])('are named: %s', (name) => {
    const facts = factsOfInvented(inventPerson(1))
    expect(unprintable({ ...facts, basics: { ...facts.basics, name } }, fonts)).toEqual([...new Set(name)])
  })

  it('are few in the languages we know', () => {
    for (let index = 0; index < 84; index += 1)
      expect(unprintable(factsOfInvented(inventPerson(index)), fonts)).toEqual([])
    for (const name of NAMES)
      expect(
        unprintable(
          { ...factsOfInvented(inventPerson(0)), basics: { ...factsOfInvented(inventPerson(0)).basics, name } },
          fonts,
        ),
      ).toEqual([])
  })
})
