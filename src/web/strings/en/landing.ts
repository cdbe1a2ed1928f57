import { formatsOf } from '../format.ts'

const { number, percent, plural } = formatsOf('en')

export const landing = {
  meta: {
    title: 'Waymark · Your AI-powered career companion',
    description:
      'Upload your resume, see which skills your dream role in tech still asks for, and follow a path of courses you can start today.',
  },
  hero: {
    kicker: 'Your AI-powered career companion',
    heading: 'Your next job in tech, one clear step at a time',
    lead: 'Upload your resume and pick a role. We show you the skills you already have, the ones you still need, and the shortest path between the two.',
    getStarted: 'Get Started',
    login: 'Login',
    tryIt: 'Or see your map first, without an account',
    note: 'Free to start. No card needed. Seven short questions, then your resume.',
  },
  platforms: { label: 'Course platforms', text: 'Paths are built from courses on platforms like' },
  map: {
    label:
      'An example map: Python and SQL are done, Git is next, then testing and REST APIs, up to the goal, Software Developer. A card shows the next step, a course with its length and its points.',
    youAreHere: 'You are here',
    testing: 'Testing',
    restApis: 'REST APIs',
    goal: 'Software Developer',
    caption: 'An example. Yours starts from your own resume.',
    nextStep: 'Next step',
    days: (count: number) => `${number(count)} days`,
    course: 'Learn Git Branching',
    hours: (count: number) => `${number(count)} hours`,
    step: (step: number, all: number) => `Step ${number(step)} of ${number(all)}`,
    progress: 'Example progress',
    percent: (part: number) => percent(part),
    roleMatch: 'Role match',
  },
  features: {
    label: 'Features',
    heading: 'Learning is easier when you can see it moving',
    lead: 'Four small habits that turn studying into progress you can point at.',
    'personalized-learning': {
      title: 'Personalized Learning',
      text: 'A path ordered by what the role asks for, minus what your resume already shows.',
    },
    achievements: {
      title: 'Achievements',
      text: 'Points and badges for finished work, from the first resume to the first tech job.',
    },
    leaderboard: {
      title: 'Leaderboard',
      text: 'The top 30, of all time and of this week. You choose whether your name is on it.',
    },
    streaks: {
      title: 'Streaks',
      text: 'One small step a day keeps it alive. A freeze covers the day life gets in the way.',
    },
  },
  panels: {
    example: 'An example{toTry}.',
    toTry: ', to try',
    start: 'Start',
    startMore: 'with your own account',
    learning: {
      dream: 'Software Developer',
      interim: 'Junior Back-End Developer',
      note: 'Ordered for the role, without what the resume shows',
      hint: 'Tick a course as finished: both bars move at once.',
      count: (done: number, all: number) => `${number(done)} of ${number(all)}`,
      dreamRole: 'Dream role',
      onTheWay: 'On the way',
      fromResume: 'From your resume',
      held: 'Held',
      paid: (points: number) => `Finished course, +${number(points)} XP`,
      hours: (count: number) => `${number(count)} hours`,
      finished: 'Finished',
      finishedWhat: (course: string) => `: ${course}`,
      match: (role: string) => `Example, role match with ${role}`,
      percent: (part: number) => percent(part),
      percentInWords: (value: number) => `${number(value)} percent`,
      bothStay: 'Both bars stay: another course already taught these skills.',
      change: (points: number, dream: number, interim: number) =>
        `Dream role ${points < 0 ? `−${number(-points)}` : `+${number(points)}`} points, now ${percent(dream / 100)}. On the way: ${percent(interim / 100)}.`,
    },
    achievements: {
      hint: 'Do one of the three and watch the points, the level and the medals.',
      note: (level: number) => `Level ${number(level)} on the way to Software Developer`,
      points: (points: number) => `${number(points)} XP`,
      progress: 'Example, points to the next level',
      pointsOf: (points: number, all: number) => `${points} of ${all} XP`,
      toLevel: (points: number, level: number) => `${number(points)} XP to level ${number(level)}`,
      earned: 'Earned',
      courseCompleted: {
        name: 'Course Finisher',
        button: 'Finish a course',
        count: (done: number, all: number) => `${number(done)} of ${number(all)} course`,
      },
      skillCheckPassed: {
        name: 'Skill Master',
        button: 'Pass a skill check',
        count: (done: number, all: number) => `${number(done)} of ${number(all)} checks`,
      },
      mockInterviewCompleted: {
        name: 'Mock Marathon',
        button: 'Do a mock interview',
        count: (done: number, all: number) => `${number(done)} of ${number(all)} rounds`,
      },
      capped: 'It counts, but earns no more points today: a day has a limit, so that nobody learns for points alone.',
      gained: (points: number) => `+${points} XP.`,
      medal: (name: string) => ` ${name} is yours.`,
      level: (level: number, name: string) => ` Level ${number(level)} reached: ${name}.`,
    },
    leaderboard: {
      title: 'Leaderboard',
      note: 'Your full name, your initials, or not on it at all',
      chip: 'Top 30',
      period: 'Period of the example',
      all: { label: 'All time', text: 'All points ever earned. Whoever started first is ahead.' },
      week: {
        label: 'This week',
        text: 'Points of activities since Monday: every week somebody else can be first. Equal points share a rank.',
      },
      person: 'Person',
      you: 'You',
      rank: 'Rank ',
      points: (points: number) => `${number(points)} XP`,
    },
    streaks: {
      inARow: (days: number) => plural(days, { one: 'day in a row', other: 'days in a row' }),
      note: 'After a full week before. Miss a day, or make it.',
      freezes: (count: number) => `${number(count)} ${plural(count, { one: 'freeze', other: 'freezes' })}`,
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      today: ', today',
      frozen: ', covered by a freeze',
      keyDone: 'a finished action',
      keyFrozen: 'covered by a freeze',
      over: 'Too many days missed: the run is over. What you learned stays, and today is a good day to begin again.',
      anew: 'More days missed than freezes held: the run began anew after them. Points and badges stay.',
      covered: (days: number) =>
        `A freeze covered ${plural(days, { one: 'one missed day', other: `${number(days)} missed days` })}. The run goes on, but a covered day adds nothing to it.`,
      notYet: 'Today is not missed yet: the run stands until midnight where you live.',
      seventh: (most: number) =>
        `Every seventh day earns a freeze, for a day that life gets in the way. At most ${number(most)} are kept.`,
    },
  },
  why: {
    heading: 'Why Choose Waymark',
    lead: 'Everything between “where do I start?” and “I got the job”, on one map.',
    analysis: {
      title: 'AI Skill Analysis',
      text: 'Your resume is read line by line: the skills it shows, the ones your dream role still asks for, and the line each of them came from.',
    },
    paths: {
      title: 'Gamified Learning Paths',
      text: 'Courses in a sensible order, each with the gap it closes. Points, levels and streaks for the work, never for opening the page.',
    },
    arena: {
      title: 'Interactive Challenge Arena',
      text: 'A short challenge every day and skill checks that turn “I know this” into proof.',
    },
    marketplace: {
      title: 'Interim Role Marketplace',
      text: 'Paid roles on the way to the one you want, from the people who hire for them.',
    },
    comingSoon: 'Coming Soon',
  },
  how: {
    label: 'How it works',
    heading: 'How It Works',
    lead: 'Three steps, one map. Start with the first.',
    beingBuilt: 'This part is still being built.',
    'resume-upload': {
      title: 'Resume Upload',
      action: 'Upload your resume',
      steps: [
        'Answer seven short questions about where you want to go.',
        'Upload your resume as PDF or DOCX, or pick your skills by hand.',
        'See your skills, your gaps and the courses that close them.',
      ],
    },
    'ai-analysis': {
      title: 'AI Analysis',
      action: 'Analyze your resume',
      steps: [
        'Choose a PDF: the analysis starts at once.',
        'Read what is strong, what is missing and what to change.',
        'Ask the AI Career Advisor about it.',
      ],
    },
    'mock-interview': {
      title: 'Mock Interview',
      action: 'Practise an interview',
      steps: [
        'Answer five questions, the first one made for your dream role.',
        'Get feedback on each: strengths, what to improve, a sample response.',
        'Read the summary and try again.',
      ],
    },
    clip: { play: 'Play', pause: 'Pause', watch: 'Watch the clip' },
  },
  faq: {
    heading: 'Frequently asked questions',
    questions: [
      {
        title: 'Do I need a resume to start?',
        body: 'No. After the seven questions, choose “I have no resume yet” and pick your skills by hand. You can upload a resume whenever you have one.',
      },
      {
        title: 'Which parts use AI?',
        body: 'Reading your resume, matching your skills and choosing your courses need no AI provider. AI resume analysis, the AI chat and AI interview feedback do; they work when whoever runs this server has set one up.',
      },
      {
        title: 'Who can see my resume?',
        body: 'You. It is never shown to other people using Waymark. Deleting your account deletes it together with everything else we hold about you.',
      },
    ],
  },
  final: {
    heading: 'The first step takes a few minutes',
    text: 'Pick the role you want. Leave with the skills to learn, in order, and one thing to do today.',
  },
} as const
