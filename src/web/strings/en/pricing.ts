import { formatsOf } from '../format.ts'

const { dollars, percent } = formatsOf('en')

export const pricing = {
  meta: {
    title: 'Pricing · Waymark',
    description: 'Explorer is free. Pathfinder and Accelerator add a bigger daily bonus and no monthly limits.',
  },
  heading: 'Start free, stay as long as you like',
  lead: 'Everyone begins on Explorer. The paid plans lift its limits.',
  notSold:
    'These are the usual prices. Nothing is sold on this server: you start on Explorer, and whoever runs it gives plans.',
  givenHere: 'Not sold on this server',
  noAiHere: 'AI mock interviews do not work here yet: no AI provider is set up. Practice with built-in feedback does.',
  billing: {
    legend: 'Billing',
    monthly: 'Monthly',
    yearly: 'Yearly',
    note: 'Paid by the year you save 25%, three months of twelve.',
  },
  startsHere: 'Everyone starts here',
  plans: {
    explorer: {
      line: 'Find the way.',
      features: [
        'Resume reading, skills and gaps',
        'Courses in order for your dream role',
        'Daily bonus of 100 XP',
        '10 scored skill checks per month',
        '2 AI mock interviews per month',
      ],
    },
    pathfinder: {
      line: 'Walk it every day.',
      features: [
        'Everything in Explorer',
        'Daily bonus of 500 XP',
        'Scored skill checks without a monthly limit',
        'Unlimited AI mock interviews',
      ],
    },
    accelerator: {
      line: 'Arrive sooner.',
      features: [
        'Everything in Pathfinder',
        'Daily bonus of 1000 XP',
        'Scored skill checks without a monthly limit',
        'Unlimited AI mock interviews',
      ],
    },
  },
  free: 'Free',
  freeNote: 'No card, no end date.',
  price: (amount: number) => dollars(amount),
  aMonth: 'a month',
  aYear: 'a year',
  orByYear: (year: number, saved: number) => `or ${dollars(year)} a year (save ${percent(saved)})`,
  insteadOfMonths: (months: number, saved: number) =>
    `instead of ${dollars(months)} for twelve single months (save ${percent(saved)})`,
  noUpgrade: 'Whoever runs this server gives this plan.',
  askFor: 'Ask for this plan',
  upgrade: 'Upgrade',
  yourPlan: 'This is your plan.',
  inYourPlan: 'Your plan has all of this.',
  change: 'Change or cancel it',
  startWith: (plan: string) => `Start with ${plan}`,
  goodToKnow: 'Good to know',
  notes: {
    aDay: 'On every plan, at most three scored skill checks a day.',
    payment:
      'Nothing is sold on this server: whoever runs it gives plans. Whichever plan you choose, you start on Explorer; we remember the one you came for.',
    billing:
      'Plans are paid for by the month or the year, once you are signed in. You can cancel at any time; within 14 days one mail to {support} brings your money back.',
    provider:
      'AI mock interviews, AI resume analysis and the AI chat need an AI provider, which whoever runs this server sets up. Reading your resume, your skills, your courses and your dashboard need none.',
    noProvider: 'This server has no AI provider set up at the moment.',
    interviewsToCome: 'Mock interviews are still being built.',
    assessmentsToCome: 'Assessments are still being built.',
  },
} as const
