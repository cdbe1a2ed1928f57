import type { Outcome, Stage } from '#core/applications/stage.ts'

type Step = { daysAgo: number; stage: Stage } | { daysAgo: number; outcome: Outcome }

export type NewApplication = {
  title: string
  company: string
  location: string
  source: string
  steps: [{ daysAgo: number; stage: Stage }, ...Step[]]
}

/** Invented employers, as in all of the demo. */
export const APPLICATIONS: readonly NewApplication[] = [
  {
    title: 'Junior Web Developer',
    company: 'Harbour Studio',
    location: 'Izmir',
    source: 'Company site',
    steps: [
      { daysAgo: 16, stage: 'saved' },
      { daysAgo: 14, stage: 'applied' },
      { daysAgo: 6, stage: 'talks' },
      { daysAgo: 2, stage: 'interviewing' },
    ],
  },
  {
    title: 'Frontend Intern',
    company: 'Paper Kite',
    location: 'Remote',
    source: 'Job board',
    steps: [
      { daysAgo: 12, stage: 'applied' },
      { daysAgo: 5, stage: 'talks' },
    ],
  },
  {
    title: 'Web Content Developer',
    company: 'Olive Row',
    location: 'Izmir',
    source: 'Job board',
    steps: [{ daysAgo: 10, stage: 'applied' }],
  },
  {
    title: 'Junior Full-Stack Developer',
    company: 'Northlight Tools',
    location: 'Istanbul',
    source: 'A friend',
    steps: [
      { daysAgo: 30, stage: 'applied' },
      { daysAgo: 18, outcome: 'rejected' },
    ],
  },
  {
    title: 'Web Developer',
    company: 'Tidewater Maps',
    location: 'Remote',
    source: 'Job board',
    steps: [{ daysAgo: 1, stage: 'saved' }],
  },
]

export const AD = `Junior Web Developer at Harbour Studio, Izmir.
We build small shops and booking pages. You write HTML, CSS and JavaScript, keep your work in Git and can read SQL.
React is a plus. You explain what you do to customers, in Turkish or English.`
