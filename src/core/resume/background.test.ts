import { describe, expect, it } from 'vitest'
import { skillStatesOf, strengthIn } from '#core/career/skills/skill-state.ts'
import { HAD } from '#core/career/skills/skill-state.ts'
import { must } from '#core/must.ts'
import { NO_FACTS } from '#core/resume/no-facts.ts'
import type { ResumeFacts } from '#core/resume/schema.ts'
import { fullCatalogue } from '#test/support/full-catalogue.ts'
import { backgroundOf } from './background.ts'

const NOW = '2026-11-22T00:00:00.000Z'
const read = (facts: Partial<ResumeFacts>) =>
  backgroundOf(fullCatalogue, { ...NO_FACTS, ...facts }, { sourceId: 'r', at: NOW })
const strengthOfListed = (items: string[], skill: string) =>
  strengthIn(skillStatesOf(read({ skills: items }).records, NOW, fullCatalogue), skill)

describe('an item of a list that takes itself back', () => {
  it.each([
    ['some SQL', 'sql'],
    ['Python just enough to read it', 'python'],
    ['Wireshark (reading captures in class)', 'wireshark'],
    ['R (beginner)', 'r'],
    ['Docker (temel)', 'docker'],
    ['Kubernetes: can read it', 'kubernetes'],
    ['SQL nur abfragen', 'sql'],
    ['Ansible only for one server', 'ansible'],
  ])('%s is no %s that is had', (item, skill) => {
    expect(strengthOfListed([item], skill)).toBeGreaterThan(0)
    expect(strengthOfListed([item], skill)).toBeLessThan(HAD)
  })

  it.each([
    ['SQL', 'sql'],
    ['Python', 'python'],
    ['Advanced SQL', 'sql'],
  ])('%s is', (item, skill) => {
    expect(strengthOfListed([item], skill)).toBeGreaterThan(HAD)
  })

  it.each([
    'Not yet: Docker',
    "What I haven't done: Docker",
    'Was mir fehlt: Docker',
    'Pas encore : Docker',
    'Eksiklerim: Docker',
  ])('is nothing at all below a head that says so: %s', (head) => {
    const items = ['Java', head, 'Kubernetes', 'Tools: Git']
    const had = ['java', 'docker', 'kubernetes', 'git'].map((skill) => strengthOfListed(items, skill) > 0)
    expect(had).toEqual([true, false, false, true])
  })

  it('holds for all that follows a head, up to the next one', () => {
    const items = ['Java', 'Also seen (videos): Docker', 'Kubernetes', 'Tools: Git', 'Jira']
    const strengths = ['java', 'docker', 'kubernetes', 'git', 'jira'].map(
      (skill) => strengthOfListed(items, skill) > HAD,
    )
    expect(strengths).toEqual([true, false, false, true, true])
  })
})

describe('a line of a job beside the thing it names', () => {
  const held = (line: string) => {
    const experience = [
      {
        title: 'Systems Engineer',
        company: 'Acme',
        location: null,
        startDate: '2020-01',
        endDate: null,
        isCurrent: true,
        highlights: [line],
      },
    ]
    return strengthIn(skillStatesOf(read({ experience }).records, NOW, fullCatalogue), 'kubernetes')
  }
  it.each([
    'Ordered Kubernetes books',
    'Moved 12 services off Kubernetes',
    'Worked in a company that uses Kubernetes',
    'Tried to install Kubernetes; it never ran',
    'Kubernetes projesi bana verilmedi',
    'Was told that Kubernetes would replace my job',
    'Kubernetes was too expensive for us, so we drew on paper',
    'Kubernetes was installed by the IT department',
    'Kubernetes wurde von der IT installiert, ich habe nur zugesehen',
    'References: Jane Roe, Kubernetes engineer at Acme',
    'Approved invoices for Kubernetes support',
    'Wore a Kubernetes shirt at the booth',
  ])('%s shows nothing', (line) => expect(held(line)).toBe(0))
  it.each(['Completed a Kubernetes course'])('%s shows a little', (line) => {
    expect(held(line)).toBeGreaterThan(0)
    expect(held(line)).toBeLessThan(HAD)
  })
  it.each([
    'Moved 12 services to Kubernetes',
    'Kubernetes and Docker for six customers',
    'Gave talks on Kubernetes',
    'Redid our staging in Kubernetes after watching it fail',
    'Kubernetes wurde von mir und der IT eingeführt',
    'Checked the invoices of our cloud and moved the shop to Kubernetes',
  ])('%s shows it', (line) => expect(held(line)).toBeGreaterThan(HAD))
})

