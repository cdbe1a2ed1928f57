import { describe, expect, it } from 'vitest'
import { blocksOf } from '#core/documents/print.ts'
import { profileFromFacts } from '#core/documents/profile-from-facts.ts'
import { writeLetter } from '#core/documents/letter.ts'
import { loadPrintFonts } from '#server/workers/print-fonts.ts'
import { printFontsFor } from '#server/workers/script-fonts.ts'
import { PEOPLE_OF_SCRIPTS } from '#test/corpus/people-of-scripts.ts'
import { inventPerson } from '#test/corpus/people.ts'
import { checkUniversal } from '#test/support/check-universal.ts'
import { factsOfInvented } from '#test/support/invented-facts.ts'
import { FIRST_LOOK, PAPERS, TEMPLATES } from './look.ts'
import { outlineOf, type Block } from './outline.ts'
import { pdfText } from './pdf-file.ts'
import { printPdf } from './pdf.ts'

const fonts = loadPrintFonts()

const print = (blocks: Block[], language = 'en', look = FIRST_LOOK) =>
  expect(checkUniversal(printPdf(blocks, { title: 'Ada & Co', language, look }, fonts), language, 'Ada & Co')).toEqual(
    [],
  )

describe('a printed document can be used by everybody, as far as a program can check PDF/UA-1', () => {
  it.each(TEMPLATES)('resumes in %s, on one page and on more', (template) => {
    for (const index of [0, 3, 5, 12]) {
      const facts = factsOfInvented(inventPerson(index))
      const experience = index % 2 ? [...facts.experience, ...facts.experience, ...facts.experience] : facts.experience
      for (const paper of PAPERS) print(outlineOf({ ...facts, experience }), 'en', { ...FIRST_LOOK, template, paper })
    }
  })

  it('a resume without a name begins with the first level of headings all the same', () => {
    const facts = factsOfInvented(inventPerson(3))
    print(outlineOf({ ...facts, basics: { ...facts.basics, name: null } }))
  })

  it.each(PEOPLE_OF_SCRIPTS)('a resume in $script', async ({ facts }) => {
    const blocks = outlineOf(facts)
    const own = await printFontsFor(JSON.stringify(blocks))
    for (const template of TEMPLATES) {
      const look = { ...FIRST_LOOK, template }
      expect(checkUniversal(printPdf(blocks, { title: 'x', language: 'en', look }, own), 'en', 'x')).toEqual([])
    }
  })

  it.each([
    ['דניאל כהן-מזרחי', '/Lang (he)'],
    ['محمد عبد الرحمن', '/Lang (ar)'],
    ['אני Ada', ''],
  ])('says what is read from the right as it is read: %s', async (name, language) => {
    const blocks: Block[] = [
      { kind: 'name', text: name },
      { kind: 'item', text: 'Ada' },
    ]
    const bytes = printPdf(blocks, { title: 'x', language: 'en' }, await printFontsFor(name))
    const elements = Buffer.from(bytes)
      .toString('latin1')
      .match(/\/S \/(?:H1|LBody) [^\n]*/g)
    expect(elements?.filter((one) => one.includes('/ActualText'))).toEqual([
      expect.stringContaining(`/ActualText ${pdfText(name)} ${language}`.trim()),
    ])
  })

  it.each([
    ['a language', ' /Lang (en)', '           ', '11-006 has no language'],
    ['a mark', '/MarkInfo << /Marked true >>', '/MarkInfo << /Marked fals >>', '06-001 is not marked'],
    ['words of a link', '/Contents <FEFF', '/Contentz <FEFF', '28-012 has a link that says nothing'],
    ['a role', '/S /H2 ', '/S /H9 ', '09 H9 stands in Document'],
  ])('the check misses no file without %s', (_what, from, to, fault) => {
    const bytes = printPdf(outlineOf(factsOfInvented(inventPerson(3))), { title: 'x', language: 'en' }, fonts)
    const broken = Buffer.from(Buffer.from(bytes).toString('latin1').replace(from, to), 'latin1')
    expect(checkUniversal(new Uint8Array(broken), 'en', 'x')).toContain(fault)
  })

  it.each(['en', 'tr', 'de', 'fr', 'es'] as const)('a letter in %s', (language) => {
    let made = 0
    const profile = profileFromFacts(
      factsOfInvented(inventPerson(5)),
      { kind: 'resume', name: '' },
      (prefix) => `${prefix}_${++made}`,
    )
    const bulletIds = profile.entries.flatMap(({ bullets }) => bullets.map(({ id }) => id)).slice(0, 2)
    const letter = writeLetter(profile, {
      language,
      company: 'Juniper',
      role: 'Clerk',
      quote: '',
      bulletIds,
      practical: '',
      asOf: '2026-11',
    })
    print(blocksOf(profile, letter, language, '2026-11-22'), language)
  })
})
