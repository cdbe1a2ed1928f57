import { must } from '#core/must.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LETTER_LANGUAGES, LETTER_TONES, type LetterContent, type LetterLanguage } from './content.ts'
import { FRAMES } from './letter-frames.ts'
import { openSlots, writeLetter } from './letter.ts'
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
    ['Manage 4 people', { end: '2020-01' }, false, 'Of my work as Cook at Oak my resume says: “Manage 4 people”.'],
    ['Managing 4 people', {}, false, 'Of my work as Cook at Oak my resume says: “Managing 4 people”.'],
    ['Support for 40 guests', {}, false, 'Of my work as Cook at Oak my resume says: “Support for 40 guests”.'],
    ['Waste cut by 4 %', {}, true, 'It also says: “Waste cut by 4 %”.'],
    ['Built a site', { kind: 'project', title: 'Oven' }, false, 'In my project Oven, I built a site.'],
    ['Built a site', { kind: 'project', title: 'Oven' }, true, 'In the same project, I built a site.'],
  ])('%s, %j, again %s', (words, entry, again, expected) => {
    expect(told(words, entry, again)[0]).toBe(expected)
  })

  it('in Turkish and German', () => {
    const [, de, tr] = told('Menü yazdım')
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

it.each<[LetterLanguage, 'ms' | 'mr' | '', string, string, string]>([
  ['de', 'ms', 'Dr. Katrin Seidel', 'Sehr geehrte Frau Dr. Seidel,', 'Liebe Frau Dr. Seidel,'],
  ['de', 'mr', 'Jan van der Berg', 'Sehr geehrter Herr van der Berg,', 'Lieber Herr van der Berg,'],
  ['de', '', 'Priti Shah', 'Guten Tag Priti Shah,', 'Guten Tag Priti Shah,'],
  ['en', '', 'Priti Shah', 'Dear Priti Shah,', 'Hello Priti Shah,'],
  ['en', 'mr', 'Tom Reed', 'Dear Mr Reed,', 'Hello Mr Reed,'],
  ['tr', '', 'Gizem Erdem', 'Sayın Gizem Erdem,', 'Merhaba Gizem Erdem,'],
])('greets by name in %s (%s %s) and gives the number of the advert', (language, form, name, plain, warm) => {
  const wish = { language, company: 'Oak', role: 'Cook', quote: '', bulletIds: [], practical: '' }
  const letters = LETTER_TONES.map((tone) =>
    writeLetter(profile, { ...wish, tone, person: { name, form }, reference: 'OAK-7' }),
  )
  expect(letters.map(({ greeting }) => greeting)).toEqual([plain, warm])
  for (const letter of letters) {
    expect(letter.subject).toMatch(/Cook, (?:Kennziffer|reference|referans) OAK-7$/)
    expect(doubtsIn(profile, letter, { ...context, language })).toEqual([])
  }
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
  const told = (language: LetterLanguage, ...entries: ProfileEntry[]) => {
    const own = { ...profile, entries }
    const ids = entries.flatMap(({ bullets }) => bullets.map(({ id }) => id)).slice(0, 3)
    const letter = writeLetter(own, { language, company: '', role: 'Tester', quote: '', bulletIds: ids, practical: '' })
    expect(doubtsIn(own, letter, { ...context, language })).toEqual([])
    return { own, letter }
  }

  it('are introduced once', () => {
    expect(told('de', klinik).letter.proof).toBe(
      'Über meine Arbeit als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH steht in meinem Lebenslauf: „Verwaltung von Benutzerkonten“, „Rollout von 350 Rechnern“ und „Kleine PowerShell-Skripte“.',
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
    expect(told('de', clause).letter.proof).toContain('Lebenslauf: „Pflege der Technik, die')
    const praised = {
      ...werk,
      bullets: werk.bullets.slice(0, 1).map((one) => ({ ...one, text: 'Zum Teamleiter befördert' })),
    }
    expect(told('de', praised).letter.proof).toBe(
      'Über meine Arbeit als Techniker bei Werk AG steht in meinem Lebenslauf: „Zum Teamleiter befördert“.',
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

  it('are known in letters from before', () => {
    const { own, letter } = told('de', klinik)
    const proof = 'Als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH: Verwaltung von Benutzerkonten.'
    const proof2 = 'Ebenso dort: Rollout von 350 Rechnern. Ebenso dort: Kleine PowerShell-Skripte.'
    expect(doubtsIn(own, { ...letter, proof, proof2 }, { ...context, language: 'de' })).toEqual([])
    const list =
      'Aus meiner Arbeit als IT-Support-Techniker bei Nordhessen Klinikverbund GmbH: Verwaltung von Benutzerkonten; Rollout von 350 Rechnern und kleine PowerShell-Skripte.'
    expect(doubtsIn(own, { ...letter, proof: list, proof2: '' }, { ...context, language: 'de' })).toEqual([])
  })

  it('are quoted where a sentence of the person would be broken or untrue', () => {
    const praxis = entry('Freiberuflicher Webentwickler', 'Zahnarztpraxis Dr. Weiler', [
      'Website mit HTML neu gebaut; Ladezeit von 6,2 auf 1,8 Sekunden gesenkt',
    ])
    const plan = { ...entry('Schichtplaner', 'x', ['React; von 14 Kollegen benutzt']), kind: 'project' as const }
    const { letter } = told('de', praxis, plan)
    expect([letter.proof, letter.proof2]).toEqual([
      'Über meine Arbeit als freiberuflicher Webentwickler (Zahnarztpraxis Dr. Weiler) steht in meinem Lebenslauf: „Website mit HTML neu gebaut; Ladezeit von 6,2 auf 1,8 Sekunden gesenkt“.',
      'Dort steht zu meinem Projekt Schichtplaner: „React; von 14 Kollegen benutzt“.',
    ])
  })
})