describe('somebody who leads those who do the work', () => {
  const job = (title: string, highlights: string[]) =>
    must(
      read({
        experience: [
          {
            title,
            company: 'Copper',
            location: null,
            startDate: '2018-09',
            endDate: null,
            isCurrent: true,
            highlights,
          },
        ],
      }).jobs[0],
    )

  it.each([
    ['Engineering Manager', ['Three teams, budgets, the roadmap'], true],
    ['Engineering Manager', ['Three teams; writes Go and Terraform for the platform'], undefined],
    ['Software Engineer', ['Three teams, budgets'], undefined],
    ['Yazılım Müdürü', ['Üç ekip, bütçe'], true],
  ])('%s: %j', (title, highlights, isHandsOff) => {
    expect(job(title, highlights).isHandsOff).toBe(isHandsOff)
  })
})

describe('a title that another trade has as well', () => {
  const job = (title: string, highlights: string[]) =>
    read({
      experience: [
        { title, company: 'Copper', location: null, startDate: '2018-09', endDate: null, isCurrent: true, highlights },
      ],
    })

  it.each([
    ['Network Engineer', ['Gas pipes for 4,000 houses, valves'], []],
    ['Network Engineer', ['BGP and OSPF for 40 sites, one of them a gas works'], ['network']],
    ['Security Analyst', ['Cameras and patrols of two malls'], []],
    ['Mobile Engineer', ['Repairs screens and batteries of iPhones'], []],
    ['Technical Recruiter, Software Engineering', ['Finds Java and Kotlin developers'], []],
    ['Business Developer', ['Partners in three countries'], []],
    ['Software Project Manager', ['Plans for two teams'], ['product']],
    ['Sales Engineer', ['Demos of Kubernetes'], []],
    ['Technical Account Manager', ['Incidents of six customers'], ['app-support']],
  ])('%s, %j: families %j', (title, highlights, families) => {
    expect(job(title, highlights).jobs[0]?.families).toEqual(families)
  })

  it('keeps what such work names from counting as used at work', () => {
    const kotlinOf = (title: string) =>
      job(title, ['Claims portal with Kotlin and Spring Boot']).records.find(({ skillId }) => skillId === 'kotlin')
    expect(kotlinOf('Software Engineer')?.place).toBe('work')
    expect(kotlinOf('Technical Recruiter')?.place).toBe('other')
  })
})

describe('what a person says of it', () => {
  const had = (facts: Partial<ResumeFacts>, skill: string, otherTexts: string[] = []) => {
    const { records } = backgroundOf(fullCatalogue, { ...NO_FACTS, ...facts }, { sourceId: 'r', at: NOW }, otherTexts)
    return strengthIn(skillStatesOf(records, NOW, fullCatalogue), skill) >= HAD
  }
  const worked = (title: string, line: string) => [
    {
      title,
      company: 'Harlow & Finch',
      location: null,
      startDate: '2023-01',
      endDate: null,
      isCurrent: true,
      highlights: [line],
    },
  ]

  it('makes a list of what is still learnt a little', () => {
    const basics = { ...NO_FACTS.basics, summary: 'Learning Kubernetes in the evenings.' }
    expect(had({ basics, skills: ['Kubernetes'] }, 'kubernetes')).toBe(false)
    const experience = worked('Cloud engineer', 'Moved forty services to Kubernetes')
    expect(had({ basics, skills: ['Kubernetes'], experience }, 'kubernetes')).toBe(true)
  })

  it.each(['Plans', 'Hobbies', 'Hedefler', 'Nächste Schritte', 'En ce moment', 'Metas', 'Learning now'])(
    'goes by the head of the section: %s',
    (head) => expect(had({}, 'docker', [`${head}\nDocker, then more of it`])).toBe(false),
  )

  it('takes a finished course for what it is, whatever the head', () => {
    expect(had({}, 'docker', ['Learning\nCompleted the Docker course of our town.'])).toBe(true)
    expect(had({}, 'docker', ['Training and certificates\nDocker in two days'])).toBe(true)
  })

  it.each([
    ['Our platform team runs Kubernetes, I write the tickets', false],
    ['Our team moved to Kubernetes last year', true],
    ['Images are built by GitHub Actions and run on Kubernetes', true],
    ['Dashboards used by the sales team on Kubernetes', true],
    ['Das Betriebsteam betreibt Kubernetes', false],
    ['Betrieb von Kubernetes mit dem Betriebsteam', true],
    ['Altyapı ekibi Kubernetes kullanıyor', false],
    ['Altyapı ekibi ile Kubernetes kurdum', true],
    ['Un prestataire gère Kubernetes', false],
    ['Nuestros ingenieros usan Kubernetes', false],
  ])('%s', (line, expected) => {
    expect(had({ experience: worked('Platform engineer', line) }, 'kubernetes')).toBe(expected)
  })
})

