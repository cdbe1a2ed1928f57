import { formatsOf } from '../format.ts'
import { resumeTimes } from './resume-times.ts'

const { list, number, plural } = formatsOf('en')

const counted = (count: number, one: string, other: string) =>
  count > 0 ? [`${number(count)} ${plural(count, { one, other })}`] : []

/** What was found in a resume and what it leads to, right after the questionnaire. */
export const resumeResult = {
  times: resumeTimes,
  heading: 'What we found in your resume',
  headingByHand: 'Your skills and courses',
  summary: (skills: number, jobs: number, schools: number, courses: number) => {
    const found = [
      ...counted(skills, 'skill', 'skills'),
      ...counted(jobs, 'job', 'jobs'),
      ...counted(schools, 'school', 'schools'),
      ...counted(courses, 'recommended course', 'recommended courses'),
    ]
    return found.length === 0 ? 'Nothing yet.' : `${list(found)}.`
  },
  dreamRole: 'Your dream role: {role}.',
  upload: 'Upload a resume',
  build: 'Build a resume in ten minutes',
  uploadOther: 'Upload another resume',
  note: 'Please note',
  /** A second resume took the place of the first. */
  replaced: {
    title: (file: string | null) =>
      file === null ? 'This takes the place of your resume before it' : `This takes the place of ${file}`,
    titleByHand: 'This takes the place of what you entered by hand',
    nothingGone: 'All that stood there stands here too.',
    gone: (named: readonly string[], more: number) =>
      `Your match and your path no longer count: ${list(more > 0 ? [...named, `${number(more)} more`] : named)}.`,
    keep: 'To keep some of it, add it on {resume}. {facts} holds the facts of several resumes for letters and documents.',
    resume: 'your resume',
    facts: 'Documents',
  },
  found: (count: number) => `${number(count)} found`,
  skills: { title: 'Skills', none: 'No skills were found.' },
  experience: { title: 'Experience', none: 'No experience was found.' },
  education: { title: 'Education', none: 'No education was found.' },
  moreLines: (count: number) => (count === 1 ? 'One more line' : `${number(count)} more lines`),
  interim: {
    title: 'Interim roles',
    note: (role: string) => `On the way to ${role}`,
    show: 'Show interim roles',
    notNeeded: (role: string) => `You need no stepping stone: you can apply for ${role} today.`,
    allBehind: 'You need no stepping stone: your work is past all of these roles.',
    /** `today`: the job to apply for today, where it is known. */
    behind: (roles: readonly string[], today: string | null) =>
      `No step up from what you can do today${today === null ? '' : `, such as ${today}`}: ${roles.join(', ')}.`,
    fromScratch: (time: string) => `${time} from scratch`,
    pay: (range: string) => `${range} a year in the United States`,
    source: 'Pay: {source}',
    sourceOfAll: 'Pay of all of them: {source}',
  },
  courses: {
    title: 'Recommended courses',
    note: 'In the order that builds up best. Links lead to the platforms themselves.',
    furtherNote: (role: string) =>
      `You can apply for ${role} today and need none of these first. They teach what comes next.`,
    noneNeeded: (role: string) => `You can apply for ${role} today, and no course of ours would teach you more for it.`,
    none: (role: string) => `No courses found for ${role}. Please {select}.`,
    noRole: 'Your dream role is no longer offered. Please {select}.',
    selectRole: 'select a different role',
    by: (institution: string, platform: string) => `${institution} on ${platform}`,
    forDreamRole: 'For your dream role',
    forInterimRole: 'For an interim role',
    openOn: (platform: string) => `Open on ${platform}`,
    /** After it, for those who hear the page. */
    whichOpens: (title: string) => `: ${title} (opens in a new tab)`,
  },
  bar: {
    saving: 'Your answers and courses are being saved.',
    saved: 'Everything is saved.',
    wait: 'Saving changes, please wait...',
    wholePlan: 'Show me the whole plan',
    toDashboard: 'Go to dashboard',
    saveAgain: 'Save again',
  },
} as const
