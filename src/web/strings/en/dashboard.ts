import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

/** The dashboard without the learning path, which has its own file. */
export const dashboard = {
  meta: { title: 'Dashboard · Waymark' },
  notLoaded: 'Your dashboard could not be loaded. Please try again.',
  welcome: {
    morning: (name: string) => `Good morning, ${name}`,
    afternoon: (name: string) => `Good afternoon, ${name}`,
    evening: (name: string) => `Good evening, ${name}`,
    noPath: (role: string) => `Your dream role: ${role}.`,
    atStart: (role: string) => `Your way to ${role} starts with one step.`,
    onTheWay: (done: number, all: number, role: string) =>
      `${number(done)} of ${number(all)} courses done on your way to ${role}.`,
    walked: (role: string) => `You have walked your whole path to ${role}.`,
    dreamRole: 'Dream role: ',
    roleGone: 'Choose a dream role to see your next step.',
    noRole: 'Not chosen',
    change: 'Change',
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
      confirmSkills: { title: 'Confirm your skills', note: 'Look over what was read from your resume.' },
      course: { title: 'Start a course', note: 'The next one on your path is at the top of this page.' },
      practise: {
        title: 'Practise one question',
        note: 'Answer one interview question and see what would make it better.',
      },
      check: { title: 'Take one skill check', note: 'A passed check is the strongest proof of a skill.' },
    },
  },
  nextStep: {
    title: 'Your next step',
    notLoaded: 'Your next step could not be loaded. Please try again.',
    place: (place: number, all: number) => `Next step, ${number(place)} of ${number(all)}`,
    start: 'Start',
    continue: 'Continue',
    opens: (course: string) => `${course} (opens in a new tab)`,
    markDone: 'Mark done',
    study: 'I studied today',
    studied: 'Studied today',
    arrived: {
      label: 'Path walked',
      title: (role: string) => `You are ready to try for ${role}`,
      text: 'Every course on your path is done. Look at the interim roles you can reach, or choose a further goal.',
      roles: 'See interim roles',
    },
    noPath: {
      label: 'Next step',
      title: 'Choose where you want to go',
      text: (role: string) => `There are no courses on your path to ${role} yet. Go over your answers to get new ones.`,
    },
    answers: 'Go over my answers',
  },
  match: {
    title: 'Your role match',
    notLoaded: 'Your role match could not be loaded. Please try again.',
    dream: 'Dream role',
    interim: 'Nearest interim role',
    of: (kind: string, role: string) => `${kind}: ${role}`,
    spoken: (points: number, skills: string) => `${number(points)} percent role match, ${skills}`,
  },
  numbers: {
    changed:
      'Your numbers changed: a role match now counts parts of the role, the work you have done and where your resume shows a skill, so one of several tools is enough.',
    close: 'Close',
  },
  skills: {
    title: 'Your skills',
    notLoaded: 'Your skills could not be loaded. Please try again.',
    note: (held: number, all: number, role: string) => `${number(held)} of ${number(all)} skills for ${role}`,
    you: 'You',
    asked: 'Role asks',
    caption: (role: string) => `Your skills against ${role}`,
    axis: (skill: string, shown: string) => `${skill}, ${shown}`,
    spoken: (role: string, axes: readonly string[]) => `Your skills against ${role}: ${axes.join('; ')}`,
    all: (count: number) => `See all ${number(count)} skills`,
    gaps: 'Biggest gaps',
    advisor: 'Ask the AI advisor about them',
  },
  interim: {
    title: 'Interim roles',
    notLoaded: 'Interim roles could not be loaded. Please try again.',
    show: 'Show interim roles',
    hide: 'Hide interim roles',
    note: 'Jobs one can have on the way',
    recommended: 'Recommended interim role',
    jobs: 'See jobs',
    jobsFor: (role: string) => ` for ${role}`,
  },
} as const
