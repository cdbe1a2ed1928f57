import { describe, expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import type { SkillTerm } from './skill-term.ts'
import { skillsOfItem, splitItems } from './skill-lists.ts'
import { spotWrittenSkills } from './resume-skills.ts'
import { spotSkills } from './spot-skills.ts'

const terms = catalogue.skills as SkillTerm[]
const spotted = (text: string, options = {}) => spotWrittenSkills(text, terms, options).map((skill) => skill.text)
const mentioned = (text: string) =>
  spotSkills(text, terms).map(
    ({ skillId, isNegated, hedge }) => `${isNegated ? 'no ' : hedge ? `${hedge} ` : ''}${skillId}`,
  )

describe('skills in sentences', () => {
  it.each([
    'Reacted to incidents within minutes and kept a reactive queue.',
    'Led the spring campaign and the go-to-market plan.',
    'Excel at service, express care and a swift response.',
    'Go to www.example.com/python or write to rust@example.com.',
    'Took a D in music and plan B in C major.',
    'Ran express delivery for the northern region.',
    'Spring 2019 brought new rules.',
    'Opened the page in Spring and the garden in Swift rain',
    'Backend developer. I express ideas in words first.',
  ])('are not seen in: %s', (text) => {
    expect(spotted(text)).toEqual([])
  })

  it.each([
    ['Wrote Go services on Kubernetes.', ['Go', 'Kubernetes']],
    ['Built dashboards in R and Python.', ['R', 'Python']],
    ['I improved my SQL in a year.', ['SQL']],
    ['PHP, My SQL, Apache', ['PHP', 'My SQL', 'Apache']],
    ['Ported the engine from C to C++ and C#.', ['C', 'C++', 'C#']],
    ['Moved a .NET portal to Azure.', ['.NET', 'Azure']],
    ['Maintained React, Redux and Node.js apps.', ['React', 'Redux', 'Node.js']],
    ['Visual checks with Playwright.', ['Playwright']],
    ['All infrastructure in Terraform with Terragrunt.', ['Terraform', 'Terragrunt']],
    ['Made the booking page in React', ['React']],
    ['Prepared weekly sales reports in Excel', ['Excel']],
    ['Rechnungen in Excel gepflegt', ['Excel']],
    ['Sold more reports in Spring', []],
    ['Entered 200 goods receipts a day in SAP', ['SAP']],
    ['Introduced Crossplane, Helm and Argo CD.', ['Crossplane', 'Helm', 'Argo CD']],
  ])('are seen in: %s', (text, expected) => {
    expect(spotted(text).sort()).toEqual([...expected].sort())
  })

  it('do not include an employer or a place', () => {
    expect(
      spotted('Joined Oracle and moved to Phoenix with Ansible.', {
        isBarred: (text: string) => text === 'Oracle' || text === 'Phoenix',
      }),
    ).toEqual(['Ansible'])
  })
})

describe('skills in lists', () => {
  it('lose versions, levels and marks', () => {
    const items = [
      'Java 17',
      'Python (advanced)',
      'SQL – Expert',
      'Angular 2+',
      'C++ ●●●○○',
      'Docker 5 years',
      '.NET',
      'Neo4j',
    ]
    expect(items.flatMap((item) => skillsOfItem(item, terms).map((skill) => skill.text))).toEqual([
      'Java',
      'Python',
      'SQL',
      'Angular',
      'C++',
      'Docker',
      '.NET',
      'Neo4j',
    ])
  })

  it('part at separators but not inside names, and open brackets', () => {
    expect(splitItems('CI/CD, AWS (EC2, S3) | Git • TCP/IP; R&D tooling')).toEqual([
      'CI/CD',
      'AWS',
      'EC2',
      'S3',
      'Git',
      'TCP/IP',
      'R&D tooling',
    ])
  })

  it('keep a level that says how little it is', () => {
    const items = ['Docker (basic)', 'SQL - temel', 'Java: Grundkenntnisse', 'Python (fluent)']
    expect(items.flatMap((item) => skillsOfItem(item, terms).map(({ text }) => text))).toEqual([
      'Docker (basic)',
      'SQL (temel)',
      'Java (Grundkenntnisse)',
      'Python',
    ])
  })

  it('keep what the catalogue lacks as written', () => {
    for (const item of [
      'Docker 0/10',
      'Docker 0 %',
      'Docker ○○○○○',
      'Docker: none',
      'Docker (never used)',
      'not Docker',
    ])
      expect(skillsOfItem(item, terms)).toEqual([])
    for (const item of ['Docker 10/10', 'Docker 100 %', 'Docker ●●○○○', 'Docker 7/10'])
      expect(skillsOfItem(item, terms).map(({ id }) => id)).toEqual(['docker'])
    expect(skillsOfItem('Beekeeper Studio', terms)).toEqual([{ id: null, text: 'Beekeeper Studio' }])
  })
})

describe('what a text says of a skill', () => {
  it.each([
    ['No experience with Java, Kotlin or Swift, but Python daily.', ['no java', 'no kotlin', 'no swift', 'python']],
    ['You do not need Kubernetes. Docker is a must.', ['no kubernetes', 'docker']],
    ['Terraform is not required.', ['no terraform']],
    ['Not only TypeScript but also Docker', ['typescript', 'docker']],
    ['Ohne Kubernetes, mit Docker', ['no kubernetes', 'docker']],
    ['Keine Kenntnisse in PHP nötig', ['no php']],
    ['Kubernetes bilgisi şart değil, Docker gerekli', ['no kubernetes', 'docker']],
    ['Pas besoin de Kubernetes, mais Docker', ['no kubernetes', 'docker']],
    ['Sin experiencia en PHP, pero con Python', ['no php', 'python']],
    ['Rewrote the service in Python instead of PHP', ['python', 'no php']],
    ['Moved it without downtime to PostgreSQL', ['postgresql']],
    ['Currently learning TypeScript and Docker in the evenings', ['learning typescript', 'learning docker']],
    ['A bit of Kotlin, Spring, JUnit', ['slight kotlin', 'slight spring', 'slight junit']],
    ['Kubernetes as a user', ['slight kubernetes']],
    ['I want to learn Python', ['wish python']],
    ['SQL analyst looking to move into machine learning', ['sql', 'wish machine-learning']],
    ['Looking to use my Python in a team', ['python']],
    ['Led the transition to Kubernetes', ['kubernetes']],
    ['Wechsel in die Cybersecurity angestrebt', ['wish cybersecurity']],
    ['SQL biliyorum, Machine Learning alanına geçmek istiyorum', ['sql', 'wish machine-learning']],
    ['Quiero pasar a Machine Learning', ['wish machine-learning']],
    ['Grundkenntnisse in SQL', ['slight sql']],
    ['SQL (quelques requêtes)', ['slight sql']],
    ['I write PyTorch by changing notebooks of others', ['slight pytorch']],
    ['Docker (one container)', ['slight docker']],
    ['I have never deployed Kubernetes', ['no kubernetes']],
    ["Je n'ai jamais utilisé Kubernetes", ['no kubernetes']],
  ])('%s', (text, expected) => {
    expect(mentioned(text)).toEqual(expected)
  })
})

describe('the same letters in another sense', () => {
  it.each([
    'TS/SCI clearance with polygraph',
    'The contract is inside IR35.',
    'Pay band D3. 30 days of holiday.',
    'We closed our Series C and go-to-market is next.',
    'See https for details and the rest of the page.',
    'Führerschein Klasse C von Vorteil',
    'Cut the largest contentful paint to a second.',
    'Coordiné un equipo de doce personas.',
  ])('%s', (text) => {
    expect(mentioned(text).filter((skill) => !/cybersecurity|compliance/.test(skill))).toEqual([])
  })

  it('gives the place of each naming in the text, addresses or not', () => {
    const text = 'See https://example.com/python: Go, Rust and Node.js/Express'
    for (const { start, end, text: named } of spotSkills(text, terms)) expect(text.slice(start, end)).toBe(named)
    expect(spotSkills(text, terms).map(({ skillId }) => skillId)).toEqual(['go', 'rust', 'nodejs', 'express'])
  })
})

describe('a title in short that is the name of a field too', () => {
  const roles = (text: string) => spotSkills(text, terms).filter(({ skillId }) => skillId === 'sre')

  it.each([
    '3+ years as a DevOps engineer, SRE or cloud engineer',
    'SRE or platform engineer',
    'DevOps engineers and SREs',
  ])('beside titles is one: %s', (text) => expect(roles(text).every(({ isRole }) => isRole)).toBe(true))
  it('alone is the field', () => {
    expect(roles('Experience with SRE and Terraform').map(({ isRole }) => isRole)).toEqual([false])
  })
})

it.each(['ITIL 4 Foundation', 'ITIL v3 Foundation', 'ITIL Foundation'])(
  'the certificate %s is the one that adverts ask for, whatever its edition',
  (text) => {
    expect(mentioned(`${text}, November 2024`)).toContain('itil-foundation')
  },
)
