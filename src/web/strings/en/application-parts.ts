import { scamWords } from './ad-flags.ts'
import { nextStep } from './next-step.ts'
import { offer } from './offer.ts'
import { otherResume } from './other-resume.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { date } = datesOf('en')
const { number } = formatsOf('en')

/** What belongs to one application and is edited there: facts, interviews, tasks, people. */
export const applicationParts = {
  nextStep,
  offer,
  /** What confirming a reply adds. */
  adds: {
    meet: (when: string, minutes: number | null, place: string) =>
      `It adds an interview: ${[when, minutes === null ? '' : `${minutes} min`, place].filter(Boolean).join(', ')}.`,
    whichTime: 'Which of the times?',
    notAgreed: 'Not agreed yet: add no interview',
    ownClock: (own: string, said: string, zone: string) => `${own} on your clock (the message says ${said}, ${zone})`,
    task: (day: string, task: string) => `It adds a task by ${day}: ${task}`,
    person: (name: string) => `It adds ${name} to the people.`,
    promised: (day: string) =>
      `They say they will write by ${day}. Reminders are quiet until then; after it you are asked to follow up.`,
    later: 'They will write later',
    chooseFirst: 'Choose the application it is about; then it can be kept.',
  },
  /** A reply that moves or cancels a talk. */
  changed: {
    moved: 'An interview is moved',
    cancelled: 'An interview is cancelled, and no new time is named',
    to: (when: string) => `The interview is then on ${when}. The old time no longer counts.`,
    off: 'Confirming marks the planned interview as cancelled. It adds none.',
  },
  proof: {
    day: 'The day you applied (optional)',
    hint: 'Such a letter comes to people who applied, and this job was only saved. Left empty it counts as applied, day not known.',
  },
  /** What else a tracker file brings. */
  tracker: {
    outcome: 'Outcome',
    contact: 'Contact',
    source: 'Found through',
    leftOut: (list: string) => `Columns that are left out: ${list}`,
  },
  keptDay: {
    apply: (day: string) => `The last day to apply was ${date(day)}.`,
    answer: (day: string) => `The day to answer by was ${date(day)}.`,
  },
  unknownDay: {
    since: 'day not known',
    heading: 'Day not known',
    applied: 'Applied, day not known',
    why: (written: string) => `Nobody has said on which day. Written down on ${date(written)}.`,
    undated: (count: number) =>
      count === 1
        ? 'One application has no day and is not in the record. Give its day in its history:'
        : `${number(count)} applications have no day and are not in the record. Give the day in their history:`,
    unsaid: (count: number) =>
      count === 1
        ? 'One application has an interview whose day is over and is not in the record. Say how it went:'
        : `${number(count)} applications have an interview whose day is over and is not in the record. Say how it went:`,
    asked: (cell: string) => `On which day is '${cell}'?`,
  },
  scamMark: scamWords.mark,
  nothingToday: {
    more: (count: number) => `${number(count)} more wait behind these.`,
    toTable: 'See all in the table',
    /** What is to do on that day. */
    coming: {
      interview: (day: string) => `interview on ${date(day)}`,
      apply: (day: string) => `the last day to apply is ${date(day)}`,
      task: (day: string) => `a task for ${date(day)}`,
      answer: (day: string) => `the last day to answer the offer is ${date(day)}`,
      follow_up: () => 'time for a follow-up',
      thank_you: () => 'time to say thank you',
      close_no_answer: () => 'a month of silence: decide whether to close it',
    },
    interview: (day: string, time: string | null) => `Interview ${date(day)}${time ? `, ${time}` : ''}`,
    saved: (count: number) => (count === 1 ? 'See the job you saved' : `See the ${number(count)} jobs you saved`),
  },
  prepare: {
    otherResume,
    title: 'Prepare for this job',
    note: 'From its ad and what you have shown',
    notLoaded: 'This could not be worked out. Please try again.',
    skills: 'Skills it asks for',
    stands: { proven: 'Proven', shown: 'Shown, not proven', little: 'Hardly shown', missing: 'Not shown yet' },
    wish: 'would be nice',
    prove: 'Prove it',
    proveOf: (skill: string) => `Prove it: ${skill}`,
    noSkills: 'The ad names no skill that we know.',
    questions: 'Questions to think through',
    questionsNote: 'From our own bank, chosen by these skills. Nobody knows what they will ask.',
    about: (skills: readonly string[]) => `About ${skills.join(', ')}`,
    practise: 'Practise in a mock interview',
    documents: 'Documents for it',
    resume: 'Make a resume for this ad',
    letter: 'Write a letter for this ad',
    resumeNote: 'From your own facts, the ones that fit first. You check them before you send them.',
    nameOf: {
      resume: (title: string, company: string | null) => (company ? `${title}, ${company}` : title).slice(0, 120),
      letter: (title: string, company: string | null) =>
        `Letter: ${company ? `${title}, ${company}` : title}`.slice(0, 120),
    },
  },
  edit: {
    open: 'Edit the facts',
    title: 'Facts of this application',
    company: 'Company',
    jobTitle: 'Job title',
    url: 'Link to the advert',
    workplace: 'Where you work',
    workplaces: { onsite: 'On site', hybrid: 'Partly at home', remote: 'Remote' },
    notSaid: 'Not said',
    payHint: 'As the advert says it',
    sourceHint: 'Such as a job board, the company site, a friend',
    methodHint: 'Such as e-mail, online, by phone, in person: job centres ask for it',
    tags: 'Tags',
    tagsHint: 'With commas between them, at most 20',
    excitement: 'How much you want it',
    excitements: ['Not said', '1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'],
    save: 'Save',
    cancel: 'Cancel',
    stale: 'This application was changed elsewhere meanwhile. Close this, look at it and edit it again.',
  },
  talks: {
    add: 'Add an interview',
    edit: 'Edit',
    editOf: (day: string) => `Edit the interview on ${day}`,
    title: 'Interview',
    kind: 'Kind',
    kinds: {
      screen: 'First call',
      technical: 'Technical',
      task: 'Task',
      design: 'Design',
      behavioural: 'About how you work',
      onsite: 'On site',
      final: 'Last round',
      other: 'Other',
    },
    day: 'Day',
    time: 'Time (optional)',
    minutes: 'Minutes (optional)',
    place: 'Place or link (optional)',
    outcome: 'How it went',
    outcomes: {
      planned: 'Planned',
      done: 'Took place',
      passed: 'Passed',
      failed: 'Not passed',
      cancelled: 'Cancelled',
    },
    note: 'What they asked, and what went well or badly',
    noteHint: 'Written the same day it helps most, also for the next round.',
    ask: 'How did it go?',
    save: 'Save',
    remove: 'Remove',
    cancel: 'Cancel',
  },
  tasks: {
    title: 'To do',
    none: 'Nothing written down.',
    add: 'Add the task',
    what: 'What to do',
    dueOn: 'Until (optional)',
    due: (day: string) => `until ${date(day)}`,
    remove: (name: string) => `Remove ${name}`,
  },
  people: {
    title: 'People',
    note: 'Only you see them',
    none: 'Nobody written down.',
    add: 'Add a person',
    edit: 'Edit',
    editOf: (name: string) => `Edit ${name}`,
    name: 'Name',
    role: 'What they do there',
    email: 'E-mail',
    phone: 'Phone',
    link: 'Link',
    about: 'Note',
    save: 'Save',
    remove: 'Remove',
    cancel: 'Cancel',
  },
  stageNames: {
    open: 'Rename the stages',
    title: 'What you call the stages',
    description: 'Only the words change. An empty field keeps the usual name.',
    cancel: 'Cancel',
    submit: 'Save the names',
    saved: 'Names saved.',
    twice: 'Two stages cannot have one name.',
  },
  beside: {
    label: 'Other applications of the list',
    before: 'Previous',
    behind: 'Next',
    place: (place: number, count: number) => `${number(place)} of ${number(count)}`,
  },
  table: {
    columns: {
      button: 'Columns',
      label: 'Columns of the table',
      names: {
        stage: 'Stage',
        next: 'Next step',
        applied: 'Applied on',
        deadline: 'Deadline',
        place: 'Place',
        pay: 'Pay',
        source: 'Found through',
        match: 'Match',
        excitement: 'How much you want it',
      },
      job: 'Job',
      day: (day: string) => date(day),
      percent: (percent: number) => `${percent}%`,
      ofFive: (count: number) => `${count} of 5`,
      none: 'Not known',
    },
    keys: 'J and K go to the next job and back.',
  },
}
