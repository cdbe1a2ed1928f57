export const about = {
  meta: {
    title: 'About · Waymark',
    description:
      'Why Waymark exists: career advancement for everyone, with AI-powered tools and personalised guidance.',
  },
  heading: 'Bridging the Gap',
  lead: 'Transforming the career journey: from where you are to the job in tech you want, one clear step at a time.',
  mission: {
    heading: 'Our Mission',
    paragraphs: [
      'To democratise career advancement with AI-powered tools and personalised guidance. Good advice should not depend on whom you know or what you can pay.',
      'So we read what your resume really shows, compare it with what a role really asks for, and turn the difference into a path: courses, interim roles and practice, in an order that makes sense.',
    ],
  },
  values: {
    heading: 'Our Values',
    learning: {
      title: 'Career-Focused Learning',
      text: 'Every course we suggest closes a gap between your resume and a role. If it closes none, it is not on your path.',
    },
    community: {
      title: 'Community-Driven',
      text: 'People on the same road keep each other going. What you tell us shapes what is built next.',
    },
    trust: {
      title: 'Trust & Security',
      text: 'Your resume is yours. We say what we keep, for how long and why, and you can take it or delete it at any time.',
    },
  },
  team: 'Our Team',
  /** Until a server names its own people. */
  neutralTeam: [
    { name: 'The founder', role: 'CEO & Founder', bio: 'Sets where the product goes and answers for it.' },
    { name: 'The head of AI', role: 'Head of AI', bio: 'Looks after the models and what they may be used for.' },
  ],
  getInTouch: 'Get in Touch',
  chatHours: 'Live chat available 9am-5pm TRT',
  chatNote:
    'Turkey time, UTC+3. Until a chat opens here, write by mail or with the contact form: both are answered in these hours.',
  chatByForm:
    'Turkey time, UTC+3. Until a chat opens here, write with the contact form: it is answered in these hours.',
  writeToUs: 'Write to us',
} as const
