import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { fullDay, monthDay } = datesOf('en')
const { number, plural } = formatsOf('en')

const named = (model: string | null) => (model ? ` (${model})` : '')
const audioLeaves = "the audio leaves this machine for your browser's own speech service. Waymark gets the text only."

/** The mock interview, its feedback and its history. */
export const interview = {
  meta: { title: 'Mock Interview · Waymark' },
  heading: 'Mock Interview',
  lead: 'Five questions, as a kind interviewer would ask them. Answer in writing or aloud, and see what your words already show.',
  intro: (questions: number, duration: string) =>
    `${number(questions)} questions, ${duration} in all. Stop whenever you like: what you wrote stays.`,
  notLoaded: 'The interview could not be loaded. Please try again.',
  noRole: {
    title: 'Choose your dream role first',
    text: 'The questions of an interview depend on it.',
    answer: 'Answer seven questions',
  },
  bands: { starting: 'First steps', building: 'On the way', middle: 'Halfway', solid: 'Solid', strong: 'Strong' },
  notJudged: 'Not judged',
  dimensions: {
    relevance: 'Relevance',
    structure: 'Structure',
    evidence: 'Concreteness',
    correctness: 'Correctness',
    communication: 'Clarity',
  },
  duration: {
    seconds: (seconds: number) => `about ${number(seconds)} seconds`,
    minutes: (minutes: number) => `about ${number(minutes)} minutes`,
    minutesAndHalf: (minutes: number) => `about ${number(minutes)}½ minutes`,
  },
  /** Who reads an answer that gets AI feedback. */
  reader: {
    here: 'Your answers stay on this server.',
    own: (model: string | null) =>
      `For AI feedback your answer is read by a model on this server's own network${named(model)}.`,
    openai: (model: string | null) =>
      `For AI feedback your answer, without your name, is sent to OpenAI${named(model)}.`,
    other: (model: string | null) =>
      `For AI feedback your answer, without your name, is sent to this server's AI provider${named(model)}.`,
  },
  notices: {
    builtIn: 'The built-in coach answers here. Nothing is missing for practising.',
    forOperator: 'For the person who runs this server:',
    noKey:
      "The AI provider's API key is not configured. Please add your API key to continue. It belongs in the environment file. Whoever runs this server can do that. What is below works without it.",
    fake: 'Feedback comes from the built-in fake provider (AI_FAKE=1), which is for development.',
    failing:
      'The AI provider failed several times in a row. You can try in a minute; built-in coaching works as always.',
    spent: (limit: number, renewsAt: string) =>
      `You have used this month's ${number(limit)} AI mock interviews. They renew on ${monthDay(renewsAt)}. Until then Submit gives built-in coaching, which has no limit.`,
    newRole: (role: string, newRole: string) =>
      `${role === '' ? 'These questions are general.' : `These questions are for ${role}.`} Your dream role is now ${newRole}: a new interview asks what fits it.`,
  },
  question: {
    steps: 'Questions of this interview',
    step: (at: number, category: string) => `Question ${number(at)}, ${category}`,
    stepDone: (at: number, category: string) => `Question ${number(at)}, ${category}, completed`,
    completed: 'Completed',
    next: 'Next Question',
  },
  clock: {
    label: 'Time on this answer',
    plenty: (duration: string) => `${duration} is plenty`,
    pause: 'Pause the timer',
    goOn: 'Go on with the timer',
  },
  answer: {
    changed:
      'This answer was changed in another tab or on another device. What you write here is not kept now, so that nothing is lost: reload the page to see the other one, or keep this one.',
    keepMine: 'Keep this one',
    label: 'Your answer',
    placeholder: 'As you would say it aloud',
    codePlaceholder: 'Code or pseudo-code, in any language',
    saved: 'Saved as you go.',
    count: (count: number) => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`,
    submit: 'Submit',
    byRules: 'Built-in coaching instead',
  },
  voice: {
    impossible: 'This browser cannot turn speech into text, so typing is the way here.',
    speak: 'Speak your answer',
    stop: 'Stop speaking',
    listening: 'Listening…',
    stays: 'Your voice stays on this machine: the browser turns it into text here.',
    leaves: `When you speak, ${audioLeaves}`,
    leavesNow: `While you speak, ${audioLeaves}`,
    problems: {
      'not-allowed': 'The microphone is blocked for this page. Allow it in the address bar, or type your answer.',
      'service-not-allowed': 'Speech recognition is switched off in this browser. Please type your answer.',
      'audio-capture': 'No microphone was found. Connect one, or type your answer.',
      network: "The browser's speech service cannot be reached. Please type your answer.",
      'language-not-supported': 'Speech recognition does not know this language here. Please type your answer.',
      other: 'Listening did not work. Please type your answer.',
    },
  },
  short: {
    title: 'Add more or submit anyway?',
    tooLittleCode: 'Too little code to judge',
    tooFewWords: 'Too few words to judge',
    status: 'Your answer is short. Add more or submit it anyway.',
    more: 'Add more',
    anyway: 'Submit anyway',
    counts: 'Submitted as it is, it counts neither for points nor for the badge of the first mock interview.',
  },
  care: {
    title: 'You matter more than this question',
    talk: 'Find somebody to talk to (findahelpline.com)',
    change: 'Change my answer',
    anyway: 'That is not what I meant: coach it',
  },
  failed: {
    title: 'Error generating feedback. Please try again.',
    saved: 'Your answer is saved, and this cost nothing.',
    again: 'Try again',
  },
  arriving: {
    reading: 'Reading your answer…',
    writing: 'Writing feedback…',
    note: 'Your answer is saved. You can stop this at any time.',
    stop: 'Stop',
    status: 'Generating feedback…',
  },
  feedback: {
    title: 'Feedback',
    by: { model: 'By AI, on words that stand in your answer', coach: 'Built-in coaching, by rules' },
    points: (points: number) => `+${number(points)} XP`,
    ready: 'Feedback is ready.',
    cutOff: 'The feedback reached its length limit and stops early.',
    followUp: 'A follow-up question',
    followUpNote:
      'It goes where your answer is weakest. Answer it in the box above and submit again: that costs nothing more.',
    improve: 'Improve my answer',
    judged: 'How it was judged',
    quote: (quote: string) => `“${quote}”`,
    noEvidence: 'No evidence found in the answer',
    mentions: 'What a good answer mentions',
    mentionsNote:
      'A tick stands beside your sentence that says it: check one against the other. The others are questions, not deductions: did you cover them in your own words?',
    heard: 'You mention:',
    notHeard: 'Did you cover:',
    perhapsHere: (quote: string) => `Perhaps here? “${quote}”`,
    redFlags: 'What would worry an interviewer',
    misconceptions: 'Check this first',
    otherLanguage:
      'The built-in coach reads English best. In German, French, Spanish and Turkish it looks at order, concreteness, vague words and harmful conduct. It hears some of the question’s points in Turkish and none in the other three. In other languages it sees length, figures and step words only.',
    whyNot: {
      coach: 'Rules cannot know this. A person or AI feedback can.',
      model: 'The model gave no valid score.',
    },
  },
  delivery: {
    title: 'Delivery',
    note: 'counted, never scored',
    length: 'Length',
    words: (count: number) => `${number(count)} words`,
    lengths: {
      short: (aloud: string) => `there is room for more; said aloud ${aloud}`,
      fits: (aloud: string) => `fits the question; said aloud ${aloud}`,
      long: (aloud: string) => `longer than it needs; said aloud ${aloud}`,
    },
    pace: 'Pace',
    perMinute: (count: number) => `${number(count)} words a minute`,
    paces: {
      slow: (from: number, to: number) => `rather slow; ${number(from)} to ${number(to)} is comfortable`,
      comfortable: (from: number, to: number) => `easy to follow; ${number(from)} to ${number(to)} is comfortable`,
      fast: (from: number, to: number) => `rather fast; ${number(from)} to ${number(to)} is comfortable`,
    },
    per100: (count: number) => `${number(count)} in 100 words`,
    fillers: 'Fillers',
    fillersNote: '“um”, “you know”, “basically”',
    hedges: 'Hedges',
    hedgesNote: '“maybe”, “I think”, “sort of”',
  },
  round: {
    title: 'This interview',
    role: (role: string) => (role === '' ? 'A general round, for any role' : `For ${role}`),
    /** The first of the two is written large. */
    completed: '{done} {of}',
    done: (done: number) => number(done),
    of: (all: number) => `of ${number(all)} completed`,
    reset: 'Reset Progress',
    resetDone: 'Progress reset',
    resetNote: 'Your feedback stays in the history.',
    undo: 'Undo',
    putBack: 'Your progress is back',
    notReset: 'The progress could not be reset. Please try again.',
    anew: 'New interview',
    notStarted: 'A new interview could not be started. Please try again.',
    dialog: {
      title: 'Start a new interview?',
      text: (role: string) =>
        `Five fresh questions${role === '' ? '' : ` for ${role}`}. What you did here stays in your history.`,
      cancel: 'Cancel',
      start: 'Start new interview',
    },
  },
  /** What a round costs of the month. */
  quota: {
    noProvider: (limit: number | null, hasGame: boolean) =>
      limit === null
        ? 'Built-in coaching has no limit.'
        : `Built-in coaching has no limit; the first ${number(limit)} rounds that you finish in a month count towards your plan${hasGame ? ' and bring their points' : ''}.`,
    noLimit: 'Your plan has no limit on AI mock interviews.',
    used: (used: number, limit: number, renewsAt: string) =>
      `AI mock interviews this month: ${number(used)} of ${number(limit)} used. They renew on ${monthDay(renewsAt)}.`,
    counted: 'This one is counted; the rest of it is free.',
    notCounted: 'This one counts when its first AI feedback arrives.',
    spent: 'This one gets built-in coaching, which uses nothing.',
    usesNothing: 'It uses nothing of your plan.',
    usesRules: (limit: number, renewsAt: string) =>
      `This month's ${number(limit)} AI mock interviews are used, so you get built-in coaching until ${monthDay(renewsAt)}. That uses nothing.`,
    usesLast:
      "It uses this month's last AI mock interview, when its first AI feedback arrives. Built-in coaching uses none.",
    usesOne: (left: number) =>
      `It uses one of the ${number(left)} AI mock interviews left this month, when its first AI feedback arrives. Built-in coaching uses none.`,
  },
  summary: {
    title: 'You completed all five',
    tooShort: (count: number) =>
      plural(count, {
        one: 'One answer is too short to count for points and the first badge. Answer that question again, and it counts.',
        other: `${number(count)} answers are too short to count for points and the first badge. Answer those questions again, and they count.`,
      }),
    role: (role: string) => (role === '' ? 'General mock interview' : `Mock interview for ${role}`),
    text: 'Strongest: {strongest}. Most to gain: {weakest}. One interview says little, three begin to show a direction.',
  },
  /** What stands on a question's card, by the server's English name of it. */
  category: (name: string): string => name,
  history: {
    title: 'Your interviews',
    note: 'Each answer with its feedback, newest first; also those that were kept without any.',
    notLoaded: 'Your interviews could not be loaded. Please try again.',
    none: 'Nothing here yet. Each answer is kept here with its question, once it has feedback or its interview is over.',
    older: 'Show older interviews',
    trendLeft: (left: number) =>
      plural(left, {
        one: 'A trend needs three interviews: one more.',
        other: 'A trend needs three interviews: two more.',
      }),
    trendOfAKind: 'A trend needs three interviews with the same kind of feedback.',
    against: {
      model: (rounds: number) =>
        `Your latest two of ${number(rounds)} interviews with AI feedback, against those before:`,
      coach: (rounds: number) =>
        `Your latest two of ${number(rounds)} interviews with built-in coaching, against those before:`,
    },
    directions: { up: 'rising', steady: 'steady', down: 'falling' },
    answered: (instant: string, answered: number, all: number) =>
      `${fullDay(instant)}, ${number(answered)} of ${number(all)} answered`,
    inProgress: (instant: string, answered: number, all: number) =>
      `${fullDay(instant)}, ${number(answered)} of ${number(all)} answered, in progress`,
    answer: 'Your answer',
  },
} as const
