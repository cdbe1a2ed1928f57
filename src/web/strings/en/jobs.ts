import { datesOf } from '../date-format.ts'

const { date } = datesOf('en')

/** The interim roles, and the page of one. */
export const jobs = {
  applications: {
    heading: 'My applications',
    lead: 'Save jobs, note what you applied to, and see what to do next.',
    open: 'Open my applications',
  },
  searchPositions: 'Search open positions',
  list: {
    meta: { title: 'Jobs · Waymark' },
    notLoaded: 'Interim roles could not be loaded. Please try again.',
    heading: (dreamRole: string) => `Interim roles on the way to ${dreamRole}`,
    lead: 'Jobs you can get sooner, that pay while you learn and teach what your dream role asks for.',
    notNeeded: (dreamRole: string) =>
      `You need no stepping stone: ${dreamRole} is in reach today. These are first jobs around it.`,
    sortBy: 'Sort by',
    nearest: 'Nearest first',
    bestPaid: 'Best paid first',
    why: 'Why this role',
    more: 'Read more',
    moreAbout: (role: string) => ` about ${role}`,
    advert: {
      title: 'Found an advert?',
      text: 'Paste it, and see which of its skills you have and what to learn first.',
      compare: 'Compare a job ad',
    },
    marketplace: {
      title: 'Interim role marketplace',
      text: 'A place where employers offer interim roles themselves. Until then, search the public boards above.',
      soon: 'Coming Soon',
    },
    noAnswers: {
      title: 'First, your dream role',
      text: 'Interim roles follow from the role you dream of.',
      answer: 'Answer the questions',
    },
  },
  one: {
    meta: { title: 'Interim role · Waymark' },
    notLoaded: 'This interim role could not be loaded. Please try again.',
    all: 'All interim roles',
    why: (dreamRole: string) => `Why this role, on the way to ${dreamRole}`,
    requirements: 'Requirements',
    requirementsNote: 'The skills one must have for it',
    gaps: {
      title: 'What is missing, and what closes it',
      note: 'Courses of your path first',
      none: 'Nothing that one must have is missing.',
      noCourse: 'No course of ours teaches it. A project or a job does.',
      byProject: 'No course of ours teaches it. This project practises it:',
      haveIt: 'I have this: add it to my resume',
      course: (hours: string, provider: string) => `${hours}, ${provider}`,
      onPath: 'On your path',
      opens: ' (opens in a new tab)',
    },
    questions: {
      title: 'Three typical interview questions',
      practise: 'Practise them in a mock interview',
    },
    searchNote: 'On public job boards, in a new tab',
    brings: 'What it brings',
    notHere: {
      title: 'This is not one of your interim roles',
      text: 'The link may be old, or your dream role has changed since.',
      see: 'See your interim roles',
    },
    openings: {
      title: 'Open positions',
      note: 'From public job feeds, asked a few times a day',
      none: 'None by this title today.',
      facts: (known: readonly string[], published: string | null) =>
        [...known, ...(published ? [date(published)] : [])].join(', '),
      source: 'Source:',
      all: 'All openings by this title',
    },
  },
} as const
