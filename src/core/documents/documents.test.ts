import { must } from '#core/must.ts'
import { expect, it } from 'vitest'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import { composeResume, wholeContent } from './compose.ts'
import { FOLLOW_UP_LANGUAGES } from '#core/applications/follow-ups/letter-words.ts'
import { RECORD_LANGUAGES } from '#core/applications/work-record.ts'
import { DOCUMENT_LANGUAGES, LETTER_TONES, resumeContentSchema, type ResumeContent } from './content.ts'
import { writeLetter } from './letter.ts'
import { openSlots } from './open-slots.ts'
import { applyMerge, proposeMerge } from './merge-profile.ts'
import { blocksOf, toMarkdown, toText } from './print.ts'
import { profileFromFacts } from './profile-from-facts.ts'
import { profileSchema } from './profile.ts'
import { doubtsIn, proveBullet } from './prove-content.ts'
import { readJsonResume } from './import/json-resume.ts'
import { readReactiveResume } from './import/reactive-resume.ts'
import { tailorResume, type Asked } from './tailor.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { counter, FACTS, profile, context, skills } from '#test/support/ada.ts'

const bulletOf = (text: string) =>
  must(profile.entries.flatMap(({ bullets }) => bullets).find((one) => one.text === text)).id

const ASKED: Asked[] = [
  { ids: ['postgresql'], level: 'must', words: 'Very good PostgreSQL' },
  { ids: ['kubernetes'], level: 'must', words: 'Kubernetes' },
]

it('keeps every fact of a resume, with an id and a source', () => {
  expect(profileSchema.parse(profile)).toEqual(profile)
  const printed = composeResume(profile, wholeContent(profile))
  expect(printed.experience).toEqual(FACTS.experience)
  expect([printed.skills, printed.basics.summary]).toEqual([FACTS.skills, FACTS.basics.summary])
})

it('uses a bullet on hold nowhere', () => {
  const [first, ...rest] = profile.entries
  const held = {
    ...profile,
    entries: [
      {
        ...must(first),
        bullets: must(first).bullets.map((one) => ({ ...one, isOnHold: one.text.startsWith('Answered') })),
      },
      ...rest,
    ],
  }
  const content = wholeContent(profile)
  for (const printed of [
    toText(blocksOf(held, content, 'en', '2026-11-22'), 'en'),
    JSON.stringify(
      tailorResume(held, {
        asked: [],
        skills,
        asOf: '2026-11',
        pagesOf: () => 1,
        look: { ...FIRST_LOOK, mostPages: 1 },
      }).content,
    ),
    JSON.stringify(
      writeLetter(held, {
        language: 'en',
        company: '',
        role: 'Clerk',
        quote: '',
        bulletIds: [bulletOf('Answered 45 calls a day')],
        practical: '',
        asOf: '2026-11',
      }),
    ),
  ]) {
    expect(printed).not.toContain('45 calls')
    expect(printed).not.toContain(`"${bulletOf('Answered 45 calls a day')}"`)
  }
  expect(proveBullet(held, bulletOf('Answered 45 calls a day'), 'Answered 45 calls a day', context)).not.toEqual([])
})

it('shows what a rewrite adds, and nothing where it adds nothing', () => {
  const content = wholeContent(profile)
  const rewritten = {
    ...content,
    entries: content.entries.map(({ factId, bullets }) => ({
      factId,
      bullets: bullets.map((one) =>
        one.factId === bulletOf('Helped move the bank to AWS')
          ? { ...one, text: 'Led the move of the bank to AWS' }
          : one,
      ),
    })),
  }
  expect(doubtsIn(profile, content, context)).toEqual([])
  expect(doubtsIn(profile, rewritten, context)).toMatchObject([{ factId: bulletOf('Helped move the bank to AWS') }])
})

it('does not take a fact of one job for a rewrite of another', () => {
  expect(proveBullet(profile, bulletOf('Baked bread'), 'Baked bread for 45 calls a day', context)).not.toEqual([])
})

