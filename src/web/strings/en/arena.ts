import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { longDate } = datesOf('en')
const { number, percent, plural, raise } = formatsOf('en')

/** The list of checks, the page of a spent quota, and what the arena's pages share. */
export const arena = {
  meta: { title: 'Arena · Waymark' },
  heading: 'Arena',
  lead: 'Turn “I know this” into proof: fresh questions, one at a time, until the result is sure. A failed check takes no points; the skill counts less until it is passed, or for 90 days, and in a core skill of a role it holds back ‘ready to apply’ as long.',
  notLoaded: 'The checks could not be loaded. Please try again.',
  notStarted: 'The check could not be started. Please try again.',
  toArena: 'Back to the arena',
  today: {
    title: "Today's challenge",
    noRole: 'It is made from the skills of your dream role. Choose one first.',
    done: 'Done. The next one comes tomorrow.',
    open: (role: string) => `Five questions for everyone on the way to ${role}.`,
    daily: 'Five questions a day.',
    chooseRole: 'Choose a dream role',
    seeAnswers: "See today's answers",
    start: "Start today's challenge",
  },
  suggested: {
    title: 'Suggested checks',
    note: (hasClaimed: boolean) =>
      hasClaimed
        ? 'What your resume or your work speaks for and no check has proven yet, first.'
        : 'What a pass would add most for, first.',
  },
  month: {
    label: 'Scored checks this month',
    left: (left: number, limit: number) => `${number(left)} of ${number(limit)}`,
    text: (renewsAt: string) =>
      `{left} scored checks left this month, at most three a day. They renew on ${longDate(renewsAt)}. Practice is without limit.`,
  },
  history: {
    title: 'History',
    notLoaded: 'Your history could not be loaded. Please try again.',
    none: 'Nothing yet. Your checks and practice will be listed here.',
    day: (endedAt: string) => longDate(endedAt),
    practice: 'practice',
    outOfTime: 'out of time',
    practised: (score: number) => percent(score / 100),
    passed: (score: number) => `${percent(score / 100)} passed`,
    notYet: 'Not yet',
  },
  all: {
    title: 'All skills',
    note: 'Those of your dream role and those you have.',
    find: 'Find a skill',
    found: (count: number) => `${number(count)} ${plural(count, { one: 'skill', other: 'skills' })} found`,
    none: 'There is no check for that yet.',
    more: (count: number) => `Show ${number(count)} more ${plural(count, { one: 'skill', other: 'skills' })}`,
  },
  row: {
    resume: 'Resume',
    resumeSkill: (skill: string) => `Resume ${skill}`,
    practise: 'Practise',
    practiseSkill: (skill: string) => `Practise ${skill}`,
    start: 'Start check',
    startSkill: (skill: string) => `Start check ${skill}`,
    recheck: 'Re-check',
    recheckSkill: (skill: string) => `Re-check ${skill}`,
    proven: 'Proven',
    faded: 'Proven a while ago',
    tried: 'Not passed yet',
    best: (score: number) => `Best ${percent(score / 100)}`,
    claimed: 'Shown, not proven',
  },
  /** Before a scored check. */
  sheet: {
    title: (skill: string) => `${skill}: skill check`,
    range: (least: number, most: number) => `${number(least)}–${number(most)}`,
    count: (count: number) => number(count),
    questions: 'questions',
    minutes: 'minutes at most',
    left: (limit: number) => `of ${number(limit)} left this month`,
    noLimit: 'checks this month',
    aDay: (count: number) => `At most ${number(count)} scored checks a day.`,
    note: 'It ends as soon as a pass is sure. A check that fails takes no points; the skill counts less until it is passed, or for 90 days, and in a core skill it holds back ‘ready to apply’ as long. Practice tells you right or wrong after each question and is never scored.',
    start: 'Start',
    practise: 'Practise',
  },
  /** What is known of a skill, joined into one line. */
  facts: {
    levels: { must: 'must-have of your dream role', should: 'asked for by your dream role', nice: 'nice to have' },
    metOtherwise: 'your dream role asks for it or the like, which you have',
    adds: (points: number) => `a pass lifts your match by ${number(points)}`,
    confirmed: (at: string) => `last confirmed on ${longDate(at)}`,
    faded: 'two or three questions confirm it again',
    nextTry: (at: string) => `next scored try on ${longDate(at)}`,
    none: 'not asked for by your dream role',
    joined: (facts: readonly string[]) => raise(facts.join(' · ')),
  },
  quota: {
    meta: { title: 'Scored checks this month · Waymark' },
    notLoaded: 'This could not be loaded. Please try again.',
    usedTitle: "This month's scored checks are used",
    leftTitle: 'You have scored checks left',
    noLimit: 'Your plan has no limit.',
    used: (limit: number, renewsAt: string) =>
      `Your plan has ${number(limit)} scored checks a month. They renew on ${longDate(renewsAt)}.`,
    left: (limit: number, left: number, renewsAt: string) =>
      `Your plan has ${number(limit)} scored checks a month. ${number(left)} are left, and they renew on ${longDate(renewsAt)}.`,
    open: 'Practice and the daily challenge are open to everyone, every day.',
    plans: 'Compare plans',
  },
} as const
