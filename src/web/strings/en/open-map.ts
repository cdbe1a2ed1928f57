import { formatsOf } from '../format.ts'
import { matchPercent } from './match-percent.ts'
import { hours } from './hours.ts'
import { aRole } from './a-role.ts'
import { roughly } from './rough-date.ts'

const { number, percent, plural } = formatsOf('en')

const counted = (count: number, one: string) => `${number(count)} ${plural(count, { one, other: `${one}s` })}`

/** Maps that need no sign-in: tried before signing up, and shared by somebody else. */
export const openMap = {
  tryIt: {
    meta: {
      title: 'Try it · Waymark',
      description: 'Name a few skills and a dream role, and see your map. No account, and we store nothing.',
    },
    heading: 'See your map first',
    lead: 'A dream role and three skills are enough. No account, and we store nothing.',
    role: 'Dream role',
    choose: 'Choose a role',
    skills: 'Your skills',
    skillsHint: 'A few words, such as Python, Excel, customer support. Or paste a part of your resume.',
    sample: 'Take a sample',
    sampleText: 'Python, JavaScript, HTML, CSS, SQL, Git, Linux, Troubleshooting',
    show: 'Show my map',
    showing: 'Drawing your map…',
    again: 'Show the new map',
    rolesMissing: 'The roles could not be loaded. Please try again.',
    retry: 'Try again',
    notDrawn: 'Your map could not be drawn. Please try again.',
    noRole: 'Choose a dream role',
    noSkills: 'Name a few skills',
    named: (names: string) => `Skills we found: ${names}.`,
    noneNamed: 'We know none of these words as a skill, so the map begins at the start.',
    unknown: (parts: string) => `Not understood: ${parts}. Try another name for it, such as the tool you used.`,
    word: 'Your own word counts for a part; a resume, courses and skill checks say more.',
    keep: 'Keep this map',
    keepNote: 'Free. Your role and skills come along.',
    toPlan: 'Open my plan',
  },
  way: {
    meta: { title: 'A way to a new job · Waymark' },
    notLoaded: 'This plan could not be loaded. Please try again.',
    gone: 'There is no plan at this address',
    goneNote: 'Its owner may no longer share it, or the link is incomplete.',
    tryIt: 'See a map of your own',
    home: 'Back to the start',
    whose: (name: string, role: string) => `${name}’s way to ${role}`,
    nobodys: (role: string) => `A way to ${role}`,
    about: 'Shared by its owner, as of today',
    cheer: 'Cheer',
    cheered: 'Thank you for the cheer!',
    cheers: (count: number) => counted(count, 'cheer'),
    notCheered: 'The cheer did not arrive. Please try again.',
    mine: 'Make it mine',
    mineNote: 'Start with this dream role and your own skills.',
  },
  map: {
    heading: (held: number, all: number, role: string) =>
      held === 0
        ? `The way to ${role} begins here, with ${number(all)} skills to gain.`
        : `${number(held)} of the ${number(all)} skills ${aRole(role)} needs are there.`,
    there: (role: string) => `All that ${aRole(role)} needs is there.`,
    spoken: (role: string, points: number) =>
      `Map of the way to ${role}: ${number(points)} percent of the match so far.`,
    here: (points: number, met?: number) => `Here · ${matchPercent(points, met)}`,
    role: (role: string, points: number) => `${role} · ${percent(points / 100)}`,
    match: 'Match today, by own word',
    checked: 'Skills checked by us',
    checkedOf: (proven: number, all: number) => `${number(proven)} of ${number(all)}`,
    points: (points: number) => percent(points / 100),
    nearest: 'Nearest paid role',
    nearestNow: (role: string) => `${role}, ready to apply`,
    nearestIn: (role: string, count: number) => `${role}, ${hours(count)} away`,
    nearestAfter: (role: string, checks: number) =>
      `${role}, after ${plural(checks, { one: 'one check', other: `${number(checks)} checks` })}`,
    nearestAt: (role: string, points: number) => `${role}, ${percent(points / 100)}`,
    gap: 'First gap to close',
    gapAdds: (skill: string, points: number) => (points > 0 ? `${skill}, adds ${number(points)}` : skill),
    ready: 'Ready to apply',
    readyBy: (day: string) => `by ${roughly(day)}`,
    readyNow: 'today',
    study: 'Study and practice',
    steps: 'The steps',
    done: (count: number) => `${counted(count, 'course')} done.`,
    pace: 'At an hour and a half a day, six days a week.',
    more: (count: number) => `And ${counted(count, 'more step')}.`,
    /** What a step that is no course is called. */
    stepTitle: (title: string) => title,
    kinds: { course: 'Course', practice: 'Practice', proof: 'Skill check' },
    hours,
    withPractice: (course: number, practice: number) => `${hours(course)}, then ${hours(practice)} of practice`,
    by: (day: string) => roughly(day),
    held: 'Shown by work, projects or courses, by own word',
    listed: 'Named in a list, and nothing shows it yet',
    ownWord: 'By own word means that it is read from a resume or a list; only a passed skill check proves it.',
    promise: 'A plan, not a promise: study time is counted, the search for a job is not.',
  },
  own: {
    button: 'Share a link',
    title: 'A public link to your plan',
    about:
      'Whoever has the link sees your dream role and match, the skills of the role that you have, the gap to close first, the nearest paid role, how many courses you finished, and your steps with hours and dates. Never your resume, e-mail, surname or applications.',
    off: 'Nobody can see your plan now.',
    make: 'Make a link',
    name: 'Show my first name',
    link: 'Your link',
    copy: 'Copy',
    copied: 'Link copied',
    send: 'Share',
    cheers: (count: number) => (count === 0 ? 'No cheers yet.' : `${counted(count, 'cheer')} so far.`),
    stop: 'Stop sharing',
    stopped: 'The link no longer works',
    notChanged: 'That did not work. Please try again.',
    notLoaded: 'Your link could not be loaded. Please try again.',
  },
} as const
