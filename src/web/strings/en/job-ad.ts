import { adFlags, scamWords } from './ad-flags.ts'
import { otherResume } from './other-resume.ts'
import { datesOf } from '../date-format.ts'
import { formatsOf } from '../format.ts'

const { number, list, languageName } = formatsOf('en')
const { date } = datesOf('en')

const span = (months: number) => {
  const years = Math.floor(months / 12)
  if (years === 0) return months === 1 ? '1 month' : `${number(months)} months`
  return years === 1 ? '1 year' : `${number(years)} years`
}

const kept = 'It is read and forgotten: nothing is kept, and no AI model sees it.'

/** An advert compared with what one can do. */
export const jobAd = {
  meta: { title: 'Compare a job ad · Waymark' },
  heading: 'Compare a job ad',
  lead: 'Paste an advert: which of its skills you have, which are missing, and what to learn first.',
  form: {
    title: 'The advert',
    label: 'The job advert',
    hint: (most: number) => `The whole text, at most ${number(most)} characters. ${kept}`,
    hintNearTheEnd: (most: number, typed: number) =>
      `The whole text, at most ${number(most)} characters; this has ${number(typed)}. ${kept}`,
    missing: 'Paste the text of the advert',
    tooLong: (most: number) => `This is longer than an advert. Paste at most ${number(most)} characters.`,
    notRead: 'The advert could not be read. Please try again.',
    compare: 'Compare with my skills',
    again: 'Try again',
    answer: 'Answer the questions',
  },
  expect: {
    title: 'What you will see',
    lines: [
      '**Must have and nice to have, apart.** What the advert asks for counts; what it would like does not.',
      '**The evidence behind each skill you have.** A line of your resume, a course, a check.',
      '**What to learn first,** with courses that you can add to your path.',
    ],
  },
  result: {
    heading: (held: number, asked: number) => `You have ${number(held)} of the ${number(asked)} skills it asks for`,
    bar: 'Match with this job',
    barValue: (points: number) => `${number(points)} percent`,
    asks: 'It asks for',
    asksNote: 'These count',
    likes: 'It would like',
    likesNote: 'Nice to have: not in the percentage',
    learn: 'What to learn first',
    learnNote: 'In the order they build on each other',
    noTeacher: 'By practice, or a course of your own choice',
    or: (others: readonly string[]) =>
      others.map((one, at) => `${at < others.length - 1 ? ',' : ' or'} ${one}`).join(''),
    have: 'You have it',
    little: 'Hardly shown',
    missing: 'Missing',
    courses: 'Courses that close the gaps',
    closes: (skills: readonly string[]) => `Closes ${skills.join(', ')}`,
    add: 'Add to path',
    facts: 'What the ad says',
    factsNote: 'Each with the line it was read from',
    readFrom: (line: string) => `Read from: “${line}”`,
    day: (day: string) => date(day),
    unsure: 'Please check',
    fact: {
      title: 'Title',
      company: 'Employer',
      place: 'Place',
      workMode: 'Where you work',
      pay: 'Pay',
      types: 'Type',
      years: 'Experience',
      deadline: 'Apply by',
      contact: 'Contact',
    },
    mode: { remote: 'Remote', hybrid: 'Partly at home', onsite: 'On site' },
    types: {
      'full-time': 'Full-time',
      'part-time': 'Part-time',
      contract: 'Contract',
      temporary: 'Temporary',
      internship: 'Internship',
      apprenticeship: 'Apprenticeship',
    },
    years: (count: number) =>
      count === 0 ? 'None needed' : count === 1 ? 'At least 1 year' : `At least ${number(count)} years`,
    counts: (percentage: string) =>
      `${percentage} is how much of what it asks for you can show: each skill counts by how well. The number before it counts skills that you have at all.`,
    own: {
      title: 'Besides the skills',
      note: 'What it asks for, next to your resume',
      years: 'Experience',
      yearsAsked: (count: number) => `It asks for at least ${count === 1 ? '1 year' : `${number(count)} years`}.`,
      yearsOfThis: (months: number) =>
        months === 0
          ? 'Your resume shows no such work with dates yet.'
          : `Your resume shows ${span(months)} of such work.`,
      yearsUsing: (names: readonly string[], months: number) =>
        `Your resume shows ${list(names)} in work of ${span(months)}, under another title.`,
      yearsOfAll: (months: number) =>
        months === 0 ? 'Your resume shows no work with dates yet.' : `Your resume shows ${span(months)} of work.`,
      yearsBeside: (months: number) => `With ${span(months)} of other work, which also counts with many employers.`,
      degree: 'Degree',
      levels: {
        vocational: 'a vocational training',
        associate: 'an associate degree',
        bachelor: 'a bachelor’s degree',
        master: 'a master’s degree',
        doctorate: 'a doctorate',
      },
      degreeAsked: {
        required: (level: string) => `It asks for ${level}.`,
        equivalent: (level: string) => `It asks for ${level}, or the like from work.`,
        preferred: (level: string) => `It would like ${level}.`,
      },
      degreeOwn: {
        met: (own: string) => `You have: ${own}.`,
        running: (own: string) => `You are still studying: ${own}. Say so when you apply, with the month it ends.`,
        below: (own: string) => `Your resume has: ${own}.`,
        none: 'Your resume names none.',
      },
      language: languageName,
      languageAsked: (level: string | null, isWish: boolean) =>
        isWish ? `It would like it${level ? ` at ${level}` : ''}.` : `It asks for it${level ? ` at ${level}` : ''}.`,
      languageOwn: (own: string) => `Your resume has: ${own}.`,
      languageNone: 'Your resume does not name it. If you speak it, add it there.',
      advantages: 'You have what it calls an advantage',
      advantage: (words: string, own: string) => `“${words}” You: ${own}. Name it in your letter.`,
      met: 'Met',
      open: 'Not yet',
      unclear: 'Compare yourself',
      toResume: 'Look at your resume',
      farTitle: 'A job for later',
      far: 'It asks for more years, or another degree, than courses can give. The same work has earlier steps, and they lead there. What it asks you to know still shows you the way.',
      farGoOn: 'Show what could be learnt anyway',
      nearer: 'See jobs on your way',
    },
    next: {
      otherResume,
      title: 'Go on with this ad',
      note: 'No need to paste it again. Saving keeps the ad for you alone.',
      save: 'Save this job',
      saved: 'Saved.',
      savedBefore: 'You have saved this posting before.',
      open: 'Open in my applications',
      resume: 'Make a resume for this job',
      letter: 'Write a letter',
      letterLanguage: 'Language of the letter',
      languageOfAd: 'The ad is written in it. Your facts stand as you wrote them; a resume stays in their language.',
      languageNote: 'Your facts stand as you wrote them; a resume stays in their language.',
      nameOf: {
        resume: (name: string) => name.slice(0, 120),
        letter: (name: string) => `Letter: ${name}`.slice(0, 120),
      },
      untitled: 'a job',
    },
    flags: 'Look twice',
    flagsNote: 'Not part of the match',
    flag: adFlags,
    scam: scamWords,
  },
} as const
