import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DOCUMENT_LANGUAGES,
  LETTER_TONES,
  letterContentSchema,
  type DocumentLanguage,
  type LetterContent,
} from './content.ts'
import { writeLetter } from './letter.ts'
import { openSlots } from './open-slots.ts'
import type { ProfileEntry } from './profile.ts'
import { doubtsIn } from './prove-content.ts'
import { profile, context } from '#test/support/ada.ts'

const bulletOf = (text: string) =>
  must(profile.entries.flatMap(({ bullets }) => bullets).find((one) => one.text === text)).id

it.each(['en', 'tr', 'de'] as const)('writes a letter in %s from facts and quotes alone', (language) => {
  const letter: LetterContent = writeLetter(profile, {
    language,
    company: 'Juniper Apps',
    role: 'Support Engineer',
    quote: 'You like to help.',
    bulletIds: [bulletOf('Answered 45 calls a day'), bulletOf('Baked bread')],
    practical: '',
    asOf: '2026-11',
  })
  expect(letter.proof.toLowerCase()).toContain('answered 45 calls a day')
  expect(letter.proof2.toLowerCase()).toContain('baked bread')
  expect(letter.why).toContain('You like to help.')
  expect(openSlots(letter)).toEqual([])
  expect(openSlots({ ...letter, close: 'Call me on [phone].' })).toEqual(['[phone]'])
})

it.each(DOCUMENT_LANGUAGES.flatMap((language) => LETTER_TONES.map((tone) => [language, tone] as const)))(
  'writes a letter that can be kept, however long its facts and names are, in %s (%s)',
  (language, tone) => {
    const [first] = profile.entries
    const bullets = Array.from({ length: 60 }, (_, at) => ({
      ...must(first?.bullets[0]),
      id: `bul_long${at}`,
      text: `Wrote ${'menus '.repeat(332)}`.trim(),
    }))
    const others = profile.entries.slice(1).map((entry) => ({ ...entry, bullets: bullets.slice(3, 6) }))
    const entries = [{ ...must(first), bullets: bullets.slice(0, 3) }, ...others]
    const letter = writeLetter(
      { ...profile, entries },
      {
        language,
        tone,
        company: 'c'.repeat(200),
        role: 'r'.repeat(200),
        quote: 'q'.repeat(500),
        bulletIds: bullets.slice(0, 6).map(({ id }) => id),
        practical: 'p'.repeat(500),
        asOf: '2026-11',
      },
    )
    expect(letterContentSchema.safeParse(letter).error?.issues).toBeUndefined()
  },
)

