import { describe, expect, it } from 'vitest'
import type { EvidenceRecord } from '#core/career/skills/evidence.ts'
import { familiesCounted, type Job } from '#core/career/catalogue/job-titles.ts'
import { skillStatesOf } from '#core/career/skills/skill-state.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { ownSideOf } from './own-side.ts'
import { readAdText } from './read-ad-text.ts'
import { isScam } from './scam/scam.ts'
import { wishesOf } from './demands/wishes.ts'

const SENIOR = `Principal Data Scientist
Requirements
- PhD in Statistics
- 10+ years of experience in data science
- Fluent English, French at C1
Nice to have
- Retail experience is an advantage
- Kafka`

const TWO_YEARS = { value: 2, words: '2 years', from: 0, confidence: 'sure' } as const

const job = (families: string[], months: number, monthsSince = 0): Job => ({
  title: '',
  families,
  rank: 'plain',
  months,
  monthsSince,
})
const education = (degree: string, more: Partial<ResumeFacts['education'][number]> = {}) => ({
  institution: 'TU',
  degree,
  area: null,
  location: null,
  grade: null,
  startDate: null,
  endDate: null,
  isExpected: false,
  ...more,
})
const shop = {
  title: 'Shop assistant',
  company: 'Centra',
  location: null,
  startDate: null,
  endDate: null,
  isCurrent: false,
  highlights: [],
}

function sideOf(ad: string, facts: Partial<ResumeFacts>, jobs: Job[] = [], families = ['data-science']) {
  const { fields, sections } = readAdText(fullCatalogue, ad)
  return ownSideOf(fields, wishesOf(sections), {
    jobs,
    families,
    facts: { ...NO_FACTS, ...facts },
    today: '2026-11-28',
  })
}

describe('what an advert asks for besides skills, next to the person', () => {
  it('counts years of this work apart from all work, and two jobs at once only once', () => {
    const jobs = [job(['support'], 42), job(['data-science'], 30, 12), job(['data-science'], 24, 12)]
    expect(sideOf(SENIOR, {}, jobs).years).toEqual({
      asked: 10,
      months: 30,
      allMonths: 42,
      isKnownWork: true,
      shown: null,
      isMet: false,
    })
    expect(sideOf(SENIOR, {}, jobs, []).years).toMatchObject({ months: 42, isKnownWork: false })
    expect(sideOf(SENIOR, {}, [job(['data-science'], 120)]).years?.isMet).toBe(true)
  })

  it('knows such work under another title', () => {
    const record = (skillId: string, months: number): EvidenceRecord => ({
      skillId,
      kind: 'resume',
      sourceId: 'r',
      at: '2026-11-28T00:00:00.000Z',
      place: 'work',
      months,
    })
    const states = skillStatesOf([record('sql', 96), record('excel', 96)], '2026-11-28T00:00:00.000Z')
    const fields = { ...readAdText(fullCatalogue, SENIOR).fields, years: { ...TWO_YEARS } }
    const years = (named: string[], asked: string[], months = 0) =>
      ownSideOf(fields, [], {
        jobs: months > 0 ? [job(['data-science'], months)] : [],
        families: ['data-science'],
        facts: NO_FACTS,
        today: '2026-11-28',
        states,
        yearSkills: { named, asked },
      }).years
    expect(years(['sql'], [])).toMatchObject({ shown: { skillIds: ['sql'], months: 96 }, isMet: true })
    expect(years([], ['sql', 'excel', 'python'])).toMatchObject({
      shown: { skillIds: ['sql', 'excel'], months: 96 },
      isMet: null,
    })
    expect(years([], ['sql', 'python', 'kafka'])).toMatchObject({ shown: null, isMet: false })
    expect(years(['sql'], ['sql'], 30)).toMatchObject({ shown: null, months: 30, isMet: true })
  })

  it('says that a job years away is one, and not one that is near', () => {
    expect(sideOf(SENIOR, {}).isFarAbove).toBe(true)
    const held = { education: [education('PhD in Physics')] }
    expect(sideOf(SENIOR, held, [job(['data-science'], 100)]).isFarAbove).toBe(false)
    expect(sideOf('Analyst\nRequirements\n- 3 years of experience with SQL', {}).isFarAbove).toBe(false)
  })

  it('tells a degree that is held from one that runs, one below and none', () => {
    const degreeOf = (...all: ResumeFacts['education']) => sideOf(SENIOR, { education: all }).degree
    expect(degreeOf()).toMatchObject({ asked: 'doctorate', state: 'none', own: null })
    expect(degreeOf(education('PhD, Statistics'))).toMatchObject({ state: 'met', own: 'PhD, Statistics' })
    expect(degreeOf(education('PhD', { isExpected: true }))?.state).toBe('running')
    expect(degreeOf(education('PhD', { endDate: '2027-06' }))?.state).toBe('running')
    expect(degreeOf(education('Bachelor of Arts'), education('Master of Science'))).toMatchObject({
      state: 'below',
      own: 'Master of Science',
    })
    expect(degreeOf(education('PhD (not finished)'))?.state).toBe('none')
    expect(degreeOf(education('PhD', { state: 'unfinished' }))?.state).toBe('none')
    expect(degreeOf(education('PhD', { state: 'running' }))?.state).toBe('running')
  })

  it('compares languages by level, and leaves open what cannot be told', () => {
    const spoken = (...languages: ResumeFacts['languages']) =>
      Object.fromEntries(sideOf(SENIOR, { languages }).languages.map((one) => [one.language, one.isMet]))
    expect(spoken()).toEqual({ en: null, fr: null })
    expect(spoken({ name: 'Englisch', level: 'C1 (IELTS 7.5)' }, { name: 'French', level: 'A2' })).toEqual({
      en: true,
      fr: false,
    })
    expect(spoken({ name: 'English', level: 'basic' }, { name: 'Français', level: 'native' })).toEqual({
      en: null,
      fr: true,
    })
    expect(spoken({ name: 'English', level: null })).toEqual({ en: null, fr: false })
  })

  it('names what the advert calls an advantage and the person has', () => {
    expect(sideOf(SENIOR, { experience: [shop] }).advantages).toEqual([
      { words: 'Retail experience is an advantage', own: 'Shop assistant, Centra' },
    ])
    expect(sideOf(SENIOR, { experience: [{ ...shop, title: 'Welder', company: 'Quay Works' }] }).advantages).toEqual([])
    const asMust = SENIOR.replace('Nice to have', 'What we offer')
    expect(sideOf(asMust.replace(' is an advantage', ''), { experience: [shop] }).advantages).toEqual([])
  })
})

