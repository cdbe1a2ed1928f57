import { quoted } from '../quoted.ts'
import { formatsOf } from '../format.ts'
import { matchPercent } from './match-percent.ts'
import { hours } from './hours.ts'
import { aRole } from './a-role.ts'

const { list, number, percent, plural } = formatsOf('en')

/** The map right after the resume was read. */
export const reveal = {
  region: 'Where you stand',
  read: (skills: number) =>
    `Your resume is read: ${number(skills)} ${plural(skills, { one: 'skill', other: 'skills' })} found`,
  byHand: 'Your skills are saved',
  waiting: (role: string) => `Working out your way to ${role}`,
  heading: (held: number, all: number, role: string) =>
    held === 0
      ? `Your way to ${role} begins here, with ${number(all)} skills to gain.`
      : `You already have ${number(held)} of the ${number(all)} skills ${aRole(role)} needs.`,
  there: (role: string) => `You have what ${aRole(role)} needs. Time to apply.`,
  spoken: (role: string, points: number) =>
    `Map of your way to ${role}: ${number(points)} percent of the match so far.`,
  here: (points: number, met?: number) => `You are here · ${matchPercent(points, met)}`,
  role: (role: string, points: number, met?: number) => `${role} · ${matchPercent(points, met)}`,
  nearest: 'Nearest paid role',
  nearestNow: (role: string) => `${role}, ready to apply`,
  nearestIn: (role: string, count: number) => `${role}, ${hours(count)} away`,
  nearestAfter: (role: string, checks: number) =>
    `${role}, after ${plural(checks, { one: 'one check', other: `${number(checks)} checks` })}`,
  nearestAt: (role: string, points: number) => `${role}, ${percent(points / 100)}`,
  gap: 'First gap to close',
  gapAdds: (skill: string, points: number) => (points > 0 ? `${skill}, adds ${number(points)}` : skill),
  /** Of a gap that the resume names all the same. */
  gapShown: {
    listed: 'You name it; no work or project shows it yet.',
    little: 'You have a little of it so far.',
    learning: 'You are learning it.',
  },
  step: 'First step',
  stepHours: (title: string, course: number, practice: number, aWeek: number, weeks: number) =>
    `${title}, ${hours(course)}${practice > 0 ? ` and ${hours(practice)} of practice` : ''}${weeks > 1 ? `: ${number(weeks)} weeks at ${number(aWeek)} h a week` : ''}`,
  apply: 'Compare a job ad with your skills',
  prove: 'Prove a skill with a check',
  check: (count: number, names: readonly string[]) =>
    `${number(count)} ${plural(count, { one: 'thing', other: 'things' })} to check: ${list(quoted(names, count, (more) => `${number(more)} more`))}`,
  toCheck: (count: number) => `${number(count)} ${plural(count, { one: 'thing', other: 'things' })} to check:`,
  isSkill: (skill: string) => `Is “${skill}” a skill of yours?`,
  yes: 'Yes',
  no: 'No',
  settled: 'Noted. Your map counts it so.',
  notSettled: 'Your answer could not be saved. Please try again.',
  share: 'Share this map',
  checkAll: 'Check and confirm what was read',
  seeFacts: 'See your facts, which you confirmed',
} as const