describe('how a letter tells the facts of one entry', () => {
  const told = (facts: string[], more: Partial<ProfileEntry> = {}, language: DocumentLanguage = 'en') => {
    const [first] = profile.entries
    const bullets = facts.map((text, at) => ({ ...must(first?.bullets[0]), id: `bul_own${at}00`, text }))
    const entry = { ...must(first), organisation: 'Oak', title: 'Cook', start: '2019-03', bullets, ...more }
    const own = { ...profile, entries: [entry] }
    const bulletIds = bullets.map(({ id }) => id)
    const wish = { language, company: '', role: 'Tester', quote: '', bulletIds, practical: '', asOf: '2026-11' }
    const letter = writeLetter(own, wish)
    expect(doubtsIn(own, letter, { ...context, language })).toEqual([])
    return letter.proof
  }
  it.each<[string[], Partial<ProfileEntry>, string]>([
    [['Wrote menus'], {}, 'As Cook at Oak, I wrote menus.'],
    [['Managed 4 people'], { title: '' }, 'At Oak, I managed 4 people.'],
    [['Manage 4 people'], {}, 'As Cook at Oak, I manage 4 people.'],
    [
      ['Manage 4 people'],
      { end: '2020-01' },
      'I worked as Cook at Oak from March 2019 to January 2020. From this work:\n– Manage 4 people',
    ],
    [
      ['Wrote menus', 'Support for 40 guests.'],
      {},
      'I have worked as Cook at Oak since March 2019. From this work:\n– Wrote menus\n– Support for 40 guests',
    ],
    [['Waste cut by 4 %'], { start: '', end: '' }, 'From my work as Cook at Oak:\n– Waste cut by 4 %'],
    [['Waste cut'], { start: '2019', end: '2019' }, 'I worked as Cook at Oak in 2019. From this work:\n– Waste cut'],
    [
      ['Wrote menus', 'Baked bread', 'Cooked soup'],
      {},
      'As Cook at Oak, I wrote menus. In the same role, I baked bread. I also cooked soup.',
    ],
    [
      ['Wrote menus', 'Baked bread', 'Cooked soup', 'Ran the bar'],
      {},
      'I have worked as Cook at Oak since March 2019. From this work:\n– Wrote menus\n– Baked bread\n– Cooked soup\n– Ran the bar',
    ],
    [['Built a site'], { kind: 'project', title: 'Oven' }, 'In my project Oven, I built a site.'],
    [['React, Vite'], { kind: 'project', title: 'Oven' }, 'From my project Oven:\n– React, Vite'],
  ])('%j, %j', (facts, entry, expected) => {
    expect(told(facts, entry)).toBe(expected)
  })

  it.each<[DocumentLanguage, Partial<ProfileEntry>, string]>([
    ['tr', {}, 'Mart 2019 tarihinden beri Oak bünyesinde Cook olarak çalışıyorum. Bu görevden öne çıkanlar:'],
    ['tr', { start: '2019' }, '2019 yılından beri Oak bünyesinde Cook olarak çalışıyorum. Bu görevden öne çıkanlar:'],
    [
      'tr',
      { end: '2020-01' },
      'Mart 2019 – Ocak 2020 arasında Oak bünyesinde Cook olarak çalıştım. Bu görevden öne çıkanlar:',
    ],
    ['de', {}, 'Seit März 2019 arbeite ich als Cook bei Oak. Aus dieser Arbeit:'],
    ['de', { start: '2019', end: '2019' }, 'Im Jahr 2019 habe ich als Cook bei Oak gearbeitet. Aus dieser Arbeit:'],
    ['fr', {}, 'Je travaille comme Cook chez Oak depuis mars 2019. De ce travail, je retiens\u00a0:'],
    [
      'fr',
      { start: '2023-04', end: '2025-03' },
      'J’ai travaillé comme Cook chez Oak d’avril 2023 à mars 2025. De cette expérience, je retiens\u00a0:',
    ],
    ['es', { end: '2020-01' }, 'Trabajé como Cook en Oak de marzo de 2019 a enero de 2020. De este trabajo destaco:'],
  ])('in %s, %j, whatever person its facts are in', (language, more, sentence) => {
    const facts = ['220 sunucuyu yönetiyor', 'Création de 14 tableaux de bord']
    expect(told(facts, more, language)).toBe(`${sentence}\n– ${facts.join('\n– ')}`)
  })
})