it.each([
  [[], false],
  [['no-employer', 'old', 'expired'], false],
  [['asks-id'], false],
  [['asks-id', 'no-employer'], false],
  [['asks-id', 'whatsapp-only'], true],
  [['moves-money'], true],
])('of the signs %j it says that it is a scam: %j', (kinds, expected) => {
  expect(isScam(kinds.map((kind) => ({ kind })))).toBe(expected)
})

describe('what only sounds like enough', () => {
  const german = (level: string) =>
    sideOf('Requirements\n- German at C1', { languages: [{ name: 'German', level }] }).languages[0]?.isMet
  it.each([
    'not fluent',
    'conversational, not fluent',
    'no longer fluent',
    'almost fluent',
    'near-native',
    'advanced beginner',
    'beginner (working towards fluent)',
    'aiming for C1',
    'B2, goal: C1',
    'A1 (goal: C1)',
    'limited professional working',
    'nicht verhandlungssicher',
    'kein Muttersprachler',
    'Grundkenntnisse, noch nicht fließend',
    'früher fließend',
    'akıcı değil',
    'henüz akıcı değil',
    'pas courant',
    'presque bilingue, pas courant',
    'no fluido',
    'casi nativo',
    'C1 (failed exam)',
    'C1 course started',
    'below C1',
    'C1-Kurs begonnen',
    'C1 sınavından kaldım',
    'fluent one day',
    'far from fluent',
    'my wife is a native speaker',
    'bientôt courant',
    'was fluent as a child, lost it',
    'C1 in 2027',
    'C1 listening, A1 speaking',
  ])('German, %s, is not told to be C1', (level) => {
    expect(german(level)).not.toBe(true)
  })
  it.each([
    'fluent',
    'native',
    'C1',
    'C2 (Goethe)',
    'B1 to C1',
    'Muttersprache',
    'verhandlungssicher',
    'ana dil',
    'courant',
    'avanzado',
    'anadil',
    'Native or bilingual proficiency',
    'fluent in speaking and writing',
    'sehr gut in Wort und Schrift, C1',
  ])('German, %s', (level) => {
    expect(german(level)).toBe(level !== 'B1 to C1')
  })

  const bachelor = (degree: string) =>
    sideOf("Requirements\n- A bachelor's degree", {
      education: [education(degree, { startDate: '2015', endDate: '2018' })],
    }).degree?.state
  it.each([
    'Certified Scrum Master',
    'MBA Essentials (online course)',
    'MSc application rejected',
    'Preparation for the Master',
    'Pre-Master',
    'Exchange semester in Bachelor programme',
    'Gasthörer Master Informatik',
    'Left before the Bachelor',
    'Bachelor, 2 of 6 semesters',
    'Bachelor, 2 von 6 Semestern',
    'Bachelor party planning',
    'Vorbereitungskurs Bachelor',
    'Lisans hazırlık',
    'Chess Master',
    'Yacht Master',
    'Master Class in Cooking',
    'BSc Computer Science open day',
    'BSc Computer Science revoked',
    'PhD summer school',
    'PhD Comics fan',
    'Honorary PhD',
  ])('%s is no degree', (degree) => {
    expect(bachelor(degree)).toBe('none')
  })
  it.each([
    'PhD candidate',
    'Doktora öğrencisi',
    'Research assistant to a PhD',
    'Doktora (tez aşamasında bırakıldı)',
    'Accepted for MSc, did not go',
    'MSc Data Science, starts 2027',
    'BSc Computer Science, two semesters',
    'Masterstudium ohne Abschluss',
    'BSc Computer Science, transcript only',
    'BSc Computer Science, 90 of 180 credits',
    'PhD (all but dissertation)',
    'PhD thesis in review',
    'Doktora yeterliği geçemedi',
  ])('%s is no degree that is held', (degree) => {
    expect(bachelor(degree)).not.toBe('met')
  })
  it('asks when a degree began and whether it ended', () => {
    const stateOf = (more: Parameters<typeof education>[1]) =>
      sideOf("Requirements\n- A bachelor's degree", { education: [education('BSc Physics', more)] }).degree?.state
    expect(stateOf({ startDate: '2027-10' })).toBe('running')
    expect(stateOf({ startDate: '2024-10' })).toBe('running')
    expect(stateOf({ startDate: '2020-10', state: 'finished' })).toBe('met')
    expect(stateOf({ startDate: '2020-10', endDate: '2023-09' })).toBe('met')
    expect(stateOf({ startDate: '2020-10', endDate: '2023-09', grade: 'failed final exam' })).toBe('running')
  })
  it.each([
    'Bachelor of Science, Informatik',
    'BSc (Hons) Applied Computing',
    'Erasmus Mundus Joint Master in Data Science',
    'Master of Business Administration',
    'Lisans, Bilgisayar Mühendisliği',
    'Master of Arts, 4 semesters',
    'Computer Science Master',
    'Wirtschaftsinformatik Master',
    'Executive Master',
    'Master Multimedia',
  ])('%s is one', (degree) => {
    expect(bachelor(degree)).toBe('met')
  })
})

