import { formatsOf } from '../format.ts'

const { number, percent, plural } = formatsOf('en')

/** A check, practice or the daily challenge: while it runs, and after it. */
export const skillCheck = {
  meta: { title: 'Skill check · Waymark' },
  notLoaded: 'This check could not be loaded. Please try again.',
  notSent: 'Your answers could not be sent. Please try again.',
  kinds: { recheck: 're-check', scored: 'skill check', practice: 'practice' },
  pass: (needed: number, all: number) =>
    `${number(needed)} of ${number(all)} right is a pass. Your answers are kept as you go.`,
  adaptive: (most: number) =>
    `One question at a time, each chosen by your answers so far. It ends as soon as the result is sure, after ${number(most)} at the latest. An answer stands once it is given.`,
  confirm: (most: number) =>
    `Two or ${number(most)} questions confirm that you still know it. Nothing is taken away if they do not.`,
  runner: {
    label: 'Question',
    steps: 'Questions',
    step: (at: number) => `Question ${number(at)}`,
    stepDone: (at: number) => `Question ${number(at)}, answered`,
    title: (at: number, all: number) => `Question ${number(at)} of ${number(all)}`,
    titleOpen: (at: number, most: number) => `Question ${number(at)} of at most ${number(most)}`,
    answer: 'Answer',
    dontKnow: 'I do not know',
    giveUp: 'End the check now',
    giveUpNote: 'Ending it now is not a pass. Choose it once more to end.',
    hints: {
      choice: 'Choose one.',
      choices: 'Choose all that are right.',
      order: 'Choose the steps in the order they belong; choose one again to take it out.',
      output: 'Give exactly what is printed.',
      bug: 'Choose the line with the bug.',
      term: 'Fill in the missing term.',
      program: 'Write it. It is run against several cases, which you do not see.',
    },
    unanswered: (count: number) =>
      `${plural(count, { one: 'One question has no answer', other: `${number(count)} questions have no answer` })}. It counts as wrong; choose Finish once more to end anyway.`,
    keys: 'Digits choose, Enter goes on.',
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    finish: 'Finish',
    code: 'Code',
  },
  reply: {
    term: 'Your term',
    printed: 'What it prints',
    program: 'Your program',
    line: (at: number) => `Line ${number(at)}`,
    step: (at: number) => `Step ${number(at)}`,
    notPlaced: 'Not placed',
  },
  clock: {
    minutes: (minutes: number) => `${number(minutes)} min left`,
    seconds: (clock: string) => `${clock} left`,
    told: (minutes: number) =>
      `${number(minutes)} ${plural(minutes, { one: 'minute', other: 'minutes' })} left or less`,
  },
  result: {
    of: {
      scored: (skill: string) => `${skill} · skill check`,
      practice: (skill: string) => `${skill} · practice`,
    },
    practicePassed: 'That would be a pass',
    practiceFailed: 'Good practice',
    proven: (skill: string) => `${skill}: proven`,
    notYet: 'Not yet',
    right: (right: number, all: number, score: number) =>
      `${number(right)} of ${number(all)} right (${percent(score / 100)}).`,
    rightOf: (right: number, all: number) => `${number(right)} of ${number(all)} right.`,
    outOfTime: 'The twenty minutes were over, so what you had answered was graded.',
    afterPractice: 'Practice is never scored. Take the check when you feel ready.',
    afterPass: 'This counts as the strongest evidence there is. A few questions will confirm it again later.',
    afterFail: 'It was not sure enough for a pass. Nothing is taken away; practise what went wrong and try again.',
    confirmed: (skill: string) => `${skill}: confirmed`,
    notConfirmed: 'Not confirmed this time',
    afterNotConfirmed: 'Your earlier proof stays, with the day it was last confirmed.',
    ability: (points: number, error: number, mark: number) =>
      `${number(points)} ± ${number(error)} points; the pass mark is ${number(mark)}`,
    bands: {
      starting: 'starting out',
      developing: 'on the way',
      proficient: 'proficient',
      strong: 'strong',
    },
    match: 'Match with {role}: {before} → {after}',
    matchPart: (part: number) => percent(part / 100),
    points: (points: number) => `+${number(points)} XP`,
    toDashboard: 'See my dashboard',
    practise: (skill: string) => `Practise ${skill}`,
  },
  credential: {
    title: 'Your proof',
    note: 'An Open Badges 3.0 credential with your name, signed by this server. It says how you were checked, and that your name is self-declared. Valid for two years.',
    show: 'Anybody with the link can see and verify it',
    copy: 'Copy link',
    copied: 'Link copied',
    withdraw: 'Withdraw this proof',
    withdrawNote: 'It is withdrawn for good, and the public list says so to whoever holds a copy. Choose it once more.',
    withdrawn: 'Proof withdrawn',
    notChanged: 'This could not be changed. Please try again.',
  },
  topics: {
    title: 'How it went, topic by topic',
    note: 'Which single answers were right stays closed, so that the check goes on proving something.',
    others: 'Other topics',
    all: 'All questions',
    right: (right: number, asked: number) => `${number(right)} of ${number(asked)} right`,
  },
  graded: {
    title: 'What was asked, and why',
    right: (at: number) => `Question ${number(at)}: right`,
    notRight: (at: number) => `Question ${number(at)}: not right`,
    yourAnswer: 'Your answer',
    noAnswer: 'No answer',
    rightAnswer: 'Right answer',
    share: (part: number) => `${percent(part / 100)} of people got this right.`,
  },
  challenge: {
    meta: { title: "Today's challenge · Waymark" },
    title: "Today's challenge",
    of: (role: string) => `Today's challenge · ${role}`,
    notLoaded: "Today's challenge could not be loaded. Please try again.",
    lead: (role: string) =>
      `Five questions: what comes back to you from practice and checks, then those of everyone on the way to ${role}. No clock.`,
    leadForPoints: (role: string) =>
      `Five questions: what comes back to you from practice and checks, then those of everyone on the way to ${role}. No clock; answering all five earns points.`,
    right: (right: number, all: number) => `${number(right)} of ${number(all)} right`,
    done: 'Done for today',
    tomorrow: 'The next challenge comes tomorrow.',
    closed: 'A scored check of one of its skills is under way. The answers open when it has ended.',
    noRole: {
      title: 'First, your dream role',
      text: 'The challenge is made from the skills your dream role asks for.',
      answer: 'Answer the questions',
    },
  },
} as const