describe('what else a letter names', () => {
  const [job] = profile.entries
  const school = {
    ...must(job),
    id: 'edu_one0',
    kind: 'education' as const,
    title: 'MSc',
    organisation: 'Elm',
    bullets: [],
  }
  const named = (id: string, name: string, detail: string, date = '') => ({
    ...must(profile.skills[0]),
    id,
    name,
    detail,
    date,
  })
  const own = {
    ...profile,
    entries: [...profile.entries, { ...school, start: '2015', end: '2017' }],
    certifications: [named('crt_one0', 'CCNA', 'Cisco', '2015-02')],
    languages: [
      named('lng_one0', 'Arabic', 'native'),
      named('lng_two0', 'İngilizce', 'B2'),
      named('lng_six0', 'Spanish', 'A1'),
      named('lng_fra0', 'French', 'fluent'),
    ],
  }
  const wish = { company: '', role: 'Cook', quote: '', bulletIds: [], practical: '', asOf: '2026-11' }
  it.each<[DocumentLanguage, string]>([
    [
      'en',
      'My education: MSc, Elm (2017). My certificates: CCNA (Cisco, 2015). My languages: Arabic (native), English (B2) and French (fluent).',
    ],
    [
      'de',
      'Meine Ausbildung: MSc, Elm (2017). Meine Zertifikate: CCNA (Cisco, 2015). Meine Sprachen: Arabisch (Muttersprache), Englisch (B2) und Französisch (fließend).',
    ],
    [
      'tr',
      'Eğitimim: MSc, Elm (2017). Sertifikalarım: CCNA (Cisco, 2015). Yabancı dil bilgim: Arapça (ana dil), İngilizce (B2) ve Fransızca (akıcı).',
    ],
    [
      'es',
      'Mi formación: MSc, Elm (2017). Mis certificaciones: CCNA (Cisco, 2015). Mis idiomas: árabe (lengua materna), inglés (B2) y francés (fluido).',
    ],
  ])('in %s', (language, expected) => {
    const letter = writeLetter(own, { ...wish, language, certificateIds: ['crt_one0'] })
    expect(letter.proof2).toBe(expected)
    expect(doubtsIn(own, letter, { ...context, language })).toEqual([])
    const more = { ...letter, proof2: letter.proof2.replace('MSc, Elm', 'PhD, Elm') }
    expect(doubtsIn(own, more, { ...context, language })).toHaveLength(1)
  })

  it('a certificate with a number in brackets once', () => {
    const one = named('crt_two0', 'Data Analyst (PL-300)', 'Microsoft', '2024-06')
    const letter = writeLetter(
      { ...profile, certifications: [one] },
      { ...wish, language: 'en', certificateIds: ['crt_two0'] },
    )
    expect(letter.proof2).toBe('My certificates: Data Analyst (PL-300; Microsoft, 2024).')
  })

  it.each([
    [{ start: '2026', end: 'present' }, 'My education: MSc, Elm (since 2026).'],
    [{ start: '2026', end: '2028', state: 'running' as const }, 'My education: MSc, Elm (expected 2028).'],
    [{ start: '', end: '2027-07', state: 'expected' as const }, 'My education: MSc, Elm (expected 2027).'],
    [{ start: '2027', end: '2028', state: 'expected' as const }, ''],
    [{ start: '2019', end: '2021', state: 'expected' as const }, ''],
    [{ start: '2015', end: '2017', state: 'unfinished' as const }, ''],
  ])('of studies, %j', (more, expected) => {
    const studied = { ...profile, entries: [{ ...school, ...more }] }
    const letter = writeLetter(studied, { ...wish, language: 'en' })
    expect(letter.proof2).toBe(expected)
    expect(doubtsIn(studied, letter, context)).toEqual([])
    const ended = { ...letter, proof2: letter.proof2.replace('expected ', '') }
    expect(doubtsIn(studied, ended, context)).toHaveLength(ended.proof2 === letter.proof2 ? 0 : 1)
  })

  it('studies as people call them, and knows their names in letters from before', () => {
    const trained = {
      ...profile,
      entries: [{ ...school, title: 'Ausbildung, Tischlerin', start: '2015', end: '2018' }],
    }
    const letter = writeLetter(trained, { ...wish, language: 'de' })
    expect(letter.proof2).toBe('Meine Ausbildung: Ausbildung zur Tischlerin, Elm (2018).')
    for (const proof2 of [letter.proof2, letter.proof2.replace(' zur', ',')])
      expect(doubtsIn(trained, { ...letter, proof2 }, { ...context, language: 'de' })).toEqual([])
  })

  it('beside studies that go on the last that ended', () => {
    const [running, ended] = [
      { ...school, title: 'Night course', start: '2026', end: '2028' },
      { ...school, start: '2015', end: '2017' },
    ]
    const letter = writeLetter({ ...profile, entries: [ended, running] }, { ...wish, language: 'de' })
    expect(letter.proof2).toBe('Meine Ausbildung: Night course, Elm (voraussichtlich 2028) und MSc, Elm (2017).')
  })

  it('that one can begin at once, where the summary says so', () => {
    const close = (summary: string) =>
      writeLetter({ ...profile, basics: { ...profile.basics, summary } }, { ...wish, language: 'fr' }).close
    expect(close('Curieuse. Disponible immédiatement.')).toMatch(/^Je suis disponible immédiatement\. Je me/)
    expect(close('Disponible immédiatement pour un stage, puis en juin.')).toMatch(/^Je me/)
  })
})

