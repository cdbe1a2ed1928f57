import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'
import { matchPercent, matchSpoken } from './match-percent.ts'
import { roughly } from './rough-date.ts'

const { shortDay } = datesOf('en')
const { list, number, percent, plural } = formatsOf('en')

const counted = (count: number, one: string) => `${number(count)} ${plural(count, { one, other: `${one}s` })}`

/** The dashboard without the learning path, which has its own file. */
export const dashboard = {
  meta: { title: 'Dashboard · Waymark' },
  notLoaded: 'Your dashboard could not be loaded. Please try again.',
  welcome: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    /** What the map and the card on it are, for those who hear the page. */
    region: 'Today',
    pace: (hours: string, role: string, day: string) =>
      `${hours} today keeps you on pace to apply as ${role} in ${roughly(day)}.`,
    /** Where the path leaves gaps, the day is that of the path's end and no more. */
    paceLeaving: (hours: string, day: string, left: readonly string[]) =>
      `${hours} today keeps you on pace to finish this path in ${roughly(day)}. ${counted(left.length, 'gap')} will be left: ${list(left)}.`,
    paceOnly: (hours: string, role: string) => `${hours} today brings you nearer to ${role}.`,
    there: (role: string) => `${role} is in reach. The map is walked; now the applications.`,
    roleGone: 'Choose a dream role to see your next step.',
  },
  role: {
    button: (role: string) => `Dream role: ${role}, change it`,
    none: 'Not chosen',
    menu: 'Dream roles',
    heading: 'Your match today, and how far it is',
    far: (points: number, months: number | null, weeks: number) => {
      const match = percent(points / 100)
      if (weeks === 0) return `${match}, in reach`
      return months === null ? `${match}, further than our courses` : `${match}, ${counted(months, 'month')}`
    },
    whatIf: 'What if? Try it first',
    changed: (role: string) => `Your dream role is now ${role}`,
    undo: 'Undo',
    notChanged: 'Your dream role could not be changed. Please try again.',
  },
  whatIf: {
    title: 'What if?',
    about: 'Another role or other hours: see where the line ends. Nothing changes until you say so.',
    notLoaded: 'The roles could not be loaded. Please try again.',
    role: 'Role',
    option: (role: string, points: number) => `${role}, ${percent(points / 100)} today`,
    hoursADay: 'Hours a day',
    here: (points: number, met?: number) => `You are here, ${matchPercent(points, met)}`,
    goal: (role: string, day: string) => `${role}, ${roughly(day)}`,
    today: (role: string) => `${role} is in reach today.`,
    by: (role: string, day: string, weeks: number) => `${role} by ${roughly(day)}, in ${counted(weeks, 'week')}.`,
    notQuite: (role: string, weeks: number) =>
      `${counted(weeks, 'week')} of study, and work or projects for the rest of ${role}.`,
    toPlan: 'Change it on the plan',
    take: (role: string) => `Make ${role} my dream role`,
  },
  map: {
    here: (points: number, met?: number) => `You are here · ${matchPercent(points, met)}`,
    roleBy: (role: string, day: string) => `${role} · ${roughly(day)}`,
    spoken: (role: string, points: number, stops: readonly string[]) =>
      `Map of your way to ${role}: ${number(points)} percent of the match so far. On it: ${stops.join(', ')}.`,
  },
  today: {
    title: 'Three things for today',
    lesson: 'One lesson',
    challenge: "Today's challenge",
    questions: (role: string) => `Five questions for ${role}`,
    interview: 'One interview question',
    aloud: 'Aloud or in writing',
    prove: (skill: string) => `Prove ${skill}`,
    adds: (points: number) => `Adds ${counted(points, 'point')} to your match`,
    minutes: (count: number) => `${number(count)} min`,
    upTo: (count: number) => `up to ${number(count)} min`,
    done: 'Done: ',
    short: (best: number, freezes: number) => `Best ${number(best)}, ${counted(freezes, 'freeze')}`,
  },
  roleGone: {
    title: 'Your dream role is no longer offered',
    text: 'Choose another one. Your courses, your skills and your points are all still here.',
    choose: 'Choose a dream role',
  },
  firstDay: {
    title: 'A good first day',
    count: (done: number, all: number) => `${number(done)} of ${number(all)} done`,
    done: 'Done: ',
    steps: {
      tellSkills: { title: 'Tell us your skills', note: 'From your resume, or picked by hand.' },
      skillsByHand: 'You picked them by hand; add more at any time.',
      skillsLookedOver: 'You looked over what was read from your resume.',
      confirmSkills: { title: 'Confirm your skills', note: 'Look over what was read from your resume.' },
      course: { title: 'Start a course', note: 'The next one on your path is at the top of this page.' },
      job: { title: 'Save a first job', note: 'You have what your dream role asks for: keep a job you would take.' },
      practise: {
        title: 'Practise one question',
        note: 'Answer one interview question and see what would make it better.',
      },
      check: { title: 'Take one skill check', note: 'A passed check is the strongest proof of a skill.' },
      notPassed: 'Taken, not passed yet: practise, then try again another day.',
    },
  },
  nextStep: {
    title: 'Your next step',
    notLoaded: 'Your next step could not be loaded. Please try again.',
    place: (place: number, all: number) => `Next step, ${number(place)} of ${number(all)}`,
    kinds: {
      course: 'The route needs this course; it is not on your path yet.',
      practice: 'Practise what the courses taught.',
      proof: 'You have these skills. A passed check proves them and brings the role into reach.',
    },
    adds: (skills: readonly string[]) => `Adds ${list(skills)}.`,
    today: (hours: string) => `${hours} today`,
    sitting: (hours: string, hasPractice: boolean) => (hasPractice ? `${hours} with practice` : hours),
    weeks: (hours: string, hasPractice: boolean, aWeek: string, weeks: number) =>
      `${hours}${hasPractice ? ' with practice' : ''}: ${number(weeks)} weeks at ${aWeek} a week`,
    toChecks: 'To the skill checks',
    toPlan: 'See the plan',
    add: 'Add to my path',
    start: 'Start',
    continue: 'Continue',
    opens: (course: string) => `${course} (opens in a new tab)`,
    markDone: 'Mark done',
    study: 'I studied today',
    studied: 'Studied today',
    noPath: {
      label: 'Next step',
      title: 'No course of ours leads on from here',
      text: (role: string) =>
        `Add what you have done to your resume, prove a skill, or go over your answers: then there is a next step to ${role}.`,
      resume: 'Add to my resume',
    },
    answers: 'Go over my answers',
  },
  apply: {
    label: 'In reach',
    title: 'Time to apply',
    text: (role: string, points: number) =>
      `Your match with ${role} is ${percent(points / 100)} and no must-have is missing. Hold a job ad against your skills, and keep track of what you send.`,
    ad: 'Compare a job ad',
    track: 'My applications',
    interview: 'Practise the interview',
    documents: 'Write the letter',
    milestone: 'Record the milestone',
    share: 'Share the picture',
  },
  match: {
    title: 'Your role match',
    notLoaded: 'Your role match could not be loaded. Please try again.',
    dream: 'Dream role',
    interim: 'Nearest interim role',
    onRoute: 'Interim role on your route',
    of: (kind: string, role: string) => `${kind}: ${role}`,
    spoken: (points: number, standing: string, met?: number) => `Role match: ${matchSpoken(points, met)}. ${standing}`,
    since: (points: number, day: string) =>
      `${points > 0 ? '+' : '−'}${number(Math.abs(points))} since ${shortDay(day)}`,
    recounted: (from: number, to: number) =>
      `Waymark now goes more by what you did and less by titles and lists. By the older rules this stood at ${percent(from / 100)}; by the newer ones, with what you did since, at ${percent(to / 100)}. Nothing of yours was lost.`,
    moves: 'What would move it most',
    proving: (skill: string) => `Pass a check: ${skill}`,
    check: (least: number, most: number) => `${number(least)}–${number(most)} questions`,
    onPath: 'course on your path',
    noCourse: 'by learning it',
    /** Of a gap that the resume names all the same. */
    weakly: { listed: 'named and not shown yet', little: 'you have a little', learning: 'you are learning it' },
    gain: (points: number) => `+${number(points)}`,
  },
  skills: {
    title: 'Your skills',
    about: (role: string) => `All parts of ${role}, how far each one shows, and why.`,
    shown: (points: number) => percent(points / 100),
    you: 'You',
    asked: 'Role asks',
    caption: (role: string) => `Your skills against ${role}`,
    axis: (skill: string, shown: string) => `${skill}, ${shown}`,
    spoken: (role: string, axes: readonly string[]) => `Your skills against ${role}: ${axes.join('; ')}`,
    all: (count: number) => `See all ${number(count)} skills`,
  },
  interim: {
    title: 'Interim roles',
    notLoaded: 'Interim roles could not be loaded. Please try again.',
    show: 'Show interim roles',
    hide: 'Hide interim roles',
    note: 'Jobs one can have on the way',
    recommended: 'Recommended interim role',
    onRoute: 'On your route',
    nearest: 'Nearest',
    leadsFurthest: 'Leads furthest',
    alsoNear: 'Another option',
    nearestIs: (role: string) => `Nearest interim role: ${role}`,
    pay: (range: string) => `${range} a year in the United States`,
    jobs: 'See jobs',
    jobsFor: (role: string) => ` for ${role}`,
    details: 'Details',
    openTitle: 'Jobs open to you today',
    openNote: (role: string) =>
      `${role} is in reach, so you need no step on the way. These are there if you want a job sooner.`,
    openWhileHeld: (role: string) => `${role} waits for a check that you did not pass; no step lies between.`,
    openWhilePast: (role: string) =>
      `None of the interim roles is a step up from what you can do today: your way leads straight to ${role}.`,
    openWhileNear: (role: string) => `No interim role comes much sooner than ${role}: your way leads straight there.`,
    noneOpen: 'None of the interim roles is in reach today.',
    all: 'See all interim roles',
  },
} as const