describe('what a resume says of a degree and of years', () => {
  const ad = `Security Analyst
Requirements
- Bachelor's degree in engineering
- 2 years of experience`
  it.each([
    ['Not ortalaması: 2,71 / 4,00', 'met'],
    ['Genel not ortalaması 3,2', 'met'],
    ['3rd place of 120', 'met'],
    ['thesis not submitted', 'running'],
  ])('a bachelor of 2009 with the grade %s: %s', (grade, state) => {
    const school = education('Lisans', { area: 'Elektrik Mühendisliği', startDate: '2005', endDate: '2009', grade })
    expect(sideOf(ad, { education: [school] }).degree?.state).toBe(state)
  })

  it.each([
    ['Sistem veya ağ yönetiminde en az 5 yıl deneyim', ['systems', 'network']],
    ['5 years in system or network administration', ['systems', 'network']],
    ['5 Jahre in der System- oder Netzwerkadministration', ['systems', 'network']],
    ['5 years of experience', []],
  ])('years of %s count for %j', (line, fields) => {
    const title = 'Siber Güvenlik Uzmanı (SOC)'
    const ofTitle = familiesCounted(fullCatalogue.titleFamilies, title, '5 years')
    const counted = familiesCounted(fullCatalogue.titleFamilies, title, line)
    expect(counted.filter((family) => !ofTitle.includes(family))).toEqual(fields)
  })
})
