/** Three questions people ask first. The page shows them and search engines are told them, from here. */
export const questions = [
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
]
