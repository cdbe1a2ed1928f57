import { formatsOf } from '../format.ts'

const { number, percent } = formatsOf('en')

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
    achievements: { title: 'Achievements', text: 'Points and badges for finished work, from the first resume to the first tech job.' },
    leaderboard: { title: 'Leaderboard', text: 'The top 30, of all time and of this week. You choose whether your name is on it.' },
    streaks: { title: 'Streaks', text: 'One small step a day keeps it alive. A freeze covers the day life gets in the way.' },
  },
  panels: {
    example: 'An example.',
    exampleToCome: 'An example, coming soon.',
    start: 'Start',
    startMore: 'with your own account',
    learning: {
      title: 'Software Developer',
      note: '8 steps, ordered for the role',
      chip: '2 of 8',
      fromResume: 'From your resume',
      held: 'Held',
      finished: 'Finished course',
      next: 'Next',
      hours: (count: number) => `${number(count)} hours`,
    },
    achievements: {
      title: 'Achievements',
      note: '3 earned, 3 on the way',
      chip: 'Level 3',
      badges: {
        resume: { name: 'Resume Ready', note: 'Resume read' },
        course: { name: 'Course Finisher', note: 'First course' },
        week: { name: 'Week Warrior', note: '7-day streak' },
        skill: { name: 'Skill Master', note: '3 of 5 checks' },
        mock: { name: 'Mock Marathon', note: '3 of 10 rounds' },
        month: { name: 'Month Master', note: '12 of 30 days' },
      },
    },
    leaderboard: {
      title: 'Leaderboard',
      note: 'All time',
      chip: 'Top 30',
      person: (rank: number) => `Person ${rank}`,
      you: 'You',
      points: (points: number) => `${number(points)} xp`,
    },
    streaks: {
      days: 'days in a row',
      note: 'Each day with one finished action counts.',
      freeze: '1 freeze',
      week: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
      done: (day: string) => `${day}, done`,
      ahead: (day: string) => `${day}, ahead`,
      weeks: 'An example of 18 weeks, busier towards the end',
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
    lead: 'Three rooms, one map. Start with the first.',
    beingBuilt: 'This room is still being built.',
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
    scenes: {
      file: 'resume.pdf',
      analyzing: 'Analyzing your resume...',
      example: 'Example',
      found: 'Skills found',
      toLearn: 'Still to learn',
      skillsToLearn: ['Unit testing', 'Docker', 'Code review'],
      results: 'Analysis Results',
      question: 'What should I change first?',
      questionOf: 'Question 2 of 5',
      interviewQuestion: 'Tell me about a time you worked in a team.',
      submit: 'Submit',
    },
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
