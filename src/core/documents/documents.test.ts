import { must } from '#core/must.ts'
import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { FIRST_LOOK } from '#core/resume/export/look.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import { composeResume, wholeContent } from './compose.ts'
import {
  LETTER_LANGUAGES,
  LETTER_TONES,
  resumeContentSchema,
  type LetterContent,
  type LetterLanguage,
  type ResumeContent,
} from './content.ts'
import { FRAMES } from './letter-frames.ts'
import { openSlots, writeLetter } from './letter.ts'
import { applyMerge, proposeMerge } from './merge-profile.ts'
import { blocksOf, toMarkdown, toText } from './print.ts'
import { profileFromFacts, type MakeId } from './profile-from-facts.ts'
import { profileSchema, type ProfileEntry } from './profile.ts'
import { doubtsIn, proveBullet } from './prove-content.ts'
import { readJsonResume } from './import/json-resume.ts'
import { readReactiveResume } from './import/reactive-resume.ts'
import { tailorResume, type Asked } from './tailor.ts'

const { skills } = JSON.parse(readFileSync('data/skills.json', 'utf8')) as { skills: SkillTerm[] }

function counter(): MakeId {
  let count = 1000
  return (prefix) => `${prefix}_${(count += 1)}`
}

const FACTS: ResumeFacts = {
  ...NO_FACTS,
  basics: { ...NO_FACTS.basics, name: 'Ada Walker', email: 'ada@waymark.example', summary: 'Support engineer.' },
  skills: ['Postgres', 'Docker', 'Baking'],
  experience: [
    {
      title: 'Support Engineer',
      company: 'Tallow Street Bank Ltd.',
      location: null,
      startDate: '2021-01',
      endDate: null,
      isCurrent: true,
      highlights: ['Answered 45 calls a day', 'Wrote reports with Postgres', 'Helped move the bank to AWS'],
    },
    {
      title: 'Baker',
      company: 'Copper Ladle',
      location: null,
      startDate: '2005-01',
      endDate: '2010-01',
      isCurrent: false,
      highlights: ['Baked bread', 'Baked cakes'],
    },
  ],
}
const profile = profileFromFacts(FACTS, { kind: 'resume', name: 'ada.pdf' }, counter())
const context = { language: 'en', asOf: '2026-11', skills } as const
const bulletOf = (text: string) =>
  must(profile.entries.flatMap(({ bullets }) => bullets).find((one) => one.text === text)).id

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

const ASKED: Asked[] = [
  { ids: ['postgresql'], level: 'must', words: 'Very good PostgreSQL' },
  { ids: ['kubernetes'], level: 'must', words: 'Kubernetes' },
]

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
  const merged = applyMerge(profile, second, { [must(pair).incoming.id]: must(must(pair).present).id })
  expect(merged.entries[0]?.bullets.map(({ text }) => text)).toEqual([
    ...must(FACTS.experience[0]).highlights,
    'Ran the help desk',
  ])
  expect(merged.skills.map(({ name }) => name)).toEqual(['Postgres', 'Docker', 'Baking', 'Kafka'])
  expect(applyMerge(profile, second, { [must(pair).incoming.id]: 'skip' }).entries).toEqual(profile.entries)
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

it.each(['en', 'tr', 'de'] as const)('writes a letter in %s from facts and quotes alone', (language) => {
  const letter: LetterContent = writeLetter(profile, {
    language,
    company: 'Juniper Apps',
    role: 'Support Engineer',
    quote: 'You like to help.',
    bulletIds: [bulletOf('Answered 45 calls a day'), bulletOf('Baked bread')],
    practical: '',
  })
  expect(letter.proof.toLowerCase()).toContain('answered 45 calls a day')
  expect(letter.proof2.toLowerCase()).toContain('baked bread')
  expect(letter.why).toContain('You like to help.')
  expect(openSlots(letter)).toEqual([])
  expect(openSlots({ ...letter, close: 'Call me on [phone].' })).toEqual(['[phone]'])
})