it.each(DOCUMENT_LANGUAGES.flatMap((language) => LETTER_TONES.map((tone) => [language, tone] as const)))(
  'ends a sentence with one full stop, language %s, tone %s',
  (language, tone) => {
    for (const company of ['Ege Yazılım A.Ş.', 'Juniper Inc.']) {
      const wish = {
        language,
        tone,
        company,
        role: 'Engineer Sr.',
        quote: '',
        bulletIds: [],
        practical: '',
        asOf: '2026-11',
      }
      const letter = writeLetter(profile, wish)
      expect(JSON.stringify(letter)).not.toContain('..')
      expect(doubtsIn(profile, letter, { ...context, language })).toEqual([])
      // as it was written before
      const before = { ...letter, why: letter.why.replace(`${company}.`, `${company}..`) }
      expect(doubtsIn(profile, before, { ...context, language })).toEqual([])
    }
  },
)

it.each<[DocumentLanguage, 'ms' | 'mr' | '', string, string, string]>([
  ['de', 'ms', 'Dr. Katrin Seidel', 'Sehr geehrte Frau Dr. Seidel,', 'Liebe Frau Dr. Seidel,'],
  ['de', 'mr', 'Jan van der Berg', 'Sehr geehrter Herr van der Berg,', 'Lieber Herr van der Berg,'],
  ['de', '', 'Priti Shah', 'Guten Tag Priti Shah,', 'Guten Tag Priti Shah,'],
  ['en', '', 'Priti Shah', 'Dear Priti Shah,', 'Hello Priti Shah,'],
  ['en', 'mr', 'Tom Reed', 'Dear Mr Reed,', 'Hello Mr Reed,'],
  ['tr', '', 'Gizem Erdem', 'Sayın Gizem Erdem,', 'Merhaba Gizem Erdem,'],
  ['fr', 'ms', 'Claire Vasseur', 'Madame Vasseur,', 'Bonjour Madame Vasseur,'],
  ['fr', '', 'Claire Vasseur', 'Bonjour Claire Vasseur,', 'Bonjour Claire Vasseur,'],
  ['es', 'mr', 'Luis Vega Pardo', 'Estimado Sr. Luis Vega Pardo:', 'Hola, Luis Vega Pardo:'],
  ['es', '', 'Ana Vega', 'Estimado/a Ana Vega:', 'Hola, Ana Vega:'],
])('greets by name in %s (%s %s) and gives the number of the advert', (language, form, name, plain, warm) => {
  const wish = { language, company: 'Oak', role: 'Cook', quote: '', bulletIds: [], practical: '', asOf: '2026-11' }
  const letters = LETTER_TONES.map((tone) =>
    writeLetter(profile, { ...wish, tone, person: { name, form }, reference: 'OAK-7' }),
  )
  expect(letters.map(({ greeting }) => greeting)).toEqual([plain, warm])
  for (const letter of letters) {
    expect(letter.subject).toMatch(/Cook, (?:Kennziffer|reference|referans|référence|referencia) OAK-7$/)
    expect(doubtsIn(profile, letter, { ...context, language })).toEqual([])
  }
})

describe('what a letter says beyond its facts', () => {
  const languages = DOCUMENT_LANGUAGES
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
          const wish = {
            language,
            company,
            role,
            quote,
            bulletIds: bulletIds.slice(0, 3),
            practical: '',
            asOf: '2026-11',
          }
          expect(doubts(writeLetter(profile, wish), language)).toEqual([])
        },
      ),
    )
  })

  it('is found beside them, also where the ad asks for it', () => {
    const quote = 'ten years of Kubernetes'
    const [bullet] = profile.entries[0]?.bullets ?? []
    const wish = {
      company: 'Juniper',
      role: 'Engineer',
      quote,
      bulletIds: [bullet?.id ?? ''],
      practical: '',
      asOf: '2026-11',
    }
    const letter = writeLetter(profile, { ...wish, language: 'en' })
    const added = ' I led a team of 40 people and saved 3 million euros.'
    for (const part of ['why', 'proof', 'proof2', 'close'] as const)
      expect(doubts({ ...letter, [part]: `${letter[part]}${added}` }, 'en')).toMatchObject([{ factId: part }])
    expect(doubts({ ...letter, why: `${letter.why} I bring ten years of Kubernetes.` }, 'en')).toHaveLength(1)
    const quoted = doubts({ ...letter, why: `You write “${quote}”. I want to learn it.` }, 'en')
    expect(quoted.flatMap(({ offending }) => offending.map(({ words }) => words)).join(' ')).not.toMatch(/Kube|ten/)
  })
})

