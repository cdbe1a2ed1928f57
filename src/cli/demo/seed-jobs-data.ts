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

/** What is quoted stands in the advert. */
export const LETTER = {
  company: 'Harbour Studio',
  role: 'Junior Web Developer',
  quote: 'You explain what you do to customers',
  practical: 'I live in Izmir and could begin in four weeks.',
  tone: 'warm',
} as const

/** Kept with its text: what to prepare for it stands on its page. */
export const AD_TO_SAVE = `Frontend Developer
Company: Lantern Bay
Location: Izmir

We make the pages on which a hundred small hotels take their bookings. Four people, one office by the water.

Requirements
- HTML, CSS and JavaScript
- Git
- One year of work or projects you can show

Nice to have
- React
- TypeScript

You build pages, test them on old phones and talk to hotel owners about what they need. 45,000 TRY a month.`

/** Of the application that has come furthest. Days to come have a minus. */
export const PARTS = {
  interviews: [
    {
      daysAgo: 5,
      kind: 'screen',
      atTime: '10:00',
      minutes: 20,
      place: 'Phone',
      outcome: 'passed',
      note: 'Asked why I left the cafe and what I built since. The booking page went well; I had no answer to what a closure is.',
    },
    {
      daysAgo: -2,
      kind: 'technical',
      atTime: '14:30',
      minutes: 60,
      place: 'Harbour Studio, Izmir',
      outcome: 'planned',
      note: '',
    },
  ],
  tasks: [
    { daysAgo: -1, title: 'Read the task page again and note two questions', state: 'open' },
    { daysAgo: 3, title: 'Send the link to the booking page', state: 'done' },
  ],
  contacts: [
    {
      name: 'Selin Aydoğan',
      role: 'Leads the web team',
      email: 'selin@harbour-studio.example',
      phone: '',
      link: '',
      note: 'Was kind on the phone and likes small, finished things.',
    },
  ],
} as const

export const VIEWS = [
  { name: 'Waiting for an answer', query: { stage: 'applied', outcome: 'open' } },
  { name: 'To do today', query: { due: true } },
] as const
