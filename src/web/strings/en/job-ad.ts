import { formatsOf } from '../format.ts'

const { number } = formatsOf('en')

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
    or: (others: readonly string[]) => ` or ${others.join(' or ')}`,
    have: 'You have it',
    little: 'Hardly shown',
    missing: 'Missing',
    courses: 'Courses that close the gaps',
    closes: (skills: readonly string[]) => `Closes ${skills.join(', ')}`,
    add: 'Add to path',
    facts: 'What the ad says',
    factsNote: 'Each with the line it was read from',
    readFrom: (line: string) => `Read from: “${line}”`,
    assumed: 'Nothing is said about working from home, so probably on site',
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
    years: (count: number) =>
      count === 0 ? 'None needed' : count === 1 ? 'At least 1 year' : `At least ${number(count)} years`,
    flags: 'Look twice',
    flagsNote: 'Not part of the match',
    flag: {
      'asks-money': 'It asks you for money. Employers do not.',
      'asks-id': 'It asks for your ID before you have met.',
      'asks-bank-data': 'It asks for your bank details before you have met.',
      'whatsapp-only': 'It can be answered by a messenger only.',
      'crypto-pay': 'It speaks of pay in cryptocurrency.',
      'moves-money': 'It wants other people’s money or parcels to pass through your account or home.',
      'asks-secrets': 'It asks for a password or a code that only you may know.',
      'no-interview': 'It promises work without an interview.',
      'hidden-orders': 'It holds orders to a machine. They were not followed.',
      'not-tech': 'This does not look like a job in tech. What it asks for beside tech is not read.',
    },
  },
} as const