describe('who leads', () => {
  const job = (line: string) => ({
    title: 'Data Analyst',
    company: 'Umber',
    location: null,
    startDate: '2018-01',
    endDate: null,
    isCurrent: true,
    highlights: [line],
  })
  const placeIn = (line: string) =>
    must(read({ experience: [job(line)] }).records.find(({ skillId }) => skillId === 'power-bi')).place
  it.each([
    ['Led the move of all reports to Power BI', 'led'],
    ['Kept the reports of the group in Power BI; trained four colleagues', 'work'],
    ['Drew the records of 1,150 teachers in Power BI', 'work'],
    ['Mentored two colleagues in Power BI', 'led'],
    ['Power BI raporlarını kuran ekibi yönettim', 'led'],
    ['Leitete den Umzug der Berichte zu Power BI', 'led'],
    ["Raporları Power BI'a taşıdım; 6 yönetici her sabah bu panoyu kullanıyor", 'work'],
    ['Built reports in Power BI for the team lead and two managers', 'work'],
    ['Berichte in Power BI für den Leiter des Einkaufs gebaut', 'work'],
    ['Built Power BI reports with a mentor', 'work'],
    ['Kept the payroll of 1,150 teachers in Power BI', 'work'],
    ['Prepared the weekly report in Power BI for the Head of Operations', 'work'],
    ['Head of reporting in Power BI for six branches', 'led'],
  ])('%s: %s', (line, place) => {
    expect(placeIn(line)).toBe(place)
  })
})

it('what a project tells in other words is of the project, not of studies', () => {
  const { records } = read({
    projects: [
      {
        name: 'Duty planner',
        description: null,
        url: null,
        highlights: ['Wrote tests for each page and ran them before each change'],
      } as never,
    ],
  })
  expect(records.length).toBeGreaterThan(0)
  expect(new Set(records.map(({ place }) => place))).not.toContain('education')
})

describe('a link and a field of study', () => {
  const skillsOf = (facts: Partial<ResumeFacts>) => read(facts).records.map(({ skillId }) => skillId)
  const linkTo = (url: string) => ({ basics: { ...NO_FACTS.basics, links: [{ label: 'Link', url }] } })

  it.each(['behance.net/mariafonseca-exemplo', 'https://dribbble.com/m', 'https://m.example/portfolio'])(
    'shows a portfolio: %s',
    (url) => expect(skillsOf(linkTo(url))).toContain('design-portfolio'),
  )
  it('to something else shows none', () => expect(skillsOf(linkTo('https://github.com/m'))).toEqual([]))

  it('names no manners', () => {
    const school = {
      institution: 'Anna University',
      degree: 'B.E.',
      area: 'Electronics and Communication Engineering',
      startDate: '2011',
      endDate: '2015',
      location: null,
      grade: null,
      isExpected: false,
    }
    expect(skillsOf({ education: [school] })).not.toContain('communication')
    expect(skillsOf({ education: [{ ...school, area: 'Computer Science' }] })).not.toEqual([])
  })
})

describe('a summary', () => {
  it.each(['Takım çalışmasına yatkınım.', 'Ich arbeite gern im Team.', 'Used to working in a team.'])(
    'says in its own words how somebody works: %s',
    (summary) => {
      const { records } = read({ basics: { ...NO_FACTS.basics, summary } })
      expect(records).toContainEqual(expect.objectContaining({ skillId: 'teamwork', place: 'summary' }))
    },
  )

  it.each([
    ['Android Developer', true],
    ['Kellnerin', false],
  ])('says in the words of their work what a %s does: %s', (title, isTold) => {
    const { records } = read({
      basics: { ...NO_FACTS.basics, summary: 'One app on Google Play' },
      experience: [{ title, company: 'Acme', startDate: '2024-01', isCurrent: true, highlights: [] }] as never,
    })
    expect(records.some(({ skillId }) => skillId === 'app-store-deployment')).toBe(isTold)
  })
})

