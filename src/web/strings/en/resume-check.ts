import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { longDate } = datesOf('en')
const { number, plural } = formatsOf('en')

/** '4', '4.5'. */
const inTenths = (points: number) => number(Math.round(points * 10) / 10)

/** The resume check: its page, and the same result within the coach. */
export const resumeCheck = {
  meta: { title: 'Resume check · Waymark' },
  heading: 'Resume check',
  lead: '26 rules about the resume on file: what is good, what to change, and where. No AI is asked.',
  back: 'Back to your resume',
  foundIn: (fileName: string) => `What the check found in ${fileName}`,
  checking: 'Checking your resume…',
  none: {
    title: 'No resume to check yet',
    text: 'Upload one as PDF or DOCX. The check says what is good, what to change, and where.',
    upload: 'Upload a resume',
    build: 'Build a resume in ten minutes',
  },
  /** Facts were typed in, so there is no file to check. */
  typed: {
    title: 'The check needs a file',
    text: 'You typed your resume in, and the check looks at files: how they read, and what to change. Make your resume as PDF or Word first, download it, and upload it here.',
    download: 'Make my resume as a file',
    upload: 'Upload a resume',
  },
  groups: {
    reading: { title: 'Can it be read', short: 'Reading', note: 'What a program sees of your file.' },
    contact: { title: 'Contact', short: 'Contact', note: 'How to reach you, and no more than that.' },
    structure: { title: 'Structure', short: 'Structure', note: 'Sections, length and dates.' },
    wording: { title: 'Wording', short: 'Wording', note: 'How your work is told.' },
    match: {
      title: 'Skills in the resume',
      short: 'Skills',
      note: 'Points for what the resume names, full from a match of 70% on. How near you are to the role stands on the dashboard.',
    },
  },
  pointsOf: (points: number, of: number) => `${inTenths(points)} of ${number(of)}`,
  leftOut: 'left out',
  beforeAfter: {
    title: 'Before and after',
    note: 'The first resume we have, as it was read, beside the one of today. Both by what they say, without the file.',
    before: 'Before',
    after: 'Today',
    score: (score: number) => number(score),
    facts: (skills: number, jobs: number) =>
      `${number(skills)} ${plural(skills, { one: 'skill', other: 'skills' })}, ${number(jobs)} ${plural(jobs, { one: 'job', other: 'jobs' })}`,
    saved: (instant: string) => longDate(instant),
    better: 'Better now',
    worse: 'Weaker now',
    list: (rules: readonly string[]) => `${rules.join('; ')}.`,
    added: (skill: string) => `+ ${skill}`,
    gone: (skill: string) => `− ${skill}`,
  },
  score: {
    open: 'See your resume check',
    title: 'Your resume check',
    of100: 'of 100',
    /** Kind, and true at each height. */
    heights: {
      unreadable: 'The text of this file can hardly be read. Put that right first: the rest follows.',
      top: 'Very little is left to improve.',
      good: 'In good shape. A few changes would round it off.',
      sound: 'A sound base. A few steps would add much.',
      start: 'A start to build on. Take one step at a time.',
      low: 'Much is still to be gained, and the first steps add most.',
    },
    allRules: 'All 26 rules.',
    someRules: (applying: number) => `${number(applying)} of 26 rules apply here; they are scaled to 100.`,
    noForecast: 'It is a list of things to improve, not a forecast of what an employer will say.',
    groupValue: (points: number, of: number) => `${inTenths(points)} of ${number(of)} points`,
    groupPoints: (points: number, of: number) => `${inTenths(points)} / ${number(of)}`,
    stepsTitle: 'What would add most',
    gain: (points: number) => `+${inTenths(points)}`,
  },
  finding: {
    status: { full: 'Good', part: 'Could be better', none: 'To do', left_out: 'Left out' },
    howToFix: 'How to fix it.',
    where: 'Where',
    page: (page: number) => `page ${number(page)}`,
    show: 'Show in your resume',
  },
  table: {
    summary: 'All 26 rules and their points',
    label: 'All rules',
    rule: 'Rule',
    allPointsFor: 'All points for',
    points: 'Points',
    leftOut: (of: number) => `left out (${number(of)})`,
  },
} as const
