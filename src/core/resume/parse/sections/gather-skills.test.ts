import { expect, it } from 'vitest'
import catalogue from '#data/skills.json' with { type: 'json' }
import type { SkillTerm } from '#core/skills/skill-term.ts'
import { linesOf } from '#test/support/resume-lines.ts'
import { gatherSkills } from './gather-skills.ts'
import type { Section } from './sections.ts'

const terms = catalogue.skills as SkillTerm[]
const nobody = { experience: [], education: [], name: null, location: null, isPlace: () => false }
const skills = (kind: Section['kind'], ...texts: string[]) =>
  gatherSkills(
    [{ kind, heading: null, lines: linesOf(texts.map((text) => [text, { hasBullet: true }])) }],
    [],
    terms,
    nobody,
  ).map(({ text }) => text)

it.each<[string, Section['kind'], string[], string[]]>([
  [
    'knows a tool beside a known one in what was done',
    'experience',
    ['Ran Kubernetes, Holtvane and Terraform.'],
    ['Kubernetes', 'Terraform', 'Holtvane'],
  ],
  ['takes no author for a tool', 'publications', ['Marlow, Tedd, Kubernetes, Rossvane: a survey'], ['Kubernetes']],
  ['takes no word of the name of a course for one', 'courses', ['Kubernetes, Moderno y Holtvane'], ['Kubernetes']],
  ['takes no project for a tool', 'projects', ['Holtvane | Kubernetes, Terraform'], ['Kubernetes', 'Terraform']],
  [
    'takes no verb behind a bullet for one',
    'experience',
    ['Deployed Kubernetes. • Participated in demos.'],
    ['Kubernetes'],
  ],
  [
    'takes no post for a skill, and not whose it was',
    'skills',
    ['Data Scientist, Tallow Mills', 'Kubernetes, Holtvane'],
    ['Kubernetes', 'Holtvane'],
  ],
  [
    'takes no word that stands small elsewhere, no country and no degree',
    'experience',
    ['Wrote games and deploys them.', 'Ran Kubernetes, Games, Deployed, Spain, M.Sc and Holtvane.'],
    ['Kubernetes', 'Holtvane'],
  ],
  [
    'takes a thing named with its maker and without once',
    'experience',
    ['Ran Apache Kafka.', 'Replaced nightly files with Kafka streams.'],
    ['Apache Kafka'],
  ],
  [
    'takes no interface, site or firm beside a known tool for one',
    'experience',
    ['Built the parcel API in Kubernetes, Holtvane, Google and harbourlight.com.'],
    ['Kubernetes', 'Holtvane'],
  ],
  [
    'takes no compound that only tells of the word behind it',
    'experience',
    ['Ran the on-call rota and wrote a command-line tool in Kotlin.', 'Was good at command-line and on-call.'],
    ['Kotlin', 'command-line', 'on-call'],
  ],
  ['takes back an item in its bracket', 'skills', ['Git, Docker (never used), Kubernetes'], ['Git', 'Kubernetes']],
  ['takes nothing below a head of what is lacked', 'skills', ['Docker', 'Skills I lack', 'Kubernetes'], ['Docker']],
  ['goes on behind it', 'other', ['To learn next', 'Kubernetes, Terraform', 'Tools', 'Docker, Git'], ['Docker', 'Git']],
  [
    'takes nothing that a colleague did or a firm is known for',
    'experience',
    ['My colleague Bob wrote our Terraform modules.', 'Sells Docker training.', 'Set up Kubernetes.'],
    ['Kubernetes'],
  ],
  [
    'takes no words of an advert',
    'experience',
    ['We are looking for an engineer with Kubernetes', 'You have experience with Terraform'],
    [],
  ],
  [
    'takes no amount for a tool',
    'experience',
    ['Ran Kubernetes and Redis, $4.7B of trade a year.'],
    ['Kubernetes', 'Redis'],
  ],
  [
    'takes no market and no branch for one',
    'experience',
    ['Shows fares of Quillmere market (Kubernetes, Redis)', 'Built a till in Docker for Ardrow traders'],
    ['Kubernetes', 'Redis', 'Docker'],
  ],
  [
    'takes nothing that only draws somebody, in any language',
    'summary',
    [
      'Bilgisayar ağlarına merakım var.',
      'Veri analizi öğrenmeye hevesliyim.',
      'Mein Interesse gilt der Datenanalyse.',
      'Machine Learning reizt mich sehr.',
      'Me atrae el desarrollo web.',
      'Mi interessa il machine learning.',
      'Gostaria de trabalhar com análise de dados.',
      'Cybersecurity fascinates me.',
    ],
    [],
  ],
  ['names a thing without its case', 'summary', ['Bilgisayar ağlarını kurup yönettim.'], ['Bilgisayar ağları']],
  [
    'takes no licence to drive for one',
    'skills',
    ['Kubernetes, Führerschein Klasse B', 'B sınıfı ehliyet, Docker', 'Permis B', 'Clean UK driving licence'],
    ['Kubernetes', 'Docker'],
  ],
  [
    'knows what a school taught, and takes no unknown name there',
    'education',
    ['JavaScript, Holtvane y PHP. 590 horas.'],
    ['JavaScript', 'PHP'],
  ],
  ['knows a tool alone in its bracket', 'experience', ['Dispatch and invoicing (HoltBooks) by myself.'], ['HoltBooks']],
  ['keeps what was watched in a tool', 'experience', ['Watched 1,200 nodes in SolarWinds.'], ['SolarWinds']],
  ['keeps a tool that is called like a post', 'skills', ['Kubernetes, Ubuntu Server'], ['Kubernetes', 'Ubuntu Server']],
])('%s', (_, kind, texts, expected) => expect(skills(kind, ...texts)).toEqual(expected))

it('knows what a long line says that names a job as well', () => {
  const text =
    'Completed one month as Weaver at Tallow Mills, Selby from 05.06.2023. Built a small page in Kubernetes and Redis.'
  const lines = linesOf([text])
  const job = { title: 'Weaver', company: 'Tallow Mills', location: null, startDate: '2023', endDate: null }
  const experience = [{ value: { ...job, isCurrent: false, highlights: [] }, lines, isSure: false }]
  const found = gatherSkills([{ kind: 'experience', heading: null, lines }], [], terms, { ...nobody, experience })
  expect(found.map((skill) => skill.text)).toEqual(['Kubernetes', 'Redis'])
})

it('knows the tools in a separate column beside the dates, firm and title of a job', () => {
  const lines = linesOf(['2019 – 2021 ¦ Tallow Mills ¦ Weaver ¦ Windows Server, VMware, Zabbix'])
  const job = { title: 'Weaver', company: 'Tallow Mills', location: null, startDate: '2019', endDate: '2021' }
  const experience = [{ value: { ...job, isCurrent: false, highlights: [] }, lines, isSure: true }]
  const found = gatherSkills([{ kind: 'experience', heading: null, lines }], [], terms, { ...nobody, experience })
  expect(found.map(({ text }) => text)).toEqual(['Windows Server', 'VMware', 'Zabbix'])
})

it('points at the line that names a skill and not at a longer name', () => {
  const lines = linesOf(['PostgreSQL, JavaScript,', 'SQL, Java'])
  const found = gatherSkills([{ kind: 'skills', heading: null, lines }], [], terms, nobody)
  expect(found.map(({ text, line }) => [text, line.id])).toEqual([
    ['PostgreSQL', 0],
    ['JavaScript', 0],
    ['SQL', 1],
    ['Java', 1],
  ])
})