describe('what the day’s work says', () => {
  const worked = (title: string, line: string, skills: string[] = []) => {
    const job = { title, company: 'Acme', location: null, startDate: '2020-01', endDate: null, isCurrent: true }
    return read({ skills, experience: [{ ...job, highlights: [line] }] as never }).records
  }
  const placesOf = (records: ReturnType<typeof worked>, skill: string) =>
    records.filter(({ skillId }) => skillId === skill).map(({ place }) => place)

  it.each(['Customer Support Agent', 'Receptionist', 'Kellnerin', 'Resepsiyonist', 'Cajera'])(
    '%s has served people',
    (title) => expect(placesOf(worked(title, 'Five years there'), 'customer-service')).toEqual(['told']),
  )

  it('a phone that an app was tested on is no phone built for', () =>
    expect(placesOf(worked('QA Tester', 'Manual tests of the booking app (iOS, Android)'), 'android')).toEqual([
      'slight',
    ]))

  it.each([
    ['bug-tracking', 'Reporté y di seguimiento a 90 defectos de la app'],
    ['bug-tracking', 'Logged and retested defects of the invoice module'],
    ['regression-testing', 'Ran the regression suite before each release'],
  ])('shows a tester %s: %s', (skill, line) => expect(placesOf(worked('QA Tester', line), skill)).toEqual(['told']))

  it.each(['Java (basics)', 'Java (Grundlagen)', 'Java (temel)'])(
    'what the list calls basics was used at work, and not for all of its years: %s',
    (item) => {
      const records = worked('QA Tester', 'Automated tests in Java', [item]).filter(({ skillId }) => skillId === 'java')
      expect(records.map(({ place, months }) => [place, months])).toEqual([
        ['slight', undefined],
        ['told', undefined],
      ])
    },
  )

  it('one tool in a line of another trade was not used for all its years', () => {
    const [python] = worked('Nurse', 'Wrote a script in Python for the monthly figures').filter(
      ({ skillId }) => skillId === 'python',
    )
    expect(python?.months).toBeLessThan(12)
  })

  it('who looks for work in what they do proves nothing by it', () => {
    const { records } = read({
      basics: { ...NO_FACTS.basics, summary: 'Looking to grow into Kotlin full time' },
      projects: [
        {
          name: 'Tide',
          description: 'Wrote a tide app in Kotlin',
          url: null,
          startDate: null,
          endDate: null,
          highlights: [],
        },
      ],
    })
    expect(placesOf(records, 'kotlin')).toEqual(['project'])
  })

  it('who taught themselves has learnt, and taught nobody', () => {
    const records = worked('Clerk', 'Kept the books after teaching myself SQL')
    expect(placesOf(records, 'sql')).not.toContain('led')
    expect(placesOf(records, 'sql')).not.toContain('learning')
    expect(placesOf(records, 'training-delivery')).toEqual([])
  })
})

describe('a certificate', () => {
  const standing = (certifications: ResumeFacts['certifications'], now = NOW) =>
    skillStatesOf(read({ certifications }).records, now, fullCatalogue).get('ccna')
  const ccna = (more: object) => ({ name: 'CCNA', issuer: null, date: '2022-04', ...more })

  it.each([
    [[ccna({ endDate: '2025-04' })], 'lapsed'],
    [[{ ...ccna({}), name: 'CCNA (expired)' }], 'lapsed'],
    [[ccna({ endDate: '2026-11' })], 'certificate'],
    [[ccna({})], 'certificate'],
    [[ccna({ endDate: '2025-04' }), ccna({ date: '2025-05' })], 'certificate'],
    [[ccna({ endDate: '2028-05' }), ccna({ endDate: '2025-04' })], 'certificate'],
  ])('that has run out shows less: %j', (certifications, place) => {
    const state = must(standing(certifications))
    expect(must(state.evidence[0]).place).toBe(place)
    expect(state.strength >= HAD).toBe(place === 'certificate')
  })

  it('runs out while the resume stays as it was read', () => {
    const held = [ccna({ endDate: '2027-01' })]
    expect(must(standing(held)).strength).toBeGreaterThan(HAD)
    expect(must(standing(held, '2027-02-01T00:00:00.000Z')).strength).toBeLessThan(HAD)
  })
})