it('tailors by choice and order alone, and says what is not evidenced', () => {
  const linesOf = (content: { entries: { bullets: unknown[] }[] }) =>
    content.entries.flatMap(({ bullets }) => bullets).length
  const tailored = tailorResume(profile, {
    asked: ASKED,
    skills,
    asOf: '2026-11',
    pagesOf: (content) => (linesOf(content) > 3 ? 2 : 1),
    look: { ...FIRST_LOOK, mostPages: 1 },
  })
  const ids = new Set(profile.entries.flatMap(({ bullets }) => bullets.map(({ id }) => id)))
  expect(
    tailored.content.entries
      .flatMap(({ bullets }) => bullets)
      .every(({ factId, text }) => ids.has(factId) && text === null),
  ).toBe(true)
  expect(tailored.content.entries.map(({ factId }) => factId)).toEqual(profile.entries.map(({ id }) => id))
  expect(must(must(tailored.content.entries[0]).bullets[0]).factId).toBe(bulletOf('Wrote reports with Postgres'))
  expect(tailored.left).toHaveLength(2)
  expect(tailored.content.skills[0]).toMatchObject({ name: 'PostgreSQL' })
  expect(tailored.explained.map(({ places }) => places.length > 0)).toEqual([true, false])
  expect(JSON.stringify(composeResume(profile, tailored.content))).not.toContain('Kubernetes')
})

it('lays a second resume beside the first and overwrites nothing', () => {
  const second = profileFromFacts(
    {
      ...FACTS,
      experience: [
        {
          ...must(FACTS.experience[0]),
          company: 'Tallow Street Bank',
          highlights: ['Answered 45 calls a day', 'Ran the help desk'],
        },
      ],
      skills: ['docker', 'Kafka'],
    },
    { kind: 'resume', name: 'newer.pdf' },
    counter(),
  )
  const [pair] = proposeMerge(profile, second)
  expect(must(pair).present?.id).toBe(must(profile.entries[0]).id)
  const merged = applyMerge(profile, second, { [must(pair).incoming.id]: must(must(pair).present).id }, fullCatalogue)
  expect(merged.entries[0]?.bullets.map(({ text }) => text)).toEqual([
    ...must(FACTS.experience[0]).highlights,
    'Ran the help desk',
  ])
  expect(merged.skills.map(({ name }) => name)).toEqual(['Postgres', 'Docker', 'Baking', 'Kafka'])
  expect(applyMerge(profile, second, { [must(pair).incoming.id]: 'skip' }, fullCatalogue).entries).toEqual(
    profile.entries,
  )
})

it('reads JSON Resume and Reactive Resume cell by cell', () => {
  const json = must(
    readJsonResume(
      JSON.stringify({
        basics: {
          name: 'Ada',
          label: 'Engineer',
          email: 'a@b.example',
          location: { city: 'Bonn', countryCode: 'DE' },
          profiles: [{ network: 'Git', url: 'https://git.example/ada' }],
        },
        work: [{ name: 'Bank', position: 'Clerk', startDate: '2020-03-01', highlights: ['Counted coins'] }],
        education: [{ institution: 'School', studyType: 'Diploma', area: 'Art', endDate: '2019', score: '1.3' }],
        skills: [{ name: 'Tools', keywords: ['Git', 'Docker'] }],
        languages: [{ language: 'German', fluency: 'B2' }],
        certificates: [{ name: 'CPR', issuer: 'Red', date: '2020-01-02' }],
      }),
      counter(),
    ),
  )
  expect(profileSchema.parse(json)).toMatchObject({
    basics: { name: 'Ada', headline: 'Engineer', location: 'Bonn, DE' },
    entries: [
      {
        kind: 'job',
        title: 'Clerk',
        organisation: 'Bank',
        start: '2020-03',
        end: 'present',
        bullets: [{ text: 'Counted coins' }],
      },
      { kind: 'education', title: 'Diploma, Art', organisation: 'School', end: '2019', note: '1.3' },
    ],
    skills: [{ name: 'Tools' }, { name: 'Git' }, { name: 'Docker' }],
    languages: [{ name: 'German', detail: 'B2' }],
    certifications: [{ name: 'CPR', detail: 'Red', date: '2020-01' }],
  })
  const reactive = must(
    readReactiveResume(
      JSON.stringify({
        basics: { name: 'Ada', headline: 'Clerk' },
        summary: { content: '<p>Counts &amp; checks.</p>' },
        sections: {
          experience: {
            items: [
              {
                company: 'Bank',
                position: 'Clerk',
                period: 'Mar 2020 - Present',
                description: '<ul><li>Counted coins</li><li>Paid out</li></ul>',
              },
              { company: 'Gone', position: 'X', hidden: true },
            ],
          },
          skills: { items: [{ name: 'Excel', keywords: [] }] },
        },
      }),
      counter(),
    ),
  )
  expect(profileSchema.parse(reactive)).toMatchObject({
    basics: { summary: 'Counts & checks.' },
    entries: [
      { title: 'Clerk', start: '2020-03', end: 'present', bullets: [{ text: 'Counted coins' }, { text: 'Paid out' }] },
    ],
    skills: [{ name: 'Excel' }],
  })
  for (const text of ['', 'null', '[]', '{}', '{"basics":1}', '{"sections":[]}', '{"basics":{},"work":[null,1,"x"]}']) {
    for (const read of [readJsonResume, readReactiveResume]) {
      const found = read(text, counter())
      if (found) expect(profileSchema.safeParse(found).success).toBe(true)
    }
  }
})

