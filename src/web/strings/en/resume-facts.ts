import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { resumeTimes } from './resume-times.ts'

const { monthName } = datesOf('en')
const { lower, number } = formatsOf('en')

/** Fields that several kinds of entry have. */
const name = 'Name'
const location = 'Location'
const startDate = 'Start'
const endDate = 'End'
const url = 'Address'
const highlights = 'What you did'

/** What was read from a resume, fact by fact: its looks, its forms, and what is said of each change. */
export const resumeFacts = {
  times: resumeTimes,
  /** What an entry is called that says nothing of itself. */
  unnamed: 'an entry without a name',
  edit: (what: string) => `Edit ${what}`,
  remove: (what: string) => `Remove ${what}`,
  done: 'Done',
  cancel: 'Cancel',
  doubt: { likely: 'Worth a look', unsure: 'Not sure, please check' },
  place: {
    page: (page: number) => `Page ${number(page)}`,
    paragraph: (paragraph: number) => `Paragraph ${number(paragraph)}`,
    saying: (place: string, title: string) => `${place}, where it says ${title}`,
    addedByYou: 'Added by you',
  },
  basics: {
    title: 'About you',
    notFound: 'Nothing yet',
    fields: {
      name,
      headline: 'Headline',
      email: 'Email',
      phone: 'Phone',
      location: 'Place or address',
      summary: 'Summary',
    },
    edit: (field: string) => `Edit ${lower(field)}`,
  },
  skills: {
    title: 'Skills',
    doubts: (count: number) =>
      count === 1
        ? 'One is marked “check”: please look at it twice'
        : `${number(count)} are marked “check”: please look at them twice`,
    none: 'No skills yet. Courses and matches are chosen by them, so add what you can do.',
    change: (skill: string) => `Change ${skill}`,
    toAdd: 'A skill to add',
    addIt: 'Add',
    add: 'Add a skill',
    check: 'check',
    /** After the name of a skill, for those who hear the page. */
    edit: ', edit',
  },
  entries: {
    links: { title: 'Links', add: 'Add a link', none: 'No links yet.', fields: { label: 'What it is', url } },
    experience: {
      title: 'Experience',
      add: 'Add a job',
      none: 'No experience yet.',
      fields: {
        title: 'Title',
        company: 'Company',
        location,
        startDate,
        endDate,
        isCurrent: 'I still work here',
        highlights,
      },
    },
    education: {
      title: 'Education',
      add: 'Add a school',
      none: 'No education yet.',
      fields: {
        degree: 'Degree',
        area: 'Subject',
        institution: 'School',
        location,
        grade: 'Grade',
        startDate,
        endDate,
        state: 'How far it is',
      },
    },
    projects: {
      title: 'Projects',
      add: 'Add a project',
      none: 'No projects yet.',
      fields: { name, url, startDate, endDate, description: 'In short', highlights },
    },
    certifications: {
      title: 'Certifications',
      add: 'Add a certificate',
      none: 'No certifications yet.',
      fields: { name, issuer: 'Issued by', date: 'Date', endDate: 'Valid until', state: 'How far it is' },
    },
    languages: {
      title: 'Languages',
      add: 'Add a language',
      none: 'No languages yet.',
      fields: { name: 'Language', level: 'Level' },
    },
  },
  /** Where nothing is said of how far it is. */
  noState: 'Not said',
  isAhead: 'Starts after today, so it does not count yet',
  stillStudying: 'I still study here',
  onePointALine: 'One point a line',
  points: (count: number) => (count === 1 ? 'One point' : `${number(count)} points`),
  date: {
    monthOf: (date: string) => `${date}, month`,
    yearOf: (date: string) => `${date}, year`,
    noMonth: 'No month',
    year: 'Year',
    monthName: (month: number) => monthName(month),
  },
  /** Each step in words: shown beside Undo, and said aloud. */
  steps: {
    added: (title: string) => `Added ${title}`,
    changed: (title: string) => `Changed ${title}`,
    removed: (title: string) => `Removed ${title}`,
    changedBasic: (field: string) => `Changed your ${lower(field)}`,
    removedBasic: (field: string) => `Removed your ${lower(field)}`,
    undone: (step: string) => `Undone: ${step}`,
  },
  /** Why an entry cannot stand as it is, with its fix. */
  problems: {
    noSkill: 'Type a skill, or remove it',
    knownSkill: (skill: string) => `${skill} is already there`,
    tooManyPoints: (most: number) => `Keep it to ${number(most)} points`,
    endBeforeStart: 'The end is before the start. Please check the dates.',
    nameless: {
      links: 'Give its address',
      experience: 'Give a title or a company',
      education: 'Give a degree or a school',
      projects: 'Give the project a name',
      certifications: 'Give the certificate its name',
      languages: 'Say which language',
    },
  },
} as const