describe('facts of one job in German and Turkish', () => {
  const entry = (title: string, organisation: string, facts: string[]): ProfileEntry => ({
    ...must(profile.entries[0]),
    id: organisation,
    kind: 'job',
    title,
    organisation,
    bullets: facts.map((text, at) => ({ ...must(profile.entries[0]?.bullets[0]), id: `${organisation}${at}`, text })),
  })
  const klinik = entry('IT-Support-Techniker', 'Nordhessen Klinikverbund GmbH', [
    'Verwaltung von Benutzerkonten',
    'Rollout von 350 Rechnern.',
    'Kleine PowerShell-Skripte',
  ])
  const werk = entry('Techniker', 'Werk AG', [
    '350 Rechner ausgerollt',
    'Interne Skripte geschrieben',
    'Server betreut',
  ])
  const told = (language: DocumentLanguage, ...entries: ProfileEntry[]) => {
    const own = { ...profile, entries }
    const ids = entries.flatMap(({ bullets }) => bullets.map(({ id }) => id)).slice(0, 3)
    const letter = writeLetter(own, {
      language,
      company: '',
      role: 'Tester',
      quote: '',
      bulletIds: ids,
      practical: '',
      asOf: '2026-11',
    })
    expect(doubtsIn(own, letter, { ...context, language })).toEqual([])
    return { own, letter }
  }

  it('are introduced once', () => {
    expect(told('de', klinik).letter.proof).toBe(
      'Seit Januar 2021 arbeite ich als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH. Aus dieser Arbeit:\n– Verwaltung von Benutzerkonten\n– Rollout von 350 Rechnern\n– Kleine PowerShell-Skripte',
    )
    expect(told('de', werk).letter.proof).toBe(
      'Als Techniker bei Werk AG habe ich 350 Rechner ausgerollt, interne Skripte geschrieben und Server betreut.',
    )
    const clause = {
      ...werk,
      bullets: werk.bullets
        .slice(0, 1)
        .map((one) => ({ ...one, text: 'Pflege der Technik, die zwei Häuser betrifft' })),
    }
    expect(told('de', clause).letter.proof).toContain('Aus dieser Arbeit:\n– Pflege der Technik, die')
    const praised = {
      ...werk,
      bullets: werk.bullets.slice(0, 1).map((one) => ({ ...one, text: 'Zum Teamleiter befördert' })),
    }
    expect(told('de', praised).letter.proof).toBe(
      'Seit Januar 2021 arbeite ich als Techniker bei Werk AG. Aus dieser Arbeit:\n– Zum Teamleiter befördert',
    )
    const ege = entry('Stajyer', 'Ege Yazılım', ['React ile arayüz yazdım', 'Jest testleri ekledim, yayına aldım'])
    expect(told('tr', ege).letter.proof).toBe(
      'Ege Yazılım bünyesinde Stajyer olarak çalışıyorum. React ile arayüz yazdım. Jest testleri ekledim, yayına aldım.',
    )
  })

  it('stand apart from those of another job', () => {
    const first = { ...klinik, bullets: klinik.bullets.slice(0, 1) }
    const { letter } = told('de', first, werk)
    expect(letter.proof).toContain('Klinikverbund')
    expect(letter.proof2).toBe(
      'Als Techniker bei Werk AG habe ich 350 Rechner ausgerollt und interne Skripte geschrieben.',
    )
  })

  it('are doubted with anything added', () => {
    const { own, letter } = told('de', klinik)
    const doubts = (proof: string) =>
      doubtsIn({ ...own, entries: [klinik, werk] }, { ...letter, proof }, { ...context, language: 'de' })
    expect(doubts(letter.proof)).toEqual([])
    expect(doubts(letter.proof.replace('Kleine PowerShell', '40 eigene PowerShell'))).toHaveLength(1)
    expect(doubts(`${letter.proof} Ich leitete 40 Leute.`)).toHaveLength(1)
  })

  it('are doubted under the sentence of another job', () => {
    const { own, letter } = told('de', { ...klinik, bullets: klinik.bullets.slice(0, 1) })
    const both = { ...own, entries: [klinik, { ...werk, title: 'Bäcker', organisation: 'Mehl AG' }] }
    const doubts = (proof: string) => doubtsIn(both, { ...letter, proof }, { ...context, language: 'de' })
    expect(doubts(letter.proof)).toEqual([])
    expect(doubts(`${letter.proof}\n– 350 Rechner ausgerollt`)).toHaveLength(1)
    expect(doubts(`${letter.proof}\n\n– 350 Rechner ausgerollt`)).toHaveLength(1)
  })

  it('are known in letters from before', () => {
    const { own, letter } = told('de', klinik)
    const quoted =
      'Über meine Arbeit als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH steht in meinem Lebenslauf: „Verwaltung von Benutzerkonten“ und „Rollout von 350 Rechnern“.'
    expect(doubtsIn(own, { ...letter, proof: quoted, proof2: '' }, { ...context, language: 'de' })).toEqual([])
    const english =
      'Of my work as IT-Support-Techniker at Nordhessen Klinikverbund GmbH my resume says: “Verwaltung von Benutzerkonten”. It also says: “Rollout von 350 Rechnern”.'
    expect(doubtsIn(own, { ...letter, proof: english, proof2: '' }, { ...context, language: 'en' })).toEqual([])
    const proof = 'Als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH: Verwaltung von Benutzerkonten.'
    const proof2 = 'Ebenso dort: Rollout von 350 Rechnern. Ebenso dort: Kleine PowerShell-Skripte.'
    expect(doubtsIn(own, { ...letter, proof, proof2 }, { ...context, language: 'de' })).toEqual([])
    const list =
      'Aus meiner Arbeit als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH: Verwaltung von Benutzerkonten; Rollout von 350 Rechnern und kleine PowerShell-Skripte.'
    expect(doubtsIn(own, { ...letter, proof: list, proof2: '' }, { ...context, language: 'de' })).toEqual([])
  })

  it('are listed where a sentence of the person would be broken or untrue', () => {
    const praxis = entry('Freiberuflicher Webentwickler', 'Zahnarztpraxis Dr. Weiler', [
      'Website mit HTML neu gebaut; Ladezeit von 6,2 auf 1,8 Sekunden gesenkt',
    ])
    const clinic = entry('Pflegefachfrau', 'Städtisches Klinikum Rehna', ['Dienstpläne'])
    expect(told('de', clinic).letter.proof).toContain('als Pflegefachfrau (Städtisches Klinikum Rehna).')
    const before = told('de', clinic).letter
    before.proof = before.proof.replace(' (Städtisches Klinikum Rehna)', ' bei Städtisches Klinikum Rehna')
    expect(doubtsIn({ ...profile, entries: [clinic] }, before, { ...context, language: 'de' })).toEqual([])
    const plan = { ...entry('Schichtplaner', 'x', ['React; von 14 Kollegen benutzt']), kind: 'project' as const }
    const { letter } = told('de', praxis, plan)
    expect([letter.proof, letter.proof2]).toEqual([
      'Seit Januar 2021 arbeite ich als freiberuflicher Webentwickler (Zahnarztpraxis Dr. Weiler). Aus dieser Arbeit:\n– Website mit HTML neu gebaut; Ladezeit von 6,2 auf 1,8 Sekunden gesenkt',
      'Aus meinem Projekt Schichtplaner:\n– React; von 14 Kollegen benutzt',
    ])
  })
})