it('shows the certificates that were chosen, in their order; in what was stored before, all', () => {
  const named = ['CompTIA A+', 'CompTIA Network+', 'ITIL']
  const facts = { ...FACTS, certifications: named.map((name) => ({ name, issuer: null, date: null })) }
  const certified = profileFromFacts(facts, { kind: 'resume', name: 'ada.pdf' }, counter())
  const { certifications: all, ...stored } = wholeContent(certified)
  const printed = (content: ResumeContent) => composeResume(certified, content).certifications.map(({ name }) => name)
  expect(printed(resumeContentSchema.parse(stored))).toEqual(named)
  const [first, , last] = all ?? []
  expect(printed({ ...stored, certifications: [must(last), must(first)] })).toEqual(['ITIL', 'CompTIA A+'])
  expect(printed({ ...stored, certifications: [] })).toEqual([])
})

it('says the same in text and Markdown, with headings in the language of the document', () => {
  const blocks = blocksOf(profile, wholeContent(profile), 'de', '2026-11-22')
  expect(toText(blocks, 'de')).toContain('BERUFSERFAHRUNG')
  expect(toText(blocks, 'de')).toContain('Jan. 2021 – heute')
  expect(toMarkdown(blocks)).toContain('- Answered 45 calls a day')
})

it.each(DOCUMENT_LANGUAGES.flatMap((language) => LETTER_TONES.map((tone) => [language, tone] as const)))(
  'says nothing of its own in a letter, language %s, tone %s',
  (language, tone) => {
    for (const company of ['', 'Juniper Apps'])
      for (const quote of ['', 'You answer customers and keep our records in order']) {
        const letter = writeLetter(profile, {
          language,
          tone,
          company,
          role: 'Support Engineer',
          quote,
          bulletIds: [bulletOf('Answered 45 calls a day'), bulletOf('Baked bread')],
          practical: '',
          asOf: '2026-11',
        })
        expect(doubtsIn(profile, letter, { ...context, language })).toEqual([])
        expect(openSlots(letter)).toEqual([])
        // what is added to a frame is no frame
        const more = { ...letter, why: letter.why.replace('Support Engineer', 'Support Engineer who led 90 people') }
        expect(doubtsIn(profile, more, { ...context, language })).toMatchObject([{ factId: 'why' }])
      }
  },
)

it('writes Turkish headings in Turkish capitals', () => {
  const blocks = ['Beceriler', 'Deneyim', 'Eğitim', 'Diller'].map((text) => ({ kind: 'heading' as const, text }))
  expect(toText(blocks, 'tr').split('\n').filter(Boolean)).toEqual(['BECERİLER', 'DENEYİM', 'EĞİTİM', 'DİLLER'])
  expect(toText(blocks, 'en')).toContain('DILLER')
})

it('leaves the names in a subject as they are written, whatever capitals the language has', () => {
  const wish = {
    company: 'Acme',
    role: 'Junior Front-End Developer',
    quote: '',
    bulletIds: [],
    practical: '',
    asOf: '2026-11',
  }
  for (const language of DOCUMENT_LANGUAGES) {
    const blocks = blocksOf(profile, writeLetter(profile, { ...wish, language }), language, '2026-11-28')
    expect(toText(blocks, language)).toContain('Junior Front-End Developer')
  }
})

it('names languages in one order in every form', () => {
  for (const list of [RECORD_LANGUAGES, FOLLOW_UP_LANGUAGES] as readonly (readonly string[])[])
    expect(list).toEqual(DOCUMENT_LANGUAGES.filter((one) => list.includes(one)))
})