describe('how a letter tells a fact', () => {
  const told = (words: string, entry: Partial<ProfileEntry> = {}, again = false) => {
    const [first] = profile.entries
    const proof = (language: LetterLanguage) =>
      FRAMES[language].plain.proof({
        entry: { ...must(first), organisation: 'Oak', title: 'Cook', ...entry },
        words,
        again,
      })
    return LETTER_LANGUAGES.map(proof)
  }
  it.each<[string, Partial<ProfileEntry>, boolean, string]>([
    ['Wrote menus', {}, false, 'As Cook at Oak, I wrote menus.'],
    ['Managed 4 people', { title: '' }, false, 'At Oak, I managed 4 people.'],
    ['Manage 4 people', { end: 'present' }, false, 'As Cook at Oak, I manage 4 people.'],
    ['Manage 4 people', { end: '2020-01' }, false, 'As Cook at Oak: Manage 4 people.'],
    ['Managing 4 people', {}, false, 'As Cook at Oak: Managing 4 people.'],
    ['Support for 40 guests', {}, false, 'As Cook at Oak: Support for 40 guests.'],
    ['Waste cut by 4 %', {}, true, 'In the same role: Waste cut by 4 %.'],
    ['Built a site', { kind: 'project', title: 'Oven' }, false, 'In my project Oven, I built a site.'],
    ['Built a site', { kind: 'project', title: 'Oven' }, true, 'In the same project, I built a site.'],
  ])('%s, %j, again %s', (words, entry, again, expected) => {
    expect(told(words, entry, again)[0]).toBe(expected)
  })

  it('in Turkish and German', () => {
    const [, tr, de] = told('Menü yazdım')
    expect([tr, de]).toEqual(['Oak bünyesinde Cook olarak: Menü yazdım.', 'Als Cook bei Oak: Menü yazdım.'])
  })
})

it.each(LETTER_LANGUAGES.flatMap((language) => LETTER_TONES.map((tone) => [language, tone] as const)))(
  'ends a sentence with one full stop, language %s, tone %s',
  (language, tone) => {
    for (const company of ['Ege Yazılım A.Ş.', 'Juniper Inc.']) {
      const wish = { language, tone, company, role: 'Engineer Sr.', quote: '', bulletIds: [], practical: '' }
      const letter = writeLetter(profile, wish)
      expect(JSON.stringify(letter)).not.toContain('..')
      expect(doubtsIn(profile, letter, { ...context, language })).toEqual([])
      // as it was written before
      const before = { ...letter, why: letter.why.replace(`${company}.`, `${company}..`) }
      expect(doubtsIn(profile, before, { ...context, language })).toEqual([])
    }
  },
)

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

describe('what a letter says beyond its facts', () => {
  const languages = ['en', 'tr', 'de', 'fr'] as const
  const doubts = (letter: LetterContent, language: (typeof languages)[number]) =>
    doubtsIn(profile, letter, { ...context, language })

  it('is nothing in the frames of our own, in any language', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom('', 'Juniper Apps', 'A. B. Ltd. & Sons', '7 Hills'),
        fc.constantFrom('Support Engineer', 'Sr. Engineer (m/w/d)', 'Head of 12 teams', 'Çağrı uzmanı'),
        fc.constantFrom('', 'You like to help.', 'ten years of Kubernetes', 'We build. We ship 40 apps!'),
        fc.subarray(profile.entries.flatMap(({ bullets }) => bullets.map(({ id }) => id))),
        (language, company, role, quote, bulletIds) => {
          const wish = { language, company, role, quote, bulletIds: bulletIds.slice(0, 3), practical: '' }
          expect(doubts(writeLetter(profile, wish), language)).toEqual([])
        },
      ),
    )
  })

  it('is found beside them, also where the ad asks for it', () => {
    const quote = 'ten years of Kubernetes'
    const [bullet] = profile.entries[0]?.bullets ?? []
    const wish = { company: 'Juniper', role: 'Engineer', quote, bulletIds: [bullet?.id ?? ''], practical: '' }
    const letter = writeLetter(profile, { ...wish, language: 'en' })
    const added = ' I led a team of 40 people and saved 3 million euros.'
    for (const part of ['why', 'proof', 'proof2', 'close'] as const)
      expect(doubts({ ...letter, [part]: `${letter[part]}${added}` }, 'en')).toMatchObject([{ factId: part }])
    expect(doubts({ ...letter, why: `${letter.why} I bring ten years of Kubernetes.` }, 'en')).toHaveLength(1)
    const quoted = doubts({ ...letter, why: `You write “${quote}”. I want to learn it.` }, 'en')
    expect(quoted.flatMap(({ offending }) => offending.map(({ words }) => words)).join(' ')).not.toMatch(/Kube|ten/)
  })
})

it('says the same in text and Markdown, with headings in the language of the document', () => {
  const blocks = blocksOf(profile, wholeContent(profile), 'de', '2026-11-22')
  expect(toText(blocks, 'de')).toContain('BERUFSERFAHRUNG')
  expect(toText(blocks, 'de')).toContain('Jan. 2021 – heute')
  expect(toMarkdown(blocks)).toContain('- Answered 45 calls a day')
})

it.each(LETTER_LANGUAGES.flatMap((language) => LETTER_TONES.map((tone) => [language, tone] as const)))(
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
