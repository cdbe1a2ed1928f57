import { buildCatalogue } from '#core/career/catalogue/catalogue.ts'
import { must } from '#core/must.ts'
import courses from '#data/courses.json' with { type: 'json' }
import roles from '#data/roles.json' with { type: 'json' }
import skills from '#data/skills.json' with { type: 'json' }
import type { Experience, ResumeFacts } from '#core/resume/schema.ts'
import { checkResume } from '#core/resume/checks/check-resume.ts'
import type { DocumentMeasures, MeasuredLine } from '#core/resume/checks/document-measures.ts'
import type { CheckInput } from '#core/resume/checks/scene.ts'

const catalogue = buildCatalogue({ skills, roles, courses })

export const job = (own: Partial<Experience> = {}): Experience => ({
  title: 'Developer',
  company: 'Acme',
  location: null,
  startDate: '2022-01',
  endDate: null,
  isCurrent: true,
  highlights: [
    'Built the billing service in Go for 1,200 shops',
    'Cut the cloud bill by 27% with spot machines on AWS',
    'Led a team of five through the move to Kubernetes',
  ],
  ...own,
})
export const facts = (own: Partial<ResumeFacts> = {}): ResumeFacts => ({
  basics: {
    name: 'Ada Nowak',
    headline: null,
    email: 'ada.nowak@example.com',
    phone: '+48 601 555 012',
    location: null,
    summary:
      'Developer of payment systems with six years in small teams, who likes plain code, quick feedback and short meetings, and looks for a place to build what shops need each day.',
    links: [
      { label: 'LinkedIn', url: 'https://linkedin.com/in/ada' },
      { label: 'GitHub', url: 'https://github.com/ada' },
    ],
  },
  skills: ['Go', 'Kubernetes', 'AWS'],
  experience: [job()],
  education: [
    {
      institution: 'University',
      degree: 'BSc',
      area: null,
      location: null,
      grade: null,
      startDate: '2017-10',
      endDate: '2021-06',
      isExpected: false,
    },
  ],
  certifications: [],
  projects: [],
  languages: [],
  ...own,
})
export const line = (text: string, own: Partial<MeasuredLine> = {}): MeasuredLine => ({
  text,
  section: 'experience',
  isHeading: false,
  isStandard: false,
  isBullet: false,
  source: { kind: 'docx', paragraph: 0, words: text },
  ...own,
})
export const measures = (own: Partial<DocumentMeasures> = {}): DocumentMeasures => ({
  kind: 'pdf',
  pages: 1,
  characters: 3000,
  letters: 2600,
  words: 500,
  rows: 50,
  wideRows: 5,
  readLines: 50,
  besideLines: 0,
  faults: 0,
  hidden: 0,
  hiddenWords: '',
  lines: [
    line('Experience', { isHeading: true, isStandard: true }),
    line('Acme, Jan 2022 – Present'),
    ...job().highlights.map((text) => line(text, { isBullet: true })),
  ],
  ...own,
})
export const input = (own: Partial<CheckInput> = {}): CheckInput => ({
  facts: facts(),
  evidence: {},
  document: measures(),
  role: { title: 'Software Developer', percent: 80, missing: [], wantsPortfolio: true },
  catalogue,
  today: '2026-11-21',
  ...own,
})
export const check = (own: Partial<CheckInput> = {}) => checkResume(input(own))
export const rule = (id: string, own: Partial<CheckInput> = {}) => must(check(own).rules.find((one) => one.id === id))
export const pointsOf = (id: string, own: Partial<CheckInput> = {}) => rule(id, own).points
export const withBasics = (own: Partial<ResumeFacts['basics']>) => ({
  facts: facts({ basics: { ...facts().basics, ...own } }),
})
export const withJobs = (...experience: Experience[]) => ({ facts: facts({ experience }) })
export const withBullets = (...highlights: string[]) => ({
  facts: facts({ experience: [job({ highlights })] }),
  document: null,
})
export const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')
