import { formatsOf } from '../format.ts'

const { number, plural } = formatsOf('en')

/** Small words of the shared parts that only signed-in people meet: given by the header's menu and by their pages' frame. */
export const parts = {
  close: 'Close',
  dismiss: 'Got it',
  forExample: (example: string) => `For example: ${example}`,
  /** What a part of the product is for, told the first time somebody comes there. */
  firstUse: {
    arena: {
      text: 'A check turns a skill you claim into one you have proven.',
      example: 'practise Git for five minutes, then pass its check, and employers can see the proof.',
    },
    interview: {
      text: 'Answer as you would in the room; you see what your words already show.',
      example: 'say what you did, how, and what came of it: “I cut the monthly count from a day to an hour.”',
    },
    coach: {
      text: 'Choose your resume as a PDF, then ask about it as you would ask a friend who hires.',
      example: '“Which of my strengths should my summary begin with?”',
    },
    applications: {
      text: 'Keep every application here and you see what is due today.',
      example: 'add one, move it to {stage} when they call, and the follow-up is dated for you.',
    },
    documents: {
      text: 'Write your facts once; each resume and letter takes from them what fits.',
      example: 'paste a job ad and a resume for that job is put together from what you really did.',
    },
    achievements: {
      text: 'Points, badges and levels keep count of what you did here.',
      example: 'a finished course, a passed check or a day of study each add to them.',
    },
  },
  notifications: 'Notifications',
  stars: {
    name: (stars: number) => plural(stars, { one: '1 star', other: `${stars} stars` }),
    of: (stars: number, all: number) => `${stars} of ${all}`,
  },
  charts: {
    asTable: 'Show as table',
    asChart: 'Show as chart',
    number,
    skill: 'Skill',
    /** Every other day of the week has room, Monday first. */
    days: ['', 'Tue', '', 'Thu', '', 'Sat', ''],
    less: 'Less',
    more: 'More',
  },
} as const
